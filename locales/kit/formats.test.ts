import { LOCALES } from '#contract/shared/locale.ts'
import { describe, expect, test, vi } from 'vitest'
import { makeFormats } from './formats.ts'
import { zoneName } from './zoneName.ts'

describe('in a sentence', () => {
  test('a currency is in the plural', () => {
    expect(makeFormats('en').currencyPlural('GBP')).toBe('British pounds')
    expect(makeFormats('he').currencyPlural('ILS')).toBe('שקלים חדשים')
    expect(makeFormats('ar').currencyPlural('AED')).toBe('درهم إماراتي')
  })
})

describe('a number', () => {
  test('has a minus sign, not a hyphen, when negative', () => {
    expect(LOCALES.map((locale) => makeFormats(locale).percent(-9))).toEqual([
      '\u22129%',
      expect.stringContaining('\u22129'),
      expect.stringContaining('\u22129'),
    ])
  })

  test.each([
    [0.004, '0 m'],
    [0.356, '360 m'],
    [0.994, '990 m'],
    [1, '1 km'],
    [9.94, '9.9 km'],
    [12.6, '13 km'],
  ])('of %d kilometers is written %s', (kilometres, text) => {
    expect(makeFormats('en').distance(kilometres)).toBe(text)
  })
})

describe("the browser's clock", () => {
  test('of 24 hours writes two digits, like the hours of a stay', () => {
    expect(timesOf('h23')).toEqual(['09:05', '09:05', '09:05'])
  })

  test('of 12 hours says am or pm', () => {
    expect(timesOf('h12')).toEqual([expect.stringMatching(/^9:05\sam$/), '9:05 ص', expect.stringContaining('9:05')])
  })

  test.each([
    ['h11', /^12:05\sam$/],
    ['h12', /^12:05\sam$/],
    ['h23', /^00:05$/],
    ['h24', /^00:05$/],
  ] as const)('of %s never writes midnight like noon', (hourCycle, written) => {
    expect(timesOf(hourCycle, '2026-12-24T00:05')[0]).toMatch(written)
  })
})

describe('a time zone', () => {
  test('of several words is written with spaces', () => {
    expect(zoneName('America/Port_of_Spain', 'en')).toBe('Port of Spain')
  })

  test('is named after its city, without the country', () => {
    expect(names('Asia/Hong_Kong')).toEqual(['Hong Kong', expect.stringContaining('هونغ كونغ'), 'שעון הונג קונג'])
    expect([...names('Asia/Hong_Kong'), ...names('Asia/Macau')].join('')).not.toContain('(')
  })
})

describe("the hotel's days and hours", () => {
  test('a wall clock is written unchanged, whatever the time zone of the machine', () => {
    expect(makeFormats('en').day('2026-12-24T20:00', 'weekdayDayMonth')).toBe('Thu 24 Dec')
    expect(makeFormats('he').day('2026-12-24', 'dayMonth')).toBe('24 בדצמ׳')
    expect(makeFormats('ar').day('2026-12-24', 'dayMonth')).toBe('24 ديسمبر')
    expect(makeFormats('ar').hourOf('2026-12-24T04:00')).toBe('04:00')
  })

  test('an instant is converted to its zone, also across the change to summer time', () => {
    const { wallClock } = makeFormats('en')
    expect(wallClock('2026-12-22T14:30:00Z', 'America/New_York')).toBe('2026-12-22T09:30')
    expect(wallClock('2026-03-08T06:59:00Z', 'America/New_York')).toBe('2026-03-08T01:59')
    expect(wallClock('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08T03:00')
  })
})

const timesOf = (hourCycle: 'h11' | 'h12' | 'h23' | 'h24', at = '2026-12-24T09:05') => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const browser = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, hourCycle })
  const times = LOCALES.map((locale) => makeFormats(locale).time(at))
  browser.mockRestore()
  return times
}

const names = (zone: string) => LOCALES.map((locale) => zoneName(zone, locale))
