import { describe, expect, test } from 'vitest'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { makeI18n } from './i18n.ts'

const english = makeI18n('en', en)
const arabic = makeI18n('ar', ar)
const hebrew = makeI18n('he', he)

describe('texts', () => {
  test('a text takes its parameters', () => {
    expect(english.t('home.savings.both', { money: '$27', hours: '3 hours' })).toBe(
      'You save $27 and get 3 hours extra',
    )
  })

  test('a count chooses the form of its language', () => {
    const nights = (i18n: typeof english) => [0, 1, 2, 3, 11, 100].map((count) => i18n.plural('common.nights', count))
    expect(nights(english)).toEqual(['0 nights', '1 night', '2 nights', '3 nights', '11 nights', '100 nights'])
    expect(nights(arabic)).toEqual(['بلا ليالٍ', 'ليلة واحدة', 'ليلتان', '3 ليالٍ', '11 ليلة', '100 ليلة'])
    expect(nights(hebrew)).toEqual(['0 לילות', 'לילה אחד', '2 לילות', '3 לילות', '11 לילות', '100 לילות'])
  })

  test('thousands are grouped, in Latin digits everywhere', () => {
    const reviews = [english, arabic, hebrew].map((i18n) => i18n.plural('hotel.reviewCount', 1182))
    expect(reviews).toEqual([
      expect.stringContaining('1,182'),
      expect.stringContaining('1,182'),
      expect.stringContaining('1,182'),
    ])
  })

  test('a text that holds elements is cut at them, in the order of the language', () => {
    expect(english.parts('home.savings.both')).toEqual([
      'You save ',
      { param: 'money' },
      ' and get ',
      { param: 'hours' },
      ' extra',
    ])
    expect(english.parts('home.savings.none')).toEqual(['Move your check-in or check-out to save'])
  })
})
