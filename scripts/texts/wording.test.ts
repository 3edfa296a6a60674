import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { negotiationEmail } from '#locales/en/staff/negotiationEmail.ts'
import { reviewEmail } from '#locales/en/staff/reviewEmail.ts'
import { staffBookings } from '#locales/en/staff/staffBookings.ts'
import { staffPayouts } from '#locales/en/staff/staffPayouts.ts'
import { staffInquiries } from '#locales/en/staff/staffInquiries.ts'
import { staffOnly } from '#locales/en/staff/staffOnly.ts'
import { staffStatements } from '#locales/en/staff/staffStatements.ts'
import { staffTexts } from '#locales/staff.ts'
import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { readProgram, readSources } from './disk.ts'
import { placesOf } from './places.ts'

const catalogues = {
  en: readCatalogue(readSources('en')),
  ar: readCatalogue(readSources('ar')),
  he: readCatalogue(readSources('he')),
}

interface TextEntry {
  path: string
  text: string
}

type Tree = { readonly [key: string]: string | Tree }
/** Staff texts, in English only. */
const staffWords = (tree: Tree, path: string): TextEntry[] =>
  Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string' ? { path: `${path}.${name}`, text: part } : staffWords(part, `${path}.${name}`),
  )

/** Every text and plural form, with its path. */
const textsOf = (locale: Locale): TextEntry[] => [
  ...[...catalogues[locale].values()].flatMap(({ path, spots }) =>
    [...spots.values()].map(({ text }) => ({ path, text })),
  ),
  ...(locale === 'en'
    ? staffWords(
        {
          ...staffTexts,
          negotiationEmail,
          reviewEmail,
          staffBookings,
          staffInquiries,
          staffOnly,
          staffPayouts,
          staffStatements,
        },
        'staff',
      )
    : []),
]

const isAt = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}.`))

/** Texts that no page uses yet, each with the feature it waits for. Building the feature removes the line. */
const WAITING: readonly string[] = [
  // `errors.noRate` waits as well (specification §8), but `errors.${reason}` appears to use all of `errors`.
]

test('every text is used, or waits for a known feature', () => {
  const places = placesOf(readProgram())
  const unsaid = [...catalogues.en.keys()].filter((path) => places(path).length === 0)
  expect(unsaid.filter((path) => !isAt(path, WAITING))).toEqual([])
  expect(WAITING.filter((place) => !unsaid.some((path) => isAt(path, [place])))).toEqual([])
})

const COUNTED =
  /\{\{(?:hours|nights|minutes|days|rooms|guests|travell?ers|adults|children|hotels|reviews|cards|count|total)\}\}/
/** Joins of complete phrases; no word depends on the count. */
const LISTS = ['common.stay.nightsAndHours', 'documents.receipt.nightsAndHours', 'search.form.summary']

test.each(LOCALES)('a counted text is a whole sentence, never part of one (%s)', (locale) => {
  const pieces = textsOf(locale).filter(({ path, text }) => COUNTED.test(text) && !isAt(path, LISTS))
  expect(pieces).toEqual([])
})

test('a number before its noun is always the count of a plural', () => {
  const plural = /\{\{(?!n\})\w+\}\} (?:hour|night|minute|day|room|guest|hotel|review|card|character|filter)s\b/
  expect(textsOf('en').filter(({ text }) => plural.test(text))).toEqual([])
})

test.each(LOCALES)('names the start of a time span before its end (%s)', (locale) => {
  const spans = textsOf(locale).filter(({ text }) => text.includes('{{from}}') && text.includes('{{until}}'))
  expect(spans.length).toBeGreaterThan(0)
  expect(spans.filter(({ text }) => text.indexOf('{{from}}') > text.indexOf('{{until}}'))).toEqual([])
})

/** Plural texts with their forms by name (e.g. `two`), without `zero`. */
const formsOf = (locale: Locale) =>
  [...catalogues[locale].values()]
    .filter(({ spots }) => spots.size > 1)
    .map(({ path, spots }) => ({
      path,
      group: path.replace(/\.[^.]+$/, ''),
      forms: [...spots].map(([form, { text }]) => ({ form, text })).filter(({ form }) => form !== 'zero'),
    }))

// With no items, both may read the same.
test.each(LOCALES)('two plurals in a group that differ for one number differ for all but zero (%s)', (locale) => {
  const plurals = formsOf(locale)
  const alike = plurals.flatMap((one, place) =>
    plurals.slice(place + 1).flatMap((other) => {
      if (other.group !== one.group) return []
      const same = one.forms.filter(({ form, text }) =>
        other.forms.some((its) => its.form === form && its.text === text),
      )
      return same.length === 0 || same.length === one.forms.length ? [] : [{ paths: [one.path, other.path], same }]
    }),
  )
  expect(alike).toEqual([])
})

/** The parameter is a Hebrew word that never begins with the article. */
const HEBREW_WORDS = [
  'layout.settings.charged', // a currency name
  'success.checkIn', // a weekday name
  'hotel.reviewFilter.translated', // a language name
]

test('no Hebrew prefix is attached to a parameter, which may be a name', () => {
  const glued = textsOf('he').filter(({ path, text }) => /[בהוכלמש]\{\{/.test(text) && !isAt(path, HEBREW_WORDS))
  expect(glued).toEqual([])
})

/** Texts quoted verbatim from the specification, §5 and §8. */
const SPECIFIED = [
  'errors.emailExists',
  'errors.missingEmail',
  'errors.tooManyRequests',
  'errors.popupBlocked',
  'errors.noAccount',
  'errors.card',
  'validation.latin',
]

interface Banned {
  pattern: RegExp
  /** Paths where the word is right. */
  but?: readonly string[]
}

/** One word for one thing: צ׳ק-אין and צ׳ק-אאוט, הזו. */
const HEBREW_SYNONYMS = /הזאת|(?:הגעה|עזיבה) (?:מוקדמת|מאוחרת)/

test.each(['data/sentences.he.json', 'texts.he.ts'])('hotels use the same Hebrew words as the pages (%s)', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../server/demo/catalogue', file), 'utf8')
  expect(text.match(new RegExp(HEBREW_SYNONYMS, 'g')) ?? []).toEqual([])
})

/** Words that the glossary forbids, as far as a pattern can tell. */
const BANNED: Record<Locale, readonly Banned[]> = {
  en: [
    { pattern: /\bsign(?:ed|ing|s)?[ -]in\b/i, but: SPECIFIED },
    { pattern: /\be-mail/i, but: SPECIFIED },
    { pattern: /please,/i, but: SPECIFIED },
    { pattern: /\b(?:favourite|colour|neighbour|theatre|centre|cancelled|traveller|travelling|catalogue)/i },
    { pattern: /hotels? by the hour/i },
    { pattern: /hours? (?:are |is )?(?:asked|won|given back)|\basked, not/i },
    { pattern: /["']/ },
  ],
  he: [
    { pattern: /בבקשה/, but: ['errors.inProgress'] },
    { pattern: /לפי שעה/ },
    { pattern: HEBREW_SYNONYMS },
    { pattern: /["']/ },
    { pattern: /\p{Script=Hebrew}־\{\{|־\d/u },
    { pattern: /חברת (?:ה?אשראי|הכרטיסים)|מיסים ועמלות|תעריף|פילטר|דדליין|קוד פרומו|סוכן חשאי|בעלי חיים/ },
    { pattern: /אימייל|(?<!\p{Script=Hebrew})מייל/u },
    { pattern: /מחויב|עמוד(?!ה)/ },
  ],
  ar: [
    { pattern: /مطلوب/, but: ['validation'] },
    { pattern: /بالساعة/ },
    { pattern: /["']/ },
    {
      pattern:
        /(?<!\p{L})(?:ال|لل)?(?:ضيف|ضيوف)(?!\p{L})|مسافر(?! في رحلة عمل)|إيميل|كلمة السر|فلتر|وكيل سر|شركة البطاقات|العرض التجريبي/u,
    },
    // One word for one thing: an hour is ساعة, not وقت; there is none: لا توجد; buttons are nouns.
    { pattern: /(?:وقت|موعد) (?:ال)?(?:وصول|مغادرة)|وقت تسجيل/ },
    { pattern: /(?<!\p{L})لا (?:فنادق|فندق|غرف|تقييمات|حجوزات|إقامات|ساعات|نتائج)/u },
    { pattern: /^(?:احجز|ادفع|انتقل)(?: |$)[^.،:؟!]*$/ },
    // These words need their diacritics, and the tanween before the alif.
    { pattern: /تحقق|تعذر|يرجى|\u0627\u064B/ },
    // “2%” in right-to-left text shows as “%2” unless a left-to-right mark follows.
    { pattern: /\d%|%(?!\u200E)/ },
  ],
}
const EVERYWHERE: readonly Banned[] = [{ pattern: /\.\.\./ }, { pattern: / {2}/ }, { pattern: /^\s|\s$/ }]

test.each(LOCALES)('no text contains a forbidden word (%s)', (locale) => {
  const violations = [...EVERYWHERE, ...BANNED[locale]].flatMap(({ pattern, but = [] }) =>
    textsOf(locale)
      .filter(({ path, text }) => pattern.test(text) && !isAt(path, but))
      .map(({ path, text }) => `${path}: ${text}`),
  )
  expect(violations).toEqual([])
})
