import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AMENITIES } from '#contract/hotel/amenities.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { hotelById } from './catalogue.ts'
import { CITIES } from './cities.ts'
import { generateHotels } from './hotels.ts'
import { sentinelHotelId } from './sentinels.ts'
import { isOnLand } from './shores.ts'

const hotels = generateHotels()

describe('the demo catalogue', () => {
  test('has forty cities, more than 5,000 hotels, 1,000 of them in New York', () => {
    expect(CITIES).toHaveLength(40)
    expect(hotels.length).toBeGreaterThanOrEqual(5000)
    expect(hotels.filter((hotel) => hotel.city_id === 'nyc')).toHaveLength(1000)
  })

  test('is the same on every machine and in every run', () => {
    expect(createHash('sha256').update(JSON.stringify(hotels)).digest('hex').slice(0, 16)).toBe('dc58f9857bdeac71')
  })

  test('gives every hotel and every room a unique id', () => {
    const ids = hotels.flatMap((hotel) => [hotel.id, ...hotel.room_types.map((room) => room.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('never gives two hotels of a city the same name, in any language', () => {
    for (const locale of LOCALES) {
      const names = hotels.map((hotel) => `${hotel.city_id} ${hotel.name[locale]}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('writes names of hotels, rooms, cities and districts in the script of each language', () => {
    const texts = [
      ...hotels.flatMap((hotel) => [hotel.name, ...hotel.room_types.map((room) => room.name)]),
      ...CITIES.flatMap((city) => [city.name, ...city.districts.map((district) => district.name)]),
    ]
    const wrong = texts.filter(
      ({ en, ar, he }) =>
        !/^[\p{Script=Latin}’' -]+$/u.test(en) ||
        !/^[\u0600-\u06FF –-]+$/.test(ar) ||
        !/^[\u0590-\u05FF' –-]+$/.test(he),
    )
    expect(wrong).toEqual([])
  })

  test('puts hotels on land, most of New York’s within 12 km of Manhattan and 200 to 300 within 3 km', () => {
    expect(hotels.filter((hotel) => !isOnLand(hotel.city_id, hotel.lat, hotel.lng))).toEqual([])
    const distances = hotels.filter((hotel) => hotel.city_id === 'nyc').map(kmFromManhattan)
    expect(distances.filter((km) => km <= 12).length).toBeGreaterThan(950)
    const near = distances.filter((km) => km <= 3).length
    expect(near).toBeGreaterThan(200)
    expect(near).toBeLessThan(300)
  })

  test('puts every hotel within 30 km of its city’s center', () => {
    const far = hotels.filter((hotel) => {
      const city = CITIES.find(({ id }) => id === hotel.city_id)
      return !city || kmBetween(city.lat, city.lng, hotel.lat, hotel.lng) > 30
    })
    expect(far).toEqual([])
  })

  test('stays within the limits of the contract', () => {
    const wrong = hotels.filter(
      (hotel) =>
        hotel.stars < 1 ||
        hotel.stars > 5 ||
        hotel.rating < 0 ||
        hotel.rating > 10 ||
        hotel.review_count < 1 ||
        hotel.room_types.length < 3 ||
        hotel.room_types.length > 5 ||
        new Set(hotel.amenities).size !== hotel.amenities.length ||
        hotel.amenities.includes('breakfast') !== hotel.breakfast_cents > 0 ||
        hotel.season.months.length !== 12 ||
        hotel.season.weekdays.length !== 7 ||
        hotel.room_types.some(
          (room) =>
            !Number.isInteger(room.base_price_cents) ||
            room.base_price_cents < 1500 ||
            room.rooms_total < 1 ||
            room.rooms_total > 20 ||
            room.max_adults < 1 ||
            room.max_adults > 6 ||
            room.amenities.some((amenity) => !hotel.amenities.includes(amenity)),
        ),
    )
    expect(wrong).toEqual([])
    expect(new Set(hotels.flatMap((hotel) => hotel.amenities))).toEqual(new Set(AMENITIES))
  })

  test('rates hotels with more stars higher, and about 60 % guarantee a side', () => {
    const mean = (stars: number): number =>
      average(
        hotels.filter((hotel) => hotel.stars === stars),
        'rating',
      )
    expect([mean(1) < mean(2), mean(2) < mean(3), mean(3) < mean(4), mean(4) < mean(5)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const share = hotels.filter((hotel) => hotel.guarantees_early_check_in).length / hotels.length
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.65)
  })

  test.each(CITIES.map((city) => city.id))('has its sentinels in %s', (cityId) => {
    const lastRoom = hotelById(sentinelHotelId(cityId, 'last_room'))
    expect(new Set(lastRoom?.room_types.map((room) => room.rooms_total))).toEqual(new Set([1]))
    const never = hotelById(sentinelHotelId(cityId, 'never_guarantees'))
    expect([never?.guarantees_early_check_in, never?.guarantees_late_check_out]).toEqual([false, false])
    const always = hotelById(sentinelHotelId(cityId, 'always_guarantees'))
    expect([always?.guarantees_early_check_in, always?.guarantees_late_check_out]).toEqual([true, true])
    expect(hotelById(sentinelHotelId(cityId, 'non_refundable'))?.non_refundable_discount).toBe(12)
    expect(hotelById(sentinelHotelId(cityId, 'long_notice'))?.cancellation_hours).toBe(72)
  })
})

describe('a hotel looked up by its id', () => {
  test('is the same as in the whole list', () => {
    const some = hotels.filter((_, place) => place % 97 === 0)
    expect(some.map((hotel) => hotelById(hotel.id))).toEqual(some)
  })

  test.each([
    '',
    'nyc',
    'nyc-0000',
    'nyc-1001',
    'xxx-0001',
    'nyc-1',
    'NYC-0001',
    'nyc-0001 ',
    '__proto__',
    'nyc-0001-r1',
  ])('is not found as %j', (id) => {
    expect(hotelById(id)).toBeUndefined()
  })
})

function kmBetween(lat: number, lng: number, otherLat: number, otherLng: number): number {
  return Math.hypot((lat - otherLat) * 111.2, (lng - otherLng) * 111.2 * Math.cos((lat * Math.PI) / 180))
}

function kmFromManhattan(hotel: { lat: number; lng: number }): number {
  return kmBetween(40.7830603, -73.9712488, hotel.lat, hotel.lng)
}

function average(list: readonly { rating: number }[], key: 'rating'): number {
  return list.reduce((sum, item) => sum + item[key], 0) / list.length
}
