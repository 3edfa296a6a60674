// Nine tests that have to fail, each in its way: where one of them passes, the runner forgives and its answers are worth nothing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const refuse = () => {
  throw new Error('refused')
}

test('what is not equal', () => expect({ a: 1 }).toEqual({ a: 2 }))
test('a promise that says something else', async () => expect(Promise.resolve(1)).resolves.toBe(2))
test('what never comes', async () => {
  await expect.poll(() => 1, { timeout: 20 }).toBe(2)
})
test('what waits for ever', async () => expect(new Promise(() => {})).resolves.toBe(1))
test('what throws', () => {
  expect(1).toBe(1)
  refuse()
})
test.each([1])('a row of a table, %i', (row) => expect(row).toBe(2))
test('too few assertions', () => {
  expect.assertions(1)
})
describe('a hook before', () => {
  beforeEach(refuse)
  test('fails its test', () => expect(1).toBe(1))
})
describe('a hook after', () => {
  afterEach(refuse)
  test('fails its test', () => expect(1).toBe(1))
})
