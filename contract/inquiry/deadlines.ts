import { datePart, dayHour, STANDARD_CHECK_OUT_HOUR, type DayHour, type Stay } from '#contract/hotel/stay.ts'
import type { BidSide } from './inquiries.ts'

/** Decisions §6. */
export const ANSWER_HOURS = 48
/** The final answer comes this long before the first of the hours asked for. */
export const FINAL_HOURS = 6
/** The card is charged this long before free cancellation of the guest's booking ends. */
export const CHARGE_BEFORE_CANCELLATION_HOURS = 24
/** Free cancellation ends this long before check-in if the guest does not know when. */
export const DEFAULT_CANCELLATION_HOURS = 48
/** A request is sent only if its hotel has at least this long to answer. */
export const LEAST_ANSWER_HOURS = 2
/** The hotel is reminded this long after it was asked. */
export const REMINDER_HOURS = [24, 40] as const
/** The hotel's answer can be undone for this long; then it is sent to the guest. */
export const UNDO_SECONDS = 60

/**
 * The first of the hours that are asked for, on the hotel's clock. Early hours begin at the check-in asked for; late hours of a bid
 * begin at the standard check-out, whatever becomes of the check-in. An inquiry has one answer for both ends, before its check-in.
 */
export const firstHourAsked = (side: BidSide | null, { checkIn, checkOut }: Stay): DayHour =>
  side === 'check_out' ? dayHour(datePart(checkOut), STANDARD_CHECK_OUT_HOUR) : checkIn

export interface RequestedTimes {
  /** `firstHourAsked` of the open or agreed offer. */
  firstHour: DayHour
  /** Until when the guest's booking elsewhere can be cancelled without charge, on the hotel's clock; null: unknown. */
  freeCancellationUntil: DayHour | null
  timeZone: string
}

export interface NegotiationTimes {
  /** When the hours asked for begin. */
  hoursBeginAt: Temporal.Instant
  finalAt: Temporal.Instant
  cancelAt: Temporal.Instant
  /** An inquiry is charged then, or at the yes if that is past; a bid always at the yes. */
  chargeAt: Temporal.Instant
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) < 0 ? a : b

/** An hour that occurs twice means the earlier for what we promise to be done by then. */
const momentOf = (at: DayHour, timeZone: string, disambiguation: 'compatible' | 'earlier'): Temporal.Instant =>
  Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone, { disambiguation }).toInstant()

/** Decisions §6: when the card is charged and when the answer is final. Hours before a moment are elapsed hours. */
export const negotiationTimes = ({ firstHour, freeCancellationUntil, timeZone }: RequestedTimes): NegotiationTimes => {
  const hoursBeginAt = momentOf(firstHour, timeZone, 'compatible')
  const finalAt = hoursBeginAt.subtract({ hours: FINAL_HOURS })
  const cancelAt =
    freeCancellationUntil === null
      ? hoursBeginAt.subtract({ hours: DEFAULT_CANCELLATION_HOURS })
      : momentOf(freeCancellationUntil, timeZone, 'earlier')
  const chargeAt = earlier(cancelAt.subtract({ hours: CHARGE_BEFORE_CANCELLATION_HOURS }), finalAt)
  return { hoursBeginAt, finalAt, cancelAt, chargeAt }
}

/** When an answer that is asked for at `askedAt` is due. */
export const answerDue = (
  askedAt: Temporal.Instant,
  { finalAt }: Pick<NegotiationTimes, 'finalAt'>,
): Temporal.Instant => earlier(askedAt.add({ hours: ANSWER_HOURS }), finalAt)

/** When a counter-offer made at `at` ends: before the charge, or, where that has passed, before the final answer. */
export const counterOfferDue = (
  at: Temporal.Instant,
  { chargeAt, finalAt }: Pick<NegotiationTimes, 'chargeAt' | 'finalAt'>,
): Temporal.Instant =>
  earlier(at.add({ hours: ANSWER_HOURS }), Temporal.Instant.compare(chargeAt, at) > 0 ? chargeAt : finalAt)

/** Whether a hotel asked now has time enough to answer. */
export const isTimeToAsk = (now: Temporal.Instant, { finalAt }: Pick<NegotiationTimes, 'finalAt'>): boolean =>
  Temporal.Instant.compare(now.add({ hours: LEAST_ANSWER_HOURS }), finalAt) <= 0
