import { expect, test } from 'vitest'
import { endingOf } from './ending.rules.ts'
import { COUNTER, inquiryIn, REQUEST } from './negotiation.samples.ts'

test.each([
  ['rejected', null, 'declined'],
  ['expired', null, 'unanswered'],
  ['expired', 'unpaid', 'unpaid'],
  ['withdrawn', 'booking_cancelled', 'booking_cancelled'],
  ['asked', null, null],
] as const)('%s, %s ends as %s', (status, outcome, ending) => {
  expect(endingOf(inquiryIn({ status, outcome }))).toBe(ending)
})

test('an offer of the hotel that lapsed was the guest’s to answer', () => {
  const status = { status: 'expired', outcome: 'unanswered' } as const
  expect(endingOf(inquiryIn({ ...status, offers: [COUNTER, REQUEST] }))).toBe('unansweredByGuest')
  expect(endingOf(inquiryIn({ ...status, offers: [REQUEST, COUNTER, { ...REQUEST, place: 3 }] }))).toBe('unanswered')
})
