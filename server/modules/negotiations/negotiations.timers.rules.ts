import { answerDue, ANSWER_HOURS, counterOfferDue, REMINDER_HOURS, UNDO_SECONDS } from '#contract/inquiry/deadlines.ts'
import type { TimerEvent } from '#machines/negotiation/step.ts'
import type { NegotiationRow } from './negotiations.store.ts'

export type Timer = TimerEvent['type']

/** A declined card can be replaced for at least this long, if check-in allows. */
const PAY_HOURS = 24
/** After this long without an outcome of the charge, staff decides. */
const PATIENCE_HOURS = 26

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) < 0 ? a : b
const later = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) > 0 ? a : b

export type TimedNegotiation = Pick<
  NegotiationRow,
  'state' | 'asked_at' | 'moved_at' | 'created_at' | 'cancel_at' | 'charge_at' | 'final_at'
>

/** Until when the guest can give another card. */
export const payUntil = ({ moved_at, cancel_at, final_at }: TimedNegotiation): Temporal.Instant =>
  earlier(final_at, later(cancel_at, moved_at.add({ hours: PAY_HOURS })))

/** When the open question must be answered; null while nobody is asked. */
export const dueAt = (row: TimedNegotiation): Temporal.Instant | null => {
  switch (row.state) {
    case 'unconfirmed':
      return earlier(row.created_at.add({ hours: ANSWER_HOURS }), row.final_at)
    case 'asked':
    case 'addressless':
    case 'answering':
      return answerDue(row.asked_at ?? row.created_at, { finalAt: row.final_at })
    case 'countered':
      return counterOfferDue(row.moved_at, { chargeAt: row.charge_at, finalAt: row.final_at })
    default:
      return null
  }
}

/** Null: the timer does not apply, e.g. a reminder after the deadline. */
const momentOf = (timer: Timer, row: TimedNegotiation, reminders: number): Temporal.Instant | null => {
  switch (timer) {
    case 'timer.confirm':
    case 'timer.due':
      return dueAt(row)
    case 'timer.remind': {
      const hours = REMINDER_HOURS[reminders]
      const due = dueAt(row)
      if (hours === undefined || due === null) return null
      const at = (row.asked_at ?? row.created_at).add({ hours })
      return Temporal.Instant.compare(at, due) < 0 ? at : null
    }
    case 'timer.leave':
      return row.moved_at.add({ seconds: UNDO_SECONDS })
    case 'timer.charge':
      return row.charge_at
    case 'timer.patience':
      return row.moved_at.add({ hours: PATIENCE_HOURS })
    case 'timer.pay':
      return payUntil(row)
    case 'timer.final':
      return row.final_at
  }
}

export interface DueTimer {
  event: Timer
  at: Temporal.Instant
}

/**
 * The earliest of the timers that a state waits for; of two at one moment the one named first.
 * @param reminders sent for the open question.
 */
export const nextTimer = (timers: readonly Timer[], row: TimedNegotiation, reminders: number): DueTimer | null => {
  const due = timers.flatMap((event) => {
    const at = momentOf(event, row, reminders)
    return at === null ? [] : [{ event, at }]
  })
  return due.reduce<DueTimer | null>(
    (first, one) => (first === null || Temporal.Instant.compare(one.at, first.at) < 0 ? one : first),
    null,
  )
}
