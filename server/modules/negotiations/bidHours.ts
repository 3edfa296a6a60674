import { datePart, dayHour, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import type { BidSide } from '#contract/inquiry/inquiries.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { bookingById, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { hold, release, type RoomHold } from '#server/modules/inventory/inventory.store.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import type { NegotiationRow, OfferRow } from './negotiations.store.ts'

/** Hours of a booking, of which another guest may have bought some. */
export class HoursGone extends Error {
  override readonly name = 'HoursGone'
}

type BidRow = Pick<NegotiationRow, 'booking_id' | 'side'>

const bookingOf = async (tx: Connection, { booking_id }: BidRow): Promise<BookingRow> => {
  const booking = booking_id === null ? undefined : await bookingById(tx, booking_id)
  if (booking === undefined) throw new Error('a bid without a booking')
  return booking
}

/** The extra hours of one side, beyond the standard ones that the booking holds. */
const spanOf = (
  booking: BookingRow,
  side: BidSide | null,
  offer: Pick<OfferRow, 'check_in' | 'check_out'>,
): RoomHold => ({
  roomTypeId: booking.room_type_id,
  count: booking.room_count,
  ...(side === 'check_in'
    ? { from: offer.check_in, until: dayHour(datePart(offer.check_in), STANDARD_CHECK_IN_HOUR) }
    : { from: dayHour(datePart(offer.check_out), STANDARD_CHECK_OUT_HOUR), until: offer.check_out }),
})

const standard = (side: BidSide | null, booking: BookingRow): string =>
  side === 'check_in'
    ? dayHour(datePart(booking.check_in), STANDARD_CHECK_IN_HOUR)
    : dayHour(datePart(booking.check_out), STANDARD_CHECK_OUT_HOUR)

export interface BidHoursDeps {
  hotels: Pick<HotelIndex, 'hotel'>
  /** Its reward follows the end of the stay. */
  loyalty: Pick<Loyalty, 'confirmed'>
}

/** The hours that a bid adds to its booking, in the transaction of the yes or of its end. */
export const bidHours = ({ hotels, loyalty }: BidHoursDeps) => {
  const setHours = async (tx: Connection, booking: BookingRow, side: BidSide | null, at: string): Promise<void> => {
    const time = hotelTime(hotels.hotel(booking.hotel_id)?.time_zone ?? 'UTC')
    const moment = Temporal.Instant.fromEpochMilliseconds(time.momentOf(at))
    await tx
      .updateTable('bookings')
      .set(
        side === 'check_in'
          ? { check_in: at, held_from: at, check_in_at: moment }
          : { check_out: at, held_until: at, check_out_at: moment },
      )
      .where('id', '=', booking.id)
      .execute()
    if (side === 'check_out') await loyalty.confirmed(tx, { id: booking.id, check_out_at: moment })
  }

  return {
    /** @throws HoursGone if another guest has bought some of them; the transaction must be rolled back then. */
    hold: async (tx: Connection, row: BidRow, offer: OfferRow): Promise<void> => {
      const booking = await bookingOf(tx, row)
      try {
        await hold(tx, spanOf(booking, row.side, offer))
      } catch (error) {
        throw error instanceof ApiError && error.code === 'unavailable'
          ? new HoursGone('hours gone', { cause: error })
          : error
      }
      await setHours(tx, booking, row.side, row.side === 'check_in' ? offer.check_in : offer.check_out)
    },

    /** Falls back to 15:00 or 11:00. A cancelled booking has released all its hours itself. */
    release: async (tx: Connection, row: BidRow, offer: OfferRow): Promise<void> => {
      const booking = await bookingOf(tx, row)
      if (booking.cancelled_at !== null) return
      if (offer.state === 'accepted') await release(tx, spanOf(booking, row.side, offer))
      await setHours(tx, booking, row.side, standard(row.side, booking))
    },
  }
}

export type BidHours = ReturnType<typeof bidHours>
