import { describe, expect, test } from 'vitest'
import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { makeFormats } from './formats.ts'
import { formatMoney, fromNumeric, toDisplay, toNumeric } from './money.ts'

const SHEKEL = { name: 'Israeli New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 }

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

describe('money', () => {
  test('it is rounded for display, up as a number, and down on the way back', () => {
    expect(toDisplay(27.4, SHEKEL)).toBe(101)
    expect(toNumeric(27.4, SHEKEL)).toBe(102)
    expect(fromNumeric(102, SHEKEL)).toBe(27)
  })

  test('Intl writes it, with the marks of the language', () => {
    expect(formatMoney(27, DEFAULT_CURRENCY.code, 'en', 0)).toBe('$27')
    expect(formatMoney(719.61, DEFAULT_CURRENCY.code, 'en', 2)).toBe('$719.61')
    expect(formatMoney(1234, DEFAULT_CURRENCY.code, 'he', 0)).toBe('\u200F1,234\u00A0\u200F$')
    expect(formatMoney(1234, DEFAULT_CURRENCY.code, 'ar', 0)).toBe('\u200F1,234\u00A0$')
  })
})
