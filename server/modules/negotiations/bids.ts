import { randomUUID } from 'node:crypto'
import { datePart } from '#contract/hotel/stay.ts'
import { firstHourAsked, LEAST_ANSWER_HOURS, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import { BID_SIDES, type BidSide } from '#contract/inquiry/inquiries.ts'
import { isLocale, DEFAULT_LOCALE, type Locale } from '#contract/shared/locale.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { BidCard, BookingBids } from '#server/modules/bookings/bookings.bids.port.ts'
import { hasBids } from '#server/modules/bookings/bookings.rules.ts'
import { lockBooking, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { generateReference } from '#server/modules/bookings/reference.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex, HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { mailboxOf } from '#server/modules/loyalty/personMarks.ts'
import { paymentById } from '#server/modules/payments/payments.store.ts'
import { startNegotiation } from '#machines/negotiation/step.ts'
import type { Act, OfferTerms } from './negotiations.act.ts'
import { attemptId, keepCard, NO_CARD, type CardDeps } from './inquiries.create.ts'
import { hotelAddress } from './negotiations.letters.ts'
import { bidsOfBooking, insertNegotiation, type NegotiationRow } from './negotiations.store.ts'

export interface BidDeps {
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
  content: Pick<HotelContent, 'image' | 'address' | 'language'> & {
    page(hotelId: string, locale: Locale): { contact: { email: string; phone: string } } | undefined
  }
  write: Act['write']
  actWithin: Act['actWithin']
  hotelSharePercent: number
  /** To store a card for bids of a booking that costs nothing itself. */
  cards: CardDeps
  /** Deletes a card stored for these bids alone, unless one of them has it then. */
  forgetCard: (connection: Connection, token: string) => Promise<void>
}

/** A booking whose hotel is asked. */
interface Asked {
  booking: BookingRow
  hotel: HotelRecord
  card: BidCard
}

/** A bid is asked until its hours begin if there is less time than any hotel needs to answer. */
const timesOf = (firstHour: string, timeZone: string, now: Temporal.Instant) => {
  const times = negotiationTimes({ firstHour, freeCancellationUntil: null, timeZone })
  const least = now.add({ hours: LEAST_ANSWER_HOURS })
  if (Temporal.Instant.compare(least, times.finalAt) <= 0) return times
  const finalAt = Temporal.Instant.compare(least, times.hoursBeginAt) < 0 ? least : times.hoursBeginAt
  return { ...times, finalAt }
}

const termsOf = (booking: BookingRow, side: BidSide, price_cents: number): OfferTerms => ({
  price_cents,
  // The other side is as it is held; its own bid asks for the rest.
  check_in: side === 'check_in' ? booking.check_in : booking.held_from,
  check_out: side === 'check_out' ? booking.check_out : booking.held_until,
  note: '',
})

/** The card that paid for the stay, as far as it can be charged again; otherwise the guest is asked for one after the yes. */
export const cardOfStay = async (tx: Connection, { id }: BookingRow): Promise<BidCard> => {
  const payment = await paymentById(tx, id)
  // Staff says that the stay was paid otherwise, or a wallet paid, whose card cannot be stored.
  if (payment === undefined || payment.transaction_id === null || payment.wallet !== null) return NO_CARD
  const isSaved = payment.payment_method_id !== null || payment.keep_card
  return {
    payment_method_id: isSaved ? (payment.payment_method_id ?? id) : null,
    card_token: isSaved ? null : id,
    card_brand: payment.brand,
    card_last4: payment.last4,
  }
}

export const bookingBids = ({
  clock,
  hotels,
  content,
  write,
  actWithin,
  hotelSharePercent,
  cards,
  forgetCard,
}: BidDeps): BookingBids => {
  /** A card stored with the payment of a stay has the booking's id. */
  const forgetCards = async (
    tx: Connection,
    booking: Pick<BookingRow, 'id' | 'bid_check_in_cents' | 'bid_check_out_cents'>,
  ): Promise<void> => {
    if (hasBids(booking)) await forgetCard(tx, booking.id)
  }

  const openSide = async (
    tx: Connection,
    { booking, hotel, card }: Asked,
    side: BidSide,
    cents: Cents,
  ): Promise<void> => {
    const now = clock()
    const terms = termsOf(booking, side, cents)
    const firstHour = firstHourAsked(side, { checkIn: terms.check_in, checkOut: terms.check_out })
    const times = timesOf(firstHour, hotel.time_zone, now)
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
      ...card,
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
      hours_begin_at: times.hoursBeginAt,
      next_event: 'timer.due',
      next_at: times.finalAt,
      outcome: null,
      hotel_share_percent: hotelSharePercent,
      created_at: now,
    }
    await insertNegotiation(tx, { ...row, hotel: JSON.stringify(row.hotel), snapshot: '{}' })
    const hasAddress = (await hotelAddress(tx, { content }, row)) !== null
    const submit = { type: 'submit', isVerified: true, hasAddress } as const
    await write(tx, row, { event: submit, by: 'guest', offer: terms }, startNegotiation({ kind: 'bid' }, submit))
  }

  return {
    storeCard: (payment, { uid, email, address, key }) =>
      keepCard(cards, payment, { uid, mailbox: mailboxOf(email), address, token: cardTokenOf(uid, key) }),
    open: async (tx, booking, card) => {
      const hotel = hotels.hotel(booking.hotel_id)
      if (hotel === undefined) return forgetCards(tx, booking)
      const asked = { booking, hotel, card: card ?? (await cardOfStay(tx, booking)) }
      const cents = { check_in: booking.bid_check_in_cents, check_out: booking.bid_check_out_cents }
      for (const side of BID_SIDES) {
        const bid = cents[side]
        if (bid !== null) await openSide(tx, asked, side, bid)
      }
    },
    ended: async (tx, booking) => {
      await lockBooking(tx, booking.id)
      for (const { id } of await bidsOfBooking(tx, booking.id))
        await actWithin(tx, id, { event: { type: 'booking.cancelled' }, by: 'guest' })
      await forgetCards(tx, booking)
    },
  }
}

/** One card for one attempt to book, so that parallel requests store one. */
const cardTokenOf = (uid: string, key: string): string => attemptId(`bids:${uid}`, key)
