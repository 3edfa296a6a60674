import { assert, is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { RateResponse, RoomsResponse } from '#contract/hotel/rates.ts'
import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { quote } from './quote.ts'
import { SAMPLE_NOW, sampleDeps } from './rates.samples.ts'
import { listRooms, getRate, type RatesDeps } from './rates.service.ts'

const COUPLE = [{ adults: 2, children: [] }]
const ASKED = { hotelId: 'nyc-0001', checkIn: '2027-03-01T09:00', checkOut: '2027-03-04T18:00', rooms: COUPLE }

const totals = (changes: Partial<HotelRecord>, stay = {}) =>
  listRooms({ ...ASKED, ...stay }, 'en', sampleDeps([{ ...sampleHotel(), ...changes }])).rooms.map(
    ({ rates: [cheapest] }) => [cheapest?.total, cheapest?.guaranteed_total],
  )

describe('the rooms of a hotel', () => {
  test('have their plans, cheapest first, in the cheapest variant', () => {
    const { rooms } = listRooms(
      ASKED,
      'he',
      sampleDeps([sampleHotel({ non_refundable_discount: 10, breakfast_cents: 1000, tax_basis_points: 1000 })]),
    )
    assert({ rooms }, RoomsResponse)
    // Thirteen hours at 4.50 dollars, plus taxes, in every plan.
    expect(rooms).toEqual([
      {
        id: 'nyc-0001-r1',
        name: 'חדר 1',
        description: 'About nyc-0001-r1',
        images: [{ url: '/pictures/nyc-0001-r1/9.svg', kind: 'room' }],
        beds: [{ kind: 'double', count: 1 }],
        size: 20,
        occupancy: { adults: 2, children: 1 },
        amenities: ['wifi'],
        rates: [
          rate(
            { nights: 270, taxes: 27, total: 297 },
            { ...BIDS, cancellation: NOTHING_BACK, guaranteed_total: 361.35 },
          ),
          rate({ nights: 300, taxes: 30, total: 330 }, { ...BIDS, guaranteed_total: 394.35 }),
          rate(
            { nights: 330, taxes: 33, total: 363 },
            { ...BIDS, board: 'breakfast', cancellation: NOTHING_BACK, guaranteed_total: 427.35 },
          ),
          rate({ nights: 360, taxes: 36, total: 396 }, { ...BIDS, board: 'breakfast', guaranteed_total: 460.35 }),
        ],
      },
    ])
  })

  test('are listed cheapest first, without those too small or sold out', () => {
    const deps = sampleDeps([sampleHotel({ room_types: [{}, { max_adults: 1, max_children: 0 }, {}, {}] })])
    deps.availability.apply({
      roomTypeId: 'nyc-0001-r3',
      from: '2027-03-02T15:00',
      until: '2027-03-02T16:00',
      count: 5,
    })
    expect(listRooms(ASKED, 'en', deps).rooms.map(({ id }) => id)).toEqual(['nyc-0001-r1', 'nyc-0001-r4'])
  })

  test('show the total with all hours guaranteed, if that is possible', () => {
    expect(totals({})).toEqual([[300, 365]])
    expect(totals({ guarantees_late_check_out: false })).toEqual([[300, null]])
    expect(totals({ guarantees_late_check_out: false }, { checkOut: '2027-03-04T11:00' })).toEqual([[300, 330]])
    expect(totals({}, { checkIn: '2027-03-01T15:00', checkOut: '2027-03-04T11:00' })).toEqual([[300, 300]])
  })

  test('are sold without a refund alone once the deadline has passed, at the full price where there is no discount', () => {
    const soon = { ...ASKED, checkIn: '2026-11-21T11:00', checkOut: '2026-11-22T11:00' }
    const plans = (changes: Partial<HotelRecord>) =>
      listRooms(soon, 'en', sampleDeps([{ ...sampleHotel(), ...changes }])).rooms.flatMap(({ rates }) =>
        rates.map(({ total, board, cancellation }) => [total, board, cancellation.refundable]),
      )
    expect(plans({ non_refundable_discount: 10, breakfast_cents: 1000 })).toEqual([
      [90, 'room_only', false],
      [110, 'breakfast', false],
    ])
    expect(plans({ breakfast_cents: 1000 })).toEqual([
      [100, 'room_only', false],
      [120, 'breakfast', false],
    ])
  })

  test('are not found for a hotel that does not exist', () => {
    expect(() => listRooms({ ...ASKED, hotelId: 'nowhere' }, 'en', sampleDeps())).toThrow(
      expect.objectContaining({ code: 'not_found', field: 'hotelId' }),
    )
  })

  test.each([
    ['a check-in in the hotel’s past', { checkIn: '2026-11-20T11:00', checkOut: '2026-11-21T11:00' }, 'checkIn'],
    ['a check-in more than a year ahead', { checkIn: '2027-11-21T15:00', checkOut: '2027-11-22T11:00' }, 'checkIn'],
    ['a check-out on the day of the check-in', { checkOut: '2027-03-01T18:00' }, 'checkOut'],
    ['more than thirty nights', { checkOut: '2027-04-01T11:00' }, 'checkOut'],
    ['a check-in that a clock change skips', { checkIn: '2027-03-14T02:00', checkOut: '2027-03-15T11:00' }, 'checkIn'],
    [
      'a check-out that a clock change skips',
      { checkIn: '2027-03-13T15:00', checkOut: '2027-03-14T02:00' },
      'checkOut',
    ],
  ])('with %s are refused with the name of the field', (_, change, field) => {
    expect(() => listRooms({ ...ASKED, ...change }, 'en', sampleDeps())).toThrow(
      expect.objectContaining({ code: 'invalid_request', field }),
    )
  })
})

describe('the night that began yesterday, at 02:01', () => {
  const deps = sampleDeps([sampleHotel({ non_refundable_discount: 10, breakfast_cents: 1000 })], () =>
    Temporal.Instant.from('2026-11-20T02:01-05:00'),
  )
  const tonight = { ...ASKED, checkIn: '2026-11-19T23:00', checkOut: '2026-11-20T11:00' }
  const keys = () => listRooms(tonight, 'en', deps).rooms.flatMap(({ rates }) => rates.map(({ rateKey }) => rateKey))

  test('is sold as one night, non-refundable: its deadline has passed', () => {
    const answers = keys().map((key) => getRate(key, 'en', deps))
    expect(answers.map(({ stay, cancellation }) => [stay.checkIn, stay.checkOut, cancellation.refundable])).toEqual(
      answers.map(() => ['2026-11-19T23:00', '2026-11-20T11:00', false]),
    )
    expect(answers).not.toHaveLength(0)
  })

  test('is held from its check-in on', () => {
    const [key = ''] = keys()
    expect(quote(key, {}, deps.clock(), deps)).toMatchObject({
      hold: { from: '2026-11-19T23:00', until: '2026-11-20T11:00' },
      cancellation_deadline: null,
    })
  })
})

describe('one rate', () => {
  test('shows four variants of the hours, that of the key first', () => {
    const deps = sampleDeps()
    const answer = getRate(keyOf(deps), 'en', deps)
    assert(answer, RateResponse)
    expect(is({ ...answer, rates: [] }, RateResponse)).toBe(false)
    expect(answer).toEqual({
      hotel: {
        id: 'nyc-0001',
        name: 'The Sample',
        stars: 3,
        address: 'Address of nyc-0001',
        image: '/pictures/nyc-0001/9.svg',
        time_zone: 'America/New_York',
      },
      room: { id: 'nyc-0001-r1', name: 'Room 1', image: '/pictures/nyc-0001-r1/9.svg' },
      stay: { checkIn: ASKED.checkIn, checkOut: ASKED.checkOut },
      rooms: COUPLE,
      rates: [
        rate({ nights: 300, total: 300 }),
        // Six early hours at 5 % of the first night, seven late ones at 5 % of the last.
        rate(
          { nights: 300, hours_bought: 30, total: 330 },
          { checkin_guaranteed: true, checkin_price: 30, checkin_bid: null },
        ),
        rate(
          { nights: 300, hours_bought: 35, total: 335 },
          { checkout_guaranteed: true, checkout_price: 35, checkout_bid: null },
        ),
        rate(
          { nights: 300, hours_bought: 65, total: 365 },
          {
            checkin_guaranteed: true,
            checkin_price: 30,
            checkin_bid: null,
            checkout_guaranteed: true,
            checkout_price: 35,
            checkout_bid: null,
          },
        ),
      ],
      breakdown: { ...NOTHING, nights: 300, total: 300 },
      cancellation: FREE,
    })
  })

  test('keeps its key; a variant’s key shows that variant first, with its price', () => {
    const deps = sampleDeps()
    const key = keyOf(deps)
    const { rates } = getRate(key, 'en', deps)
    expect(rates[0]?.rateKey).toBe(key)
    const last = getRate(rates[3]?.rateKey ?? '', 'en', deps)
    expect(last.rates.map(({ total }) => total)).toEqual([365, 300, 330, 335])
    expect(last.breakdown).toEqual({ ...NOTHING, nights: 300, hours_bought: 65, total: 365 })
  })

  test.each([{ promo: 2500 }, { credits: 2500 }])('less %j has the same key as without the discount', (off) => {
    const deps = sampleDeps()
    const key = keyOf(deps)
    const { rates } = getRate(key, 'en', deps, off)
    expect([rates[0]?.rateKey, rates[0]?.total]).toEqual([key, 275])
    expect(rates.map(({ rateKey }) => rateKey)).toEqual(getRate(key, 'en', deps).rates.map(({ rateKey }) => rateKey))
  })

  test('with fewer hours has one variant, guaranteed, at a lower price', () => {
    const deps = sampleDeps()
    const key = keyOf(deps, { ...ASKED, checkIn: '2027-03-01T20:00', checkOut: '2027-03-04T06:00' })
    expect(getRate(key, 'en', deps).rates).toEqual([
      rate(
        { nights: 300, hours_saved: -12, total: 288 },
        {
          checkin_guaranteed: true,
          checkout_guaranteed: true,
          checkin_deviation: -5,
          checkout_deviation: -5,
          checkin_bid: null,
          checkout_bid: null,
          first_night: 94,
          cancellation: { refundable: true, deadline: '2027-03-01T01:00:00Z', deadline_local: '2027-02-28T20:00' },
        },
      ),
    ])
  })

  test.each([
    ['at the discounted price', 10, 90],
    ['at the same price where there is no discount', 0, 100],
  ])('once refundable, is not any more when its deadline has passed: %s', (_, non_refundable_discount, total) => {
    const deadline = Temporal.Instant.from('2026-11-20T18:00Z')
    let now = deadline.subtract({ minutes: 30 })
    const deps = sampleDeps([sampleHotel({ non_refundable_discount })], () => now)
    const soon = { ...ASKED, checkIn: '2026-11-21T13:00', checkOut: '2026-11-22T11:00' }
    const rates = listRooms(soon, 'en', deps).rooms.flatMap((room) => room.rates)
    const key = rates.find(({ cancellation }) => cancellation.refundable)?.rateKey ?? ''
    now = deadline.subtract({ nanoseconds: 1 })
    const last = getRate(key, 'en', deps)
    expect([last.rates[0]?.rateKey, last.breakdown.total, last.cancellation.refundable]).toEqual([key, 100, true])
    now = deadline
    const { rates: after, breakdown, cancellation } = getRate(key, 'en', deps)
    expect([after[0]?.rateKey === key, breakdown.total, cancellation]).toEqual([false, total, NOTHING_BACK])
    expect(after.every((one) => !one.cancellation.refundable)).toBe(true)
    expect(quote(key, {}, now, deps)).toMatchObject({
      breakdown: { total: total * 100 },
      cancellation_deadline: null,
    })
  })

  test('is not found once its room is taken, and expires after an hour', () => {
    let now = SAMPLE_NOW
    const deps = sampleDeps([sampleHotel()], () => now)
    const key = keyOf(deps)
    now = SAMPLE_NOW.add({ minutes: 59 })
    expect(getRate(key, 'en', deps).rates).toHaveLength(4)
    deps.availability.apply({
      roomTypeId: 'nyc-0001-r1',
      from: '2027-03-02T15:00',
      until: '2027-03-02T16:00',
      count: 5,
    })
    expect(() => getRate(key, 'en', deps)).toThrow(
      expect.objectContaining({ code: 'not_found', message: UNAVAILABLE_MESSAGE }),
    )
    now = SAMPLE_NOW.add({ minutes: 60 })
    expect(() => getRate(key, 'en', deps)).toThrow(expect.objectContaining({ code: 'gone', status: 410 }))
  })

  test('is not found once the guaranteed hours of its key are taken', () => {
    const deps = sampleDeps()
    const guaranteed = getRate(keyOf(deps), 'en', deps).rates.find((one) => one.checkin_guaranteed)
    deps.availability.apply({
      roomTypeId: 'nyc-0001-r1',
      from: '2027-03-01T09:00',
      until: '2027-03-01T10:00',
      count: 5,
    })
    expect(() => getRate(guaranteed?.rateKey ?? '', 'en', deps)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })

  test('is not found for any other text', () => {
    expect(() => getRate('%00../etc', 'en', sampleDeps())).toThrow(
      expect.objectContaining({ code: 'not_found', message: 'No rate found' }),
    )
  })
})

const NOTHING = { nights: 0, hours_saved: 0, hours_bought: 0, bids: 0, credits: 0, promo: 0, taxes: 0, total: 0 }
const FREE = { refundable: true, deadline: '2027-02-28T14:00:00Z', deadline_local: '2027-02-28T09:00' }
/** Six and seven hours at 5 % of 90 dollars, in every plan. */
const BIDS = { checkin_bid: 27, checkout_bid: 31.5 }
const NOTHING_BACK = { refundable: false, deadline: null, deadline_local: null }

/** A rate of three nights with check-in at 9:00 and check-out at 18:00, nothing guaranteed. */
const rate = (lines: Partial<typeof NOTHING>, changes: object = {}) => ({
  rateKey: expect.stringMatching(/^[\w-]{43,64}$/),
  checkin_guaranteed: false,
  checkout_guaranteed: false,
  checkin_deviation: 6,
  checkout_deviation: 7,
  checkin_price: 0,
  checkout_price: 0,
  // Six hours before 15:00 and seven after 11:00, at 5 % of a night each.
  checkin_bid: (lines.nights ?? 0) / 10,
  checkout_bid: ((lines.nights ?? 0) * 35) / 300,
  avg_night_price: (lines.nights ?? 0) / 3,
  first_night: ((lines.nights ?? 0) + (lines.taxes ?? 0)) / 3,
  total: lines.total,
  breakdown: { ...NOTHING, ...lines },
  cancellation: FREE,
  board: 'room_only',
  ...changes,
})

const keyOf = (deps: RatesDeps, request = ASKED): string =>
  listRooms(request, 'en', deps).rooms[0]?.rates[0]?.rateKey ?? ''
