import {
  array,
  enums,
  nullable,
  number,
  object,
  refine,
  size,
  string,
  type,
  type Infer,
  type Struct,
} from 'superstruct'
import { Booking } from './bookings.ts'

export const DECISIONS = ['confirm', 'refund'] as const
export const MAX_NOTE_LENGTH = 1000

/** A booking as staff see it, with its full history. */
export const StaffBooking = type({
  booking: Booking,
  email: string(),
  /** The payment gateway's ID of the payment. */
  transaction: nullable(string()),
  /** Why staff must decide; the server's code, as in its emails. */
  reason: nullable(string()),
  /** Decisions that staff can make now; empty if none is needed. */
  open: array(enums(DECISIONS)),
  /** Oldest first. `at`: ISO 8601. */
  steps: array(type({ step: string(), cause: nullable(string()), at: string() })),
  /** Oldest first. */
  decisions: array(type({ decision: enums(DECISIONS), note: string(), by: string(), at: string() })),
})
export type StaffBooking = Infer<typeof StaffBooking>

/** Newest first. `found` counts all matches, which may be more than are sent. */
export const StaffBookingsResponse = type({ bookings: array(StaffBooking), found: number() })
export type StaffBookingsResponse = Infer<typeof StaffBookingsResponse>

/** The reason for a staff action; must not be blank. */
export const staffNote = (maxLength: number): Struct<string, null> =>
  refine(size(string(), 1, maxLength), 'note', (note) => note.trim() !== '' || 'is required')

export const ReviewDecisionBody = object({ decision: enums(DECISIONS), note: staffNote(MAX_NOTE_LENGTH) })
export type ReviewDecisionBody = Infer<typeof ReviewDecisionBody>

export const SettleResponse = type({ booking: StaffBooking })
