import { inquiryIn, NOW } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { describe, expect, test } from 'vitest'
import { readAgainIn, runningDeadline, statusFace, stepsAhead } from './status.rules.ts'

const now = Temporal.Instant.from(NOW)
const { deadlines } = inquiryIn()

describe('the face of an accepted request', () => {
  test.each([
    ['accepted', {}],
    ['charging', { deadlines: { ...deadlines, charge: NOW } }],
    ['cardDeclined', { card: { brand: 'Visa', last4: '4242', is_declined: true } }],
    ['cardDeclined', { deadlines: { ...deadlines, pay: '2026-12-02T15:00:00Z' } }],
    ['cardMissing', { card: null, deadlines: { ...deadlines, pay: '2026-12-02T15:00:00Z' } }],
  ] as const)('%s: %j', (face, changes) => {
    expect(statusFace(inquiryIn({ status: 'accepted', ...changes }), now)).toBe(face)
  })
})

const chargeAhead = (inquiry: Parameters<typeof stepsAhead>[0]) =>
  stepsAhead(inquiry, now).flatMap(({ what, at }) => (what === 'charge' ? [at] : []))

test('a bid is charged at the yes, as is a request past the day of its charge: no day is named before', () => {
  expect(chargeAhead(inquiryIn({ deadlines: { ...deadlines, charge: NOW } }))).toEqual([null])
  expect(chargeAhead(inquiryIn({ kind: 'bid' }))).toEqual([null])
  expect(chargeAhead(inquiryIn({ kind: 'bid', by_invoice: true }))).toEqual([])
  expect(chargeAhead(inquiryIn())).toEqual([deadlines.charge])
})

test.each(['done', 'rejected', 'expired', 'withdrawn'] as const)('nothing is ahead of what is %s', (status) => {
  expect([stepsAhead(inquiryIn({ status }), now), runningDeadline(inquiryIn({ status }))]).toEqual([[], null])
})

const due = (seconds: number) => ({ ...deadlines, answer: now.add({ seconds }).toString() })

describe('reading again', () => {
  test.each([
    ['each minute while the hotel may answer', inquiryIn(), 60_000],
    ['just after the deadline', inquiryIn({ deadlines: due(20) }), 23_000],
    ['often while something is due', inquiryIn({ deadlines: due(-5) }), 10_000],
    ['no more once it is over', inquiryIn({ status: 'expired' }), false],
    ['not before the first response', undefined, false],
  ])('%s', (_, inquiry, wait) => {
    expect(readAgainIn(inquiry, now)).toBe(wait)
  })
})
