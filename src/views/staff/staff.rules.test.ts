import { expect, test } from 'vitest'
import { causeText, stepText } from './staff.rules.ts'

test.each([
  ['disputed', 'The guest disputes the charge.'],
  ['refund_missing', 'Canceled, but the card service shows no money given back.'],
  ['refund_not_found', 'The card service refused to give the money back. (not_found)'],
  ['void_invalid_request', 'The card service refused to release the card. (invalid_request)'],
  ['unheard_of', 'unheard_of'],
])('shows the cause %s', (cause, expected) => {
  expect(causeText(cause)).toBe(expected)
})

test.each([
  ['held', null, 'Room held'],
  ['declined', 'processor_declined', 'Card declined (processor_declined)'],
  ['review', 'disputed', 'Waits for a person (The guest disputes the charge.)'],
])('shows the step %s', (step, cause, expected) => {
  expect(stepText(step, cause)).toBe(expected)
})
