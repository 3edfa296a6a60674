import { array, integer, number, string, type, type Infer } from 'superstruct'
import { Point } from './destination.ts'

export const MAX_SOLD_NEAR = 3

/** What a search without a result leads on to. */
export const SoldNearResponse = type({
  /** How many hotels lie in the area, whatever the days. */
  hotels: integer(),
  /** The nearest cities that have some; `distance` in kilometres. */
  places: array(type({ name: string(), around: string(), location: Point, hotels: integer(), distance: number() })),
})
export type SoldNearResponse = Infer<typeof SoldNearResponse>
