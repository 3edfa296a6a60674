import { expect, test } from 'vitest'
import { isOutcomeUnknown, isOutOfReach } from './failure.ts'

test.each([
  ['network', true],
  ['unreachable', true],
  ['timeout', false],
  ['not_ready', false],
  ['internal', false],
])('a failure of the code %s came from out of reach: %s', (code, is) => {
  expect(isOutOfReach({ code })).toBe(is)
})

test('where nothing failed, nothing is out of reach', () => {
  expect(isOutOfReach(null)).toBe(false)
})

test.each([
  ['network', 0, true],
  ['unreachable', 0, true],
  ['timeout', 0, true],
  ['in_progress', 409, true],
  ['internal', 500, true],
  ['not_found', 404, false],
])('whether what failed with %s (%i) was done is unknown: %s', (code, status, is) => {
  expect(isOutcomeUnknown({ code, status, message: '' })).toBe(is)
})
