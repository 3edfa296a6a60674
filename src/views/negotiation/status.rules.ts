import { chargeTime } from '#contract/inquiry/chargeTime.ts'
import type { Inquiry, TimelineEvent } from '#contract/inquiry/inquiries.ts'

/** What the page says first. `ended`: with the outcome that says why. */
export type StatusFace =
  | 'unconfirmed'
  | 'asked'
  | 'countered'
  | 'accepted'
  | 'charging'
  | 'cardDeclined'
  | 'cardMissing'
  | 'charged'
  | 'done'
  | 'ended'

const isPast = (instant: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0

export const statusFace = (inquiry: Inquiry, now: Temporal.Instant): StatusFace => {
  const { status, deadlines, card } = inquiry
  switch (status) {
    case 'unconfirmed':
    case 'asked':
    case 'countered':
    case 'charged':
    case 'done':
      return status
    case 'accepted':
      if (deadlines.pay !== null || card?.is_declined === true) return card === null ? 'cardMissing' : 'cardDeclined'
      return isPast(deadlines.charge, now) ? 'charging' : 'accepted'
    case 'rejected':
    case 'expired':
    case 'withdrawn':
      return 'ended'
  }
}

/** Not before staff have found an address of a hotel that has none. */
export const wasAsked = ({ timeline }: Pick<Inquiry, 'timeline'>): boolean =>
  timeline.some(({ what }) => what === 'hotel_asked')

/** The deadline that runs now; null where nothing is waited for. */
export const runningDeadline = ({ status, deadlines }: Pick<Inquiry, 'status' | 'deadlines'>): string | null => {
  switch (status) {
    case 'unconfirmed':
    case 'asked':
    case 'countered':
      return deadlines.answer
    case 'accepted':
      return deadlines.pay ?? deadlines.charge
    case 'charged':
      return deadlines.final
    case 'done':
    case 'rejected':
    case 'expired':
    case 'withdrawn':
      return null
  }
}

/** The place of the offer that an event made. */
export const placeMade = (event: TimelineEvent): number | null => {
  if (event === 'sent') return 1
  if (event === 'hotel_countered') return 2
  return event === 'guest_countered' ? 3 : null
}

/** A step that is still ahead. `now`: it is waited for. */
export interface StepAhead {
  what: 'confirm' | 'answer' | 'yourAnswer' | 'card' | 'charge' | 'final'
  /** Null: as soon as both sides agree. */
  at: string | null
  isNow: boolean
  /** What the step depends on. */
  isOnlyIf: 'accepted' | 'agreed' | null
}

/** The steps ahead, in their order. Nothing is ahead of what ended. */
export const stepsAhead = (
  inquiry: Pick<Inquiry, 'status' | 'deadlines' | 'card' | 'kind' | 'by_invoice'>,
  now: Temporal.Instant,
): StepAhead[] => {
  const { status, deadlines } = inquiry
  const final: StepAhead = { what: 'final', at: deadlines.final, isNow: false, isOnlyIf: null }
  const charge = (isOnlyIf: StepAhead['isOnlyIf']): StepAhead[] =>
    inquiry.by_invoice === true
      ? []
      : [
          {
            what: 'charge',
            at: chargeTime(inquiry, now) === 'atYes' ? null : deadlines.charge,
            isNow: false,
            isOnlyIf,
          },
        ]
  const waited = (what: StepAhead['what'], at: string | null): StepAhead[] =>
    at === null ? [] : [{ what, at, isNow: true, isOnlyIf: null }]
  switch (status) {
    case 'unconfirmed':
      return [...waited('confirm', deadlines.answer), ...charge('accepted'), final]
    case 'asked':
      return [...waited('answer', deadlines.answer), ...charge('accepted'), final]
    case 'countered':
      return [...waited('yourAnswer', deadlines.answer), ...charge('agreed'), final]
    case 'accepted':
      return deadlines.pay === null
        ? [{ what: 'charge', at: deadlines.charge, isNow: true, isOnlyIf: null }, final]
        : [...waited('card', deadlines.pay), final]
    case 'charged':
      return [{ ...final, isNow: true }]
    case 'done':
    case 'rejected':
    case 'expired':
    case 'withdrawn':
      return []
  }
}

const AFTER_DEADLINE_MS = 3000
const WHILE_SETTLING_MS = 10_000
const WHILE_OPEN_MS = 60_000
const SETTLED: ReadonlySet<Inquiry['status']> = new Set(['done', 'rejected', 'expired', 'withdrawn'])

/**
 * When to read again, in milliseconds: just after the running deadline, often while something is due to happen, each minute
 * while the hotel or the clock may change it; false once it is over.
 */
export const readAgainIn = (inquiry: Inquiry | undefined, now: Temporal.Instant): number | false => {
  if (inquiry === undefined || SETTLED.has(inquiry.status)) return false
  const deadline = runningDeadline(inquiry)
  if (deadline === null) return WHILE_OPEN_MS
  const left = Temporal.Instant.from(deadline).epochMilliseconds - now.epochMilliseconds
  return left <= 0 ? WHILE_SETTLING_MS : Math.min(WHILE_OPEN_MS, left + AFTER_DEADLINE_MS)
}
