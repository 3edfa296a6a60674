import { LOCALES } from '#contract/shared/locale.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { describe, expect, test } from 'vitest'
import { makeFormats } from './formats.ts'
import { zoneName } from './zoneName.ts'

describe('in a sentence', () => {
  test('a currency is in the plural', () => {
    expect(makeFormats('en').currencyPlural('GBP')).toBe('British pounds')
    expect(makeFormats('he').currencyPlural('ILS')).toBe('שקלים חדשים')
    expect(makeFormats('ar').currencyPlural('AED')).toBe('درهم إماراتي')
  })
})

test('a currency has the name that people use', () => {
  const { currencyName, currencyPlural } = makeFormats('he')
  expect(['AED', 'TRY', 'USD'].map((code) => currencyName(code))).toEqual([
    'דירהם של איחוד האמירויות',
    'לירה טורקית',
    'דולר אמריקאי',
  ])
  expect(['AED', 'TRY'].map((code) => currencyPlural(code))).toEqual(['דירהם של איחוד האמירויות', 'לירות טורקיות'])
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

describe('an hour', () => {
  const NO_BREAK = '\u00A0'
  const AT = '2026-12-24T'

  test.each([
    ['h23', ['00:00', '09:00', '12:00', '15:00'], ['00', '09', '12', '15'], ['00:05', '12:30']],
    [
      'h12',
      ['12 AM', '9 AM', '12 PM', '3 PM'].map((text) => text.replace(' ', NO_BREAK)),
      ['12a', '9a', '12p', '3p'],
      ['12:05 AM', '12:30 PM'].map((text) => text.replace(' ', NO_BREAK)),
    ],
  ] as const)('is written in one cycle, whole, short or with its minutes (%s)', (cycle, whole, short, withMinutes) => {
    const { hour, hourOf, hourShort, time } = makeFormats('en', cycle)
    const hours = [0, 9, 12, 15]
    expect(hours.map((value) => hour(value))).toEqual(whole)
    expect(hours.map((value) => hourOf(dayHour('2026-12-24', value)))).toEqual(whole)
    expect(hours.map((value) => time(dayHour('2026-12-24', value)))).toEqual(whole)
    expect(hours.map((value) => hourShort(value))).toEqual(short)
    expect([time(`${AT}00:05`), time(`${AT}12:30`)]).toEqual(withMinutes)
  })

  test('uses 24 hours in Hebrew and Arabic, whatever the browser uses', () => {
    for (const locale of ['he', 'ar'] as const) {
      const { hour, hourShort, time, timesIn } = makeFormats(locale, 'h12')
      expect([hour(15), hourShort(15), time(`${AT}15:00`), timesIn('15:00')]).toEqual(['15:00', '15', '15:00', '15:00'])
    }
  })

  test('in a text that was written with 24 hours is rewritten', () => {
    const text = 'From 15:00 to 11:00, quiet from 23:30; call 1:23:45 or 4:00.'
    expect(makeFormats('en', 'h23').timesIn(text)).toBe(text)
    expect(makeFormats('en', 'h12').timesIn(text).replaceAll(NO_BREAK, ' ')).toBe(
      'From 3 PM to 11 AM, quiet from 11:30 PM; call 1:23:45 or 4:00.',
    )
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

const names = (zone: string) => LOCALES.map((locale) => zoneName(zone, locale))
