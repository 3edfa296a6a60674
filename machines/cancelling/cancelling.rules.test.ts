import { describe, expect, test } from 'vitest'
import { isCancellable, isCancelled, obstacleOf, previewOf, type Preview } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'

const deadline = '2026-12-22T20:00:00Z'
const booking = {
  reference: 'K7WM3XPT',
  status: 'confirmed',
  hotel: { name: 'Meridian Yard', time_zone: 'America/New_York' },
  cancellation: { deadline, is_open: true, refund: 200.1 },
  breakdown: { credits: -25.5 },
} as const

describe('the preview of a cancellation', () => {
  test('has the current refund and the returning credit, in cents', () => {
    expect(previewOf(booking)).toEqual(previewIn({ refund: 20_010, credits: 2550, deadline }))
  })

  test('says whether it was booked by invoice, with or without a statement yet', () => {
    const invoices = [undefined, null, { month: '2026-11', number: 'S-000001' }]
    expect(invoices.map((invoice) => previewOf({ ...booking, invoice }).isInvoiced)).toEqual([false, true, true])
  })

  test.each([
    [150, 0],
    [150, 200],
    [0, 200],
  ])('of a cancelled booking has the refund paid then: %d, whatever it would be now (%d)', (refund, now) => {
    const cancelled = { at: '2026-12-01T08:00:00Z', refund }
    const preview = previewOf({
      ...booking,
      status: 'cancelled',
      cancellation: { deadline, is_open: false, refund: now },
      cancelled,
    })
    expect([preview.status, preview.refund]).toEqual(['cancelled', refund * 100])
  })
})

const fateOf = (preview: Preview): string =>
  isCancelled(preview) ? 'cancelled' : isCancellable(preview) ? 'cancellable' : obstacleOf(preview)

test.each<[string, Partial<Preview>]>([
  ['cancellable', {}],
  ['cancellable', { refund: 0, credits: 2500 }],
  ['tooLate', { isOpen: false, refund: 0 }],
  ['notRefundable', { isOpen: false, refund: 0, deadline: null }],
  ['status', { status: 'processing', isOpen: false }],
  ['status', { status: 'completed', isOpen: false, refund: 0, deadline: null }],
  ['cancelled', { status: 'cancelled' }],
])('%s: a booking with %j', (fate, changes) => {
  expect(fateOf(previewIn(changes))).toBe(fate)
})
