import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { notes } from '#locales/notes.ts'
import { applyChanges, readCatalogue } from './catalogue.ts'
import { readProgram, readSeen, readSources } from './disk.ts'
import { exportPo, importPo, lengthOf, noteOf, type Exchange } from './exchange.ts'
import { PLURALS } from './languages.ts'
import { placesOf } from './places.ts'
import { afterReview, staleOf } from './seen.ts'

const LANGUAGES = ['ar', 'he'] as const
const english = readCatalogue(readSources('en'))

const exchangeOf = (language: 'ar' | 'he'): Exchange => ({
  language,
  english,
  translation: readCatalogue(readSources(language)),
  notes,
  seen: readSeen(language),
})

describe('the texts of the product', () => {
  test.each(LANGUAGES)('survive export and import byte for byte (%s)', (language) => {
    const exchange = exchangeOf(language)
    const po = exportPo(exchange, placesOf(readProgram()))
    expect(po.split('\nmsgctxt ').length - 1).toBe(english.size)
    const { changes, reviewed, problems } = importPo(po, exchange)
    expect([problems, changes]).toEqual([[], []])
    expect(applyChanges(readSources(language), changes)).toEqual(new Map())
    expect(afterReview(english, exchange.seen, reviewed)).toEqual(exchange.seen)
  })

  test.each(LANGUAGES)(
    'are not older than their English (%s): review them, then `npm run texts -- reviewed`',
    (language) => {
      expect(staleOf(english, readSeen(language))).toEqual([])
    },
  )

  test.each(['en', ...LANGUAGES] as const)('fit the length in their notes (%s)', (locale) => {
    const long = [...readCatalogue(readSources(locale)).values()].flatMap(({ path, spots }) =>
      [...spots.values()].map(({ text }) => ({ path, text, length: lengthOf(text) })),
    )
    expect(long.filter(({ path, length }) => length > (noteOf(notes, path)?.max ?? Infinity))).toEqual([])
  })

  test('of one or two words have a note', () => {
    const short = [...english.values()].filter(({ spots }) =>
      [...spots.values()].every(({ text }) => text.replaceAll(/\{\{\w+\}\}/g, '_').split(/\s+/).length <= 2),
    )
    expect(short.length).toBeGreaterThan(200)
    expect(short.map(({ path }) => path).filter((path) => noteOf(notes, path) === null)).toEqual([])
  })

  test('are nearly all used somewhere', () => {
    const where = placesOf(readProgram())
    expect(where('home.title')).toEqual(expect.arrayContaining([expect.stringMatching(/^src\//)]))
    expect(where('mail.booking.most')).toEqual(['server/mail/bookingEmail.ts'])
    expect(where('search.sort.price_asc').length).toBeGreaterThan(0)
  })
})

const EN = `export const home = {
  title: 'Hotels',
  hello: 'Hello {{name}}',
  nights: { one: '{{n}} night at {{hotel}}', other: '{{n}} nights at {{hotel}}' },
}
`
const HE = `export const home = {
  title: 'מלונות',
  hello: 'שלום {{name}}',
  nights: { one: 'לילה אחד: {{hotel}}', two: '{{n}} לילות: {{hotel}}', other: '{{n}} לילות: {{hotel}}' },
}
`
const AR = `export const home = {
  title: 'فنادق',
  hello: 'مرحبًا {{name}}',
  nights: { zero: '0 {{hotel}}', one: '1 {{hotel}}', two: '2 {{hotel}}', few: '3 {{hotel}}', many: '4 {{hotel}}', other: '5 {{hotel}}' },
}
`
const small = (language: 'ar' | 'he'): Exchange => {
  const smallEnglish = readCatalogue(new Map([['home.ts', EN]]))
  return {
    language,
    english: smallEnglish,
    translation: readCatalogue(new Map([['home.ts', language === 'he' ? HE : AR]])),
    notes: { home: { note: 'The home page.' }, 'home.title': { note: 'A title.', max: 8 } },
    seen: afterReview(smallEnglish, {}, new Set(['home.title', 'home.nights'])),
  }
}
const exported = (language: 'ar' | 'he') => exportPo(small(language), (path) => [`src/${path}.tsx`])

describe('a file for translators', () => {
  test('says what a text is, how long it may be, which files use it, and which texts to review again', () => {
    expect(exported('he')).toBe(`msgid ""
msgstr ""
"Project-Id-Version: Stayless\\n"
"Language: he\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);\\n"

#. A title.
#. At most 8 characters.
#: src/home.title.tsx
msgctxt "home.title"
msgid "Hotels"
msgstr "מלונות"

#. The home page.
#: src/home.hello.tsx
#, fuzzy
msgctxt "home.hello"
msgid "Hello {{name}}"
msgstr "שלום {{name}}"

#. The home page.
#: src/home.nights.tsx
msgctxt "home.nights"
msgid "{{n}} night at {{hotel}}"
msgid_plural "{{n}} nights at {{hotel}}"
msgstr[0] "לילה אחד: {{hotel}}"
msgstr[1] "{{n}} לילות: {{hotel}}"
msgstr[2] "{{n}} לילות: {{hotel}}"
`)
  })

  test('has Arabic’s six forms in the order of its header', () => {
    expect(exported('ar')).toContain([0, 1, 2, 3, 4, 5].map((form) => `msgstr[${form}] "${form} {{hotel}}"`).join('\n'))
  })

  test.each(LANGUAGES)('chooses the same plural form for a count as the product (%s)', (language) => {
    const { forms, expression } = PLURALS[language]
    const chosen = new Intl.PluralRules(language)
    const counts = Array.from({ length: 301 }, (_, count) => count)
    // The expression is C that is also valid JavaScript.
    const named = counts.map((n) => forms[Number(runInNewContext(expression, { n }))])
    expect(named).toEqual(counts.map((count) => chosen.select(count)))
  })
})

const imported = (...edits: readonly (readonly [string | RegExp, string])[]) =>
  importPo(
    edits.reduce((po, [from, to]) => po.replace(from, to), exported('he')),
    small('he'),
  )

describe('an imported file', () => {
  test('changes the texts that it changed, and marks the reviewed ones', () => {
    const { changes, reviewed, problems } = imported(['"מלונות"', '"בתי מל"\n"ון"'], ['#, fuzzy\n', ''])
    expect(problems).toEqual([])
    expect(applyChanges(new Map([['home.ts', HE]]), changes)).toEqual(
      new Map([['home.ts', HE.replace("'מלונות'", "'בתי מלון'")]]),
    )
    expect([...reviewed]).toEqual(['home.title', 'home.hello', 'home.nights'])
  })

  test.each([
    [
      'other parameters',
      [/שלום \{\{name\}\}/, 'שלום {{names}}'],
      'home.hello fills names, and English fills name: “שלום {{names}}”.',
    ],
    [
      'a parameter left out of a form',
      [/"לילה אחד: \{\{hotel\}\}"/, '"לילה אחד"'],
      'home.nights (one) fills none, and English fills hotel: “לילה אחד”.',
    ],
    ['a form that is missing', [/msgstr\[2\].*\n/, ''], 'home.nights has 2 of its 3 forms: one, two, other.'],
    ['a form without a text', [/msgstr\[1\].*/, 'msgstr[1] ""'], 'home.nights (two) has no text.'],
    ['a text without a text', ['"מלונות"', '" "'], 'home.title has no text.'],
    [
      'a text that is too long',
      ['"מלונות"', '"מלונות בכל העולם"'],
      'home.title has 16 characters, and there is room for 8: “מלונות בכל העולם”.',
    ],
    ['a key that nobody knows', ['"home.title"', '"home.tittle"'], 'home.tittle is not a text of ours.'],
    ['a text twice', ['"home.hello"', '"home.title"'], 'home.title stands twice.'],
    [
      'an older English',
      ['"Hotels"', '"Inns"'],
      'home.title was made from “Inns”, and English now says “Hotels”: export it again.',
    ],
    ['a line that is none', ['msgid "Hotels"', 'msgid Hotels'], 'Line 14 cannot be read: msgid Hotels'],
  ] as const)('with %s is rejected with a reason', (_, edit, sentence) => {
    expect(imported(edit).problems).toContain(sentence)
  })

  test('without any texts is rejected', () => {
    expect(importPo('', small('he')).problems).toEqual(['The file holds no texts.'])
  })

  test('may come from other tools: wrapped lines, obsolete texts, carriage returns', () => {
    const po = `${exported('he').replace('msgid "Hotels"', 'msgid ""\n"Hot"\n"els"')}\n#~ msgctxt "old"\n#~ msgid "Old"\n#~ msgstr "ישן"\n`
    expect(importPo(po.replaceAll('\n', '\r\n'), small('he'))).toMatchObject({ changes: [], problems: [] })
  })
})
