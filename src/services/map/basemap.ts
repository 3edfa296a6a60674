import { loadCity, loadRegion, loadWorldMap, unpack, type CityCell, type WorldCell } from './basemapCells.ts'
import type { MapColors } from './canvas.types.ts'

/** Half the world's width, in meters of Web Mercator. */
export const HALF_WORLD = 20_037_508.342789244

/** Zooms from which the more detailed pieces are drawn over the coarser ones. */
const REGION_ZOOM = 5
const CITY_ZOOM = 8
const MIN_RIVER_PX = 1.5

/** West, south, east, north, in projected meters. */
export type Extent = readonly [number, number, number, number]
export const overlaps = (one: Extent, other: Extent): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]

interface Shape {
  /** Its south-west corner is the origin of its paths: canvas coordinates lack the digits for a street far from the origin. */
  extent: Extent
  fromZoom: number
  hasOwnWater: boolean
  land: Path2D
  parks: Path2D | null
  rivers: readonly { width: number; course: Path2D }[]
}

/** Longer sides stay straight: they are the edges where a piece meets the next. */
const LONGEST_CURVED_SHARE = 1 / 20

/** Coasts have few corners, so draw curves between the midpoints of their sides. */
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

/** Extent of a grid cell, named `column-row` from the south-west. */
const cellExtent = (cell: string, across: number): Extent => {
  const [column = 0, row = 0] = cell.split('-').map(Number)
  const side = (2 * HALF_WORLD) / across
  const [west, south] = [column * side - HALF_WORLD, row * side - HALF_WORLD]
  return [west, south, west + side, south + side]
}

const WHOLE: Extent = [-HALF_WORLD, -HALF_WORLD, HALF_WORLD, HALF_WORLD]

/**
 * The offline map: loads the whole world at once, detailed pieces when they come into view.
 * @param callbacks `changed`: there is more to draw; `failed`: the world did not load.
 */
export const createBasemap = (callbacks: { changed: () => void; failed: () => void }) => {
  const closing = new AbortController()
  const requestedPieces = new Set<string>()
  const shapes: Shape[] = []
  let world: WorldCell | undefined

  const add = (shape: Shape): void => {
    shapes.push(shape)
    shapes.sort((one, other) => one.fromZoom - other.fromZoom)
    callbacks.changed()
  }
  /** Loads a piece once; after a failure, again the next time it is in view. */
  const ask = async (name: string, load: () => Promise<void>): Promise<void> => {
    if (requestedPieces.has(name)) return
    requestedPieces.add(name)
    await load().catch(() => {
      requestedPieces.delete(name)
      if (name === 'world' && !closing.signal.aborted) callbacks.failed()
    })
  }
  const askWorld = () =>
    ask('world', async () => {
      world = await loadWorldMap(closing.signal)
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
    /** Loads the missing pieces of the view. */
    lookAt: async (seen: Extent, zoom: number): Promise<void> => {
      await askWorld()
      if (world === undefined) return
      const { regions, cities } = world
      const requests: Promise<void>[] = []
      if (zoom >= REGION_ZOOM)
        for (const cell of regions.cells) {
          const extent = cellExtent(cell, regions.across)
          if (overlaps(extent, seen)) requests.push(askRegion(cell, extent))
        }
      if (zoom >= CITY_ZOOM)
        for (const [id, extent] of Object.entries(cities))
          if (overlaps(extent, seen)) requests.push(askCity(id, extent))
      await Promise.all(requests)
    },
    /** @param scale canvas pixels per meter; `at`: canvas position of a projected point */
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
        // Stroke the land too: adjoining pieces would show a hairline of water.
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
