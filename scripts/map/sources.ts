import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { array, create, number, tuple, type, unknown } from 'superstruct'
import { project, type Polygon } from './shapes.ts'

/** Longitude, latitude; GeoJSON allows an altitude after them. */
const Position = array(number())
const Geometry = type({
  type: unknown(),
  coordinates: unknown(),
  geometries: unknown(),
  features: unknown(),
  geometry: unknown(),
})

/** The polygons of any GeoJSON, projected. */
const polygonsOf = (root: unknown): Polygon[] => {
  const polygons: Polygon[] = []
  const take = (rings: unknown): void => {
    polygons.push(
      create(rings, array(array(Position))).map((ring) => ring.map(([lng = 0, lat = 0]) => project(lng, lat))),
    )
  }
  const visit = (node: unknown): void => {
    const { type: kind, coordinates, geometries, features, geometry } = create({ ...EMPTY, ...Object(node) }, Geometry)
    if (kind === 'Polygon') take(coordinates)
    else if (kind === 'MultiPolygon') create(coordinates, array(unknown())).forEach(take)
    else if (kind === 'Feature') visit(geometry)
    else if (kind === 'GeometryCollection') create(geometries, array(unknown())).forEach(visit)
    else if (kind === 'FeatureCollection') create(features, array(unknown())).forEach(visit)
  }
  visit(root)
  return polygons
}
const EMPTY = { type: null, coordinates: null, geometries: null, features: null, geometry: null }

const Arcs = type({
  transform: type({ scale: tuple([number(), number()]), translate: tuple([number(), number()]) }),
  arcs: array(array(Position)),
  objects: type({ land: type({ geometries: array(type({ arcs: array(array(array(number()))) })) }) }),
})

/** Longitudes jump at the date line: continue them beyond ±180 instead. */
const unbroken = (ring: readonly number[][]): number[][] => {
  let turns = 0
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lng = 0, lat = 0]) => {
    turns -= Math.round((lng - before) / 360)
    before = lng
    return [lng + 360 * turns, lat]
  })
}

/** Land of a TopoJSON file as GeoJSON. Arcs are delta-encoded and shared by neighbors; a negative index means reversed. */
const landOfArcs = (file: unknown) => {
  const { transform, arcs, objects } = create(file, Arcs)
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const lineOf = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []))
  const coordinates = objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map((rings) => rings.map((ring) => unbroken(ring.flatMap(lineOf)))),
  )
  return { type: 'MultiPolygon', coordinates }
}

/**
 * Sources of the shapes: Natural Earth for the whole world, OpenStreetMap coasts and lakes for closer views.
 * @param folder where both packages are installed, as the README describes
 */
export const readSources = (folder: string): { world: Polygon[]; land: Polygon[] } => {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const read = (name: string): unknown => JSON.parse(readFileSync(resolve(name), 'utf8'))
  return {
    world: polygonsOf(landOfArcs(read('world-atlas/land-50m.json'))),
    land: polygonsOf(read('@geo-maps/earth-lands-50m/map.geo.json')),
  }
}
