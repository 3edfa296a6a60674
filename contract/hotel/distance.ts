import type { Point } from './destination.ts'

/** Mean radius. */
export const EARTH_KM = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Accurate over any distance. */
export const greatCircleKm = (from: Point, to: Point): number => {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const chord = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** To ten meters, as on the wire: a distance must read the same wherever it is shown. */
export const roundKm = (km: number): number => Math.round(km * 100) / 100
