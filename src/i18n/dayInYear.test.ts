import { makeFormats } from '#locales/kit/formats.ts'
import { expect, test } from 'vitest'
import { dayInYear } from './dayInYear.ts'

const today = Temporal.PlainDate.from('2026-12-15')

test.each([
  ['en', '2026-12-22T15:00', 'dayMonth', '22 Dec'],
  ['en', '2027-01-03T15:00', 'dayMonth', '3 Jan 2027'],
  ['en', '2025-12-31', 'weekdayDayMonth', 'Wed 31 Dec 2025'],
  ['en', '2026-01-01', 'weekdayDayMonth', 'Thu 1 Jan'],
  ['he', '2027-01-03T15:00', 'dayMonth', '3 בינו׳ 2027'],
  ['ar', '2027-01-03T15:00', 'weekdayDayMonth', 'الأحد، 3 يناير 2027'],
] as const)('in %s, %s shows its year if it is not the current one', (locale, day, style, text) => {
  expect(dayInYear(makeFormats(locale), day, style, today)).toBe(text)
})
