import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { PriceMatrixResponse } from '#contract/hotel/rates.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { buildPriceMatrix } from './priceMatrix.ts'
import { searchHotels } from '#server/modules/hotels/hotels.search.ts'
import { SAMPLE_NOW, sampleDeps } from './rates.samples.ts'

const ASKED = {
  hotelId: 'nyc-0001',
  checkIn: '2027-03-01T15:00',
  checkOut: '2027-03-03T11:00',
  rooms: [{ adults: 2, children: [] }],
}

test('shows the price of every pair of hours in the cheapest room', () => {
  const answer = buildPriceMatrix(ASKED, sampleDeps([sampleHotel({ room_types: [{}, {}] })]))
  assert(answer, PriceMatrixResponse)
  const { board } = answer
  expect(board.map((row) => row.length)).toEqual(Array.from({ length: 24 }, () => 24))
  expect([board[15]?.[11], board[9]?.[18], board[23]?.[0], board[0]?.[23]]).toEqual([
    { total: 200, hours_total: 200, hours_saved: 0, guaranteed: true, guaranteeable: null },
    { total: 265, hours_total: 265, hours_saved: 13, guaranteed: true, guaranteeable: null },
    { total: 179, hours_total: 179, hours_saved: 0, guaranteed: true, guaranteeable: null },
    { total: 335, hours_total: 335, hours_saved: 27, guaranteed: true, guaranteeable: null },
  ])
})

test('hours that the hotel does not guarantee are on request, at the price of a guarantee in the sum with them; a single side that it could guarantee is named', () => {
  const board = boardWith({ guarantees_early_check_in: false })
  expect(board[9]?.[18]).toEqual({
    total: 200,
    hours_total: 265,
    hours_saved: 13,
    guaranteed: false,
    guaranteeable: 'check_out',
  })
  expect(boardWith({ guarantees_late_check_out: false })[9]?.[18]?.guaranteeable).toBe('check_in')
  const neither = boardWith({ guarantees_early_check_in: false, guarantees_late_check_out: false })
  expect(neither[9]?.[18]).toEqual({
    total: 200,
    hours_total: 265,
    hours_saved: 13,
    guaranteed: false,
    guaranteeable: null,
  })
  // Standard hours are not a side that could be guaranteed.
  expect(board[9]?.[11]).toEqual({
    total: 200,
    hours_total: 230,
    hours_saved: 6,
    guaranteed: false,
    guaranteeable: null,
  })
  expect(board[16]?.[18]).toEqual({
    total: 233,
    hours_total: 233,
    hours_saved: 7,
    guaranteed: true,
    guaranteeable: null,
  })
})

test('each total, its sum with the hours and its cancellation match the hotel list: a dearer room with guaranteed hours replaces a cheaper one without', () => {
  const deps = sampleDeps([sampleHotel({ room_types: [{}, {}] })])
  deps.availability.apply({ roomTypeId: 'nyc-0001-r1', from: '2027-03-01T08:00', until: '2027-03-01T15:00', count: 5 })
  const { board, terms } = buildPriceMatrix(ASKED, deps)
  for (const [checkIn, checkOut] of [
    [9, 18],
    [15, 11],
    [20, 8],
    [9, 11],
    [0, 23],
  ] as const) {
    const { rate, hours_total, cancellation } =
      searchHotels(
        {
          destination: { name: 'Manhattan', point: { lat: 40.78, lng: -73.97 }, poi: false },
          checkIn: dayHour('2027-03-01', checkIn),
          checkOut: dayHour('2027-03-03', checkOut),
          rooms: ASKED.rooms,
        },
        'en',
        SAMPLE_NOW.epochMilliseconds,
        deps,
      ).hotels[0] ?? {}
    expect(board[checkIn]?.[checkOut]).toMatchObject({
      total: rate?.total,
      hours_total,
      guaranteed: rate?.checkin_guaranteed && rate.checkout_guaranteed,
    })
    expect(terms[checkIn]).toEqual({ cancellation, board: 'room_only' })
  }
  expect(board[9]?.[18]).toMatchObject({ total: 530, guaranteed: true })
})

test('names the plan of each check-in hour: the cheapest, which is not refundable once its deadline has passed', () => {
  const tomorrow = { ...ASKED, checkIn: '2026-11-21T15:00', checkOut: '2026-11-22T11:00' }
  const termsOf = (changes: Parameters<typeof sampleHotel>[0]) =>
    buildPriceMatrix(tomorrow, sampleDeps([sampleHotel({ cancellation_hours: 24, ...changes })])).terms
  const flexible = termsOf({ non_refundable_discount: 0, breakfast_cents: 1000 })
  expect(flexible.map(({ cancellation }) => cancellation.refundable)).toEqual(
    Array.from({ length: 24 }, (_, hour) => hour > 12),
  )
  expect(flexible[15]).toEqual({
    cancellation: { refundable: true, deadline: '2026-11-20T20:00:00Z', deadline_local: '2026-11-20T15:00' },
    board: 'room_only',
  })
  expect(termsOf({ non_refundable_discount: 10 })[15]?.cancellation.refundable).toBe(false)
})

test('hours without a room are empty', () => {
  const deps = sampleDeps()
  deps.availability.apply({ roomTypeId: 'nyc-0001-r1', from: '2027-03-01T15:00', until: '2027-03-01T18:00', count: 5 })
  const { board } = buildPriceMatrix(ASKED, deps)
  expect([board[9]?.[11], board[17]?.[11], board[18]?.[11]]).toEqual([
    null,
    null,
    { total: 196, hours_total: 196, hours_saved: 0, guaranteed: true, guaranteeable: null },
  ])
})

test('today, past hours are empty', () => {
  const { board } = buildPriceMatrix(
    { ...ASKED, checkIn: '2026-11-20T15:00', checkOut: '2026-11-21T11:00' },
    sampleDeps(),
  )
  expect(board.map((row) => row[11] === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour < 12))
})

test('before six in the morning, yesterday has its last hour alone: the running night', () => {
  const { board } = buildPriceMatrix(
    { ...ASKED, checkIn: '2026-11-19T15:00', checkOut: '2026-11-20T11:00' },
    sampleDeps(undefined, () => Temporal.Instant.from('2026-11-20T02:01-05:00')),
  )
  expect(board.map((row) => row[11] === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour < 23))
})

test('the running night ends at no hour that has passed', () => {
  const { board } = buildPriceMatrix(
    { ...ASKED, checkIn: '2026-11-19T15:00', checkOut: '2026-11-20T11:00' },
    sampleDeps(undefined, () => Temporal.Instant.from('2026-11-20T02:01-05:00')),
  )
  expect(board[23]?.map((cell) => cell === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour <= 2))
})

test('hours that a clock change skips are empty', () => {
  const first = buildPriceMatrix({ ...ASKED, checkIn: '2027-03-14T15:00', checkOut: '2027-03-15T11:00' }, sampleDeps())
  expect(first.board.map((row) => row[11] === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour === 2))
  const last = buildPriceMatrix({ ...ASKED, checkIn: '2027-03-13T15:00', checkOut: '2027-03-14T11:00' }, sampleDeps())
  expect(last.board[15]?.map((cell) => cell === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour === 2))
})

test.each([
  ['hotelId', { hotelId: 'nowhere' }],
  ['checkIn', { checkIn: '2026-11-19T15:00', checkOut: '2026-11-20T11:00' }],
  ['checkOut', { checkOut: '2027-03-01T23:00' }],
])('names the invalid field: %s', (field, change) => {
  expect(() => buildPriceMatrix({ ...ASKED, ...change }, sampleDeps())).toThrow(expect.objectContaining({ field }))
})

const boardWith = (changes: Parameters<typeof sampleHotel>[0]) =>
  buildPriceMatrix(ASKED, sampleDeps([sampleHotel(changes)])).board
