import { loadCity, loadRegion, loadAdapters, unpack, type CityCell, type WorldCell } from './basemapCells.ts'
import type { MapColors } from './canvas.types.ts'

/** Half of the way around the world, in metres of the web's Mercator projection. */
export const HALF_WORLD = 20_037_508.342789244

/** From these zooms on the nearer pieces are drawn over the farther ones. */
const REGION_ZOOM = 5
const CITY_ZOOM = 8
const MIN_RIVER_PX = 1.5

/** West, south, east, north, in metres. */
export type Extent = readonly [number, number, number, number]
export const overlaps = (one: Extent, other: Extent): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]

interface Shape {
  /** Its paths begin here: near the end of the world, a screen has too few digits for a street. */
  extent: Extent
  fromZoom: number
  hasOwnWater: boolean
  land: Path2D
  parks: Path2D | null
  rivers: readonly { width: number; course: Path2D }[]
}

/** Longer sides are kept straight: they are the edges of a piece, where it meets the next. */
const LONGEST_CURVED_SHARE = 1 / 20

/** Few corners stand for a coast: between the middles of its sides it is drawn as a curve. */
const pathOf = (lines: readonly (readonly number[])[], [west, south, east]: Extent, isClosed: boolean): Path2D => {
  const path = new Path2D()
  const longest = (east - west) * LONGEST_CURVED_SHARE
  for (const line of lines) {
    const corners: (readonly [number, number])[] = []
    for (let at = 0; at + 1 < line.length; at += 2) corners.push([(line[at] ?? 0) - west, (line[at + 1] ?? 0) - south])
    corners.forEach(([x, y], place) => {
      const [beforeX, beforeY] = corners.at(place - 1) ?? [x, y]
      const [nextX, nextY] = corners[place + 1] ?? corners[0] ?? [x, y]
      const isEnd = !isClosed && (place === 0 || place === corners.length - 1)
      const isEdge = Math.hypot(x - beforeX, y - beforeY) > longest || Math.hypot(nextX - x, nextY - y) > longest
      if (place === 0) path.moveTo(isEnd || isEdge ? x : (beforeX + x) / 2, isEnd || isEdge ? y : (beforeY + y) / 2)
      if (isEnd || isEdge) path.lineTo(x, y)
      else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
    })
    if (isClosed) path.closePath()
  }
  return path
}

const areas = (polygons: CityCell['land'], step: number, extent: Extent): Path2D =>
  pathOf(
    polygons.flatMap((rings) => rings.map((ring) => unpack(ring, step))),
    extent,
    true,
  )

/** Of a cell of the grid over the world, as `column-row` from the south-west. */
const cellExtent = (cell: string, across: number): Extent => {
  const [column = 0, row = 0] = cell.split('-').map(Number)
  const side = (2 * HALF_WORLD) / across
  const [west, south] = [column * side - HALF_WORLD, row * side - HALF_WORLD]
  return [west, south, west + side, south + side]
}

const WHOLE: Extent = [-HALF_WORLD, -HALF_WORLD, HALF_WORLD, HALF_WORLD]

/**
 * The offline map: the whole world at once, the nearer pieces when they are looked at.
 * @param told when there is more to draw, and when the world did not come
 */
export const createBasemap = (told: { changed: () => void; failed: () => void }) => {
  const closing = new AbortController()
  const asked = new Set<string>()
  const shapes: Shape[] = []
  let world: WorldCell | undefined

  const add = (shape: Shape): void => {
    shapes.push(shape)
    shapes.sort((one, other) => one.fromZoom - other.fromZoom)
    told.changed()
  }
  /** Asked for again when it is looked at again, where it did not come. */
  const ask = async (name: string, load: () => Promise<void>): Promise<void> => {
    if (asked.has(name)) return
    asked.add(name)
    await load().catch(() => {
      asked.delete(name)
      if (name === 'world' && !closing.signal.aborted) told.failed()
    })
  }
  const askWorld = () =>
    ask('world', async () => {
      world = await loadAdapters(closing.signal)
      add({
        extent: WHOLE,
        fromZoom: 0,
        hasOwnWater: false,
        land: areas(world.land, world.step, WHOLE),
        parks: null,
        rivers: [],
      })
    })
  const askRegion = (cell: string, extent: Extent) =>
    ask(cell, async () => {
      const { land, step } = await loadRegion(cell, closing.signal)
      const shape = { extent, fromZoom: REGION_ZOOM, hasOwnWater: true, parks: null, rivers: [] }
      add({ ...shape, land: areas(land, step, extent) })
    })
  const askCity = (id: string, extent: Extent) =>
    ask(id, async () => {
      const { land, step, parks, rivers } = await loadCity(id, closing.signal)
      add({
        extent,
        fromZoom: CITY_ZOOM,
        hasOwnWater: true,
        land: areas(land, step, extent),
        parks: areas(parks, step, extent),
        rivers: rivers.map(({ width, course }) => ({ width, course: pathOf([unpack(course, step)], extent, false) })),
      })
    })

  return {
    /** Asks for what is missing of what is looked at. */
    lookAt: async (seen: Extent, zoom: number): Promise<void> => {
      await askWorld()
      if (world === undefined) return
      const { regions, cities } = world
      const wanted: Promise<void>[] = []
      if (zoom >= REGION_ZOOM)
        for (const cell of regions.cells) {
          const extent = cellExtent(cell, regions.across)
          if (overlaps(extent, seen)) wanted.push(askRegion(cell, extent))
        }
      if (zoom >= CITY_ZOOM)
        for (const [id, extent] of Object.entries(cities)) if (overlaps(extent, seen)) wanted.push(askCity(id, extent))
      await Promise.all(wanted)
    },
    /** @param scale pixels of the canvas for a metre; `at`: where a place of the projection stands on it */
    draw: (
      context: CanvasRenderingContext2D,
      {
        seen,
        zoom,
        scale,
        at,
      }: { seen: Extent; zoom: number; scale: number; at: (x: number, y: number) => [number, number] },
      { land, water, park }: MapColors,
    ): void => {
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = water
      context.fillRect(0, 0, context.canvas.width, context.canvas.height)
      for (const shape of shapes) {
        if (zoom < shape.fromZoom || !overlaps(shape.extent, seen)) continue
        const [west, south, east, north] = shape.extent
        context.setTransform(scale, 0, 0, -scale, ...at(west, south))
        if (shape.hasOwnWater) {
          context.fillStyle = water
          context.fillRect(0, 0, east - west, north - south)
        }
        context.fillStyle = land
        context.fill(shape.land, 'evenodd')
        // Two pieces that meet would leave a hair of the water between them.
        context.strokeStyle = land
        context.lineWidth = 1 / scale
        context.stroke(shape.land)
        if (shape.parks !== null) {
          context.fillStyle = park
          context.fill(shape.parks)
        }
        context.strokeStyle = water
        context.lineJoin = 'round'
        for (const { width, course } of shape.rivers) {
          context.lineWidth = Math.max(MIN_RIVER_PX / scale, width)
          context.stroke(course)
        }
      }
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    close: () => closing.abort(),
  }
}
