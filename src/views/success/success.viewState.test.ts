import { expect, test } from 'vitest'
import { successViewState, outcomeOf } from './success.viewState.ts'

test.each([
  ['is shown to its owner', true, true, 'shown', 'shown'],
  ['waits until it is known who the guest is', false, false, 'loading', 'loading'],
  ['asks a stranger to log in', false, true, 'loading', 'signedOut'],
  ['is not there for anyone else', true, true, 'missing', 'missing'],
] as const)('a booking %s', (_, isSignedIn, isSure, booking, viewState) => {
  expect(successViewState(isSignedIn, isSure, booking)).toBe(viewState)
})

test.each([
  ['confirmed', 'booked'],
  ['ongoing', 'booked'],
  ['completed', 'over'],
  ['processing', 'waiting'],
  ['review', 'waiting'],
  ['cancelled', 'canceled'],
  ['rejected', 'rejected'],
] as const)('the outcome of a booking that is %s is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})
