import { assert } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { HotelsResponse, type SearchCriteria } from '#contract/hotel/hotels.ts'
import type { AnswerRecord } from '#contract/hotel/answerRecord.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { addDays, dayHour, type DayHour } from '#contract/hotel/stay.ts'
import type { JsonText } from '#server/http/jsonText.ts'
import { createStayRequest, cheapestRoom } from '#server/modules/rates/offers.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { listRooms, getRate } from '#server/modules/rates/rates.service.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'
import { airportAt } from '#server/adapters/places/nearby.ts'
import { SIGHTS } from '#server/adapters/places/sights.ts'
import { nearestFirst } from './hotels.index.ts'
import { sampleHotel } from './hotels.samples.ts'
import { MAX_WITHOUT_BOUNDS, searchHotels, searchHotelsText } from './hotels.search.ts'

const NOW = SAMPLE_NOW.epochMilliseconds
const CRITERIA: SearchCriteria = {
  destination: { name: 'Manhattan', point: { lat: 40.78, lng: -73.97 }, poi: false },
  checkIn: '2027-03-01T20:00',
  checkOut: '2027-03-04T06:00',
  rooms: [{ adults: 2, children: [] }],
}

const PLANS = { non_refundable_discount: 10, breakfast_cents: 1000 }
const kindsOf = (hotel: Parameters<typeof sampleHotel>[0], criteria = CRITERIA) => {
  const deps = sampleDeps([sampleHotel(hotel)])
  const [found] = searchHotels(criteria, 'en', NOW, deps).hotels
  const { rate, refundable, breakfast, refundable_breakfast } = found ?? {}
  return { deps, base: rate, kinds: { refundable, breakfast, refundable_breakfast } }
}

describe('a search', () => {
  test('responds with each hotel’s base rate, all taxes in the total', () => {
    const deps = sampleDeps([
      sampleHotel({ tax_basis_points: 1000, room_types: [{ max_adults: 1, max_children: 0 }, {}] }),
    ])
    const answer = searchHotels(CRITERIA, 'ar', NOW, deps)
    assert(answer, HotelsResponse)
    expect(answer).toEqual({
      hotels: [
        {
          id: 'nyc-0001',
          name: 'العينة',
          other_names: ['The Sample', 'הדוגמה'],
          city: 'nyc ar',
          stars: 3,
          distance: 0,
          best_value: 0,
          hours_total: 633.6,
          location: { lat: 40.78, lng: -73.97 },
          image: '/pictures/nyc-0001/20.svg',
          reviews: { rating: 8.1, count: 120 },
          amenities: ['wifi'],
          answer_record: null,
          cancellation: { refundable: true, deadline: '2027-03-01T01:00:00Z', deadline_local: '2027-02-28T20:00' },
          rate: {
            rateKey: expect.stringMatching(/^[\w-]{43}$/),
            avg_night_price: 200,
            // Three nights, minus 6 % of the first and 6 % of the last, plus 10 % taxes.
            total: 633.6,
            ask_total: null,
            ask_hours_total: null,
            checkin_guaranteed: true,
            checkout_guaranteed: true,
            hours_saved: 0,
            // Off the total, taxes included.
            money_saved: 26.4,
          },
          // The base rate itself.
          refundable: {
            rateKey: answer.hotels[0]?.rate.rateKey,
            total: 633.6,
            hours_total: 633.6,
            avg_night_price: 200,
            deadline: '2027-03-01T01:00:00Z',
            deadline_local: '2027-02-28T20:00',
          },
          breakfast: null,
          refundable_breakfast: null,
          later_check_out: null,
        },
      ],
      found: 1,
      scope: 'area',
      airport: null,
      rate_distribution: [{ from: 200, to: 201, count: 1 }],
    })
  })

  describe('for more hours than standard', () => {
    const MORE = { ...CRITERIA, checkIn: '2027-03-01T09:00', checkOut: '2027-03-04T18:00' }
    const SURE = { total: 365, ask_total: 300, checkin_guaranteed: true, checkout_guaranteed: true, hours_saved: 13 }
    const ASKED = {
      total: 300,
      ask_total: null,
      checkin_guaranteed: false,
      checkout_guaranteed: false,
      hours_saved: 13,
    }
    const rateOf = (deps: ReturnType<typeof sampleDeps>, criteria = MORE) =>
      searchHotels(criteria, 'en', NOW, deps).hotels[0]?.rate

    test('the rate guarantees both sides if the hotel does, and has the total on request too', () => {
      const deps = sampleDeps()
      const rate = rateOf(deps)
      expect(rate).toMatchObject(SURE)
      expect(getRate(rate?.rateKey ?? '', 'en', deps).rates[0]).toMatchObject({
        total: 365,
        checkin_guaranteed: true,
        checkout_guaranteed: true,
      })
    })

    test.each([
      ['neither side', { guarantees_early_check_in: false, guarantees_late_check_out: false }],
      ['the check-out alone', { guarantees_early_check_in: false }],
      ['the check-in alone', { guarantees_late_check_out: false }],
    ])('a hotel that guarantees %s offers both on request', (_, hotel) => {
      expect(rateOf(sampleDeps([sampleHotel(hotel)]))).toMatchObject(ASKED)
    })

    test('a side with fewer hours than standard is always guaranteed', () => {
      const late = { ...MORE, checkIn: '2027-03-01T20:00' }
      expect(rateOf(sampleDeps([sampleHotel({ guarantees_early_check_in: false })]), late)).toMatchObject({
        total: 329,
        ask_total: 294,
        checkin_guaranteed: true,
        checkout_guaranteed: true,
        hours_saved: 7,
      })
    })

    test('`hours_total` is the total where the hours are guaranteed, and the total with the bids where they are on request', () => {
      const taxed = { tax_basis_points: 1000, room_types: [{}, {}] }
      const sure = searchHotels(MORE, 'en', NOW, sampleDeps([sampleHotel(taxed)])).hotels[0]
      expect(sure).toMatchObject({
        hours_total: 401.5,
        // Bids are not taxed: 13 hours at 5 dollars.
        rate: { total: 401.5, ask_total: 330, ask_hours_total: 395 },
      })
      const [asked] = searchHotels(
        MORE,
        'en',
        NOW,
        sampleDeps([sampleHotel({ ...taxed, guarantees_late_check_out: false })]),
      ).hotels
      expect(asked).toMatchObject({ hours_total: 395, rate: { total: 330, ask_total: null, ask_hours_total: null } })
      const [rate] = getRate(asked?.rate.rateKey ?? '', 'en', sampleDeps([sampleHotel(taxed)])).rates
      expect(asked?.hours_total).toBe((rate?.total ?? 0) + (rate?.checkin_bid ?? 0) + (rate?.checkout_bid ?? 0))
    })

    test('hotels are compared by what the stay costs with its hours', () => {
      const cheap = sampleHotel({ guarantees_late_check_out: false })
      const others = ['nyc-0002', 'nyc-0003', 'nyc-0004', 'nyc-0005'].map((id) => sampleHotel({ id }))
      // All come to 365 dollars, though one asks 300 now.
      const { hotels } = searchHotels(MORE, 'en', NOW, sampleDeps([cheap, ...others]))
      expect(hotels.map(({ rate, best_value }) => [rate.total, best_value])).toEqual([
        [300, 0],
        ...others.map(() => [365, 0]),
      ])
    })

    const before = { from: '2027-02-28T15:00', until: '2027-03-01T11:00', count: 5 }

    test('hours taken by another guest are on request only', () => {
      const deps = sampleDeps()
      deps.availability.apply({ roomTypeId: 'nyc-0001-r1', ...before })
      expect(rateOf(deps)).toMatchObject(ASKED)
    })

    test('the rate is of a dearer room that has the hours, and the total on request of the cheapest', () => {
      const deps = sampleDeps([sampleHotel({ room_types: [{}, {}] })])
      deps.availability.apply({ roomTypeId: 'nyc-0001-r1', ...before })
      expect(rateOf(deps)).toMatchObject({ ...SURE, total: 730, ask_total: 300 })
    })
  })

  describe('sells by their terms', () => {
    test('the cheapest refundable rate, the cheapest with breakfast, and one that is both', () => {
      const { base, kinds, deps } = kindsOf(PLANS)
      const deadlines = { deadline: '2027-03-01T01:00:00Z', deadline_local: '2027-02-28T20:00' }
      const nothing = { deadline: null, deadline_local: null }
      expect(base).toMatchObject({ total: 259.2 })
      expect(kinds).toMatchObject({
        refundable: { total: 289.2, hours_total: 289.2, avg_night_price: 100, ...deadlines },
        breakfast: { total: 319.2, hours_total: 319.2, avg_night_price: 110, ...nothing },
        refundable_breakfast: { total: 349.2, hours_total: 349.2, avg_night_price: 120, ...deadlines },
      })
      for (const kind of Object.values(kinds)) {
        const offer = getRate(kind?.rateKey ?? '', 'en', deps)
        expect([offer.breakdown.total, offer.cancellation.deadline]).toEqual([kind?.total, kind?.deadline])
      }
      expect(getRate(kinds.breakfast?.rateKey ?? '', 'en', deps).rates[0]?.board).toBe('breakfast')
    })

    test('none that it does not have: no breakfast, and nothing refundable past the deadline', () => {
      expect(kindsOf({ non_refundable_discount: 10 }).kinds).toMatchObject({
        breakfast: null,
        refundable_breakfast: null,
      })
      const soon = { ...CRITERIA, checkIn: '2026-11-21T11:00', checkOut: '2026-11-22T11:00' }
      expect(kindsOf(PLANS, soon).kinds).toMatchObject({
        refundable: null,
        breakfast: { deadline: null },
        refundable_breakfast: null,
      })
    })

    test('with the guarantee of the base rate, and the suggested bids where there is none', () => {
      const more = { ...CRITERIA, checkIn: '2027-03-01T09:00', checkOut: '2027-03-04T18:00' }
      const { kinds, deps } = kindsOf(PLANS, more)
      expect(getRate(kinds.refundable?.rateKey ?? '', 'en', deps).rates[0]).toMatchObject({
        checkin_guaranteed: true,
        checkout_guaranteed: true,
      })
      // 13 hours at 5 % of the lowest night, 90 dollars.
      expect(kindsOf({ ...PLANS, guarantees_early_check_in: false }, more).kinds.refundable).toMatchObject({
        total: 300,
        hours_total: 358.5,
      })
    })
  })

  describe('for standard hours', () => {
    const STANDARD = { ...CRITERIA, checkIn: '2027-03-01T15:00', checkOut: '2027-03-04T11:00' }
    const laterOf = (deps: ReturnType<typeof sampleDeps>, criteria = STANDARD) =>
      searchHotels(criteria, 'en', NOW, deps).hotels[0]?.later_check_out

    test('shows the surcharge of a guaranteed check-out at 14:00, taxes included', () => {
      expect(laterOf(sampleDeps([sampleHotel({ tax_basis_points: 1000 })]))).toEqual({ hour: 14, price: 16.5 })
    })

    test('shows none if the hotel does not guarantee it, or the hours are taken', () => {
      expect(laterOf(sampleDeps([sampleHotel({ guarantees_late_check_out: false })]))).toBeNull()
      const deps = sampleDeps()
      const after = { from: '2027-03-04T13:00', until: '2027-03-05T11:00', count: 5 }
      deps.availability.apply({ roomTypeId: 'nyc-0001-r1', ...after })
      expect(laterOf(deps)).toBeNull()
    })

    test('shows none to a party of two rooms if only one room is free that late', () => {
      const deps = sampleDeps()
      const after = { from: '2027-03-04T13:00', until: '2027-03-05T11:00', count: 4 }
      deps.availability.apply({ roomTypeId: 'nyc-0001-r1', ...after })
      expect(laterOf(deps)).not.toBeNull()
      expect(laterOf(deps, { ...STANDARD, rooms: [...STANDARD.rooms, ...STANDARD.rooms] })).toBeNull()
    })

    test('shows none for a stay with other hours', () => {
      expect(laterOf(sampleDeps(), { ...STANDARD, checkIn: '2027-03-01T16:00' })).toBeNull()
      expect(laterOf(sampleDeps(), { ...STANDARD, checkOut: '2027-03-04T12:00' })).toBeNull()
    })
  })

  test('leaves out hotels that are full, too small, or too far', () => {
    const deps = sampleDeps([
      sampleHotel({ id: 'nyc-0001' }),
      sampleHotel({ id: 'nyc-0002', room_types: [{ max_adults: 1, max_children: 0 }] }),
      sampleHotel({ id: 'nyc-0003', lat: 40.95 }),
      sampleHotel({ id: 'nyc-0004' }),
      sampleHotel({ id: 'nyc-0005', room_types: [{ rooms_total: 0 }] }),
    ])
    deps.availability.apply({
      roomTypeId: 'nyc-0001-r1',
      from: '2027-03-02T03:00',
      until: '2027-03-02T04:00',
      count: 5,
    })
    expect(findHotelIds(CRITERIA, deps)).toEqual(['nyc-0004'])
  })

  test('covers the map if there is one, and 5 km around a point of interest', () => {
    const deps = sampleDeps([
      sampleHotel({ id: 'nyc-0001' }),
      sampleHotel({ id: 'nyc-0002', lat: 40.84 }),
      sampleHotel({ id: 'nyc-0003', lat: 41.5 }),
    ])
    expect(findHotelIds(CRITERIA, deps)).toEqual(['nyc-0001', 'nyc-0002'])
    expect(findHotelIds({ ...CRITERIA, destination: { ...CRITERIA.destination, poi: true } }, deps)).toEqual([
      'nyc-0001',
    ])
    const bounds = { neLat: 42, swLat: 40.8, neLng: -73, swLng: -75 }
    expect(findHotelIds({ ...CRITERIA, bounds }, deps)).toEqual(['nyc-0002', 'nyc-0003'])
  })

  describe('where no hotel is free', () => {
    const soldOut = [{ rooms_total: 0 }]

    test('the 20 nearest within 150 km are the answer, and say that they are no more than the nearest', () => {
      const many = Array.from({ length: 25 }, (_, nth) => sampleHotel({ id: `nyc-${nth}`, lat: at(20 + nth) }))
      expect(scoped(CRITERIA, sampleDeps(many))).toEqual([
        'nearest',
        Array.from({ length: 20 }, (_, nth) => 20 + nth),
        20,
      ])
      expect(
        scoped(CRITERIA, sampleDeps([149, 151].map((km) => sampleHotel({ id: `nyc-${km}`, lat: at(km) })))),
      ).toEqual(['nearest', [149], 1])
    })

    test('a place whose hotels are all sold out is answered with the nearest free ones', () => {
      const hotels = [
        sampleHotel({ id: 'nyc-0001', room_types: soldOut }),
        sampleHotel({ id: 'nyc-0002', lat: at(8) }),
        sampleHotel({ id: 'nyc-0003', lat: at(30) }),
      ]
      const poi = { ...CRITERIA, destination: { ...CRITERIA.destination, poi: true } }
      expect(scoped(poi, sampleDeps(hotels))).toEqual(['nearest', [8, 30], 2])
      expect(scoped(CRITERIA, sampleDeps(hotels))).toEqual(['area', [8], 1])
    })

    test('an area is answered from its point, in its bounds as long as one hotel there is free', () => {
      const bounds = { neLat: 40.8, swLat: 40.76, neLng: -73.95, swLng: -73.99 }
      const far = sampleHotel({ id: 'nyc-0002', lat: at(30) })
      expect(scoped({ ...CRITERIA, bounds }, sampleDeps([sampleHotel(), far]))).toEqual(['place', [0], 1])
      expect(scoped({ ...CRITERIA, bounds }, sampleDeps([far]))).toEqual(['nearest', [30], 1])
    })

    test('nothing farther is an answer', () => {
      const sea = { ...CRITERIA, destination: { name: 'Sea', point: { lat: 0, lng: 0 }, poi: false } }
      expect(searchHotels(sea, 'en', NOW, sampleDeps())).toEqual({
        hotels: [],
        found: 0,
        scope: 'nearest',
        airport: null,
        rate_distribution: [],
      })
    })

    test('an hour that has passed at the nearest hotels is refused as one at the place would be', () => {
      const deps = sampleDeps([sampleHotel({ lat: at(30) })])
      expect(() =>
        findHotelIds({ ...CRITERIA, checkIn: '2026-11-20T11:00', checkOut: '2026-11-21T11:00' }, deps),
      ).toThrow(expect.objectContaining({ code: 'invalid_request', field: 'checkIn' }))
    })
  })

  test('hotels with the same cancellation hours in two time zones each have their own deadline', () => {
    const deps = sampleDeps([sampleHotel(), sampleHotel({ id: 'chi-0001', time_zone: 'America/Chicago' })])
    const { hotels } = searchHotels(CRITERIA, 'en', NOW, deps)
    expect(Object.fromEntries(hotels.map(({ id, cancellation }) => [id, cancellation]))).toMatchObject({
      'nyc-0001': { deadline: '2027-03-01T01:00:00Z' },
      'chi-0001': { deadline: '2027-03-01T02:00:00Z' },
    })
  })

  test('without hotels, an hour is valid until it has passed everywhere on earth', () => {
    const deps = sampleDeps([])
    const at = (checkIn: DayHour) => () => findHotelIds({ ...CRITERIA, checkIn, checkOut: '2026-11-21T11:00' }, deps)
    expect(at('2026-11-20T05:00')()).toEqual([])
    expect(at('2026-11-20T04:00')).toThrow(expect.objectContaining({ field: 'checkIn' }))
  })

  test('a hotel where the hour has passed is left out beside one where it has not', () => {
    const bounds = { neLat: 89, swLat: -89, neLng: 179, swLng: -179 }
    const today = { ...CRITERIA, bounds, checkIn: '2026-11-20T12:00', checkOut: '2026-11-21T11:00' }
    const deps = sampleDeps([
      sampleHotel(),
      sampleHotel({ id: 'hnd-0001', lat: 35.5, lng: 139.8, time_zone: 'Asia/Tokyo' }),
    ])
    expect(findHotelIds(today, deps)).toEqual(['nyc-0001'])
    expect(() => findHotelIds({ ...today, checkIn: '2026-11-20T11:00' }, deps)).toThrow(
      expect.objectContaining({ code: 'invalid_request', field: 'checkIn' }),
    )
  })

  test('the count leaves out hotels where the hour has passed', () => {
    const inTime = Array.from({ length: MAX_WITHOUT_BOUNDS + 1 }, (_, at) => sampleHotel({ id: `nyc-${at + 1}` }))
    const late = sampleHotel({ id: 'hnd-9999', lat: 40.82, time_zone: 'Asia/Tokyo' })
    const today = { ...CRITERIA, checkIn: '2026-11-20T12:00', checkOut: '2026-11-21T11:00' }
    const answer = searchHotels(today, 'en', NOW, sampleDeps([...inTime, late]))
    expect([answer.hotels.length, answer.found]).toEqual([MAX_WITHOUT_BOUNDS, MAX_WITHOUT_BOUNDS + 1])
  })

  test.each([
    ['checkOut', { checkOut: '2027-03-01T23:00' }],
    ['checkOut', { checkOut: '2027-04-01T06:00' }],
    ['checkIn', { checkIn: '2026-11-19T20:00', checkOut: '2026-11-20T06:00' }],
    ['checkIn', { checkIn: '2028-03-01T20:00', checkOut: '2028-03-02T06:00' }],
  ])('an invalid stay is refused, naming %s, with or without hotels', (field, change) => {
    const refusal = expect.objectContaining({ code: 'invalid_request', field })
    expect(() => findHotelIds({ ...CRITERIA, ...change }, sampleDeps())).toThrow(refusal)
    expect(() => findHotelIds({ ...CRITERIA, ...change }, sampleDeps([]))).toThrow(refusal)
  })
})

describe('a search of the whole demo catalog', () => {
  const hotels = demoHotels().hotels()
  const deps = sampleDeps(hotels)
  for (const hotel of hotels)
    for (const { room_type_id, first, nights, sold } of demoHotels().busyRuns(hotel, 365)) {
      const day = addDays('2026-11-20', first)
      const span = { from: dayHour(day, 15), until: dayHour(addDays(day, nights), 11) }
      deps.availability.apply({ roomTypeId: room_type_id, ...span, count: sold })
    }

  test('Manhattan shows the nearest five pages without a map, at most a thousand with one, and the total count', () => {
    const near = searchHotels(CRITERIA, 'en', NOW, deps)
    expect(near.hotels).toHaveLength(MAX_WITHOUT_BOUNDS)
    const bounds = { neLat: 89, swLat: -89, neLng: 179, swLng: -179 }
    const world = searchHotels({ ...CRITERIA, bounds }, 'en', NOW, deps)
    expect(world.hotels).toHaveLength(1000)
    const request = createStayRequest(CRITERIA, CRITERIA.rooms)
    const free = [...nearestFirst(deps.hotels.around(CRITERIA.destination.point, { kind: 'circle', km: 12 }))].filter(
      ({ hotel }) => cheapestRoom(hotel, request, deps.availability),
    )
    expect(near.found).toBe(free.length)
    expect(near.found).toBeGreaterThan(MAX_WITHOUT_BOUNDS)
    expect(world.found).toBeGreaterThan(near.found)
  })

  const AIRPORTS = ['JFK', 'EWR', 'LHR', 'LGW', 'CDG', 'ORY', 'BCN', 'HND', 'NRT', 'LAX', 'FCO', 'BKK']
  test.each(AIRPORTS)('%s answers with hotels, nearest first, and says which airport it is', (code) => {
    const airport = SIGHTS.find((sight) => sight.kind === 'airport' && sight.otherSpellings.includes(code))
    if (airport === undefined) throw new Error(`no airport ${code}`)
    const destination = { name: airport.name.he, point: { lat: airport.lat, lng: airport.lng }, poi: true }
    const answer = searchHotels({ ...CRITERIA, destination }, 'he', NOW, { ...deps, airportAt })
    const distances = answer.hotels.map(({ distance }) => distance)
    expect(distances.length).toBeGreaterThan(0)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(answer.airport).toBe(code)
    const [most, within] = answer.scope === 'nearest' ? [20, 150] : [MAX_WITHOUT_BOUNDS, 5]
    expect(distances.length).toBeLessThanOrEqual(most)
    expect(distances.at(-1)).toBeLessThanOrEqual(within)
  })

  test('a card’s lower total is that of the hotel’s cheapest rate, and its key sells the card’s own', () => {
    const r = chance('cards')
    let cards = 0
    for (let turn = 0; turn < 12; turn += 1) {
      const criteria = anyCriteria(r)
      for (const { id, rate } of searchHotels(criteria, 'en', NOW, deps).hotels.slice(0, 25)) {
        const { rooms } = listRooms({ hotelId: id, ...criteria }, 'en', deps)
        expect(rate.ask_total ?? rate.total).toBe(
          Math.min(...rooms.flatMap(({ rates }) => rates.map(({ total }) => total))),
        )
        expect(getRate(rate.rateKey, 'en', deps).breakdown.total).toBe(rate.total)
        cards += 1
      }
    }
    expect(cards).toBeGreaterThan(100)
  })

  test('the serialized response equals that of the contract, in every language', () => {
    const r = chance('written answers')
    const bounds = { neLat: 89, swLat: -89, neLng: 179, swLng: -179 }
    const standard = { ...CRITERIA, checkIn: '2027-03-01T15:00', checkOut: '2027-03-04T11:00' }
    const searches = [{ ...CRITERIA, bounds }, standard, ...Array.from({ length: 10 }, () => anyCriteria(r))]
    for (const criteria of searches)
      for (const locale of LOCALES)
        expect(parseResponse(searchHotelsText(criteria, locale, NOW, deps))).toEqual(
          sent(searchHotels(criteria, locale, NOW, deps)),
        )
  })
})

describe('a serialized response', () => {
  test('keeps names of any characters', () => {
    const names = { en: 'Line\nbreak "quoted" \\ é', ar: '\u2028 فندق', he: 'מלון 🏨' }
    const deps = sampleDeps([sampleHotel({ names }), sampleHotel({ id: 'nyc-0002', names })])
    for (const locale of LOCALES)
      expect(parseResponse(searchHotelsText(CRITERIA, locale, NOW, deps))).toEqual(
        sent(searchHotels(CRITERIA, locale, NOW, deps)),
      )
  })

  test('says how a hotel answers requests for hours, as it is at the time of the search', () => {
    const records = new Map<string, AnswerRecord>()
    const of = (id: string) => records.get(id) ?? null
    const deps = { ...sampleDeps([sampleHotel(), sampleHotel({ id: 'nyc-0002' })]), answerRecords: { of } }
    const written = () => {
      const response = parseResponse(searchHotelsText(CRITERIA, 'en', NOW, deps))
      expect(response).toEqual(sent(searchHotels(CRITERIA, 'en', NOW, deps)))
      return searchHotels(CRITERIA, 'en', NOW, deps).hotels.map(({ answer_record }) => answer_record)
    }
    expect(written()).toEqual([null, null])
    const record = { requests: 10, agreed: 8, usual_hours: 3, demo: true }
    records.set('nyc-0001', record)
    expect(written()).toEqual([record, null])
  })

  test('is identical to the byte until a key would expire later or a room is sold', () => {
    const deps = sampleDeps()
    const at = (now: number) => Buffer.from(searchHotelsText(CRITERIA, 'en', now, deps).bytes).toString()
    const FIVE_MINUTES = 5 * 60_000
    const start = Math.ceil(NOW / FIVE_MINUTES) * FIVE_MINUTES + 1
    const first = at(start)
    expect(at(start + FIVE_MINUTES - 1)).toBe(first)
    expect(at(start + FIVE_MINUTES)).not.toBe(first)
    deps.availability.apply({ roomTypeId: 'nyc-0001-r1', from: CRITERIA.checkIn, until: CRITERIA.checkOut, count: 5 })
    expect(at(start)).not.toBe(first)
  })

  test('is empty where there is no hotel', () => {
    expect(parseResponse(searchHotelsText(CRITERIA, 'en', NOW, sampleDeps([])))).toEqual({
      hotels: [],
      found: 0,
      scope: 'nearest',
      airport: null,
      rate_distribution: [],
    })
  })
})

/** Degrees north of the destination for a distance. */
const at = (km: number) => 40.78 + km / 111.195

const scoped = (criteria: SearchCriteria, deps: ReturnType<typeof sampleDeps>) => {
  const { scope, hotels, found } = searchHotels(criteria, 'en', NOW, deps)
  return [scope, hotels.map(({ distance }) => Math.round(distance)), found]
}

const anyCriteria = (r: Chance): SearchCriteria => {
  const day = addDays('2026-11-21', r.whole(0, 300))
  return {
    ...CRITERIA,
    checkIn: dayHour(day, r.whole(0, 23)),
    checkOut: dayHour(addDays(day, r.whole(1, 9)), r.whole(0, 23)),
    rooms: r.pick([
      [{ adults: 2, children: [] }],
      [{ adults: 1, children: [14, 3] }],
      [
        { adults: 3, children: [] },
        { adults: 1, children: [] },
      ],
    ]),
  }
}

/** JSON has no negative zero. */
const sent = (answer: HotelsResponse): unknown => JSON.parse(JSON.stringify(answer))

const parseResponse = ({ bytes }: JsonText<HotelsResponse>): unknown => JSON.parse(Buffer.from(bytes).toString())

const findHotelIds = (criteria: SearchCriteria, deps: ReturnType<typeof sampleDeps>): string[] =>
  searchHotels(criteria, 'en', NOW, deps).hotels.map(({ id }) => id)
