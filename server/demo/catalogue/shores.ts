import { array, create, number, object, optional, record, string, tuple, type Infer } from 'superstruct'
import rows from './data/shores.json' with { type: 'json' }

/** Rough outlines that keep the invented hotels out of water and large parks: latitude and longitude of each corner. */
const Outline = array(tuple([number(), number()]))
type Outline = Infer<typeof Outline>
const Area = object({ name: optional(string()), corners: Outline })

const Shores = object({
  /** If given, hotels must be inside one of these. */
  land: optional(array(Area)),
  keep_out: optional(array(Area)),
  /** Center lines of rivers, with half their width. */
  rivers: optional(array(object({ course: Outline, half_width_km: number() }))),
})

const SHORES = create(rows, record(string(), Shores))

const KM_PER_DEGREE = 111.2

/** A point is inside if a ray to the east crosses the outline an odd number of times. */
const inside = (outline: Outline, lat: number, lng: number): boolean => {
  let odd = false
  let [fromLat, fromLng] = outline.at(-1) ?? [0, 0]
  for (const [toLat, toLng] of outline) {
    if (toLat > lat !== fromLat > lat && lng < fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat))
      odd = !odd
    fromLat = toLat
    fromLng = toLng
  }
  return odd
}

const distanceToCourse = (course: Outline, lat: number, lng: number): number => {
  const wide = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  let least = Number.POSITIVE_INFINITY
  let [fromLat, fromLng] = course[0] ?? [0, 0]
  for (const [toLat, toLng] of course) {
    const ax = (fromLng - lng) * wide
    const ay = (fromLat - lat) * KM_PER_DEGREE
    const dx = (toLng - fromLng) * wide
    const dy = (toLat - fromLat) * KM_PER_DEGREE
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length))
    least = Math.min(least, Math.hypot(ax + along * dx, ay + along * dy))
    fromLat = toLat
    fromLng = toLng
  }
  return least
}

/** True if a hotel of this city may be here. */
export const isOnLand = (cityId: string, lat: number, lng: number): boolean => {
  const shores = SHORES[cityId]
  if (!shores) return true
  if (shores.land && !shores.land.some(({ corners }) => inside(corners, lat, lng))) return false
  if (shores.keep_out?.some(({ corners }) => inside(corners, lat, lng))) return false
  return !shores.rivers?.some((river) => distanceToCourse(river.course, lat, lng) < river.half_width_km)
}
