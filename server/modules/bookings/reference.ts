import { randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '#contract/booking/bookings.ts'

/** Decisions §5. 30^8 references: on a collision the unique column fails and another one is drawn. */
export const generateReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')
