import { Booking, BookingsResponse } from '#contract/booking/bookings.ts'
import { CompanyBookingsResponse } from '#contract/booking/company.ts'
import { StatementsResponse } from '#contract/booking/statements.ts'
import { TravellersResponse } from '#contract/booking/travellers.ts'
import { ConfirmRequestResponse } from '#contract/inquiry/confirm.ts'
import { Inquiry } from '#contract/inquiry/inquiries.ts'
import { CreditsResponse } from '#contract/booking/credits.ts'
import { policyProblems } from '#machines/kit/export/policyProblems.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { createPseudonyms, redact } from '#machines/kit/export/redact.ts'
import { array, nullable, object, optional, string, Struct, type } from 'superstruct'
import { expect, test } from 'vitest'
import { cachePolicies, cachePolicyOf } from './query.export.ts'
import { keys } from './query.ts'

/** A value with every field of a struct, and one item in every list. */
const wholeOf = (struct: unknown): unknown => {
  if (!(struct instanceof Struct)) throw new Error('no struct')
  const schema: unknown = struct.schema
  if (struct.type === 'array') return [wholeOf(schema)]
  if (struct.type !== 'type' && struct.type !== 'object') return struct.type
  return Object.fromEntries(Object.entries(Object(schema)).map(([key, field]) => [key, wholeOf(field)]))
}

test('a complete value includes optional fields', () => {
  const struct = type({ ids: array(string()), booking: optional(object({ at: nullable(string()) })) })
  expect(wholeOf(struct)).toEqual({ ids: ['string'], booking: { at: 'string' } })
})

/** Keys whose responses are exported redacted. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  bookings: wholeOf(BookingsResponse.schema.bookings),
  booking: wholeOf(Booking),
  travellers: wholeOf(TravellersResponse.schema.travellers),
  statements: wholeOf(StatementsResponse),
  companyBookings: wholeOf(CompanyBookingsResponse),
  credits: wholeOf(CreditsResponse),
  inquiry: wholeOf(Inquiry),
  requestLink: wholeOf(ConfirmRequestResponse),
}

const redactedAnswers = Object.entries(cachePolicies).flatMap(([name, { answer }]) =>
  typeof answer === 'string' ? [] : [{ name, policy: answer, values: [ANSWERS[name]] }],
)

test('every redacted field has a policy, and every policy a field', () => {
  expect(redactedAnswers.map(({ name }) => name)).toEqual(Object.keys(ANSWERS))
  expect(policyProblems(redactedAnswers)).toEqual([])
})

test('only what everybody is offered is exported whole', () => {
  const publicEntries = Object.entries(cachePolicies).filter(([, { answer }]) => answer === 'keep')
  expect(publicEntries.map(([name]) => name)).toEqual([
    'hotels',
    'soldNear',
    'hotel',
    'rooms',
    'similar',
    'board',
    'usualPrice',
    'config',
  ])
})

test('what hours usually cost leaves without the place and the hotel that it was asked for', () => {
  const key = keys.usualPrice(
    { lat: 40.7, lng: -74 },
    { checkIn: '2026-11-04T15:00', checkOut: '2026-11-06T11:00' },
    'h1',
  )
  const policy = cachePolicyOf(key)?.key ?? []
  const left = key.map((part, place) => redact(part, policy[place] ?? 'hide', createPseudonyms()))
  expect(left).toEqual([
    'usual price',
    { lat: HIDDEN, lng: HIDDEN },
    '2026-11-04T15:00',
    '2026-11-06T11:00',
    expect.stringContaining(HIDDEN),
  ])
})

test('a request for hours leaves without its guest, its hotel, however that is told, and what was written', () => {
  const policy = cachePolicies.inquiry.answer
  const written = 'Written by somebody'
  const left = redact(
    {
      id: 'i1',
      number: 'N1',
      hotel: {
        id: 'nyc-0001',
        place_id: 'place',
        location: { lat: 40.123456, lng: -73.654321 },
        name: 'Secret Inn',
        address: '1 Secret Street',
        time_zone: 'America/New_York',
        image: '/secret-inn.jpg',
      },
      guest: { first_name: written, last_name: written, email: written },
      comment: written,
      guest_id_at_hotel: written,
      offers: [{ place: 1, note: written }],
      decline: { reason: 'full', note: written },
    },
    policy,
    createPseudonyms(),
  )
  expect(JSON.stringify(left)).not.toMatch(/Written|N1|nyc|place_id":"place|40\.1|73\.6|[Ss]ecret/)
  expect(left).toMatchObject({
    hotel: { time_zone: 'America/New_York' },
    offers: [{ place: 1 }],
    decline: { reason: 'full' },
  })
})

test('exports a booking without its guest, their comment and its number; hotel, hours and money stay', () => {
  const booking = {
    id: 'b1',
    reference: 'K7WM3XPT',
    hotel: { id: 'h1', name: 'Meridian Yard', time_zone: 'America/New_York' },
    check_in: '2026-11-04T09:00',
    guest: { first_name: 'Maya', last_name: 'Levi' },
    comment: 'A cot, please',
    total: 361.5,
    cancelled: { at: '2026-11-01T10:00:00Z', refund: 361.5, credits: 0, promo: 0, kept: 0 },
  }
  const pseudonyms = createPseudonyms()
  const { hotel, check_in, total, cancelled } = booking
  expect(redact([booking], cachePolicies.bookings.answer, pseudonyms)).toEqual([
    {
      hotel,
      check_in,
      total,
      cancelled,
      id: pseudonyms.of('b1'),
      reference: HIDDEN,
      guest: { first_name: pseudonyms.of('Maya'), last_name: pseudonyms.of('Levi') },
      comment: HIDDEN,
    },
  ])
})

test('a cached query has the policy of its key, and a query without one is not exported', () => {
  expect(cachePolicyOf(keys.booking('b1'))).toBe(cachePolicies.booking)
  expect(cachePolicyOf(keys.bookings())).toBe(cachePolicies.bookings)
  expect(cachePolicyOf(keys.inquiry('i1'))).toBe(cachePolicies.inquiry)
  expect(cachePolicyOf(keys.hotel('h1'))).toBe(cachePolicies.hotel)
  expect(cachePolicyOf(['staff', 'bookings', 'review'])).toBeUndefined()
})

test("a booking's key and its response share one pseudonym", () => {
  const pseudonyms = createPseudonyms()
  const key = keys.booking('b1').map((part, at) => redact(part, cachePolicies.booking.key[at] ?? 'hide', pseudonyms))
  expect(key).toEqual(['user', 'bookings', pseudonyms.of('b1')])
})
