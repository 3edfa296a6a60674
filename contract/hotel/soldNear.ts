import { array, integer, number, string, type, type Infer } from 'superstruct'
import { Point } from './destination.ts'

export const MAX_SOLD_NEAR = 3

/** Suggestions for a search without results. */
export const SoldNearResponse = type({
  /** Number of hotels in the area, or where it has none within 150 km, on any dates. */
  hotels: integer(),
  /** Nearest cities with hotels, all on the continent of the first and within 1,000 km; `distance` in kilometers. */
  places: array(type({ name: string(), around: string(), location: Point, hotels: integer(), distance: number() })),
})
export type SoldNearResponse = Infer<typeof SoldNearResponse>
