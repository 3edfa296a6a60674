import { packCapture, type CaptureEnvelope, type PackedCapture } from '#contract/support/captures.ts'

/** A guest's screen at checkout, in Hebrew on a phone. */
export const sampleEnvelope = (changes: Partial<CaptureEnvelope> = {}): CaptureEnvelope => ({
  version: 3,
  build: 'a1b2c3d',
  at: '2026-12-24T14:59:58Z',
  note: 'הכפתור לא עושה כלום 🏨',
  machines: { checkout: 'digest' },
  actors: { checkout: { status: 'active', value: { open: 'declined' }, context: { attempt: 'pseudonym' } } },
  steps: [
    {
      at: 1_798_124_398_000,
      who: 'checkout',
      type: 'checkout.pay',
      source: { from: 'open', on: 'checkout.pay' },
      took: ['open → paying'],
      snapshot: { value: 'paying' },
    },
  ],
  connection: [],
  seen: { 'rooms.open': 'r1' },
  cache: [{ key: ['hotel', 'nyc-0001', 'he'], data: { hotel: { name: 'הדוגמה' } }, at: 1_798_124_390_000 }],
  page: {
    route: '/checkout/:id?/:rateKey?',
    params: { id: 'nyc-0001' },
    search: {},
    locale: 'he',
    zone: 'Asia/Jerusalem',
    currency: { name: 'New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 },
    width: 360,
    height: 740.5,
    scrolled: [
      { part: 'html', top: 120, left: 0 },
      { part: 'html > body:nth-of-type(1) > div:nth-of-type(12)', top: 0, left: -40 },
    ],
    scheme: 'dark',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: true,
    now: '2026-12-24T14:59:58Z',
  },
  cut: [],
  ...changes,
})

export const sampleCapture = (changes: Partial<CaptureEnvelope> = {}): PackedCapture =>
  packCapture(sampleEnvelope(changes))
