// Nine tests that must fail, each for another reason. If one passes, the runner is too lenient and its results are worthless.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const refuse = () => {
  throw new Error('refused')
}

test('values that are not equal', () => expect({ a: 1 }).toEqual({ a: 2 }))
test('a promise with another value', async () => expect(Promise.resolve(1)).resolves.toBe(2))
test('a poll that never succeeds', async () => {
  await expect.poll(() => 1, { timeout: 20 }).toBe(2)
})
test('a promise that never settles', async () => expect(new Promise(() => {})).resolves.toBe(1))
test('a test that throws', () => {
  expect(1).toBe(1)
  refuse()
})
test.each([1])('a row of a table, %i', (row) => expect(row).toBe(2))
test('too few assertions', () => {
  expect.assertions(1)
})
describe('a beforeEach hook that throws', () => {
  beforeEach(refuse)
  test('fails its test', () => expect(1).toBe(1))
})
describe('an afterEach hook that throws', () => {
  afterEach(refuse)
  test('fails its test', () => expect(1).toBe(1))
})
