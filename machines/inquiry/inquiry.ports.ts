import type { Point } from '#contract/hotel/destination.ts'
import { port } from '#machines/kit/port.ts'
import type { InquiryDraft, InquiryGuest, SentInquiry } from './inquiry.rules.ts'

/**
 * One attempt to send. `id` is the idempotency key; it stays the same until the outcome is known. `payment` is a handle: the
 * nonce stays with the service and is lost with the page.
 */
export interface Attempt {
  id: string
  payment: string
}

/** Card ports fail with `card.fixCard` (with a reason), `card.cancelled`, `card.retry`, `card.refreshToken` or `card.ours`. */
export const inquiryPorts = {
  /** Looks up the IANA zone of the hotel's clock; null: unknown. */
  lookUpClock: port<{ timeZone: string | null }, { point: Point | null }>('lookUpClock'),
  /** Opens the card form in its slot; `card` is its handle. */
  openCard: port<{ card: string }, undefined>('openCard'),
  /**
   * Has the bank verify the entered card, or a saved one (`paymentMethodId`); `card.gone`: it was deleted. `attemptId`: key to
   * continue with; empty: draws a new one.
   */
  verifyCard: port<Attempt, { card: string; paymentMethodId: string | null; guest: InquiryGuest; attemptId: string }>(
    'verifyCard',
  ),
  /** Idempotent per attempt. */
  sendInquiry: port<SentInquiry, { attempt: Attempt; draft: InquiryDraft }>('sendInquiry'),
}
