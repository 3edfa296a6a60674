import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, create, number, object, record, string, tuple } from 'superstruct'
import { NAMED_CITIES } from '#server/adapters/places/namedCities.ts'
import { ROOT } from '../lib/run.mjs'
import { cityPositions, labelsIn } from './labels.ts'
import { clip, HALF_WORLD, pack, packLine, project, type Box, type Polygon } from './shapes.ts'
import { readSources } from './sources.ts'

/**
 * Writes the data of the offline map. `npm run basemap`: labels only. `npm run basemap -- <folder>`: shapes too, cut from the
 * two packages installed in that folder.
 */
const SOURCE = join(ROOT, 'src/services/map/data')
/** Cached forever, so the folder name contains a hash of the content. */
const SERVED = join(ROOT, 'public/assets')
const FOLDER = /^map-/

/** Simplification grids of the world and of its regions, in Mercator meters. */
const WORLD_STEP = 4000
const REGION_STEP = 2000
/** Around a city, in meters on the ground. */
const CITY_STEP = 10
const CITY_REACH = 40_000
/** Square meters on the ground. The source has only fragments of smaller inland waters. */
const MIN_LAKE = 4_000_000
/** Regions per row, from date line to date line. */
const REGIONS_WIDE = 16
/** Antarctica lies south of this row. */
const FIRST_ROW = 4
const SOUTHMOST_SHARE = 0.5
/** Min size of an island, in grid squares. */
const MIN_SQUARES = 10

const Course = array(tuple([number(), number()]))
/** Hand-drawn shapes that the sources lack, as latitude and longitude. */
const Drawn = record(
  string(),
  object({ rivers: array(object({ width_m: number(), course: Course })), parks: array(Course) }),
)
const drawn = create(JSON.parse(readFileSync(join(import.meta.dirname, 'drawn.json'), 'utf8')), Drawn)

const shapes = new Map<string, string>()
const keepShape = (name: string, value: unknown): void => void shapes.set(name, `${JSON.stringify(value)}\n`)

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const packed = (polygons: readonly Polygon[], step: number, leastHole = step * step * MIN_SQUARES) => ({
  step,
  land: pack(polygons, { step, least: step * step * MIN_SQUARES, leastHole }),
})

/** Wraps shapes that cross the date line, and cuts off Antarctica, which spans all longitudes. */
const withinWorld = (world: readonly Polygon[]): Polygon[] => {
  const box: Box = [-HALF_WORLD, -HALF_WORLD * SOUTHMOST_SHARE, HALF_WORLD, HALF_WORLD]
  return [-2 * HALF_WORLD, 0, 2 * HALF_WORLD].flatMap((turn) =>
    clip(
      world.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x + turn, y] as const))),
      box,
    ),
  )
}

/** Writes each region with land; returns their grid cells as `column-row`, counted from the southwest. */
const cutRegions = (land: readonly Polygon[]): string[] => {
  const side = (2 * HALF_WORLD) / REGIONS_WIDE
  const cells: string[] = []
  for (let column = 0; column < REGIONS_WIDE; column += 1) {
    const west = -HALF_WORLD + column * side
    const strip = clip(land, [west, -HALF_WORLD, west + side, HALF_WORLD])
    for (let row = FIRST_ROW; row < REGIONS_WIDE; row += 1) {
      const south = -HALF_WORLD + row * side
      const region = packed(clip(strip, [west, south, west + side, south + side]), REGION_STEP)
      if (region.land.length === 0) continue
      cells.push(`${column}-${row}`)
      keepShape(`${column}-${row}.json`, region)
    }
  }
  return cells
}

const spots = (course: readonly (readonly [number, number])[]) => course.map(([lat, lng]) => project(lng, lat))

const cutCities = (land: readonly Polygon[]): Record<string, Box> => {
  const positions = cityPositions()
  const boxes: Record<string, Box> = {}
  for (const { geonames, name } of NAMED_CITIES) {
    const city = positions.get(geonames)
    if (city === undefined) continue
    const stretch = 1 / Math.cos((city.lat * Math.PI) / 180)
    const [x, y] = project(city.lng, city.lat)
    const reach = CITY_REACH * stretch
    const box: Box = [Math.round(x - reach), Math.round(y - reach), Math.round(x + reach), Math.round(y + reach)]
    const step = Math.round(CITY_STEP * stretch)
    const { rivers = [], parks = [] } = drawn[name.en] ?? {}
    boxes[geonames] = box
    keepShape(`${geonames}.json`, {
      ...packed(clip(land, box), step, MIN_LAKE * stretch * stretch),
      rivers: rivers.map(({ width_m, course }) => ({
        width: Math.round(width_m * stretch),
        course: packLine(spots(course), step),
      })),
      parks: parks.map((corners) => [packLine(spots(corners), step)]),
    })
  }
  return boxes
}

for (const [locale, labels] of Object.entries(labelsIn()))
  write(join(SOURCE, `labels.${locale}.json`), `${JSON.stringify(labels)}\n`)

const [folder] = process.argv.slice(2)
if (folder !== undefined) {
  const { world, land } = readSources(folder)
  keepShape('world.json', {
    ...packed(withinWorld(world), WORLD_STEP),
    regions: { across: REGIONS_WIDE, cells: cutRegions(land) },
    cities: cutCities(land),
  })
  for (const old of readdirSync(SERVED).filter((name) => FOLDER.test(name)))
    rmSync(join(SERVED, old), { recursive: true })
  const digest = createHash('sha256')
  for (const text of shapes.values()) digest.update(text)
  const version = `map-${digest.digest('hex').slice(0, 8)}`
  for (const [name, text] of shapes) write(join(SERVED, version, name), text)
  write(join(SERVED, version, 'LICENCE.txt'), readFileSync(join(import.meta.dirname, 'LICENCE.txt'), 'utf8'))
  write(join(SOURCE, 'version.json'), `${JSON.stringify(version)}\n`)
}
