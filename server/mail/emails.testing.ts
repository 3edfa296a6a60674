import type { Booking } from '#contract/booking/bookings.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { MailBrand } from './compose.ts'
import type { BookedStay, IssuedStatement, MailMessage } from './messages.ts'
import { GUEST_CASES, guestNegotiation, HOTEL_CASES, hotelNegotiation } from './negotiations.testing.ts'

export const BRAND: MailBrand = {
  name: 'Stayless',
  supportEmail: 'support@stayless.example',
  origin: 'https://stayless.example',
}
export const GUEST = 'guest@stayless.example'

/** Strips the marks that isolate names and money. */
export const bare = (text: string): string =>
  text.replaceAll(/[\u2060\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00A0', ' ')

export const HOTEL: Booking['hotel'] = {
  id: 'nyc-0009',
  name: 'The Larch',
  location: { lat: 40.7, lng: -74 },
  time_zone: 'America/New_York',
  image: '/pictures/nyc-0009/facade-0.svg?hour=9&v=3',
}

/** Six hours early, guaranteed; seven hours late, on request, with a bid of 20 dollars. */
export const sampleBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: '7',
  reference: 'K7M2P9QX',
  status: 'confirmed',
  hotel: HOTEL,
  room: { id: 'r1', name: 'Queen room' },
  check_in: '2026-12-24T09:00',
  check_out: '2026-12-26T18:00',
  checkin_guaranteed: true,
  checkout_guaranteed: false,
  rooms: [{ adults: 2, children: [] }],
  guest: { first_name: 'Dana', last_name: 'Levi' },
  comment: '',
  total: 412.5,
  breakdown: { nights: 400, hours_saved: 0, hours_bought: 12.5, bids: 0, credits: 0, promo: 0, taxes: 0, total: 412.5 },
  first_night: 200,
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'asked', amount: 20 } },
  cancellation: { deadline: '2026-12-22T14:00:00Z', is_open: true, refund: 412.5, credits: 0, promo: 0, kept: 0 },
  created_at: '2026-11-20T08:00:00Z',
  ...changes,
})

export const bookedStay = (changes: Partial<Booking> = {}): BookedStay => ({
  booking: sampleBooking(changes),
  address: '123 West 23rd Street, New York, NY 10011',
  phone: '+1 212 555 0109',
})

export const statement = (total: number): IssuedStatement => ({
  number: 'S-000017',
  month: '2026-10',
  account: 'Meridian Trading Ltd.',
  firstName: 'Dana',
  total,
  due: '2026-12-01',
})

const STAFF_LETTERS = ['no_address', 'charge_too_late', 'charge_unknown', 'unreadable'] as const

type Named = MailMessage & { name: string }

/** All of `sampleBooking` was refunded. */
const CANCELLED = { at: '2026-12-01T12:00:00Z', refund: 412.5, credits: 0, promo: 0, kept: 0 }

/** Every e-mail of the server, and bookings of several shapes. */
export const everyEmail = (lang: Locale): Named[] => {
  const to = { to: GUEST, lang }
  const cancelled = bookedStay({ status: 'cancelled', cancelled: CANCELLED })
  const odd = bookedStay({
    check_in: '2026-12-24T20:00',
    check_out: '2027-01-03T08:00',
    rooms: [
      { adults: 2, children: [4] },
      { adults: 1, children: [] },
    ],
    bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'none', amount: null } },
    cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
    total: 2184.4,
  })
  const review = {
    id: '0b6a6c1e-1f5e-4e0c-9d3a-6f2b8f6d7a11',
    reference: 'K7M2P9QX',
    cause: 'no_answer',
    transaction: null,
    total: 412.5,
    refund: 412.5,
  }
  return [
    { ...to, name: 'code', template: 'verification_code', data: { code: '482913' } },
    { ...to, name: 'change', template: 'email_change_code', data: { code: '482913' } },
    { ...to, name: 'taken', template: 'email_taken', data: null },
    { ...to, name: 'changed', template: 'email_changed', data: { email: 'dana@elsewhere.example' } },
    {
      ...to,
      name: 'reset',
      template: 'password_reset',
      data: { link: 'https://stayless.example/reset?oobCode=a-b_c' },
    },
    { ...to, name: 'way', template: 'way_added', data: { provider: 'Google' } },
    { ...to, name: 'password', template: 'password_changed', data: null },
    {
      ...to,
      name: 'confirmed',
      template: 'booking_confirmed',
      data: { ...bookedStay(), guestZone: 'Asia/Jerusalem' },
    },
    { ...to, name: 'long', template: 'booking_confirmed', data: { ...odd, guestZone: null } },
    { ...to, name: 'cancelled', template: 'booking_cancelled', data: cancelled },
    {
      ...to,
      name: 'cancelled after the deadline',
      template: 'booking_cancelled',
      data: bookedStay({ status: 'cancelled', cancelled: { ...CANCELLED, refund: 212.5, kept: 200 } }),
    },
    { ...to, name: 'not booked', template: 'booking_rejected', data: bookedStay({ status: 'rejected' }) },
    {
      ...to,
      name: 'traveller',
      template: 'booking_confirmed',
      data: { ...bookedStay(), guestZone: null, isForTraveller: true },
    },
    {
      ...to,
      name: 'traveller told of the end',
      template: 'booking_cancelled',
      data: { ...cancelled, isForTraveller: true },
    },
    {
      ...to,
      name: 'off the statement',
      template: 'booking_cancelled',
      data: bookedStay({ status: 'cancelled', invoice: null, cancelled: CANCELLED }),
    },
    ...[1234.5, 0, -20].map((total) => ({
      ...to,
      name: `statement of ${total}`,
      template: 'statement_issued' as const,
      data: statement(total),
    })),
    ...GUEST_CASES.map((one) => ({
      ...to,
      name: `negotiation, guest, ${one.name}`,
      template: 'negotiation_guest' as const,
      data: guestNegotiation(one),
    })),
    ...HOTEL_CASES.map((one) => ({
      ...to,
      name: `negotiation, hotel, ${one.name}`,
      template: 'negotiation_hotel' as const,
      data: hotelNegotiation(one),
    })),
    ...(lang === 'en'
      ? STAFF_LETTERS.map((letter) => ({
          ...to,
          lang,
          name: `negotiation, staff, ${letter}`,
          template: 'negotiation_staff' as const,
          data: {
            letter,
            number: '4K72MDX9',
            hotel: 'Hotel Cedar Court',
            address: '7 Palm Street, Amman',
            state: 'review',
          },
        }))
      : []),
    ...(lang === 'en' ? [{ ...to, lang, name: 'review', template: 'booking_review' as const, data: review }] : []),
  ]
}
