import { array, integer, nullable, record, string, type, type Infer } from 'superstruct'
import { DayHourStruct } from '#contract/hotel/stay.ts'
import { Dollars } from '#contract/shared/money.ts'
import { CaptureSummary } from './captures.ts'

// Instants are ISO 8601. Each list is short, and its `found` counts all.

/** A booking that waits for a decision of staff. */
const DeskBooking = type({
  id: string(),
  reference: string(),
  /** Why staff must decide; the server's code. */
  reason: nullable(string()),
  /** Since when it waits. */
  since: string(),
  total: Dollars,
  hotel: string(),
  /** Number of the hotel; empty if none is known. */
  phone: string(),
  check_in: DayHourStruct,
})
export type DeskBooking = Infer<typeof DeskBooking>

/** `phone`: the hotel's number; empty if none is known. */
const DeskInquiry = type({ id: string(), number: string(), hotel: string(), phone: string(), since: string() })

/** Requests for hours with one cause to look at them, longest waiting first. */
const WaitingInquiries = type({ found: integer(), inquiries: array(DeskInquiry) })
export type WaitingInquiries = Infer<typeof WaitingInquiries>

const DeskStatement = type({
  number: string(),
  account: string(),
  total: Dollars,
  /** `YYYY-MM-DD`. */
  due: string(),
})
export type DeskStatement = Infer<typeof DeskStatement>

/** Matters that need a person now, and figures of the whole. */
export const StaffDeskResponse = type({
  /** The server's clock. */
  now: string(),
  /** In review, longest waiting first. */
  bookings: type({ found: integer(), bookings: array(DeskBooking) }),
  inquiries: type({
    /** Requests that are not over. */
    open: integer(),
    no_address: WaitingInquiries,
    /** The charge is in review. */
    review: WaitingInquiries,
    /** A deadline passed and was not applied; `since` is that deadline. */
    overdue: WaitingInquiries,
  }),
  statements: type({
    /** Issued and not paid. */
    open: integer(),
    /** Due day over in UTC, longest overdue first. */
    overdue: type({ found: integer(), statements: array(DeskStatement) }),
  }),
  captures: type({
    /** Sent since midnight UTC. */
    today: integer(),
    /** Sent since this member of staff last looked at one. */
    unseen: integer(),
    /** Newest first. */
    latest: array(CaptureSummary),
  }),
  /** By machine: how many stored actors are in each of its states now. */
  stateCounts: type({ negotiation: record(string(), integer()) }),
})
export type StaffDeskResponse = Infer<typeof StaffDeskResponse>
