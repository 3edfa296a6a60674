import type { Booking } from '#contract/booking/bookings.ts'

/** A booking as the server returns it. */
export const booking: Booking = {
  id: 'b1',
  reference: 'PPNCY3WD',
  status: 'confirmed',
  hotel: {
    id: 'h1',
    name: 'Yard',
    location: { lat: 40, lng: -73 },
    time_zone: 'America/New_York',
    image: '/1.svg',
  },
  room: { id: 'r1', name: 'King' },
  check_in: '2026-12-24T15:00',
  check_out: '2026-12-27T11:00',
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  rooms: [{ adults: 2, children: [] }],
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  comment: 'A quiet room',
  total: 361.5,
  breakdown: {
    nights: 300,
    hours_saved: 0,
    hours_bought: 0,
    bids: 0,
    credits: 0,
    promo: 0,
    taxes: 61.5,
    total: 361.5,
  },
  first_night: 120.5,
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'none', amount: null } },
  cancellation: { deadline: null, is_open: false, refund: 0, credits: 0, promo: 0, kept: 0 },
  created_at: '2026-11-21T00:00:00Z',
}
