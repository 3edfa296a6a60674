import type { Inquiry } from './inquiries.ts'

/**
 * When a card would be charged for hours that are not agreed yet, decisions §6: at the yes, on the day `deadlines.charge`, or on that
 * day unless the yes comes after it.
 */
export type ChargeTime = 'atYes' | 'onDay' | 'onDayOrAtYes'

export const chargeTime = (
  { kind, deadlines }: Pick<Inquiry, 'kind' | 'deadlines'>,
  now: Temporal.Instant,
): ChargeTime => {
  const charge = Temporal.Instant.from(deadlines.charge)
  if (kind === 'bid' || Temporal.Instant.compare(charge, now) <= 0) return 'atYes'
  const isAnsweredBefore =
    deadlines.answer === null || Temporal.Instant.compare(Temporal.Instant.from(deadlines.answer), charge) <= 0
  return isAnsweredBefore ? 'onDay' : 'onDayOrAtYes'
}
