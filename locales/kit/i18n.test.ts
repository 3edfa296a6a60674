import { describe, expect, test, vi } from 'vitest'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { makeI18n } from './i18n.ts'
import { isolate, withoutIsolates } from './isolate.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const english = makeI18n('en', en)
const arabic = makeI18n('ar', ar)
const hebrew = makeI18n('he', he)

describe('texts', () => {
  test('a text is filled with its parameters', () => {
    expect(english.t('home.savings.money', { money: '$27' })).toBe('You save $27')
  })

  test('a count selects the plural form of the language', () => {
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
    expect(english.pluralParts('home.savings.both', 1182).at(-1)).toBe(
      ' and add 1,182 extra hours, at each hotel’s price',
    )
  })

  test('a text with elements is split at them, in the order of the language', () => {
    expect(english.parts('common.stay.nightsAndHours')).toEqual([{ param: 'nights' }, ' · ', { param: 'hours' }])
    expect(english.parts('home.savings.none')).toEqual(['Move your check-in or check-out to save'])
    expect(english.pluralParts('home.savings.both', 3)).toEqual([
      'You save ',
      { param: 'money' },
      ' and add 3 extra hours, at each hotel’s price',
    ])
    expect(arabic.pluralParts('home.savings.both', 2)).toEqual([
      `توفّر ${FIRST_STRONG_ISOLATE}`,
      { param: 'money' },
      `${POP_ISOLATE} وتضيف ساعتين بسعر يحدده الفندق`,
    ])
  })

  test('a Hebrew word with a hyphen inside stays on one line', () => {
    expect(hebrew.t('common.stay.checkOut')).toBe('צ׳ק-\u2060אאוט')
    expect(withoutIsolates(hebrew.t('common.stay.checkOut'))).toBe('צ׳ק-אאוט')
  })

  test('a missing plural form falls back to the general one', () => {
    // Before CLDR 42, Hebrew had another category for 20, 30 …; older browsers still select it.
    const selectMany = vi.spyOn(Intl.PluralRules.prototype, 'select').mockReturnValue('many')
    expect(hebrew.plural('common.nights', 30)).toBe('30 לילות')
    selectMany.mockRestore()
  })

  test('a missing text throws, unless there is a replacement', () => {
    expect(() => makeI18n('en', {}).t('common.skip')).toThrow('‘common.skip’')
    expect(() => makeI18n('en', {}).plural('common.nights', 2)).toThrow('‘common.nights.other’')
    expect(makeI18n('en', {}, () => '').t('common.skip')).toBe('')
  })
})

describe('parameters are isolated', () => {
  const [latin, hebrewName] = ['Meridian Yard (NYC)', 'מלון השעה']

  test.each([
    [arabic, latin, `إضافة ${isolate(latin)} إلى المفضلة`],
    [arabic, hebrewName, `إضافة ${isolate(hebrewName)} إلى المفضلة`],
    [hebrew, latin, `שמירת ${isolate(latin)} במועדפים`],
    [english, hebrewName, `Save ${isolate(hebrewName)} to favorites`],
    [english, latin, `Save ${latin} to favorites`],
  ])('a name ($#)', (i18n, hotel, text) => {
    expect(i18n.t('favorites.keep', { hotel })).toBe(text)
  })

  test('only once, and never a number', () => {
    expect(hebrew.t('favorites.keep', { hotel: `\u2066${latin}${POP_ISOLATE}` })).toBe(
      `שמירת \u2066${latin}${POP_ISOLATE} במועדפים`,
    )
    expect(arabic.t('search.picker.room', { n: 2 })).toBe('الغرفة 2')
    expect(arabic.plural('common.nights', 11)).toBe('11 ليلة')
  })

  test('also when the parameter is a phrase with isolated parts', () => {
    const card = hebrew.t('payments.card', { brand: 'Visa', last4: '4242' })
    expect(hebrew.t('payments.deleteOf', { card })).toContain(isolate(card))
  })

  test.each([
    [hebrew, 'יום ו׳', '\u2067'],
    [arabic, 'الجمعة', '\u2067'],
    [english, 'יום ו׳', '\u2068'],
    // A Latin name reads left to right in every language.
    [hebrew, 'Visa', '\u2068'],
  ])('a list of isolated parts takes the direction of its sentence ($#)', (i18n, first, opening) => {
    const from = i18n.t('common.list', { first, second: '23:00' })
    const sentence = i18n.t('hotelParts.board.hours', { from, until: '11:00' })
    expect(sentence).toContain(`${opening}${from}${POP_ISOLATE}`)
  })

  test('but not in text that is copied or sent', () => {
    const text = arabic.t('account.promo.shareText', { name: 'Stayless', code: 'AB12', money: '$25' })
    expect(withoutIsolates(text)).toContain(' AB12 ')
    expect(withoutIsolates(text)).not.toMatch(/[\u2066-\u2069]/)
  })
})
