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
