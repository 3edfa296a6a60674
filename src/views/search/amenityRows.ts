import { AMENITIES, type Amenity } from '#contract/hotel/amenities.ts'

/** Amenities shown before "more". */
const AT_FIRST = 6

/** Most requested first. */
const ROWS: readonly Amenity[] = ['breakfast', ...AMENITIES.filter((one) => one !== 'breakfast')]

/**
 * Amenities to show, in order. Choosing never moves a row: those chosen when the list was last folded come first, later ones
 * stay where they are.
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
