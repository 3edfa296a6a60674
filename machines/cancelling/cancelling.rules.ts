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
  /** Price of the booking in money, without credit and code. */
  total: Cents
  /** The refund for cancelling now, or the one paid for a cancelled booking. */
  refund: Cents
  /** The first night, which is not refunded after the deadline; 0 before. */
  kept: Cents
  /** Booked by invoice: the refund is taken off the statement. */
  isInvoiced: boolean
  /** Credit used for the booking that returns to the account. */
  credits: Cents
  /** Credit used for the booking that pays for the first night. */
  usedCredits: Cents
  /** A promo code can be used again, or counts as used; `none`: booked without one. */
  code: 'none' | 'returned' | 'used'
  /** Until then all comes back, an ISO instant; null: non-refundable. */
  deadline: string | null
}

/** The amounts that the guest agrees to. */
export type ShownReturn = Pick<Preview, 'refund' | 'kept'>

export const isSameReturn = (one: ShownReturn, other: ShownReturn): boolean =>
  one.refund === other.refund && one.kept === other.kept

/** The amounts that come back if the booking is cancelled now, or that came back when it was. */
export const returnOf = ({
  cancellation,
  cancelled,
  breakdown,
}: Pick<Booking, 'cancellation' | 'cancelled'> & { breakdown: Pick<Booking['breakdown'], 'credits' | 'promo'> }): Pick<
  Preview,
  'refund' | 'kept' | 'credits' | 'usedCredits' | 'code'
> => {
  const returned = cancelled ?? cancellation
  const credits = toCents(returned.credits)
  return {
    refund: toCents(returned.refund),
    kept: toCents(returned.kept),
    credits,
    usedCredits: toCents(Math.abs(breakdown.credits)) - credits,
    code: breakdown.promo === 0 ? 'none' : returned.promo > 0 ? 'returned' : 'used',
  }
}

/** The fields of a booking that `previewOf` needs. */
interface PreviewBooking extends Pick<
  Booking,
  'reference' | 'status' | 'total' | 'cancellation' | 'cancelled' | 'invoice'
> {
  hotel: Pick<Booking['hotel'], 'name' | 'time_zone'>
  breakdown: Pick<Booking['breakdown'], 'credits' | 'promo'>
}

export const previewOf = (booking: PreviewBooking): Preview => ({
  reference: booking.reference,
  hotelName: booking.hotel.name,
  timeZone: booking.hotel.time_zone,
  status: booking.status,
  isOpen: booking.cancellation.is_open,
  total: toCents(booking.total),
  ...returnOf(booking),
  isInvoiced: booking.invoice !== undefined,
  deadline: booking.cancellation.deadline,
})

export const isCancelled = ({ status }: Preview): boolean => status === 'cancelled'

/** Decisions §5: a confirmed booking of which something would come back. */
export const isCancellable = ({ isOpen }: Preview): boolean => isOpen

export type Obstacle = 'notRefundable' | 'tooLate' | 'begun' | 'status'

/** Why a booking cannot be cancelled. `tooLate`: past its deadline, and of a single night nothing would come back. */
export const obstacleOf = ({ status, deadline }: Pick<Preview, 'status' | 'deadline'>): Obstacle => {
  if (status === 'ongoing') return 'begun'
  if (status !== 'confirmed') return 'status'
  return deadline === null ? 'notRefundable' : 'tooLate'
}
