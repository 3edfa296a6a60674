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

/** A booking as staff see it, with everything that led to where it stands. */
export const StaffBooking = type({
  booking: Booking,
  email: string(),
  /** The card service's own name for the payment. */
  transaction: nullable(string()),
  /** Why a person has to decide; a word of the server's, as in its letters. */
  reason: nullable(string()),
  /** What may be decided; empty where nothing is to be. */
  open: array(enums(DECISIONS)),
  /** Oldest first. `at`: ISO 8601. */
  steps: array(type({ step: string(), cause: nullable(string()), at: string() })),
  /** Oldest first. */
  decisions: array(type({ decision: enums(DECISIONS), note: string(), by: string(), at: string() })),
})
export type StaffBooking = Infer<typeof StaffBooking>

/** Newest first. `found` may be more than are sent. */
export const StaffBookingsResponse = type({ bookings: array(StaffBooking), found: number() })
export type StaffBookingsResponse = Infer<typeof StaffBookingsResponse>

/** Why staff did what they did: blanks alone tell nobody. */
export const staffNote = (maxLength: number): Struct<string, null> =>
  refine(size(string(), 1, maxLength), 'note', (note) => note.trim() !== '' || 'is required')

export const ReviewDecisionBody = object({ decision: enums(DECISIONS), note: staffNote(MAX_NOTE_LENGTH) })
export type ReviewDecisionBody = Infer<typeof ReviewDecisionBody>

export const SettleResponse = type({ booking: StaffBooking })
