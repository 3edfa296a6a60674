import { expect, test } from 'vitest'
import { mayReload } from './reloadOnce.ts'

test('a lost chunk reloads the page once in 60 seconds', () => {
  expect(mayReload(null, 1_000_000)).toBe(true)
  expect(mayReload(1_000_000, 1_060_000)).toBe(false)
  expect(mayReload(1_000_000, 1_060_001)).toBe(true)
})

test('a clock set back does not prevent reloads for good', () => {
  expect(mayReload(2_000_000, 1_000_000)).toBe(true)
})
