import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#contract/shared/locale.ts'
import { isolate } from '#locales/kit/isolate.ts'
import type { DocumentModel, Part } from './documentModel.ts'
import { linesOf, titleOf, withoutSpaces } from './reader.testing.ts'
import { createTypesetter } from './typesetter.ts'

let typeset: (paper: DocumentModel) => Uint8Array<ArrayBuffer>
beforeAll(async () => {
  typeset = await createTypesetter()
})

const MIXED: Readonly<Record<Locale, string>> = {
  en: `Your stay at ${isolate('فندق الحسن')} costs $556.00 for 2 nights (66 hours), “guaranteed”: −$24.00.`,
  ar: `حجزك في ${isolate('Hotel Marais, 24 Dec 20:00, $556.00')} مؤكد، ولا إلغاء إلا حتى ${isolate('24 ديسمبر')}.`,
  he: `ההזמנה ב-${isolate('Hotel Marais, 24 Dec 20:00, $556.00')} אושרה (3 לילות, 66 שעות).`,
}

describe.each(['en', 'ar', 'he'] as const)('a document in %s', (lang) => {
  const read = (paper: DocumentModel) => linesOf(typeset(paper), lang !== 'en').then((pages) => pages.flat())

  test('is found by its text, in the order it was written', async () => {
    const lines = await read(paperOf(lang, [{ kind: 'notes', title: null, lines: [MIXED[lang]] }]))
    expect(lines.join('')).toContain(withoutSpaces(MIXED[lang]))
  })

  test('has its title', async () => {
    expect(await titleOf(typeset(paperOf(lang, [])))).toBe(TITLE[lang])
  })

  test('keeps amounts whole', async () => {
    const lines = await read(paperOf(lang, [tableOf([['x', isolate('−$1,024.50')]], isolate('$9.00'))]))
    expect(
      lines.filter((line) => /1,024/.test(line)).map((line) => line.includes(withoutSpaces('−$1,024.50'))),
    ).toEqual([true])
  })

  test('has the same bytes for the same text', () => {
    const paper = paperOf(lang, [tableOf([['x', isolate('$1.00')]], isolate('$1.00'))])
    expect(Buffer.from(typeset(paper)).equals(typeset(paper))).toBe(true)
  })

  test('embeds the letters it needs, and no others', () => {
    const pdf = Buffer.from(typeset(paperOf(lang, []))).toString('latin1')
    const fonts = [...pdf.matchAll(/\/Type \/FontDescriptor\s+\/FontName \/(\S+)/g)].map(([, name]) => name)
    expect(fonts).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Rubik-SemiBold$/),
      expect.stringMatching(/^[A-Z]{6}\+Rubik-Regular$/),
    ])
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(pdf.length).toBeLessThan(40_000)
    expect(pdf).toContain(`/Lang (${lang})`)
    expect(pdf).toContain('/Marked true')
  })
})

test('a long table continues over pages: each has its head and its number, and no row is lost', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index + 1}`, isolate(`$${index + 1}.00`)])
  for (const lang of ['en', 'ar'] as const) {
    const pages = await linesOf(typeset(paperOf(lang, [tableOf(rows, isolate('$1,830.00'))])), lang === 'ar')
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map((lines) => lines.filter((line) => line.includes('Head')).length)).toEqual(pages.map(() => 1))
    expect(pages.map((lines) => lines.at(-1)?.includes(`/${pages.length}`))).toEqual(pages.map(() => true))
    const read = pages.flat().join('\n')
    expect(rows.filter((_, index) => !new RegExp(`Row${index + 1}(\\D|$)`, 'm').test(read))).toEqual([])
    expect(pages.at(-1)?.join('')).toContain(withoutSpaces('$1,830.00'))
  }
})

describe('in the text of a document', () => {
  test.each([
    ['markup', '#panic("x") *bold* $x$ <label> @ref // gone', '#panic("x") *bold* $x$ <label> @ref // gone'],
    ['controls and overrides', 'A\u0000B\u202EC\u2067D\u0007\u2069E\u2069\u200F', 'ABCDE'],
    ['line ends', 'one\r\ntwo\n\nthree', 'one two three'],
  ])('%s have no effect', async (_, input, read) => {
    const lines = await linesOf(typeset(paperOf('en', [{ kind: 'notes', title: null, lines: [input] }])), false)
    expect(lines.flat().join('')).toContain(withoutSpaces(read))
  })

  test('a word of a thousand letters stays inside its cell', async () => {
    const name = 'Wolfeschlegelstein'.repeat(60)
    for (const lang of ['en', 'ar'] as const) {
      const paper = paperOf(lang, [
        { kind: 'facts', title: null, facts: [{ name: 'Name', value: isolate(name) }] },
        wideTable([[name, name, name, name, name]]),
      ])
      const pages = await linesOf(typeset(paper), lang === 'ar')
      const widest = pages.flat().reduce((most, line) => Math.max(most, line.length), 0)
      expect(widest).toBeLessThan(130)
    }
  })

  test('letters missing in the typeface cause no failure', () => {
    expect(() => typeset(paperOf('en', [{ kind: 'notes', title: null, lines: ['東京ホテル 🏨'] }]))).not.toThrow()
  })
})

const TITLE: Readonly<Record<Locale, string>> = { en: 'Receipt', ar: 'إيصال', he: 'קבלה' }

const paperOf = (lang: Locale, parts: Part[]): DocumentModel => ({
  lang,
  title: TITLE[lang],
  brand: isolate('Stayless'),
  issuer: [isolate('Stayless Ltd.')],
  foot: TITLE[lang],
  parts,
})

const tableOf = (rows: string[][], total: string): Part => ({
  kind: 'table',
  title: null,
  columns: [
    { name: 'Head', share: 3 },
    { name: 'Dollars', share: 1, isAmount: true },
  ],
  rows,
  totals: [{ name: 'Total', value: total }],
})

const wideTable = (rows: string[][]): Part => ({
  kind: 'table',
  title: null,
  columns: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, share: 1 })),
  rows,
  totals: [],
})
