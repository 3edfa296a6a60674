import { randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET } from '#contract/booking/bookings.ts'

/** An unguessable code of letters and digits that people read aloud. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')
