import { REFERENCE_LENGTH } from '#contract/booking/bookings.ts'
import { randomCode } from '#server/randomCode.ts'

/** Decisions §5. 31^8 references: on a collision the unique column fails and another one is drawn. */
export const generateReference = (): string => randomCode(REFERENCE_LENGTH)
