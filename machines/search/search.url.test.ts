import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { describe, expect, test } from 'vitest'
import { canonicalSearchUrl, defaultCriteria, isSameSearch, writeNewSearch } from './search.criteria.url.ts'
import { readSearchUrl, searchUrlOf, writeSearchUrl, type SearchUrl } from './search.url.ts'
import { NO_FILTERS, DEFAULT_LIST_VIEW } from './search.view.ts'

const TODAY = '2026-10-02'
const NOW = { now: `${TODAY}T00:00`, timeZone: null }
const nothing = { view: DEFAULT_LIST_VIEW, landing: null, currency: null, others: {} }

describe('a URL without a search', () => {
  test('asks for Manhattan, 33 days ahead at 15:00 to 36 days ahead at 11:00, two adults in one room', () => {
    expect(readSearchUrl({}, NOW)).toEqual({ criteria: usual, ...nothing, changes: [] })
  })
})

describe('a complete URL', () => {
  const params = {
    dest: 'Bar | Grill|48.8584|2.2945|true',
    in: '2026-12-5-22',
    out: '2026-12-9-7',
    rooms: '2:6,4|1:',
    bounds: '48.9|48.8|2.4|2.2',
    zoom: '14',
    land: '0640',
    currency: 'EUR',
    name: 'grand plaza ',
    price: '120-460',
    stars: '4,5',
    rating: '8',
    cancel: 'free',
    meals: 'breakfast',
    hours: 'guaranteed',
    amenities: 'pool,spa',
    sort: 'rating_desc',
    page: '2',
    utm_source: 'letter',
  }

  test('is read part by part, and parameters of others are kept', () => {
    expect(readSearchUrl(params, NOW)).toEqual({
      criteria: {
        destination: { name: 'Bar | Grill', point: { lat: 48.8584, lng: 2.2945 }, poi: true },
        checkIn: '2026-12-05T22:00',
        checkOut: '2026-12-09T07:00',
        rooms: [
          { adults: 2, children: [6, 4] },
          { adults: 1, children: [] },
        ],
        bounds: { neLat: 48.9, swLat: 48.8, neLng: 2.4, swLng: 2.2 },
      },
      changes: [],
      view: {
        filters: {
          guestRating: 8,
          priceRange: { min: 120, max: 460 },
          starRating: [4, 5],
          freeCancellation: true,
          breakfast: true,
          hoursGuaranteed: true,
          amenities: ['pool', 'spa'],
          sortBy: 'rating_desc',
        },
        hotelName: 'grand plaza ',
        pages: 2,
        zoom: 14,
      },
      landing: '06:40',
      currency: 'EUR',
      others: { utm_source: 'letter' },
    })
  })

  test('is written as it was read', () => {
    expect(writeSearchUrl(readSearchUrl(params, NOW))).toEqual(params)
  })

  test('of a new search has nothing but the search', () => {
    const { criteria } = readSearchUrl(params, NOW)
    expect(writeNewSearch(criteria)).toEqual(writeSearchUrl(searchUrlOf(criteria)))
    expect(readSearchUrl(writeNewSearch(criteria), NOW)).toEqual({ ...searchUrlOf(criteria), changes: [] })
  })

  test('is read the same with leading zeros, and written without', () => {
    const padded = readSearchUrl({ ...params, in: '2026-12-05-22', out: '2026-12-09-07' }, NOW)
    expect(writeSearchUrl(padded)).toEqual(params)
  })

  test('keeps only the destination in its canonical link', () => {
    expect(canonicalSearchUrl(readSearchUrl(params, NOW).criteria)).toEqual({ dest: params.dest })
  })
})

describe('a link that asks for the impossible', () => {
  test.each([
    ['a stay that is past', { in: '2026-9-1-18', out: '2026-9-3-9' }, ['in_the_past'], '2 10 18 to 4 10 9, 2:'],
    [
      'a day that no calendar has',
      { in: '2026-2-30-15', out: '2026-11-20-9' },
      ['dates_unknown'],
      '4 Nov 15 to 7 Nov 11, 2:',
    ],
    [
      'ten rooms',
      { rooms: Array(10).fill('1:').join('|') },
      ['too_many_rooms'],
      `4 Nov 15 to 7 Nov 11, ${Array(8).fill('1:').join('|')}`,
    ],
    ['an area with a fifth side', { bounds: '2|1|2|1|5' }, ['area_unknown'], '4 Nov 15 to 7 Nov 11, 2:'],
    ['an area upside down', { bounds: '1|2|3|4' }, ['area_unknown'], '4 Nov 15 to 7 Nov 11, 2:'],
    ['a child of 18', { rooms: '2:18' }, ['rooms_unknown'], '4 Nov 15 to 7 Nov 11, 2:'],
    ['no place', { dest: 'Atlantis' }, ['destination_unknown'], '4 Nov 15 to 7 Nov 11, 2:'],
    [
      'everything at once',
      { dest: '?', in: 'x', rooms: '0:' },
      ['destination_unknown', 'dates_unknown', 'rooms_unknown'],
      '4 Nov 15 to 7 Nov 11, 2:',
    ],
  ])('(%s) falls back part by part, and is reported', (_, params, changes, shown) => {
    const read = readSearchUrl(params, NOW)
    expect([read.changes, describeSearch(read)]).toEqual([changes, shown])
  })

  test('is repaired in the URL: read again, it reports nothing', () => {
    const read = readSearchUrl(
      { dest: '?', in: '2026-9-1-18', out: '2026-8-1-9', rooms: '1:|'.repeat(9), sort: '?' },
      NOW,
    )
    expect(readSearchUrl(writeSearchUrl(read), NOW).changes).toEqual([])
  })

  test('reports nothing that is only missing', () => {
    expect(readSearchUrl({ rooms: '1:', dest: 'Paris|48.85|2.35|false' }, NOW).changes).toEqual([])
  })
})

describe('the view of the list', () => {
  test('has order and pages read and written, with the defaults left out', () => {
    const { view } = readSearchUrl({ sort: 'price_asc', page: '3' }, NOW)
    expect(view).toEqual({ ...DEFAULT_LIST_VIEW, pages: 3, filters: { ...NO_FILTERS, sortBy: 'price_asc' } })
    expect(writeSearchUrl({ ...searchUrlOf(usual), view })).toMatchObject({ sort: 'price_asc', page: '3' })
    const query = writeSearchUrl(searchUrlOf(usual))
    expect([query['sort'], query['page']]).toEqual([undefined, undefined])
  })

  test.each([
    ['a price open above', { price: '120-' }, { priceRange: { min: 120, max: null } }],
    ['a price open below', { price: '-460' }, { priceRange: { min: null, max: 460 } }],
    ['a price turned round', { price: '460-120' }, {}],
    ['a price that is none', { price: '1e9-x' }, {}],
    ['stars in any order, each once, and only such as there are', { stars: '5,3,5,9,x' }, { starRating: [3, 5] }],
    ['a rating with a tenth', { rating: '8.5' }, { guestRating: 8.5 }],
    ['a rating above ten', { rating: '11' }, {}],
    [
      'amenities in one order, and only such as there are',
      { amenities: 'spa,moat,pool,spa' },
      { amenities: ['pool', 'spa'] },
    ],
    ['another word for free', { cancel: 'yes', hours: '1' }, {}],
  ])('%s is read', (_, params, expected) => {
    const read = readSearchUrl(params, NOW)
    expect(read.view.filters).toEqual({ ...NO_FILTERS, ...expected })
    expect(readSearchUrl(writeSearchUrl(read), NOW).view).toEqual(read.view)
  })

  test('cuts a hotel name that is too long', () => {
    expect(readSearchUrl({ name: 'x'.repeat(500) }, NOW).view.hotelName).toHaveLength(60)
  })

  test.each(['0', '-1', '1e3', '999', 'x', '', '2.5'])('replaces page %j by an existing one', (page) => {
    expect([1, 20]).toContain(readSearchUrl({ page }, NOW).view.pages)
  })
})

describe('invalid values', () => {
  const nonsense: unknown[] = [
    '',
    '|||',
    '\u0000\uFFFF',
    '%E0%A4%A',
    '<script>',
    'NaN|NaN|NaN|NaN',
    'a|91|0|true',
    '2:18',
    '0:',
    '21:',
    '1:|x|'.repeat(9),
    '22',
    '-5',
    '12.1234567',
    'usd',
    '1e3',
    'x'.repeat(100_000),
    ['2:', '2:'],
    { in: 1 },
    null,
    Number.NaN,
    true,
  ]

  test.each(nonsense.map((value) => [String(value).slice(0, 20), value]))('%j in every part fall back', (_, value) => {
    const params = {
      dest: value,
      in: value,
      out: value,
      rooms: value,
      bounds: value,
      zoom: value,
      land: value,
      currency: value,
      sort: value,
      cancel: value,
      hours: value,
      amenities: value,
    }
    const { criteria, view, landing, currency, others } = readSearchUrl(params, NOW)
    expect({ criteria, view, landing, currency, others }).toEqual({ criteria: usual, ...nothing })
  })

  test('in one part do not affect the other parts', () => {
    const { criteria } = readSearchUrl({ dest: '?', rooms: '1:', in: 'x', out: 'y' }, NOW)
    expect(criteria).toEqual({ ...usual, rooms: [{ adults: 1, children: [] }] })
  })

  test.each([
    ['a zoom too far out', { zoom: '1' }],
    ['a landing at no hour of the day', { land: '2400' }],
  ])('(%s) fall back', (_, params) => {
    expect(readSearchUrl(params, NOW)).toEqual({ criteria: usual, ...nothing, changes: [] })
  })

  test('do not include a zoom that the router parsed as a number, within the range of the map', () => {
    expect([1.99, 2, 21, 21.01].map((zoom) => readSearchUrl({ zoom }, NOW).view.zoom)).toEqual([12, 2, 21, 12])
  })
})

test('1,500 queries of random parts are read without an exception, and are read the same after writing', () => {
  const seed = 20_261_122
  const chance = chanceOf(seed)
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? ''
  const first: object[] = []
  const second: object[] = []
  for (let round = 0; round < 1_500; round += 1) {
    const params = Object.fromEntries(NAMES.filter(() => chance() < 0.4).map((name) => [name, piece(chance, pick)]))
    const read = readSearchUrl(params, NOW)
    const { changes: _, ...again } = readSearchUrl(writeSearchUrl(read), NOW)
    const { changes: __, ...once } = read
    first.push({ params, ...once })
    second.push({ params, ...again })
  }
  expect(second, `seed ${seed}`).toEqual(first)
})

test('two searches are the same if all five parts are', () => {
  const bounds = { neLat: 2, swLat: 1, neLng: 2, swLng: 1 }
  expect(isSameSearch(usual, { ...usual, rooms: [{ adults: 2, children: [] }] })).toBe(true)
  expect(isSameSearch(usual, { ...usual, bounds })).toBe(false)
  expect(isSameSearch(usual, { ...usual, checkIn: '2026-11-04T16:00' })).toBe(false)
})

const NAMES =
  'dest in out rooms bounds zoom currency page utm_source x name price stars rating cancel hours amenities sort'.split(
    ' ',
  )
const PIECES = [
  '',
  ' ',
  ...(
    '| : , - . % \u0000 \u200f ø א ع 💤 x true free guaranteed 0 1 2 9 12 21 48.85 -73.97 181 2026 2027 1e3 EUR pool spa ' +
    'Manhattan|40.78|-73.97|false 2:6,4|1: 2026-12-5-22 48.9|48.8|2.4|2.2 120-460 3,4 price_asc'
  ).split(' '),
]
const piece = (chance: () => number, pick: (list: readonly string[]) => string): unknown => {
  const length = Math.floor(chance() * chance() * 9)
  const text = Array.from({ length: length + 1 }, () => pick(PIECES)).join('')
  const kind = chance()
  if (kind < 0.03) return Number(text)
  if (kind < 0.06) return [text]
  return kind < 0.08 ? null : text
}

const chanceOf = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const write = (at: string): string => {
  const { day, month, hour } = Temporal.PlainDateTime.from(at)
  return `${day} ${month === 11 ? 'Nov' : month} ${hour}`
}

const describeSearch = ({ criteria: { checkIn, checkOut, rooms } }: Pick<SearchUrl, 'criteria'>): string => {
  return `${write(checkIn)} to ${write(checkOut)}, ${rooms.map(({ adults, children }) => `${adults}:${children.join(',')}`).join('|')}`
}

const usual: SearchCriteria = defaultCriteria(TODAY)

test('the defaults are those of the specification', () => {
  expect(usual).toEqual({
    destination: { name: 'Manhattan', point: { lat: 40.7830603, lng: -73.9712488 }, poi: false },
    checkIn: '2026-11-04T15:00',
    checkOut: '2026-11-07T11:00',
    rooms: [{ adults: 2, children: [] }],
  })
})
