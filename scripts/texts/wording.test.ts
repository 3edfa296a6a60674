import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { reviewEmail } from '#locales/en/staff/reviewLetter.ts'
import { staffBookings } from '#locales/en/staff/staffBookings.ts'
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

interface Said {
  path: string
  text: string
}

type Tree = { readonly [key: string]: string | Tree }
/** The words of staff, which are in English only. */
const staffWords = (tree: Tree, path: string): Said[] =>
  Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string' ? { path: `${path}.${name}`, text: part } : staffWords(part, `${path}.${name}`),
  )

/** Every text and every form of a plural, with the path that names it. */
const textsOf = (locale: Locale): Said[] => [
  ...[...catalogues[locale].values()].flatMap(({ path, spots }) =>
    [...spots.values()].map(({ text }) => ({ path, text })),
  ),
  ...(locale === 'en'
    ? staffWords({ ...staffTexts, reviewEmail, staffBookings, staffOnly, staffStatements }, 'staff')
    : []),
]

const isAt = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}.`))

/** Texts that no page says yet, and what they wait for. Whoever builds it takes it off this list. */
const WAITING = [
  'common.nav.inquiry', // asking a hotel that was booked elsewhere for hours
  'search.select', // the prompts of that form
  // `errors.noRate` waits as well (specification §8), but `errors.${reason}` seems to say all of `errors`.
]

test('every text is said somewhere, or waits for what is known', () => {
  const places = placesOf(readProgram())
  const unsaid = [...catalogues.en.keys()].filter((path) => places(path).length === 0)
  expect(unsaid.filter((path) => !isAt(path, WAITING))).toEqual([])
  expect(WAITING.filter((place) => !unsaid.some((path) => isAt(path, [place])))).toEqual([])
})

const COUNTED =
  /\{\{(?:hours|nights|minutes|days|rooms|guests|travell?ers|adults|children|hotels|reviews|cards|count|total)\}\}/
/** They join phrases that stand by themselves; no word depends on the count. */
const LISTS = ['common.stay.nightsAndHours', 'documents.receipt.nightsAndHours', 'search.form.summary']

test.each(LOCALES)('a plural is a sentence, never a piece of one (%s)', (locale) => {
  const pieces = textsOf(locale).filter(({ path, text }) => COUNTED.test(text) && !isAt(path, LISTS))
  expect(pieces).toEqual([])
})

test('no number stands before its noun but as the count of a plural', () => {
  const plural = /\{\{(?!n\})\w+\}\} (?:hour|night|minute|day|room|guest|hotel|review|card|character|filter)s\b/
  expect(textsOf('en').filter(({ text }) => plural.test(text))).toEqual([])
})

test.each(LOCALES)('an hour from which something holds comes before the hour until which it does (%s)', (locale) => {
  const spans = textsOf(locale).filter(({ text }) => text.includes('{{from}}') && text.includes('{{until}}'))
  expect(spans.length).toBeGreaterThan(0)
  expect(spans.filter(({ text }) => text.indexOf('{{from}}') > text.indexOf('{{until}}'))).toEqual([])
})

/** The forms of a plural, by the name of each, such as `two`. */
const formsOf = (locale: Locale) =>
  [...catalogues[locale].values()]
    .filter(({ spots }) => spots.size > 1)
    .map(({ path, spots }) => ({
      path,
      group: path.replace(/\.[^.]+$/, ''),
      forms: [...spots].map(([form, { text }]) => ({ form, text })).filter(({ form }) => form !== 'zero'),
    }))

// None of two things may be called the same.
test.each(LOCALES)(
  'two plurals beside each other that differ for some number differ for all but zero (%s)',
  (locale) => {
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
  },
)

/** What is filled in here is a Hebrew word that never begins with the article. */
const HEBREW_WORDS = [
  'layout.settings.charged', // the name of a currency
  'success.checkIn', // the name of a weekday
]

test('no Hebrew prefix is glued to what is filled in, which may be a name', () => {
  const glued = textsOf('he').filter(({ path, text }) => /[בהוכלמש]\{\{/.test(text) && !isAt(path, HEBREW_WORDS))
  expect(glued).toEqual([])
})

/** Words of the specification, §5 and §8, which stay as they are written there. */
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
  /** Where it is the right word. */
  but?: readonly string[]
}

/** The glossary's words that must not stand, as far as a machine can tell. */
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
    { pattern: /הזאת/ },
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
    // Written with their marks, and the tanween before the alif.
    { pattern: /تحقق|تعذر|يرجى|\u0627\u064B/ },
    // “2%” in a line from the right turns into “%2” unless it is held from the left.
    { pattern: /\d%|%(?!\u200E)/ },
  ],
}
const EVERYWHERE: readonly Banned[] = [{ pattern: /\.\.\./ }, { pattern: / {2}/ }, { pattern: /^\s|\s$/ }]

test.each(LOCALES)('no word stands that must not (%s)', (locale) => {
  const found = [...EVERYWHERE, ...BANNED[locale]].flatMap(({ pattern, but = [] }) =>
    textsOf(locale)
      .filter(({ path, text }) => pattern.test(text) && !isAt(path, but))
      .map(({ path, text }) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
