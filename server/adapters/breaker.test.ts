import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const given = () => {
  const time = { ms: 0 }
  const breaker = createBreaker({ failures: 3, restMs: 1000, now: () => time.ms })
  const fail = (times: number): void => {
    for (let turn = 0; turn < times; turn += 1) breaker.failed()
  }
  return { breaker, time, fail }
}

test('isolated failures change nothing', () => {
  const { breaker, fail } = given()
  for (let turn = 0; turn < 10; turn += 1) {
    fail(2)
    breaker.answered()
  }
  expect(breaker.admits()).toBe(true)
})

test('three consecutive failures block everyone until the rest is over, then one may try', () => {
  const { breaker, time, fail } = given()
  fail(3)
  expect(breaker.admits()).toBe(false)
  time.ms = 999
  expect(breaker.admits()).toBe(false)
  time.ms = 1000
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false])
})

test('a try that fails, or never finishes, starts another rest', () => {
  const { breaker, time, fail } = given()
  fail(3)
  time.ms = 1000
  expect(breaker.admits()).toBe(true)
  time.ms = 1500
  fail(1)
  time.ms = 2499
  expect(breaker.admits()).toBe(false)
  time.ms = 2500
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  time.ms = 3500
  expect(breaker.admits()).toBe(true)
})

test('a successful try admits everyone', () => {
  const { breaker, time, fail } = given()
  fail(3)
  time.ms = 1000
  expect(breaker.admits()).toBe(true)
  breaker.answered()
  fail(2)
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})
