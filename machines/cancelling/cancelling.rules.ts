import type { Booking } from '#contract/booking/bookings.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'

/** What a guest should know before cancelling. */
export interface Preview {
  reference: string
  hotelName: string
  /** Of the hotel, an IANA name. */
  timeZone: string
  status: Booking['status']
  /** It can be cancelled now. */
  isOpen: boolean
  /** What cancelling now would give back, or what it has given back. */
  refund: Cents
  /** It was booked by invoice: what is given back goes off the statement. */
  isInvoiced: boolean
  /** Credit that was used for the booking, and returns to the account. */
  credits: Cents
  /** Until when it may be cancelled, an ISO instant; null: never. */
  deadline: string | null
}

/** The part of a booking that is told before it is cancelled. */
interface Told extends Pick<Booking, 'reference' | 'status' | 'cancellation' | 'cancelled' | 'invoice'> {
  hotel: Pick<Booking['hotel'], 'name' | 'time_zone'>
  breakdown: Pick<Booking['breakdown'], 'credits'>
}

export const previewOf = ({
  reference,
  hotel,
  status,
  cancellation,
  cancelled,
  breakdown,
  invoice,
}: Told): Preview => ({
  reference,
  hotelName: hotel.name,
  timeZone: hotel.time_zone,
  status,
  isOpen: cancellation.is_open,
  refund: toCents(cancelled?.refund ?? cancellation.refund),
  isInvoiced: invoice !== undefined,
  credits: toCents(Math.abs(breakdown.credits)),
  deadline: cancellation.deadline,
})

export const isCancelled = ({ status }: Preview): boolean => status === 'cancelled'

/** Decisions §5: until the deadline; a booking that is under way, over or not yet sure is not cancelled. */
export const isCancellable = ({ isOpen }: Preview): boolean => isOpen

export type Obstacle = 'notRefundable' | 'tooLate' | 'status'

/** Why it cannot be cancelled. */
export const obstacleOf = ({ status, deadline }: Preview): Obstacle => {
  if (status !== 'confirmed') return 'status'
  return deadline === null ? 'notRefundable' : 'tooLate'
}
