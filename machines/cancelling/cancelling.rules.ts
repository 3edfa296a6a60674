import type { Booking } from '#contract/booking/bookings.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'

/** Shown to the guest before cancelling. */
export interface Preview {
  reference: string
  hotelName: string
  /** IANA time zone of the hotel. */
  timeZone: string
  status: Booking['status']
  /** True if it can be cancelled now. */
  isOpen: boolean
  /** The refund for cancelling now, or the one paid for a cancelled booking. */
  refund: Cents
  /** Booked by invoice: the refund is taken off the statement. */
  isInvoiced: boolean
  /** Credit used for the booking, which returns to the account. */
  credits: Cents
  /** Last moment to cancel, an ISO instant; null: never. */
  deadline: string | null
}

/** The fields of a booking that `previewOf` needs. */
interface PreviewBooking extends Pick<Booking, 'reference' | 'status' | 'cancellation' | 'cancelled' | 'invoice'> {
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
}: PreviewBooking): Preview => ({
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

/** Decisions §5: until the deadline, and only confirmed bookings. */
export const isCancellable = ({ isOpen }: Preview): boolean => isOpen

export type Obstacle = 'notRefundable' | 'tooLate' | 'status'

export const obstacleOf = ({ status, deadline }: Preview): Obstacle => {
  if (status !== 'confirmed') return 'status'
  return deadline === null ? 'notRefundable' : 'tooLate'
}
