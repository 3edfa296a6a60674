import { expect, test } from 'vitest'
import { hourCycleIn, hourCycleOf } from './hourCycle.ts'

test.each([
  ['en-US', 'h12'],
  ['en-us', 'h12'],
  ['en', 'h12'],
  ['en-GB', 'h23'],
  ['de', 'h23'],
  ['he', 'h23'],
  ['ar-EG', 'h12'],
  ['ja-JP', 'h23'],
  ['', 'h23'],
  ['*', 'h23'],
  ['no such language', 'h23'],
] as const)('a browser whose first language is "%s" uses %s', (language, cycle) => {
  expect(hourCycleOf(language)).toBe(cycle)
})

test("English follows the reader's cycle; Hebrew and Arabic always use 24 hours", () => {
  expect((['en', 'he', 'ar'] as const).map((locale) => hourCycleIn(locale, 'h12'))).toEqual(['h12', 'h23', 'h23'])
  expect(hourCycleIn('en', 'h23')).toBe('h23')
  expect(hourCycleIn('en')).toBe('h23')
})
