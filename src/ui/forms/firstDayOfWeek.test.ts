import { expect, test } from 'vitest'
import { firstDayOfWeek } from './firstDayOfWeek.ts'

test.each([
  ['en', ['en-GB', 'en'], 'mon'],
  ['en', ['en-US', 'en'], 'sun'],
  ['en', ['en'], 'sun'],
  ['en', ['he-IL', 'he', 'en-AU'], 'mon'],
  ['en', [], 'sun'],
  ['ar', ['ar-EG'], 'sat'],
  ['ar', ['ar-SA'], 'sun'],
  ['ar', ['en-US'], 'sun'],
  ['ar', ['ar', 'fr-FR'], 'mon'],
  ['ar', ['en-US', 'ar-EG'], 'sat'],
  ['ar', ['ar'], 'sat'],
  ['he', ['he-IL'], 'sun'],
  ['he', ['en-GB', 'he-IL'], 'sun'],
  ['he', ['en-GB'], 'mon'],
  ['he', ['he'], 'sun'],
  ['en', ['C', '', 'en_GB', 'en-IE'], 'mon'],
] as const)('the week of a page in %s, in a browser with %j, starts on %s', (language, languages, day) => {
  expect(firstDayOfWeek(language, languages)).toBe(day)
})
