import { randomUUID } from 'node:crypto'
import { datePart } from '#contract/hotel/stay.ts'
import { LEAST_ANSWER_HOURS, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import { BID_SIDES, type BidSide } from '#contract/inquiry/inquiries.ts'
import { isLocale, DEFAULT_LOCALE, type Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { BookingBids } from '#server/modules/bookings/bookings.bids.port.ts'
import { lockBooking, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { generateReference } from '#server/modules/bookings/reference.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { mailboxOf } from '#server/modules/loyalty/personMarks.ts'
import { paymentById } from '#server/modules/payments/payments.store.ts'
import { startNegotiation } from '#machines/negotiation/step.ts'
import type { Act, OfferTerms } from './negotiations.act.ts'
import { hotelAddress } from './negotiations.letters.ts'
import { insertNegotiation, type NegotiationRow } from './negotiations.store.ts'

export interface BidDeps {
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
  content: Pick<HotelContent, 'image' | 'address'> & {
    page(hotelId: string, locale: Locale): { contact: { email: string; phone: string } } | undefined
  }
  write: Act['write']
  actWithin: Act['actWithin']
}

/** A bid is asked until check-in if there is less time than any hotel needs to answer. */
const timesOf = (checkIn: string, timeZone: string, now: Temporal.Instant) => {
  const times = negotiationTimes({ checkIn, freeCancellationUntil: null, timeZone })
  const least = now.add({ hours: LEAST_ANSWER_HOURS })
  if (Temporal.Instant.compare(least, times.finalAt) <= 0) return times
  const finalAt = Temporal.Instant.compare(least, times.checkInAt) < 0 ? least : times.checkInAt
  return { ...times, finalAt }
}

const termsOf = (booking: BookingRow, side: BidSide, price_cents: number): OfferTerms => ({
  price_cents,
  // The other side is as it is held; its own bid asks for the rest.
  check_in: side === 'check_in' ? booking.check_in : booking.held_from,
  check_out: side === 'check_out' ? booking.check_out : booking.held_until,
  note: '',
})

/** The guest's saved card that paid for the stay; null: they are asked for one after the yes. */
const cardOf = async (tx: Connection, { id }: BookingRow): Promise<string | null> => {
  const payment = await paymentById(tx, id)
  if (payment === undefined) return null
  return payment.payment_method_id ?? (payment.keep_card ? id : null)
}

export const bookingBids = ({ clock, hotels, content, write, actWithin }: BidDeps): BookingBids => {
  const openSide = async (tx: Connection, booking: BookingRow, side: BidSide, cents: number): Promise<void> => {
    const hotel = hotels.hotel(booking.hotel_id)
    if (hotel === undefined) return
    const now = clock()
    const terms = termsOf(booking, side, cents)
    const times = timesOf(terms.check_in, hotel.time_zone, now)
    const lang = isLocale(booking.lang) ? booking.lang : DEFAULT_LOCALE
    const contact = content.page(hotel.id, lang)?.contact
    const id = randomUUID()
    const row: NegotiationRow = {
      id,
      reference: generateReference(),
      kind: 'bid',
      booking_id: booking.id,
      side,
      user_uid: booking.user_uid,
      attempt_scope: `booking:${booking.id}`,
      idempotency_key: side,
      request_hash: '',
      guest_first_name: booking.guest_first_name,
      guest_last_name: booking.guest_last_name,
      guest_email: booking.guest_email,
      mailbox: mailboxOf(booking.guest_email),
      lang,
      guest_time_zone: booking.guest_time_zone,
      hour_cycle: booking.hour_cycle,
      comment: booking.comment,
      reference_at_hotel: booking.reference,
      hotel_key: hotel.id,
      hotel: {
        id: hotel.id,
        names: hotel.names,
        address: content.address(hotel.id, lang),
        phone: contact?.phone ?? '',
        website: '',
        url: '',
        lat: hotel.lat,
        lng: hotel.lng,
      },
      time_zone: hotel.time_zone,
      stay_from: datePart(booking.check_in),
      stay_until: datePart(booking.check_out),
      free_cancellation_until: null,
      payment_method_id: await cardOf(tx, booking),
      card_token: null,
      card_brand: booking.paid_brand,
      card_last4: booking.paid_last4,
      // The first step, below, replaces all that follows.
      state: 'unconfirmed',
      snapshot: {},
      version: 0,
      asked_at: null,
      moved_at: now,
      cancel_at: booking.cancellation_deadline ?? times.cancelAt,
      // A bid is charged at the yes, which sets it; until then nothing ends before the final answer.
      charge_at: times.finalAt,
      final_at: times.finalAt,
      check_in_at: times.checkInAt,
      next_event: 'timer.due',
      next_at: times.finalAt,
      outcome: null,
      created_at: now,
    }
    await insertNegotiation(tx, { ...row, hotel: JSON.stringify(row.hotel), snapshot: '{}' })
    const hasAddress = (await hotelAddress(tx, { content }, row)) !== null
    const submit = { type: 'submit', isVerified: true, hasAddress } as const
    await write(tx, row, { event: submit, by: 'guest', offer: terms }, startNegotiation({ kind: 'bid' }, submit))
  }

  return {
    open: async (tx, booking) => {
      const cents = { check_in: booking.bid_check_in_cents, check_out: booking.bid_check_out_cents }
      for (const side of BID_SIDES) {
        const bid = cents[side]
        if (bid !== null) await openSide(tx, booking, side, bid)
      }
    },
    cancelled: async (tx, bookingId) => {
      await lockBooking(tx, bookingId)
      const bids = await tx
        .selectFrom('negotiations')
        .select('id')
        .where('booking_id', '=', bookingId)
        .orderBy('id')
        .execute()
      for (const { id } of bids) await actWithin(tx, id, { event: { type: 'booking.cancelled' }, by: 'guest' })
    },
  }
}
