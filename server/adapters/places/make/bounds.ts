import type { City } from '#server/adapters/places/cities.geonames.ts'
import { kilometres } from '#server/adapters/places/distance.ts'

/** North, south, east and west in degrees; west is greater than east if the box crosses the 180th meridian. */
export type Box = readonly [north: number, south: number, east: number, west: number]

/** A place farther than this from all others belongs to another part of the country: Hawaii, the Canary Islands. */
const PART_KM = 500
/** A part with a smaller share of the population is left out of the box: a search would mostly cover ocean. */
const MIN_SHARE = 0.06
const MARGIN_DEGREES = 0.1

/** Bounding box of the places where the people of a country or state live. */
export const boundsAround = (cities: readonly City[]): Box => {
  const people = cities.reduce((sum, { population }) => sum + population, 0)
  const parts = partsOf(cities)
  const largeParts = parts.filter(
    (part) => part.reduce((sum, { population }) => sum + population, 0) >= MIN_SHARE * people,
  )
  const places = largeParts.flat()
  const lats = places.map(({ lat }) => lat)
  const [west, east] = shortestArc(places.map(({ lng }) => lng))
  return [
    round(Math.min(90, Math.max(...lats) + MARGIN_DEGREES)),
    round(Math.max(-90, Math.min(...lats) - MARGIN_DEGREES)),
    round(wrap(east + MARGIN_DEGREES)),
    round(wrap(west - MARGIN_DEGREES)),
  ]
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100

const wrap = (lng: number): number => {
  if (lng > 180) return lng - 360
  return lng < -180 ? lng + 360 : lng
}

/** Groups in which each place has another one within `PART_KM`. */
const partsOf = (cities: readonly City[]): City[][] => {
  const left = new Set(cities)
  const parts: City[][] = []
  for (const first of cities) {
    if (!left.delete(first)) continue
    const part = [first]
    for (const place of part)
      for (const other of left)
        if (Math.abs(other.lat - place.lat) < PART_KM / 111 && kilometres(place, other) < PART_KM) {
          left.delete(other)
          part.push(other)
        }
    parts.push(part)
  }
  return parts
}

/** West and east of the shortest arc around all longitudes, which leaves out the widest gap. */
const shortestArc = (lngs: readonly number[]): [west: number, east: number] => {
  const sorted = [...new Set(lngs)].sort((left, right) => left - right)
  const first = sorted[0] ?? 0
  const last = sorted.at(-1) ?? 0
  let arc: [number, number] = [first, last]
  let widest = first + 360 - last
  for (const [index, lng] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next === undefined || next - lng <= widest) continue
    widest = next - lng
    arc = [next, lng]
  }
  return arc
}
