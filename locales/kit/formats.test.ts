import { describe, expect, test } from 'vitest'
import { makeFormats } from './formats.ts'

describe('days and hours of the hotel', () => {
  test('a wall clock is written as it stands, whatever the zone of the machine', () => {
    expect(makeFormats('en').day('2026-12-24T20:00', 'weekdayDayMonth')).toBe('Thu 24 Dec')
    expect(makeFormats('he').day('2026-12-24', 'dayMonth')).toBe('24 בדצמ׳')
    expect(makeFormats('ar').day('2026-12-24', 'dayMonth')).toBe('24 ديسمبر')
    expect(makeFormats('ar').hourOf('2026-12-24T04:00')).toBe('04:00')
  })

  test('an instant is read on the clock of its zone, over the change of summer time too', () => {
    const { wallClock } = makeFormats('en')
    expect(wallClock('2026-12-22T14:30:00Z', 'America/New_York')).toBe('2026-12-22T09:30')
    expect(wallClock('2026-03-08T06:59:00Z', 'America/New_York')).toBe('2026-03-08T01:59')
    expect(wallClock('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08T03:00')
  })
})
