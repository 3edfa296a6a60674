import type { Connection } from '#server/db/schema.ts'
import type { HotelRecord, RoomType } from './hotels.index.ts'
import { insertHotels } from './hotels.store.ts'

/** A plain hotel for tests: 100 dollars a night all year, no taxes, both sides guaranteed, one plan. */
export const sampleHotel = ({
  room_types = [{}],
  ...changes
}: Partial<Omit<HotelRecord, 'room_types'>> & { room_types?: Partial<RoomType>[] } = {}): HotelRecord => {
  const id = changes.id ?? 'nyc-0001'
  return {
    id,
    city_id: 'nyc',
    names: { en: 'The Sample', ar: 'العينة', he: 'הדוגמה' },
    lat: 40.78,
    lng: -73.97,
    stars: 3,
    rating: 8.1,
    review_count: 120,
    amenities: ['wifi'],
    time_zone: 'America/New_York',
    tax_basis_points: 0,
    guarantees_early_check_in: true,
    guarantees_late_check_out: true,
    cancellation_hours: 24,
    non_refundable_discount: 0,
    breakfast_cents: 0,
    season: { months: Array.from({ length: 12 }, () => 100), weekdays: Array.from({ length: 7 }, () => 100) },
    ...changes,
    room_types: room_types.map((room, place) => sampleRoom(id, place + 1, room)),
  }
}

const sampleRoom = (hotel_id: string, place: number, changes: Partial<RoomType>): RoomType => ({
  id: `${hotel_id}-r${place}`,
  number: Number(hotel_id.replaceAll(/\D/g, '')) * 10 + place,
  hotel_id,
  kind: 'classic_double',
  names: { en: `Room ${place}`, ar: `غرفة ${place}`, he: `חדר ${place}` },
  base_price_cents: 10_000 * place,
  rooms_total: 5,
  max_adults: 2,
  max_children: 1,
  size: 20,
  beds: [{ kind: 'double', count: 1 }],
  amenities: ['wifi'],
  ...changes,
})

export const addSampleHotel = async (
  connection: Connection,
  changes: Parameters<typeof sampleHotel>[0] = {},
): Promise<HotelRecord> => {
  const hotel = sampleHotel(changes)
  await insertHotels(connection, [hotel])
  return hotel
}
