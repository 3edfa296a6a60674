import { describe, expect, test } from 'vitest'
import { isCancellable, isCancelled, obstacleOf, previewOf, type Preview } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'

const deadline = '2026-12-22T20:00:00Z'
const booking = {
  reference: 'K7WM3XPT',
  status: 'confirmed',
  hotel: { name: 'Meridian Yard', time_zone: 'America/New_York' },
  total: 200.1,
  cancellation: { deadline, is_open: true, refund: 200.1, credits: 25.5, promo: 0, kept: 0 },
  breakdown: { credits: -25.5, promo: 0 },
} as const

describe('the preview of a cancellation', () => {
  test('has the current refund and the returning credit, in cents', () => {
    expect(previewOf(booking)).toEqual(previewIn({ total: 20_010, refund: 20_010, credits: 2550, deadline }))
  })

  test('after the deadline has the first night that is kept, and the credit that pays for it', () => {
    const cancellation = { ...booking.cancellation, refund: 100.1, credits: 5, kept: 120.5 }
    expect(previewOf({ ...booking, cancellation })).toEqual(
      previewIn({ total: 20_010, refund: 10_010, credits: 500, usedCredits: 2050, kept: 12_050, deadline }),
    )
  })

  test.each([
    ['none', 0, 0],
    ['returned', -25, 25],
    ['used', -25, 0],
  ] as const)('says what becomes of the promo code: %s', (code, used, promo) => {
    const breakdown = { credits: 0, promo: used }
    expect(previewOf({ ...booking, breakdown, cancellation: { ...booking.cancellation, promo } }).code).toBe(code)
  })

  test('says whether it was booked by invoice, with or without a statement yet', () => {
    const invoices = [undefined, null, { month: '2026-11', number: 'S-000001' }]
    expect(invoices.map((invoice) => previewOf({ ...booking, invoice }).isInvoiced)).toEqual([false, true, true])
  })

  test.each([
    [150, 0],
    [150, 200],
    [0, 200],
  ])('of a cancelled booking has what came back then: %d, whatever it would be now (%d)', (refund, now) => {
    const cancelled = { at: '2026-12-01T08:00:00Z', refund, credits: 0, promo: 0, kept: 50.1 }
    const preview = previewOf({
      ...booking,
      status: 'cancelled',
      cancellation: { ...booking.cancellation, is_open: false, refund: now },
      cancelled,
    })
    expect([preview.status, preview.refund, preview.kept]).toEqual(['cancelled', refund * 100, 5010])
  })
})

const fateOf = (preview: Preview): string =>
  isCancelled(preview) ? 'cancelled' : isCancellable(preview) ? 'cancellable' : obstacleOf(preview)

test.each<[string, Partial<Preview>]>([
  ['cancellable', {}],
  ['cancellable', { refund: 0, credits: 2500 }],
  ['tooLate', { isOpen: false, refund: 0 }],
  ['notRefundable', { isOpen: false, refund: 0, deadline: null }],
  ['begun', { status: 'ongoing', isOpen: false }],
  ['status', { status: 'processing', isOpen: false }],
  ['status', { status: 'completed', isOpen: false, refund: 0, deadline: null }],
  ['cancelled', { status: 'cancelled' }],
])('%s: a booking with %j', (fate, changes) => {
  expect(fateOf(previewIn(changes))).toBe(fate)
})
