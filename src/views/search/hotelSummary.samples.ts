import type { HotelSummary } from '#contract/hotel/hotels.ts'

/** A hotel with guaranteed hours, as returned in Arabic. */
export const guaranteed: HotelSummary = {
  id: 'h1',
  name: 'فندق الساعة',
  other_names: ['The Hour Hotel', 'מלון השעה'],
  city: 'نيويورك',
  stars: 4,
  distance: 1.2,
  best_value: 12,
  hours_total: 1387,
  location: { lat: 40.78, lng: -73.97 },
  // Never loads: tests measure its placeholder.
  image: '/nothing.svg',
  reviews: { rating: 8.4, count: 120 },
  amenities: [],
  answer_record: null,
  cancellation: { refundable: true, deadline: '2126-12-22T20:00:00Z', deadline_local: '2126-12-22T15:00' },
  rate: {
    rateKey: 'k1',
    avg_night_price: 420,
    total: 1387,
    ask_total: 1361,
    ask_hours_total: 1372,
    checkin_guaranteed: true,
    checkout_guaranteed: true,
    hours_saved: 3,
    money_saved: 13,
  },
  refundable: {
    rateKey: 'k1',
    total: 1387,
    hours_total: 1387,
    avg_night_price: 420,
    deadline: '2126-12-22T20:00:00Z',
    deadline_local: '2126-12-22T15:00',
  },
  breakfast: null,
  refundable_breakfast: null,
  later_check_out: null,
}
