import type { HotelsResponse } from '#contract/hotel/hotels.ts'

/** A response with `count` hotels in Manhattan, as the server could send it. */
export const hotelsOf = (count: number): HotelsResponse => ({
  hotels: Array.from({ length: count }, (_, index) => ({
    id: `nyc-${String(index + 1).padStart(4, '0')}`,
    name: `Hotel ${index + 1}`,
    other_names: [],
    city: 'New York',
    stars: 4,
    distance: index / 10,
    best_value: 0,
    hours_total: 300 + index,
    location: { lat: 40.78, lng: -73.97 },
    image: '/favicon.ico',
    reviews: { rating: 8.4, count: 120 },
    amenities: [],
    cancellation: { refundable: false, deadline: null, deadline_local: null },
    rate: {
      rateKey: `k${index}`,
      avg_night_price: 100 + index,
      total: 300 + index,
      ask_total: null,
      ask_hours_total: null,
      checkin_guaranteed: true,
      checkout_guaranteed: true,
      hours_saved: 0,
      money_saved: 0,
    },
    refundable: null,
    breakfast: null,
    refundable_breakfast: null,
    later_check_out: null,
  })),
  found: count,
  scope: 'area',
  airport: null,
  rate_distribution: [{ from: 100, to: 100 + count, count }],
})
