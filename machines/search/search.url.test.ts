import type { SearchCriteria } from '#contract/hotels.ts'
import { describe, expect, test } from 'vitest'
import {
  canonicalSearchUrl,
  defaultCriteria,
  hasSearch,
  isSameSearch,
  readSearchUrl,
  writeSearchUrl,
} from './search.url.ts'

const TODAY = '2026-10-02'

describe('an address without a search', () => {
  test('asks for Manhattan, 33 days ahead at 15:00 to 36 days ahead at 11:00, two adults in one room', () => {
    expect(readSearchUrl({}, TODAY)).toEqual({ criteria: usual, zoom: 12, currency: null, others: {} })
  })
})

describe('a whole address', () => {
  const params = {
    dest: 'Bar | Grill|48.8584|2.2945|true',
    in: '2026-12-5-22',
    out: '2026-12-9-7',
    rooms: '2:6,4|1:',
    bounds: '48.9|48.8|2.4|2.2',
    zoom: '14',
    currency: 'EUR',
    utm_source: 'letter',
  }

  test('is read part by part, and what is not ours survives', () => {
    expect(readSearchUrl(params, TODAY)).toEqual({
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
      zoom: 14,
      currency: 'EUR',
      others: { utm_source: 'letter' },
    })
  })

  test('is written as it was read', () => {
    expect(writeSearchUrl(readSearchUrl(params, TODAY))).toEqual(params)
  })

  test('is read the same with leading zeros, and written without', () => {
    const padded = readSearchUrl({ ...params, in: '2026-12-05-22', out: '2026-12-09-07' }, TODAY)
    expect(writeSearchUrl(padded)).toEqual(params)
  })

  test('keeps only the destination in its canonical link', () => {
    expect(canonicalSearchUrl(readSearchUrl(params, TODAY).criteria)).toEqual({ dest: params.dest })
  })
})

describe('a stay in the address', () => {
  test.each([
    ['a night that ends before it begins', '2026-12-9-15', '2026-12-5-11'],
    ['no night', '2026-12-5-9', '2026-12-5-22'],
    ['31 nights', '2026-12-1-15', '2027-1-1-11'],
    ['yesterday', '2026-10-1-15', '2026-10-4-11'],
    ['more than 365 days ahead', '2027-10-3-15', '2027-10-5-11'],
    ['a check-out before the usual check-in', '', '2026-10-20-11'],
    ['a check-in after the usual check-out', '2027-1-5-15', ''],
    ['days that no calendar has', '2026-2-30-15', '2026-13-1-11'],
    ['hours that no clock has', '2026-12-5-24', '2026-12-9-99'],
  ])('that is %s falls back as a whole', (_, checkIn, checkOut) => {
    const { criteria } = readSearchUrl({ in: checkIn, out: checkOut }, TODAY)
    expect(criteria).toEqual(usual)
  })

  test('may begin today, last 30 nights, and have one side only', () => {
    expect(readSearchUrl({ in: '2026-10-2-0', out: '2026-11-1-23' }, TODAY).criteria).toMatchObject({
      checkIn: '2026-10-02T00:00',
      checkOut: '2026-11-01T23:00',
    })
    expect(readSearchUrl({ out: '2026-11-20-9' }, TODAY).criteria).toMatchObject({
      checkIn: usual.checkIn,
      checkOut: '2026-11-20T09:00',
    })
  })
})

describe('any bytes', () => {
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
    '1:|'.repeat(9),
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
    const params = { dest: value, in: value, out: value, rooms: value, bounds: value, zoom: value, currency: value }
    expect(readSearchUrl(params, TODAY)).toEqual({ criteria: usual, zoom: 12, currency: null, others: {} })
  })

  test('in one part leave the other parts alone', () => {
    const { criteria } = readSearchUrl({ dest: '?', rooms: '1:', in: 'x', out: 'y' }, TODAY)
    expect(criteria).toEqual({ ...usual, rooms: [{ adults: 1, children: [] }] })
  })

  test.each([
    ['bounds with a fifth side', { bounds: '2|1|2|1|5' }],
    ['bounds upside down', { bounds: '1|2|3|4' }],
    ['a zoom too far out', { zoom: '1' }],
  ])('%s fall back', (_, params) => {
    expect(readSearchUrl(params, TODAY)).toEqual({ criteria: usual, zoom: 12, currency: null, others: {} })
  })

  test('a zoom that a router has parsed as a number is read', () => {
    expect(readSearchUrl({ zoom: 2 }, TODAY).zoom).toBe(2)
  })
})

describe('rewriting the address', () => {
  const complete = writeSearchUrl(readSearchUrl({}, TODAY))

  test('is not needed when it says the search already', () => {
    expect(hasSearch({ ...complete, zoom: '3', utm_medium: 'x' }, usual)).toBe(true)
  })

  test.each(['dest', 'in', 'out', 'rooms'])('is needed when %s is missing or differs', (name) => {
    expect(hasSearch({ ...complete, [name]: undefined }, usual)).toBe(false)
    expect(hasSearch({ ...complete, [name]: 'other' }, usual)).toBe(false)
  })
})

test('searches are the same when all five parts are', () => {
  const bounds = { neLat: 2, swLat: 1, neLng: 2, swLng: 1 }
  expect(isSameSearch(usual, { ...usual, rooms: [{ adults: 2, children: [] }] })).toBe(true)
  expect(isSameSearch(usual, { ...usual, bounds })).toBe(false)
  expect(isSameSearch(usual, { ...usual, checkIn: '2026-11-04T16:00' })).toBe(false)
})

const usual: SearchCriteria = defaultCriteria(TODAY)

test('the defaults are those of the specification', () => {
  expect(usual).toEqual({
    destination: { name: 'Manhattan', point: { lat: 40.7830603, lng: -73.9712488 }, poi: false },
    checkIn: '2026-11-04T15:00',
    checkOut: '2026-11-07T11:00',
    rooms: [{ adults: 2, children: [] }],
  })
})
