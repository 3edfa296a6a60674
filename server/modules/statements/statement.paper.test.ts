import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { linesOf, withoutSpaces } from '#server/documents/reader.testing.ts'
import { saveShot } from '#server/documents/shots.testing.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { statementPaper, type Statement } from './statement.paper.ts'

const HOTELS: Readonly<Record<Locale, string>> = { en: 'Hotel Marais', ar: 'فندق عش العنبر', he: 'מלון הים הגדול' }

const statement = (lang: Locale, count: number): Statement => ({
  account: 'Meridian Trading Ltd.',
  number: 'S-2026-11-0042',
  month: '2026-11',
  due: '2026-12-15',
  state: 'issued',
  lines: Array.from({ length: count }, (_, index) => ({
    kind: 'booked',
    isNightKept: false,
    bid: null,
    hourCycle: 'h23',
    reference: `K7WM3X${String(index).padStart(2, '0')}`,
    hotel: HOTELS[lang],
    check_in: '2026-11-02T20:00',
    check_out: '2026-11-05T14:00',
    guest: 'Zoë O’Neil',
    cost_reference: `PO-${index}`,
    amount: 100.1 + index,
  })),
})

const paper = (lang: Locale, count: number): DocumentModel =>
  statementPaper(statement(lang, count), { brand: DEFAULT_BRAND, lang })

describe('a statement', () => {
  test('names its account, month, due date and total', () => {
    const { title, parts, foot } = paper('en', 2)
    expect([title, foot]).toEqual(['Statement for November 2026', 'Statement S-2026-11-0042'])
    expect(JSON.parse(withoutIsolates(JSON.stringify(parts)))).toMatchObject([
      {
        facts: [
          { name: 'Account', value: 'Meridian Trading Ltd.' },
          { name: 'Statement number', value: 'S-2026-11-0042' },
          { name: 'Month', value: 'November 2026' },
          { name: 'Due on', value: '15 December 2026' },
          { name: 'Status', value: 'Issued: payment due' },
        ],
      },
      {
        rows: [
          ['K7WM3X00', 'Hotel Marais', '2 Nov 2026 – 5 Nov 2026', 'Zoë O’Neil', 'PO-0', 'US$100.10'],
          ['K7WM3X01', 'Hotel Marais', '2 Nov 2026 – 5 Nov 2026', 'Zoë O’Neil', 'PO-1', 'US$101.10'],
        ],
        totals: [{ name: 'Total', value: 'US$201.20' }],
      },
    ])
  })

  test.each([
    [false, 'Canceled: Hotel Marais'],
    [true, 'Canceled, first night charged: Hotel Marais'],
  ])('says of a canceled stay whether its first night is charged: %s', (isNightKept, expected) => {
    const [line] = statement('en', 1).lines
    if (line === undefined) throw new Error('no line')
    const lines = [{ ...line, kind: 'cancelled' as const, isNightKept }]
    const model = statementPaper({ ...statement('en', 0), lines }, { brand: DEFAULT_BRAND, lang: 'en' })
    expect(withoutIsolates(JSON.stringify(model.parts))).toContain(`"${expected}"`)
  })

  test.each([
    ['en', 'Check-in from 10:00, Hotel Marais', 'Canceled: Check-out until 6\u00A0PM, Hotel Marais'],
    ['ar', 'تسجيل الوصول من الساعة 10:00، فندق عش العنبر', 'إلغاء: تسجيل المغادرة حتى الساعة 18:00، فندق عش العنبر'],
    ['he', 'צ׳ק-אין מ-10:00, מלון הים הגדול', 'בוטל: צ׳ק-אאוט עד 18:00, מלון הים הגדול'],
  ] as const)('names the hours of a bid, and says which were given back: %s', (lang, agreed, givenBack) => {
    const [line] = statement(lang, 1).lines
    if (line === undefined) throw new Error('no line')
    const lines = [
      { ...line, kind: 'bid' as const, bid: { side: 'check_in', at: '2026-11-02T10:00' } as const },
      {
        ...line,
        kind: 'bid_cancelled' as const,
        // After the deadline of the booking: a bid comes back whole.
        isNightKept: true,
        bid: { side: 'check_out', at: '2026-11-05T18:00' } as const,
        hourCycle: 'h12' as const,
        amount: -20,
      },
    ]
    const model = statementPaper({ ...statement(lang, 0), lines }, { brand: DEFAULT_BRAND, lang })
    const table = model.parts.find((part) => part.kind === 'table')
    const names = table?.kind === 'table' ? table.rows.map((row) => withoutIsolates(row[1] ?? '')) : []
    expect(names).toEqual([agreed, givenBack])
  })

  test('of a month without bookings says so', () => {
    expect(paper('en', 0).parts.at(-1)).toMatchObject({ lines: ['There are no bookings this month.'] })
    expect(paper('en', 1).parts.map(({ kind }) => kind)).not.toContain('notes')
  })

  test.each(['en', 'ar', 'he'] as const)(
    'of sixty bookings spans several pages, each with its head and number: %s',
    async (lang) => {
      const typeset = await createTypesetter()
      const model = paper(lang, 60)
      const pdf = typeset(model)
      saveShot(`statement-${lang}`, pdf)
      const pages = await linesOf(pdf, lang !== 'en')
      const table = model.parts.find((part) => part.kind === 'table')
      const head = withoutSpaces(table?.kind === 'table' ? (table.columns[4]?.name ?? '') : '')
      expect(pages.length).toBeGreaterThan(1)
      expect(pages.map((lines) => lines.filter((line) => line.includes(head)).length)).toEqual(pages.map(() => 1))
      expect(pages.map((lines, index) => lines.at(-1)?.includes(`${index + 1}/${pages.length}`))).toEqual(
        pages.map(() => true),
      )
      const read = pages.flat().join('\n')
      expect(statement(lang, 60).lines.filter(({ reference }) => !read.includes(reference))).toEqual([])
      // 60 × 100.10 plus 0 to 59.
      expect(read).toContain(withoutSpaces('US$7,776.00'))
      expect(Buffer.from(typeset(model)).equals(pdf)).toBe(true)
    },
  )
})
