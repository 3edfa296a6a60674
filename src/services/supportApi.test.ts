import { create } from 'superstruct'
import { afterEach, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contract/http/wire.ts'
import { PackedCapture, unpackCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { sendCapture } from './supportApi.ts'

afterEach(() => vi.unstubAllGlobals())

test('a captured screen is sent once for each key, without text that cannot be stored', async () => {
  const requests: Request[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requests.push(new Request(`https://stayless.example${path}`, init))
    return Promise.resolve(Response.json({ code: 'K7WM3XPT' }, { status: 201 }))
  })
  const note = 'a hotel 🏨, half of one \ud83c, and nothing: \0'
  expect(await sendCapture({ ...ENVELOPE, note, actors: { checkout: ['\udfe8'] } }, 'the-same-key')).toBe('K7WM3XPT')
  const [request] = requests
  expect([request?.method, request?.url, request?.headers.get(IDEMPOTENCY_HEADER)]).toEqual([
    'POST',
    'https://stayless.example/api/v1/support/captures/',
    'the-same-key',
  ])
  expect(unpackCapture(create(await request?.json(), PackedCapture))).toEqual({
    ...ENVELOPE,
    note: 'a hotel 🏨, half of one \ufffd, and nothing: \ufffd',
    actors: { checkout: ['\ufffd'] },
  })
})

const ENVELOPE: CaptureEnvelope = {
  version: 3,
  build: 'a1b2c3d',
  at: '2026-12-24T15:00:00Z',
  note: '',
  machines: {},
  actors: {},
  steps: [],
  connection: [],
  seen: {},
  cache: [],
  page: {
    route: '/hotels',
    params: {},
    search: {},
    locale: 'he',
    zone: 'Asia/Jerusalem',
    currency: { name: 'New Shekel', symbol: '₪', code: 'ILS', rate: 3.7 },
    width: 360,
    height: 740,
    scrolled: [{ part: 'html', top: 120, left: 0 }],
    scheme: 'dark',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: false,
    now: '2026-12-24T15:00:00Z',
  },
  cut: [],
}
