import type { BidStatus } from '#contract/booking/bookings.ts'
import type { InquiryStatus } from './inquiries.ts'

/**
 * How far the hotel's yes goes, decisions §6. `agreed`: it can still take it back, until the final answer; `guaranteed`: it no
 * longer can.
 */
export type HourPromise = 'agreed' | 'guaranteed'

/** Null: the hotel has not said yes, or that is over. The one rule for all pages, e-mails and files. */
export const hourPromise = (status: InquiryStatus | BidStatus | null): HourPromise | null => {
  switch (status) {
    case 'accepted':
    case 'unpaid':
    case 'charged':
      return 'agreed'
    case 'done':
      return 'guaranteed'
    default:
      return null
  }
}
