import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { linesOf, withoutSpaces } from '#server/documents/reader.testing.ts'
import { saveShot } from '#server/documents/shots.testing.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { sampleInquiry } from '#server/mail/negotiations.testing.ts'
import type { AgreedHours } from './agreedHours.ts'
import { inquiryReceipt } from './inquiry.receipt.ts'

const CHARGE = { amount: 60, at: '2026-12-01T23:30:00Z', brand: 'Visa', last4: '4242', refunded: 0 }
const EARLY: AgreedHours = { side: 'check_in', at: '2026-12-04T09:00' }
const LATE: AgreedHours = { side: 'check_out', at: '2026-12-06T16:00' }

describe('the receipt of a request for hours', () => {
  test('says who, where, which hours, and what was paid, when and with what', () => {
    expect(textLines(receipt('en'))).toEqual([
      'Receipt',
      'Request number: 4K72MDX9',
      'Requested on: 26 November 2026',
      'Paid with: Visa •••• 4242',
      'Paid on: 2 December 2026',
      '# Stay',
      'Hotel: Hotel Cedar Court',
      'Address: 7 Palm Street, Amman',
      'Booking reference at the hotel: 4471902113',
      'Name on the booking: Maya Cohen',
      'Check-in: Fri 4 Dec 2026, 09:00',
      'Check-out: Sun 6 Dec 2026, 16:00',
      '# Price',
      'Check-in from 09:00, check-out until 16:00 | US$60.00',
      'Total paid: US$60.00',
      'Questions? Write to support@stayless.example or call +1 555 0100.',
      'Receipt for request 4K72MDX9',
    ])
  })

  test.each([
    [
      'ar',
      'تسجيل الوصول من الساعة 09:00، تسجيل المغادرة حتى الساعة 16:00، مُسترد | US$60.00',
      'المبلغ المسترد: −US$60.00',
    ],
    ['he', 'צ׳ק-אין מ-09:00, צ׳ק-אאוט עד 16:00, הוחזר | US$60.00', 'הוחזר: −US$60.00'],
    ['en', 'Check-in from 09:00, check-out until 16:00, refunded | US$60.00', 'Refunded: −US$60.00'],
  ] as const)('shows what came back: %s', (lang, item, refunded) => {
    const lines = textLines(receipt(lang, { charge: { ...CHARGE, refunded: 60 } }))
    expect(lines).toEqual(expect.arrayContaining([item, refunded]))
    expect(lines.filter((line) => line.endsWith('US$0.00'))).toHaveLength(1)
  })

  test('of a bid names its own end of the stay, and our booking', () => {
    const booking = { id: 'b1', reference: 'K7WM3XPT' }
    const lines = textLines(receipt('en', { kind: 'bid', booking }, [LATE]))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Booking reference: K7WM3XPT',
        'Check-out until 16:00 | US$60.00',
        'Total paid: US$60.00',
      ]),
    )
  })

  test('of hours by invoice says nowhere that they were paid', () => {
    const charge = { ...CHARGE, brand: '', last4: '', refunded: 60 }
    const lines = textLines(receipt('en', { charge }, [EARLY])).join('\n')
    expect(lines).not.toMatch(/paid|refund/i)
    expect(lines).toContain('Payment: Monthly invoice')
    expect(lines).toContain('Check-in from 09:00, canceled | US$60.00')
  })
})

test.each(['en', 'ar', 'he'] as const)('the PDF of a request contains all of its text: %s', async (lang) => {
  const typeset = await createTypesetter()
  for (const refunded of [0, 60]) {
    const paper = receipt(lang, { charge: { ...CHARGE, refunded } })
    const pdf = typeset(paper)
    saveShot(`inquiry-${lang}-${refunded}`, pdf)
    const pages = await linesOf(pdf, lang !== 'en')
    expect(pages).toHaveLength(1)
    const read = pages.flat().join('')
    const texts = paper.parts.flatMap((part) => {
      if (part.kind === 'facts') return part.facts.flatMap(({ name, value }) => [name, value])
      if (part.kind === 'notes') return [...part.lines]
      return [...part.rows.flat(), ...part.totals.flatMap(({ name, value }) => [name, value])]
    })
    const missing = texts.map((text) => withoutSpaces(withoutVowels(text))).filter((text) => !read.includes(text))
    expect(missing).toEqual([])
  }
})

const withoutVowels = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, '')

const receipt = (
  lang: Locale,
  { charge = CHARGE, ...changes }: Partial<Inquiry> = {},
  hours: readonly AgreedHours[] = [EARLY, LATE],
): DocumentModel =>
  inquiryReceipt({
    inquiry: { ...sampleInquiry(), status: 'charged', ...changes, charge: charge ?? CHARGE },
    hours,
    guestZone: 'Asia/Jerusalem',
    brand: DEFAULT_BRAND,
    lang,
    hourCycle: 'h23',
  })

const textLines = ({ title, parts, foot }: DocumentModel): string[] =>
  [
    title,
    ...parts.flatMap((part) => [
      ...(part.title === null ? [] : [`# ${part.title}`]),
      ...(part.kind === 'facts' ? part.facts.map(({ name, value }) => `${name}: ${value}`) : []),
      ...(part.kind === 'notes' ? part.lines : []),
      ...(part.kind === 'table'
        ? [...part.rows.map((row) => row.join(' | ')), ...part.totals.map(({ name, value }) => `${name}: ${value}`)]
        : []),
    ]),
    foot,
  ].map((line) => withoutIsolates(line).replaceAll('\u200E', ''))
