import type { Booking, BookingStatus } from '#contract/booking/bookings.ts'

/** A booking of one hotel without offsets, paid with $100. */
export const booked = (id: string, status: BookingStatus, check_in: string): Booking => ({
  id,
  status,
  check_in,
  check_out: '2027-06-01T11:00',
  reference: 'K7WM3XPT',
  hotel: { id: 'h1', name: 'Meridian Yard', location: { lat: 0, lng: 0 }, time_zone: 'UTC', image: '' },
  room: { id: 'r1', name: 'Yard King' },
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  rooms: [{ adults: 2, children: [] }],
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  comment: '',
  paid: { at: '2026-11-03T10:00:00Z', wallet: null, brand: 'Visa', last4: '1111' },
  total: 100,
  breakdown: {
    nights: 100,
    hours_saved: 0,
    hours_bought: 0,
    bids: 0,
    credits: 0,
    promo: 0,
    taxes: 0,
    total: 100,
  },
  first_night: 60,
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'none', amount: null } },
  cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
  created_at: '2026-11-01T10:00:00Z',
})
