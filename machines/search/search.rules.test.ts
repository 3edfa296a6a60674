import type { HotelSummary } from '#contract/hotel/hotels.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { describe, expect, test } from 'vitest'
import {
  applyFilters,
  facetsOf,
  filterCount,
  listTitleKind,
  firstBy,
  hasNameLike,
  isTooLateToCancel,
  MIN_RATING_OPTIONS,
  pinNearest,
  STARS,
  visibleHotels,
  type ListFilters,
} from './search.rules.ts'
import { NO_FILTERS, SORTS, type Filters } from './search.view.ts'

describe('the hotel name filter', () => {
  test.each([
    ['every word, in any order and case', 'plaza GRAND', true],
    ['parts of words', 'gra pla', true],
    ['blanks around and between', '  grand   plaza ', true],
    ['nothing typed', '', true],
    ['one word too many', 'grand plaza spa', false],
  ])('%s', (_, typed, expected) => {
    expect(hasNameLike({ name: 'The Grand Plaza Hotel', other_names: [] }, typed)).toBe(expected)
  })

  test.each([
    ['an alef without its hamza', 'اجنحة'],
    ['a ha for a ta marbuta', 'الواجهه'],
    ['tashkeel', 'فُنْدُق الْوَاجِهَة'],
    ['niqqud', 'מָלוֹן'],
    ['a maqaf for a blank', 'קו־החוף'],
    ['final letters left out', 'מלונ'],
    ['accents', 'Fíg'],
    ['a hyphen for a blank', 'fig-compass'],
    ['words of two languages', 'fig מצפן'],
  ])('reads %s as the destination search does: %s', (_, typed) => {
    const fig = { name: 'Fig Compass Hotel', other_names: ['أجنحة فندق الواجهة', 'מלון מצפן התאנה – קו החוף'] }
    const plaza = { name: 'Grand Plaza', other_names: ['غراند بلازا', 'גרנד פלאזה'] }
    expect([hasNameLike(fig, typed), hasNameLike(plaza, typed)]).toEqual([true, false])
  })

  test.each(['fig', 'التين', 'תאנה'])('matches a name in every language: %s', (hotelName) => {
    const fig = { ...hotel({ name: 'בית התאנה' }), other_names: ['Fig House', 'بيت التين'] }
    const other = { ...hotel({ name: 'בית הברוש' }), other_names: ['Cypress House', 'بيت السرو'] }
    expect(applyFilters([fig, other], { ...by({}), hotelName })).toEqual([fig])
  })

  test('keeps every hotel in a replay, where the name is hidden', () => {
    const hotels = [hotel({ name: 'Fig House' }), hotel({ name: 'Cypress House' })]
    expect(applyFilters(hotels, { ...by({}), hotelName: HIDDEN })).toEqual(hotels)
  })
})

describe('filters', () => {
  test.each([
    ['no filter keeps all', {}, ['a', 'b', 'c', 'd']],
    ['the price range includes both ends', { priceRange: { min: 100, max: 200 } }, ['a', 'b', 'c']],
    ['a price range may be open below', { priceRange: { min: null, max: 100 } }, ['a']],
    ['a price range may be open above', { priceRange: { min: 201, max: null } }, ['d']],
    ['stars match on the whole number', { starRating: [4] }, ['b', 'c']],
    ['several star ratings add up', { starRating: [3, 5] }, ['a', 'd']],
    ['the guest rating is a minimum', { guestRating: 8.5 }, ['b', 'd']],
    ['free cancellation', { freeCancellation: true }, ['b', 'c']],
    ['breakfast', { breakfast: true }, ['b', 'd']],
    ['free cancellation and breakfast in one rate', { freeCancellation: true, breakfast: true }, ['b']],
    ['both hours guaranteed', { hoursGuaranteed: true }, ['a', 'd']],
    ['one amenity', { amenities: ['pool'] }, ['b', 'd']],
    ['all of several amenities', { amenities: ['pool', 'spa'] }, ['d']],
    ['several groups at once', { amenities: ['pool'], starRating: [4, 5], hoursGuaranteed: true }, ['d']],
  ] satisfies [string, Partial<Filters>, string[]][])('%s', (_, change, expected) => {
    const matches = applyFilters(hotels, by({ ...change, sortBy: 'distance_asc' }))
    expect(namesOf(matches)).toEqual(expected)
  })
})

describe('sorting', () => {
  test.each([
    ['best_desc', ['d', 'a', 'c', 'b']],
    ['price_asc', ['a', 'b', 'c', 'd']],
    ['rating_desc', ['d', 'b', 'a', 'c']],
    ['stars_desc', ['d', 'c', 'b', 'a']],
    ['distance_asc', ['a', 'b', 'c', 'd']],
  ] as const)('%s', (sortBy, expected) => {
    expect(namesOf(applyFilters(hotels, by({ sortBy })))).toEqual(expected)
  })

  test('the lowest price is the lowest total with the hours, whatever a night or the stay without them costs', () => {
    const sure = hotel({ name: 'sure', price: 356 })
    const asked = hotel({ name: 'asked', price: 287, hoursTotal: 360, guaranteed: [false, false] })
    expect(namesOf(applyFilters([asked, sure], by({ sortBy: 'price_asc' })))).toEqual(['sure', 'asked'])
    expect(firstBy([asked, sure], by({ sortBy: 'price_asc' }).filters)?.name).toBe('sure')
  })

  test('the lowest price is that of the rate filtered by', () => {
    const wanted: Partial<Filters> = { freeCancellation: true, sortBy: 'price_asc' }
    expect(namesOf(applyFilters(hotels, by(wanted)))).toEqual(['c', 'b'])
    expect(firstBy(hotels, by(wanted).filters)?.name).toBe('c')
  })

  test('the price range is compared with the night of the rate filtered by, which the card shows', () => {
    const range: Partial<Filters> = { priceRange: { min: 150, max: 250 } }
    expect(namesOf(applyFilters(hotels, by(range)))).toEqual(['d', 'c', 'b'])
    expect(namesOf(applyFilters(hotels, by({ ...range, freeCancellation: true })))).toEqual(['c'])
  })

  test('equal prices are sorted by rating, equal ratings by number of reviews', () => {
    const [plain, better] = [hotel({ name: 'plain', rating: 7 }), hotel({ name: 'better', rating: 9 })]
    expect(namesOf(applyFilters([plain, better], by({ sortBy: 'price_asc' })))).toEqual(['better', 'plain'])
    const many = { ...hotel({ name: 'many', rating: 9 }), reviews: { rating: 9, count: 40 } }
    expect(namesOf(applyFilters([better, many], by({ sortBy: 'rating_desc' })))).toEqual(['many', 'better'])
  })

  test('finds the first hotel of an order, wherever it is in the list', () => {
    expect(firstBy([...hotels].reverse(), by({ sortBy: 'price_asc' }).filters)?.name).toBe('a')
    expect(firstBy([], NO_FILTERS)).toBeUndefined()
  })

  test('knows the five orders of the specification', () => {
    expect([...SORTS].sort()).toEqual(['best_desc', 'distance_asc', 'price_asc', 'rating_desc', 'stars_desc'])
  })

  test('keeps the order of equal hotels', () => {
    const alike = ['x', 'y', 'z'].map((name) => hotel({ name }))
    expect(namesOf(applyFilters(alike, by({})))).toEqual(['x', 'y', 'z'])
  })

  test('does not change the list it was given', () => {
    const before = namesOf(hotels)
    visibleHotels(hotels, { filters: { ...NO_FILTERS, sortBy: 'best_desc' }, hotelName: '', poi: true })
    expect(namesOf(hotels)).toEqual(before)
  })
})

describe('near a point of interest', () => {
  const far = [9, 3, 7, 1, 8, 2, 6].map((distance) => hotel({ name: String(distance), distance, best_value: distance }))

  test('the 5 nearest hotels are on top, nearest first, and the others follow as sorted', () => {
    expect(namesOf(visibleHotels(far, { filters: NO_FILTERS, hotelName: '', poi: true }))).toEqual([
      '1',
      '2',
      '3',
      '6',
      '7',
      '9',
      '8',
    ])
  })

  test('elsewhere nothing is pinned', () => {
    expect(namesOf(visibleHotels(far, { filters: NO_FILTERS, hotelName: '', poi: false }))).toEqual([
      '9',
      '8',
      '7',
      '6',
      '3',
      '2',
      '1',
    ])
  })

  test('fewer than 5 hotels are all pinned', () => {
    expect(namesOf(pinNearest(far.slice(0, 2)))).toEqual(['3', '9'])
  })
})

test('it is too late for free cancellation where the filter hides every hotel, and none of them sells it any more', () => {
  const wanted = by({ freeCancellation: true, guestRating: 8 })
  const [late, soon, low] = [
    hotel({ name: 'late', breakfast: 120 }),
    hotel({ name: 'soon', refundable: 120 }),
    hotel({ name: 'low', rating: 6, refundable: 120 }),
  ]
  expect(isTooLateToCancel([late, low], wanted)).toBe(true)
  expect(isTooLateToCancel([late, soon], wanted)).toBe(false)
  // Sold without breakfast: the two filters together hide it, not the hour.
  expect(isTooLateToCancel([soon], by({ freeCancellation: true, breakfast: true }))).toBe(false)
  // Without the filter there would be none either.
  expect(isTooLateToCancel([low], wanted)).toBe(false)
  expect(isTooLateToCancel([late], by({ guestRating: 9 }))).toBe(false)
})

describe('the counts beside the filters', () => {
  const narrowings: [string, ListFilters][] = [
    ['no filter', by({})],
    ['a price range', by({ priceRange: { min: 120, max: 201 } })],
    ['stars', by({ starRating: [5] })],
    ['a rating and amenities', by({ guestRating: 8, amenities: ['pool'] })],
    ['breakfast', by({ breakfast: true })],
    ['free cancellation and a name', { ...by({ freeCancellation: true }), hotelName: 'b' }],
    ['breakfast and a price range', by({ breakfast: true, priceRange: { min: 150, max: 250 } })],
    ['a price range that only the cheapest rates are in', by({ priceRange: { min: 120, max: 210 } })],
    [
      'hours and everything else',
      { ...by({ hoursGuaranteed: true, starRating: [3, 5], guestRating: 7 }), hotelName: '' },
    ],
  ]

  test.each(narrowings)('with %s give the number of hotels each choice would show', (_, listFilters) => {
    const facets = facetsOf(counted, listFilters, STEPS)
    const { amenities } = listFilters.filters
    expect({
      stars: STARS.map((star) => facets.stars.get(star) ?? 0),
      rating: MIN_RATING_OPTIONS.map((least) => facets.rating.get(least) ?? 0),
      cancellation: facets.cancellation,
      breakfast: facets.breakfast,
      hours: facets.hours,
      pool: facets.amenities.get('pool') ?? 0,
      spa: facets.amenities.get('spa') ?? 0,
      prices: facets.prices,
    }).toEqual({
      stars: STARS.map((star) => count(listFilters, { starRating: [star] })),
      rating: MIN_RATING_OPTIONS.map((guestRating) => count(listFilters, { guestRating })),
      cancellation: count(listFilters, { freeCancellation: true }),
      breakfast: count(listFilters, { breakfast: true }),
      hours: count(listFilters, { hoursGuaranteed: true }),
      pool: count(listFilters, { amenities: [...new Set([...amenities, 'pool' as const])] }),
      spa: count(listFilters, { amenities: [...new Set([...amenities, 'spa' as const])] }),
      // The end of the scale is open.
      prices: STEPS.map(({ from, to }, step) =>
        count(listFilters, { priceRange: { min: from, max: step === STEPS.length - 1 ? null : to - 0.01 } }),
      ),
    })
  })

  test('each active filter is counted; the order is none', () => {
    expect([
      filterCount(by({ sortBy: 'price_asc' })),
      filterCount({ ...by({}), hotelName: ' ' }),
      filterCount({
        ...by({
          priceRange: { min: 1, max: null },
          starRating: [4, 5],
          guestRating: 8,
          freeCancellation: true,
          breakfast: true,
          hoursGuaranteed: true,
          amenities: ['pool'],
        }),
        hotelName: 'plaza',
      }),
    ]).toEqual([0, 0, 9])
  })
})

const count = (listFilters: ListFilters, change: Partial<Filters>): number =>
  applyFilters(counted, { ...listFilters, filters: { ...listFilters.filters, ...change } }).length

const STEPS = [
  { from: 100, to: 150 },
  { from: 150, to: 200 },
  { from: 200, to: 250 },
]

function by(change: Partial<Filters>): ListFilters {
  return { filters: { ...NO_FILTERS, ...change }, hotelName: '' }
}

const namesOf = (list: readonly HotelSummary[]) => list.map(({ name }) => name)

const rateAt = (hoursTotal: number | undefined): HotelSummary['refundable'] =>
  hoursTotal === undefined
    ? null
    : {
        rateKey: String(hoursTotal),
        total: hoursTotal - 1,
        avg_night_price: hoursTotal - 2,
        hours_total: hoursTotal,
        deadline: null,
        deadline_local: null,
      }

const hotel = (own: {
  name: string
  stars?: number
  distance?: number
  best_value?: number
  price?: number
  rating?: number
  hoursTotal?: number
  /** `hours_total` of the cheapest rate of each kind. */
  refundable?: number
  breakfast?: number
  both?: number
  guaranteed?: [boolean, boolean]
  amenities?: HotelSummary['amenities']
}): HotelSummary => ({
  id: own.name,
  name: own.name,
  other_names: [],
  city: 'New York',
  stars: own.stars ?? 3,
  distance: own.distance ?? 1,
  best_value: own.best_value ?? 0,
  location: { lat: 0, lng: 0 },
  image: '',
  reviews: { rating: own.rating ?? 8, count: 1 },
  amenities: own.amenities ?? [],
  answer_record: null,
  cancellation: { refundable: false, deadline: null, deadline_local: null },
  hours_total: own.hoursTotal ?? own.price ?? 100,
  refundable: rateAt(own.refundable),
  breakfast: rateAt(own.breakfast),
  refundable_breakfast: rateAt(own.both),
  rate: {
    rateKey: own.name,
    avg_night_price: own.price ?? 100,
    total: own.price ?? 100,
    ask_total: null,
    ask_hours_total: null,
    checkin_guaranteed: own.guaranteed?.[0] ?? true,
    checkout_guaranteed: own.guaranteed?.[1] ?? true,
    hours_saved: 0,
    money_saved: 0,
  },
  later_check_out: null,
})

const hotels = [
  hotel({ name: 'a', stars: 3, distance: 1, best_value: 10, price: 100, rating: 8 }),
  hotel({
    name: 'b',
    stars: 4,
    distance: 2,
    best_value: -5,
    price: 150,
    rating: 8.5,
    refundable: 260,
    both: 270,
    breakfast: 265,
    guaranteed: [true, false],
    amenities: ['pool'],
  }),
  hotel({
    name: 'c',
    stars: 4.5,
    distance: 3,
    best_value: 0,
    price: 200,
    rating: 7,
    refundable: 250,
    guaranteed: [false, true],
    amenities: ['spa'],
  }),
  hotel({
    name: 'd',
    stars: 5,
    distance: 4,
    best_value: 30,
    price: 201,
    rating: 9,
    breakfast: 240,
    amenities: ['pool', 'spa'],
  }),
]
/** Adds a hotel with the spa but not the pool. */
const counted = [...hotels, hotel({ name: 'e', stars: 5, distance: 5, price: 201, rating: 9, amenities: ['spa'] })]

test.each([
  ['all there are', { count: 40, found: 40, left: 40, filterCount: 0 }, { title: 'found', shown: 40, of: 40 }],
  ['the nearest', { count: 250, found: 987, left: 250, filterCount: 0 }, { title: 'nearestOf', shown: 250, of: 987 }],
  ['what filters leave', { count: 40, found: 40, left: 0, filterCount: 2 }, { title: 'filtered', shown: 0, of: 40 }],
  [
    'what they leave of the nearest',
    { count: 250, found: 987, left: 12, filterCount: 1 },
    { title: 'filteredNearest', shown: 12, of: 250 },
  ],
  [
    'all, where filters hide nothing',
    { count: 1, found: 1, left: 1, filterCount: 1 },
    { title: 'found', shown: 1, of: 1 },
  ],
  [
    'as before, until it is sorted anew',
    { count: 40, found: 40, left: 9, filterCount: 0 },
    { title: 'found', shown: 40, of: 40 },
  ],
])('the title of a list shows %s', (_, counts, expected) => {
  expect(listTitleKind(counts)).toEqual(expected)
})
