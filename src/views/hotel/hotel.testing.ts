import type { Hotel } from '#contract/hotel/hotels.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import { neitherSide } from '#machines/rates/rates.samples.ts'

export const HOTEL: Hotel = {
  id: 'nyc-0001',
  name: 'Meridian Yard',
  description: 'A hotel.',
  address: '7 Mill Street, New York',
  location: { lat: 40.7, lng: -74 },
  nearby: [],
  time_zone: 'America/New_York',
  stars: 4,
  images: [],
  amenities: [],
  reviews: { rating: 8, count: 0, scores: [], items: [] },
  things_to_know: {
    check_in_from: 15,
    check_out_until: 11,
    guarantees_early_check_in: true,
    guarantees_late_check_out: true,
    policies: [],
  },
  contact: { phone: '+1 212 555 0100', email: 'yard@hotel.example' },
  answer_record: null,
  demo: true,
}

export const ROOM: RoomOffer = {
  id: 'r1',
  name: 'Double Room',
  description: 'A room.',
  images: [],
  beds: [{ kind: 'double', count: 1 }],
  size: 20,
  occupancy: { adults: 2, children: 0 },
  amenities: [],
  rates: [{ ...neitherSide, total: 400, guaranteed_total: 450 }],
}
