import { AMENITIES, type Amenity } from '#contract/hotel/amenities.ts'

/** So many amenities before the guest asks for more. */
const AT_FIRST = 6

/** What guests ask for most stands first. */
const ROWS: readonly Amenity[] = ['breakfast', ...AMENITIES.filter((one) => one !== 'breakfast')]

/**
 * The amenities in sight, in their order. Nothing moves under a press: what was chosen when the list was last folded stands
 * first, and what is chosen since stays where it is.
 */
export const amenityRows = (
  chosenBefore: readonly Amenity[],
  chosen: readonly Amenity[],
  isWhole: boolean,
): Amenity[] => {
  const rest = ROWS.filter((one) => !chosenBefore.includes(one))
  const inSight = Math.max(AT_FIRST, chosenBefore.length)
  return [...chosenBefore, ...rest].filter((one, place) => isWhole || place < inSight || chosen.includes(one))
}
