import { expect, test } from 'vitest'
import { fold } from '#contract/shared/fold.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { loadDestinations } from './gazetteer.ts'
import { buildNameIndex } from './nameIndex.ts'
import { sequence } from './sequence.testing.ts'
import { slipped } from './slips.testing.ts'

// Both shares are of one rule: a higher floor answers less nonsense, and finds less after a slip.
test.each<Locale>(['en', 'ar', 'he'])(
  'six names in seven of five letters or more are found after a slip, however small the place (%s)',
  (locale) => {
    const next = sequence(3)
    const named = destinations.filter(({ name }) => name[locale].length >= 5 && LETTERS[locale].test(name[locale]))
    const slips = Array.from({ length: 700 }, () => {
      const name = named[next(named.length)]?.name[locale] ?? ''
      return { name, typed: slipped(name, next) }
    })
    const lost = slips.filter(({ name, typed }) => {
      const hits = [...index.byPrefix(fold(typed), 8), ...index.byGuess(fold(typed), 8)]
      return !hits.some(({ entry }) => fold(destinations[entry]?.name[locale] ?? '') === fold(name))
    })
    expect(lost.length).toBeLessThanOrEqual(slips.length / 7)
  },
)

test('seven in ten everyday or invented words, which name no place, bring no guess', () => {
  const words = Object.values(NO_PLACES).flatMap((text) => text.split(' ').map(fold))
  const guessed = words.filter((word) => index.byGuess(word, 1).length > 0)
  expect(guessed.length, guessed.join(' ')).toBeLessThanOrEqual(0.3 * words.length)
})

const destinations = loadDestinations()
const index = buildNameIndex(destinations)

const LETTERS: Record<Locale, RegExp> = { en: /[a-z]/i, ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u }

/** Half of them things and acts, the other half made up by letters that sound like a word. */
const NO_PLACES: Record<Locale, string> = {
  en: [
    'table computer yellow pencil keyboard umbrella monday butterfly grapes doctor camera jacket guitar',
    'number please account cancel invoice blorf quimby vexora tramble wubbly kessimo malfoy toppin',
    'shmandle querlo dorbin nakot teruna mikrel varlin',
  ].join(' '),
  ar: [
    'طاولة موزة مظلة شطيرة مصباح بنفسجي معلم زجاجة حذاء سعيد زر حساب إلغاء فاتورة حب عائلة كتاب سيارة',
    'بلورف كويمبي بليندور سنوركيب كسيمو يورفك ركسلي كورلو دوربين نكوت تيرونا ميكرل غوستب',
  ].join(' '),
  he: [
    'שולחן חלון מקלדת עיפרון אמא מנורה סגול מורה בקבוק נעליים שמח כפתור חשבון ביטול סיסמה אהבה משפחה ספר',
    'מכונית בלורף קווימבי פלינדור סנורקיפ קסימו יורווק רקסלי קורלו דורבין נקוט טרונה מיקרל גוסטפ',
  ].join(' '),
}
