import { dayHour, hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import type { Span } from '#server/modules/inventory/span.ts'
import type { NegotiationRow, OfferRow } from './negotiations.store.ts'

export interface ExtraHours extends Span {
  side: 'check_in' | 'check_out'
}

/** Hours beyond the standard ones that an offer is about: a bid for one end of a booking is about that end alone. */
export const extraHoursOf = (
  { side, stay_from, stay_until }: Pick<NegotiationRow, 'side' | 'stay_from' | 'stay_until'>,
  { check_in, check_out }: Pick<OfferRow, 'check_in' | 'check_out'>,
): ExtraHours[] => [
  ...(side !== 'check_out' && hourPart(check_in) < STANDARD_CHECK_IN_HOUR
    ? [{ side: 'check_in' as const, from: check_in, until: dayHour(stay_from, STANDARD_CHECK_IN_HOUR) }]
    : []),
  ...(side !== 'check_in' && hourPart(check_out) > STANDARD_CHECK_OUT_HOUR
    ? [{ side: 'check_out' as const, from: dayHour(stay_until, STANDARD_CHECK_OUT_HOUR), until: check_out }]
    : []),
]

export const countExtraHours = (...offer: Parameters<typeof extraHoursOf>): number =>
  extraHoursOf(...offer).reduce((hours, { from, until }) => hours + hourPart(until) - hourPart(from), 0)
