const KM_PER_DEGREE = 111.2

interface Spot {
  lat: number
  lng: number
}

/** Accurate to about a percent over a hundred kilometers. */
export const kilometres = (from: Spot, to: Spot): number => {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(to.lat - from.lat, east)
}

const EARTH_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Accurate over any distance. */
export const greatCircleKm = (from: Spot, to: Spot): number => {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const chord = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}
