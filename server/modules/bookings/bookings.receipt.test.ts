import { describe, expect, test } from 'vitest'
import { hasReceipt, BOOKING_STATUSES, type Booking } from '#contract/booking/bookings.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents } from '#contract/shared/money.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import type { DocumentModel } from '#server/documents/documentModel.ts'
import { linesOf, withoutSpaces } from '#server/documents/reader.testing.ts'
import { saveShot } from '#server/documents/shots.testing.ts'
import { createTypesetter } from '#server/documents/typesetter.ts'
import { receiptOf } from './bookings.receipt.ts'
import type { PaidBid } from './paidBids.store.ts'

const BOOKING: Booking = {
  id: '7b0d7a5e-0000-4000-8000-000000000000',
  reference: 'K7WM3XPT',
  status: 'confirmed',
  hotel: {
    id: 'par-0001',
    name: 'Hotel Marais',
    location: { lat: 48.86, lng: 2.36 },
    time_zone: 'Europe/Paris',
    image: '',
  },
  room: { id: 'par-0001-r1', name: 'Double room' },
  check_in: '2026-12-24T20:00',
  check_out: '2026-12-27T14:00',
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  rooms: [{ adults: 2, children: [6] }],
  guest: { first_name: 'Zoë', last_name: 'O’Neil' },
  comment: '',
  total: 556,
  breakdown: {
    nights: 600,
    hours_saved: -60,
    hours_bought: 40.5,
    bids: 0,
    credits: -25.5,
    promo: -25,
    taxes: 26,
    total: 556,
  },
  first_night: 204.5,
  bids: { check_in: { state: 'none', amount: null }, check_out: { state: 'none', amount: null } },
  cancellation: { deadline: '2026-12-22T19:00:00Z', is_open: true, refund: 556, credits: 0, promo: 0, kept: 0 },
  created_at: '2026-11-23T23:30:00Z',
}
const CANCELLED: Partial<Booking> = {
  status: 'cancelled',
  cancelled: { at: '2026-11-30T10:00:00Z', refund: 556, credits: 0, promo: 0, kept: 0 },
}

describe('what a receipt says', () => {
  test('in English', () => {
    expect(textLines(receipt('en'))).toEqual([
      'Receipt',
      'Stayless',
      'support@stayless.example',
      '+1 555 0100',
      'Booking reference: K7WM3XPT',
      'Booked on: 24 November 2026',
      '# Stay',
      'Hotel: Hotel Marais',
      'Address: 7 Rue du Marais, Paris',
      'Room: Double room',
      'Guests: 2 adults and 1 child',
      'Name on the booking: Zoë O’Neil',
      'Check-in: Thu 24 Dec 2026, 20:00',
      'Check-out: Sun 27 Dec 2026, 14:00',
      'Length of stay: 3 nights, 66 hours',
      '# Price',
      'Item | Amount',
      '3 nights | US$600.00',
      '5 unused hours | −US$60.00',
      '3 extra hours, guaranteed | US$40.50',
      'Promo code | −US$25.00',
      'Your credit | −US$25.50',
      'Taxes and fees | US$26.00',
      'Total paid: US$556.00',
      '# Cancellation',
      'Free cancellation until Tue 22 Dec 2026, 20:00, hotel time (Paris).',
      'After that, the first night is not refunded: US$204.50.',
      'Questions? Write to support@stayless.example or call +1 555 0100.',
      'Receipt for booking K7WM3XPT',
    ])
  })

  test('in Arabic and Hebrew', () => {
    expect(textLines(receipt('ar'))).toEqual(
      expect.arrayContaining([
        'إيصال',
        'رقم الحجز: K7WM3XPT',
        'تاريخ الحجز: 24 نوفمبر 2026',
        'النزلاء: بالغان وطفل واحد',
        'مدة الإقامة: 3 ليالٍ، 66 ساعة',
        '5 ساعات غير مستخدمة | −US$60.00',
        'الإجمالي المدفوع: US$556.00',
      ]),
    )
    expect(textLines(receipt('he'))).toEqual(
      expect.arrayContaining([
        'קבלה',
        'מספר הזמנה: K7WM3XPT',
        'תאריך ההזמנה: 24 בנובמבר 2026',
        'אורחים: 2 מבוגרים וילד אחד',
        'משך השהייה: 3 לילות, 66 שעות',
        'ויתור על 5 שעות | −US$60.00',
        'סה״כ שולם: US$556.00',
      ]),
    )
  })

  test.each(['en', 'ar', 'he'] as const)('in %s, has lines that add up to its total', (lang) => {
    for (const credits of [0, -25.5]) {
      const total = 581.5 + credits
      const breakdown = { ...BOOKING.breakdown, credits, total }
      const table = tableOf(receipt(lang, { breakdown, total }))
      const sum = table.rows.reduce((cents, [, amount]) => cents + centsOf(amount), 0)
      expect(sum).toBe(centsOf(table.totals[0]?.value))
      expect(sum).toBe(toCents(total))
    }
  })

  test('of a canceled booking: when, the refund, and what stays paid', () => {
    expect(textLines(receipt('en', CANCELLED))).toEqual(
      expect.arrayContaining([
        'Total paid: US$556.00',
        'Refunded: −US$556.00',
        'Paid after the refund: US$0.00',
        'Canceled on 30 November 2026.',
      ]),
    )
  })

  test.each([
    ['longer', '2026-10-24T20:00', '2026-10-26T14:00', '2 nights, 43 hours'],
    ['shorter', '2027-03-27T20:00', '2027-03-29T14:00', '2 nights, 41 hours'],
  ])(
    'gives the length of the stay on the hotel’s clock, where a clock change makes it %s',
    (_, check_in, check_out, length) => {
      expect(textLines(receipt('en', { check_in, check_out }))).toContain(`Length of stay: ${length}`)
    },
  )

  test('the means and date of payment on the guest’s clock, and the cost reference, if known', () => {
    const paid = { at: '2026-11-23T23:30:00Z', wallet: 'apple-pay', brand: 'Visa', last4: '1111' } as const
    const { booking, ...rest } = question('en')
    const paper = receiptOf({ ...rest, booking: { ...booking, paid }, guestZone: 'UTC', costReference: 'PO-4711' })
    expect(textLines(paper)).toEqual(
      expect.arrayContaining([
        'Paid with: Apple Pay · Visa •••• 1111',
        'Paid on: 23 November 2026',
        'Cost reference: PO-4711',
      ]),
    )
  })

  test.each([
    ['en', 'Check-in on request, not guaranteed', 'Check-out on request, not guaranteed'],
    ['he', 'צ׳ק-אין לפי בקשה, לא מובטח', 'צ׳ק-אאוט לפי בקשה, לא מובטח'],
    ['ar', 'تسجيل الوصول عند الطلب، غير مضمون', 'تسجيل المغادرة عند الطلب، غير مضمون'],
  ] as const)('distinguishes hours on request from hours sold (%s)', (lang, early, late) => {
    const changes = { check_in: '2026-12-24T08:00', check_out: '2026-12-27T16:00' }
    const guaranteedStay = { checkIn: '2026-12-24T15:00', checkOut: '2026-12-27T11:00' }
    const lines = textLines(receiptOf({ ...question(lang, changes), guaranteedStay }))
    const linesWith = (hour: string) => lines.filter((line) => line.includes(hour))
    expect(linesWith('08:00')).toEqual([expect.stringContaining(`${early}: `)])
    expect(linesWith('16:00')).toEqual([expect.stringContaining(`${late}: `)])
    expect([linesWith('15:00').length, linesWith('11:00').length]).toEqual([1, 1])
  })

  test('writes hours as the page that booked did', () => {
    const refundable = { deadline: '2026-12-22T19:00:00Z', is_open: true, refund: 1, credits: 0, promo: 0, kept: 0 }
    const paper = receiptOf({ ...question('en', { cancellation: refundable }), hourCycle: 'h12' })
    const text = textLines(paper).join('\n')
    expect(text).toContain('Check-in: Thu 24 Dec 2026, 8\u00A0PM')
    expect(text).toContain('8\u00A0PM, hotel time (Paris)')
    expect(text).not.toMatch(/\d:\d\d/)
    expect(textLines(receiptOf({ ...question('he'), hourCycle: 'h12' })).join('\n')).toContain('20:00')
  })

  test('has hours and lines for the guaranteed hours only, over a clock change too', () => {
    const changes = {
      check_in: '2026-03-28T08:00',
      check_out: '2026-03-30T14:00',
      checkin_guaranteed: false,
    }
    const guaranteedStay = { checkIn: '2026-03-28T15:00', checkOut: '2026-03-30T14:00' }
    expect(textLines(receiptOf({ ...question('en', changes), guaranteedStay }))).toEqual(
      expect.arrayContaining([
        'Check-in: Sat 28 Mar 2026, 15:00',
        'Check-out: Mon 30 Mar 2026, 14:00',
        'Length of stay: 2 nights, 46 hours',
        'Check-in on request, not guaranteed: Sat 28 Mar 2026, 08:00',
        '3 extra hours, guaranteed | US$40.50',
      ]),
    )
  })

  test.each([
    [
      'en',
      'Payment: Monthly invoice',
      ['Total: US$556.00'],
      ['Canceled: −US$400.00', 'Total after cancellation: US$156.00'],
    ],
    [
      'ar',
      'الدفع: فاتورة شهرية',
      ['الإجمالي: US$556.00'],
      ['المبلغ الملغى: −US$400.00', 'الإجمالي بعد الإلغاء: US$156.00'],
    ],
    ['he', 'תשלום: חשבונית חודשית', ['סה״כ: US$556.00'], ['בוטל: −US$400.00', 'סה״כ לאחר הביטול: US$156.00']],
  ] as const)('in %s, paid by invoice: nowhere that it was paid', (lang, payment, total, less) => {
    const owed = receipt(lang, { invoice: null })
    expect(textLines(owed)).toContain(payment)
    expect(totalsOf(owed)).toEqual(total)
    const cancelled = {
      ...CANCELLED,
      cancelled: { at: '2026-11-30T10:00:00Z', refund: 400, credits: 0, promo: 0, kept: 0 },
    }
    expect(totalsOf(receipt(lang, { ...cancelled, invoice: null }))).toEqual([...total, ...less])
  })

  test('of a stay canceled after its deadline shows the refund and the first night that is not refunded', () => {
    const cancelled = { at: '2026-11-30T10:00:00Z', refund: 356, credits: 5, promo: 0, kept: 225 }
    const late = receipt('en', { ...CANCELLED, cancelled })
    expect(totalsOf(late)).toEqual([
      'Total paid: US$556.00',
      'Refunded: −US$356.00',
      'Paid after the refund: US$200.00',
    ])
    expect(textLines(late).map(bare)).toEqual(
      expect.arrayContaining([
        'The first night is not refunded: US$225.00.',
        'Credit returned to your account: US$5.00.',
      ]),
    )
  })

  test('says that one night gives nothing back after its deadline', () => {
    const breakdown = { ...BOOKING.breakdown, hours_bought: 0 }
    const lines = textLines(receipt('en', { breakdown, first_night: 566 }))
    expect(lines).toContain('After that, there’s no refund.')
    expect(lines.join()).not.toContain('US$566.00')
  })

  test.each([
    ['en', 'Check-in from 10:00 | US$40.00', 'Check-out until 18:00, refunded | US$25.50', 'Refunded: −US$25.50'],
    [
      'ar',
      'تسجيل الوصول من الساعة 10:00 | US$40.00',
      'تسجيل المغادرة حتى الساعة 18:00، مُسترد | US$25.50',
      'المبلغ المسترد: −US$25.50',
    ],
    ['he', 'צ׳ק-אין מ-10:00 | US$40.00', 'צ׳ק-אאוט עד 18:00, הוחזר | US$25.50', 'הוחזר: −US$25.50'],
  ] as const)(
    'has a line for each bid that was charged, also one that came back: %s',
    (lang, agreed, back, refunded) => {
      const paper = receiptOf({ ...question(lang), bids: BIDS })
      expect(textLines(paper)).toEqual(expect.arrayContaining([agreed, back]))
      const [total, ...less] = totalsOf(paper)
      expect(total).toContain('US$621.50')
      expect(less).toEqual([refunded, expect.stringContaining('US$596.00')])
      const { rows, totals } = tableOf(paper)
      expect(rows.reduce((cents, [, amount]) => cents + centsOf(amount), 0)).toBe(centsOf(totals[0]?.value))
    },
  )

  test('adds the bids that came back to the refund of a canceled booking', () => {
    const bids = BIDS.map((bid) => ({ ...bid, refunded: bid.amount }))
    expect(totalsOf(receiptOf({ ...question('en', CANCELLED), bids }))).toEqual([
      'Total paid: US$621.50',
      'Refunded: −US$621.50',
      'Paid after the refund: US$0.00',
    ])
  })

  test('names bids by invoice as owed or canceled, never as paid', () => {
    const paper = receiptOf({ ...question('en', { invoice: null }), bids: BIDS })
    expect(textLines(paper)).toContain('Check-out until 18:00, canceled | US$25.50')
    expect(totalsOf(paper)).toEqual(['Total: US$621.50', 'Canceled: −US$25.50', 'Total after cancellation: US$596.00'])
  })

  test('of a canceled booking mentions no hours that were only requested', () => {
    const guaranteedStay = { checkIn: BOOKING.check_in, checkOut: '2026-12-27T11:00' }
    const linesOf = (changes: Partial<Booking>) =>
      textLines(receiptOf({ ...question('en', changes), guaranteedStay })).join('\n')
    expect(linesOf({})).toContain('on request')
    expect(linesOf(CANCELLED)).not.toContain('on request')
  })

  test('exists only for a booking that has been paid', () => {
    expect(BOOKING_STATUSES.filter((status) => hasReceipt({ status }))).toEqual([
      'confirmed',
      'ongoing',
      'completed',
      'cancelled',
    ])
  })
})

test.each(['en', 'ar', 'he'] as const)('the PDF of a receipt contains all of its text: %s', async (lang) => {
  const typeset = await createTypesetter()
  const late = { cancelled: { at: '2026-11-30T10:00:00Z', refund: 356, credits: 0, promo: 0, kept: 200 } }
  for (const changes of [{}, CANCELLED, { ...CANCELLED, ...late }]) {
    const paper = receiptOf({ ...question(lang, changes), bids: BIDS })
    const pdf = typeset(paper)
    saveShot(`receipt-${lang}${changes.cancelled === undefined ? '' : `-canceled-${changes.cancelled.kept}`}`, pdf)
    const pages = await linesOf(pdf, lang !== 'en')
    expect(pages).toHaveLength(1)
    const read = pages.flat().join('')
    const texts = [
      ...paper.parts.flatMap((part) => {
        if (part.kind === 'facts') return part.facts.flatMap(({ name, value }) => [name, value])
        if (part.kind === 'notes') return [...part.lines]
        return [...part.rows.flat(), ...part.totals.flatMap(({ name, value }) => [name, value])]
      }),
      paper.foot,
    ]
    expect(texts.map((text) => withoutSpaces(withoutVowels(text))).filter((text) => !read.includes(text))).toEqual([])
  }
})

/** One that stands, and one that came back. */
const BIDS: readonly PaidBid[] = [
  { hours: { side: 'check_in', at: '2026-12-24T10:00' }, amount: 4000, refunded: 0 },
  { hours: { side: 'check_out', at: '2026-12-27T18:00' }, amount: 2550, refunded: 2550 },
]

const withoutVowels = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, '')

const question = (lang: Locale, changes: Partial<Booking> = {}) => ({
  booking: { ...BOOKING, ...changes },
  guaranteedStay: { checkIn: changes.check_in ?? BOOKING.check_in, checkOut: changes.check_out ?? BOOKING.check_out },
  bids: [],
  address: '7 Rue du Marais, Paris',
  guestZone: null,
  brand: DEFAULT_BRAND,
  lang,
})

const receipt = (lang: Locale, changes: Partial<Booking> = {}): DocumentModel => receiptOf(question(lang, changes))

const totalsOf = (paper: DocumentModel): string[] =>
  tableOf(paper).totals.map(({ name, value }) => bare(`${name}: ${value}`))

const tableOf = ({ parts }: DocumentModel) => {
  const table = parts.find((part) => part.kind === 'table')
  if (table?.kind !== 'table') throw new Error('the receipt has no table')
  return table
}

const centsOf = (amount = ''): number => {
  const cents = Number(amount.replaceAll(/[^\d]/g, ''))
  return amount.includes('\u2212') ? -cents : cents
}

/** All text of a document, one line each. */
const textLines = (paper: DocumentModel): string[] =>
  [
    paper.title,
    ...paper.issuer,
    ...paper.parts.flatMap((part) => [
      ...(part.title === null ? [] : [`# ${part.title}`]),
      ...(part.kind === 'facts' ? part.facts.map(({ name, value }) => `${name}: ${value}`) : []),
      ...(part.kind === 'notes' ? part.lines : []),
      ...(part.kind === 'table'
        ? [
            part.columns.map(({ name }) => name).join(' | '),
            ...part.rows.map((row) => row.join(' | ')),
            ...part.totals.map(({ name, value }) => `${name}: ${value}`),
          ]
        : []),
    ]),
    paper.foot,
  ].map(bare)

const bare = (line: string): string => withoutIsolates(line).replaceAll('\u200E', '')
