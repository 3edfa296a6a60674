import { describe, expect, test } from 'vitest'
import { formatCharge, formatMoney } from './money.ts'

describe('Intl formats money', () => {
  test('with the separators and marks of the language', () => {
    expect(formatMoney(27, 'USD', 'en', 0)).toBe('$27')
    expect(formatMoney(719.61, 'USD', 'en', 2)).toBe('$719.61')
    expect(formatMoney(1234, 'USD', 'he', 0)).toBe('\u200F1,234\u00A0\u200F$')
    expect(formatMoney(1234, 'USD', 'ar', 0)).toBe('\u200F1,234\u00A0$')
    expect(formatMoney(1234, 'ILS', 'he', 0)).toBe('\u200F1,234\u00A0\u200F₪')
  })

  test('with the plus sign in the place of the minus sign', () => {
    const written = (amount: number) => (['en', 'he', 'ar'] as const).map((locale) => sum(amount, locale))
    const minus = written(-25)
    expect(written(25)).toEqual(minus.map((text) => text.replace('\u2212', '+')))
    expect(minus.every((text) => text.includes('\u2212'))).toBe(true)
    expect(sum(0, 'en')).toBe('$0.00')
    expect([formatCharge(25, 'exceptZero'), formatCharge(-25, 'exceptZero')]).toEqual(['+US$25.00', '\u2212US$25.00'])
  })

  test('with a minus sign, not a hyphen, in every language', () => {
    expect(formatMoney(-24.34, 'USD', 'en', 2)).toBe('\u2212$24.34')
    expect(formatMoney(-24.34, 'USD', 'he', 2)).toBe('\u200F\u200E\u221224.34\u00A0\u200F$')
    expect(formatMoney(-24.34, 'USD', 'ar', 2)).toBe('\u200F\u200E\u221224.34\u00A0$')
    expect(formatCharge(-24.34)).toBe('\u2212US$24.34')
  })

  test('no other currency looks like the US dollar, and right-to-left lines do not split its sign', () => {
    expect(formatMoney(1234, 'CAD', 'en', 0)).toBe('CA$1,234')
    expect(formatMoney(1234, 'JPY', 'en', 0)).toBe('JP¥1,234')
    expect(formatMoney(1234, 'SEK', 'en', 0)).toBe('SEK\u00A01,234')
    expect(formatMoney(1234, 'CAD', 'ar', 0)).toBe('\u200F1,234\u00A0CA$\u200E')
    expect(formatMoney(1234, 'CAD', 'he', 0)).toBe('\u200F1,234\u00A0\u200FCA$\u200E')
  })

  test('Arabic uses Arabic script for the currencies of Arab countries only', () => {
    const signs = ['AED', 'SAR', 'EGP', 'JOD', 'ILS', 'GBP'].map((code) => formatMoney(1, code, 'ar', 0))
    expect(signs.map((text) => text.replaceAll(/[^\p{Letter}\p{Sc}]/gu, ''))).toEqual([
      'دإ',
      'رس',
      'جم',
      'دأ',
      '₪',
      '£',
    ])
    expect(formatMoney(1, 'AED', 'he', 0)).toContain('AED')
  })

  test('the charge is in US dollars to the cent', () => {
    expect(formatCharge(719.61)).toBe('US$719.61')
    expect(formatCharge(0)).toBe('US$0.00')
  })
})

const sum = (amount: number, locale: 'en' | 'he' | 'ar') => formatMoney(amount, 'USD', locale, 2, 'exceptZero')
