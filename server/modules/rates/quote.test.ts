import { expect, test } from 'vitest'
import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { quote } from './quote.ts'
import { SAMPLE_NOW, sampleDeps } from './rates.samples.ts'
import { listRooms, getRate, type RatesDeps } from './rates.service.ts'

const ROOMS = [
  { adults: 2, children: [6] },
  { adults: 1, children: [] },
]
const STAY = { checkIn: '2027-03-01T09:00', checkOut: '2027-03-04T18:00' }

test('has everything a booking needs, at the server’s own price', () => {
  const deps = sampleDeps([sampleHotel({ tax_basis_points: 1000 })])
  expect(quote(keys(deps)[1] ?? '', {}, SAMPLE_NOW, deps)).toEqual({
    hotelId: 'nyc-0001',
    roomTypeId: 'nyc-0001-r1',
    stay: STAY,
    rooms: ROOMS,
    guaranteed: { check_in: true, check_out: false },
    deviation: { check_in: 6, check_out: 7 },
    hold: { from: '2027-03-01T09:00', until: '2027-03-04T11:00' },
    check_in_at: Temporal.Instant.from('2027-03-01T14:00Z'),
    check_out_at: Temporal.Instant.from('2027-03-04T23:00Z'),
    breakdown: {
      nights: 60_000,
      hours_saved: 0,
      hours_bought: 6000,
      bids: 0,
      credits: 0,
      promo: 0,
      taxes: 6600,
      total: 72_600,
    },
    avg_night_price: 20_000,
    first_night: 22_000,
    cancellation_deadline: Temporal.Instant.from('2027-02-28T14:00Z'),
    has_lapsed: false,
  })
})

test('adds the bids for hours that are not guaranteed', () => {
  const deps = sampleDeps()
  const [nothing = ''] = keys(deps)
  expect(quote(nothing, { bids: 4500 }, SAMPLE_NOW, deps).breakdown).toMatchObject({ bids: 4500, total: 64_500 })
})

test.each([
  [{ promo: 2500 }, { promo: -2500, credits: 0, total: 57_500 }],
  [{ credits: 2500 }, { promo: 0, credits: -2500, total: 57_500 }],
  [{ credits: 90_000 }, { promo: 0, credits: -60_000, total: 0 }],
])('takes off discounts, but no more than there is to pay (%j)', (off, expected) => {
  const deps = sampleDeps()
  const [nothing = ''] = keys(deps)
  expect(quote(nothing, off, SAMPLE_NOW, deps).breakdown).toMatchObject(expected)
})

test('ignores the inventory in memory: the hold decides', () => {
  const deps = sampleDeps()
  const [nothing = ''] = keys(deps)
  deps.availability.apply({ roomTypeId: 'nyc-0001-r1', from: '2027-03-02T00:00', until: '2027-03-03T00:00', count: 5 })
  expect(quote(nothing, {}, SAMPLE_NOW, deps).breakdown.total).toBe(60_000)
})

test('an invalid key is not found; an expired one is gone', () => {
  const deps = sampleDeps()
  expect(() => quote('x', {}, SAMPLE_NOW, deps)).toThrow(expect.objectContaining({ code: 'not_found' }))
  expect(() => quote(keys(deps)[0] ?? '', {}, SAMPLE_NOW.add({ hours: 1 }), deps)).toThrow(
    expect.objectContaining({ code: 'gone', message: UNAVAILABLE_MESSAGE }),
  )
})

test('a key whose plan, room or hotel is no longer sold is not found', () => {
  const before = sampleDeps([sampleHotel({ non_refundable_discount: 10 })])
  const [key = ''] = keys(before)
  const refused = (hotels: Parameters<typeof sampleHotel>[0][]) => () =>
    quote(key, {}, SAMPLE_NOW, sampleDeps(hotels.map((hotel) => sampleHotel(hotel))))
  const unavailable = expect.objectContaining({ code: 'not_found', message: UNAVAILABLE_MESSAGE })
  expect(refused([{}])).toThrow(unavailable)
  expect(refused([])).toThrow(unavailable)
  expect(refused([{ non_refundable_discount: 10, room_types: [{ max_adults: 1 }] }])).toThrow(unavailable)
  expect(refused([{ non_refundable_discount: 12 }])().breakdown.total).toBe(52_800)
})

test('a valid key sells no stay whose first hour has passed at the hotel', () => {
  const halfPastNoon = Temporal.Instant.from('2026-11-20T17:30Z')
  const deps = sampleDeps([sampleHotel()], () => halfPastNoon)
  const stay = { checkIn: '2026-11-20T12:00', checkOut: '2026-11-21T11:00' }
  const { rooms } = listRooms({ hotelId: 'nyc-0001', ...stay, rooms: [{ adults: 1, children: [] }] }, 'en', deps)
  const key = rooms[0]?.rates[0]?.rateKey ?? ''
  const one = Temporal.Instant.from('2026-11-20T18:00Z')
  expect(quote(key, {}, one.subtract({ seconds: 1 }), deps).stay).toEqual(stay)
  expect(deps.keys.read(key, one)).toMatchObject({ stay })
  expect(() => quote(key, {}, one, deps)).toThrow(
    expect.objectContaining({ code: 'not_found', message: UNAVAILABLE_MESSAGE }),
  )
})

test('the key of a refundable plan sells its non-refundable one from the deadline on, and says so', () => {
  const deadline = Temporal.Instant.from('2026-11-20T20:00Z')
  const before = deadline.subtract({ minutes: 1 })
  const deps = sampleDeps([sampleHotel()], () => before)
  const stay = { checkIn: '2026-11-21T15:00', checkOut: '2026-11-23T11:00' }
  const { rooms } = listRooms({ hotelId: 'nyc-0001', ...stay, rooms: [{ adults: 1, children: [] }] }, 'en', deps)
  const key = rooms[0]?.rates[0]?.rateKey ?? ''
  expect(quote(key, {}, before, deps)).toMatchObject({ cancellation_deadline: deadline, has_lapsed: false })
  expect(quote(key, {}, deadline, deps)).toMatchObject({ cancellation_deadline: null, has_lapsed: true })
})

/** Keys of the cheapest plan's variants, cheapest first. */
const keys = (deps: RatesDeps): string[] => {
  const { rooms } = listRooms({ hotelId: 'nyc-0001', ...STAY, rooms: ROOMS }, 'en', deps)
  const { rates } = getRate(rooms[0]?.rates[0]?.rateKey ?? '', 'en', deps)
  return rates.map(({ rateKey }) => rateKey)
}
