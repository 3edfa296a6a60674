import { describe, expect, test } from 'vitest'
import { DEFAULT_CURRENCY, type Currency } from '#contract/currencies.ts'
import { formatCharge, formatMoney, fromNumeric, toDisplay, toNumeric } from './money.ts'

describe('US dollars in another currency: rounded for display, rounded up as a number', () => {
  test.each([
    ['shekels', 27.4, 3.7, 101, 102],
    ['a whole product that doubles cannot write', 100, 1.1, 110, 110],
    ['half a unit', 2.5, 1, 3, 3],
    ['a hair over a unit', 3.01, 1, 3, 4],
    ['nothing', 0, 3.7, 0, 0],
    ['what is taken off', -2.5, 1, -3, -2],
    ['less taken off than half a unit', -0.4, 1, 0, 0],
    ['a currency without decimals', 719.61, 144.343, 103_871, 103_871],
    ['a currency of three decimals', 30, 0.3056, 9, 10],
    ['a tiny rate', 719.61, 0.00001, 0, 1],
    ['a huge rate', 719.61, 1_000_000, 719_610_000, 719_610_000],
    ['the most that a stay may cost', 999_999.99, 1355.13, 1_355_129_986, 1_355_129_987],
  ])('%s: %d dollars at %d', (_, dollars, rate, display, numeric) => {
    expect([toDisplay(dollars, at(rate)), toNumeric(dollars, at(rate))]).toEqual([display, numeric])
  })
})

describe('back to US dollars, rounded down', () => {
  test.each([
    [102, 3.7, 27],
    [33, 1.1, 30],
    [99, 100, 0],
    [0, 3.7, 0],
    [-1, 3.7, -1],
    [1, 0.3056, 3],
    [1, 0.00001, 100_000],
    [719_610_000, 1_000_000, 719],
  ])('%d at %d is %d', (amount, rate, dollars) => {
    expect(fromNumeric(amount, at(rate))).toBe(dollars)
  })

  test('whole dollars come back as they went, wherever a unit is worth a dollar or less', () => {
    for (const rate of [1, 1.1, 3.37466, 144.343, 1355.13])
      for (let dollars = 0; dollars <= 1000; dollars += 1)
        expect(fromNumeric(toNumeric(dollars, at(rate)), at(rate)), `${dollars} at ${rate}`).toBe(dollars)
  })
})

describe('Intl writes it', () => {
  test('with the marks of the language', () => {
    expect(formatMoney(27, 'USD', 'en', 0)).toBe('$27')
    expect(formatMoney(719.61, 'USD', 'en', 2)).toBe('$719.61')
    expect(formatMoney(1234, 'USD', 'he', 0)).toBe('\u200F1,234\u00A0\u200F$')
    expect(formatMoney(1234, 'USD', 'ar', 0)).toBe('\u200F1,234\u00A0$')
    expect(formatMoney(1234, 'ILS', 'he', 0)).toBe('\u200F1,234\u00A0\u200F₪')
  })

  test('the sign of what is added stands where that of what is taken off does', () => {
    const written = (amount: number) => (['en', 'he', 'ar'] as const).map((locale) => sum(amount, locale))
    const minus = written(-25)
    expect(written(25)).toEqual(minus.map((text) => text.replace('-', '+')))
    expect(minus.every((text) => text.includes('-'))).toBe(true)
    expect(sum(0, 'en')).toBe('$0.00')
    expect([formatCharge(25, 'exceptZero'), formatCharge(-25, 'exceptZero')]).toEqual(['+US$25.00', '-US$25.00'])
  })

  test('no other currency is taken for the US dollar, nor torn apart in a line from the right', () => {
    expect(formatMoney(1234, 'CAD', 'en', 0)).toBe('CA$1,234')
    expect(formatMoney(1234, 'JPY', 'en', 0)).toBe('JP¥1,234')
    expect(formatMoney(1234, 'SEK', 'en', 0)).toBe('SEK\u00A01,234')
    expect(formatMoney(1234, 'CAD', 'ar', 0)).toBe('\u200F1,234\u00A0CA$\u200E')
    expect(formatMoney(1234, 'CAD', 'he', 0)).toBe('\u200F1,234\u00A0\u200FCA$\u200E')
  })

  test('the charge is named in US dollars to the cent', () => {
    expect(formatCharge(719.61)).toBe('US$719.61')
    expect(formatCharge(0)).toBe('US$0.00')
  })
})

const at = (rate: number): Currency => ({ ...DEFAULT_CURRENCY, rate })

const sum = (amount: number, locale: 'en' | 'he' | 'ar') => formatMoney(amount, 'USD', locale, 2, 'exceptZero')
