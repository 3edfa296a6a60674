import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { machineDigest } from '#src/actors/system/machineDigest.ts'

export const toyContext = { beans: 2, cups: 2, name: '', failure: null }
const step = (type: string, took: string[], pot: string): CaptureEnvelope['steps'][number] => ({
  at: 0,
  who: 'toy',
  type,
  took,
  snapshot: { status: 'active', value: { pot, lamp: 'off' }, context: toyContext, children: {} },
})
const steps = [
  step('brew.start', ['toy.pot.empty · brew.start'], 'brewing'),
  step('xstate.done.actor.brew', ['toy.pot.brewing · xstate.done.actor.brew', 'toy.pot.pouring · always'], 'cooling'),
]
/** A screen of the toy machine, sent after two steps. */
export const toyCapture: CaptureEnvelope = {
  version: 3,
  build: 'a',
  at: '2026-11-28T08:00:00Z',
  note: '',
  machines: { toy: machineDigest(toySpec.machine) },
  actors: { toy: steps[1]?.snapshot },
  steps,
  connection: [],
  seen: {},
  cache: [],
  page: {
    route: '/',
    params: {},
    search: {},
    locale: 'en',
    zone: 'UTC',
    currency: { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 },
    width: 360,
    height: 740,
    scrolled: [],
    scheme: 'light',
    hourCycle: 'h23',
    isOnline: true,
    isSignedIn: false,
    now: '2026-11-28T08:00:00Z',
  },
  cut: [],
}
