import { packCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { checkoutSpec } from '#machines/checkout/checkout.samples.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { createSimulation } from '#machines/kit/visualizer/simulation.ts'
import { wordsOf } from '#src/i18n/machineWords.ts'
import { describe, expect, test } from 'vitest'
import {
  contextChanges,
  isOnlineAt,
  knownZone,
  machineOf,
  missingActors,
  readCaptureFile,
  readCode,
  shownValue,
  snapshotsAt,
  stateOf,
  timelineOf,
  viewChanges,
  writeCode,
} from './replay.rules.ts'

const step = (who: string, value: string, context: unknown = {}): CaptureEnvelope['steps'][number] => ({
  at: 0,
  who,
  type: 'x',
  took: [],
  snapshot: { value, context },
})

const envelope: CaptureEnvelope = {
  version: 3,
  build: 'a',
  at: '2026-11-28T08:00:00Z',
  note: '',
  machines: {},
  actors: { auth: { value: 'signedIn' }, search: { value: 'done' }, 'checkout.rates': { value: 'loaded' } },
  steps: [step('search', 'loading'), step('checkout.rates', 'loaded'), step('search', 'done')],
  connection: [],
  seen: {},
  cache: [],
  page: {
    route: '/',
    params: {},
    search: {},
    locale: 'he',
    zone: 'Asia/Jerusalem',
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

test.each([
  ['k7wm 3xpt', 'K7WM3XPT'],
  [' K7WM-3XPT ', 'K7WM3XPT'],
  ['K7WM3XP', null],
  ['K7WM3XP0', null],
])('the code %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('a code is written in the halves in which it is read aloud', () => {
  expect(writeCode('K7WM3XPT')).toBe('K7WM 3XPT')
})

test('a file is opened if it holds a captured screen; otherwise it is said why not', () => {
  expect(readCaptureFile(JSON.stringify(packCapture(envelope)))).toEqual({ envelope })
  expect(readCaptureFile('{')).toEqual({ problem: 'notOurs' })
  expect(readCaptureFile('[]')).toEqual({ problem: 'notOurs' })
  expect(readCaptureFile(JSON.stringify({ ...packCapture(envelope), version: 4 }))).toEqual({ problem: 'newer' })
  expect(readCaptureFile(' '.repeat(300_000))).toEqual({ problem: 'tooLarge' })
})

test('at an earlier step, each actor is as it was then', () => {
  expect(snapshotsAt(envelope, 3)).toBe(envelope.actors)
  expect(snapshotsAt(envelope, 2)).toEqual({
    auth: { value: 'signedIn' },
    search: { value: 'loading', context: {} },
    'checkout.rates': { value: 'loaded', context: {} },
  })
  expect(snapshotsAt(envelope, 0)).toEqual({ auth: { value: 'signedIn' } })
})

test('a step tells what it changed in its own machine', () => {
  const steps = [
    step('auth', 'a', { user: { name: HIDDEN } }),
    step('checkout', 'a', { total: 1, kept: 'x', gone: 'y' }),
    step('auth', 'b', {}),
    step('checkout', 'b', { total: 2, kept: 'x', list: ['z'] }),
  ]
  expect(contextChanges(steps, 3)).toEqual([
    { path: 'total', before: '1', after: '2' },
    { path: 'gone', before: 'y', after: undefined },
    { path: 'list.0', before: undefined, after: 'z' },
  ])
})

test('a context that anybody may have written tells no more changes than somebody reads', () => {
  let context: unknown = 1
  for (let level = 0; level < 40; level += 1) context = { a: context, b: context }
  expect(contextChanges([step('auth', 'a', context)], 0)).toHaveLength(200)
  expect(contextChanges([step('auth', 'a', context), step('auth', 'b', context)], 1)).toEqual([])
})

const checkout = createSimulation(checkoutSpec).begin(0).snapshot

test.each([null, undefined, 'x', 3, [], {}, { bids: 3, guest: null, failure: 'x', savedCards: null, order: 'x' }])(
  'a snapshot whose context is %j is none of the machine',
  (context) => {
    const taken = { ...step('checkout', '', context), snapshot: { value: checkout.value, context } }
    expect(stateOf(checkoutSpec, taken.snapshot)).toBeNull()
    expect(viewChanges(checkoutSpec, wordsOf('checkout'), [taken], 0)).toEqual([])
  },
)

test('a snapshot of the machine is read as one', () => {
  expect(stateOf(checkoutSpec, checkoutSpec.machine.getPersistedSnapshot(checkout))?.value).toEqual(checkout.value)
})

test('a hidden value and a pseudonym are told from what was sent as it is', () => {
  expect(shownValue(HIDDEN)).toEqual({ kind: 'bar' })
  expect(shownValue(`${HIDDEN}aab`)).toEqual({ kind: 'pseudonym' })
  expect(shownValue('card.fixCard')).toEqual({ kind: 'text', text: 'card.fixCard' })
})

test('an actor whose machine this build does not have is named', () => {
  expect(['checkout.rates', 'wallet#2', 'auth'].map(machineOf)).toEqual(['rates', 'wallet', 'auth'])
  expect(missingActors({ ...envelope, steps: [step('loyalty', 'a')] }, ['auth', 'search'])).toEqual([
    'checkout.rates',
    'loyalty',
  ])
})

describe('the connection', () => {
  const steps = [10, 20, 30].map((at) => ({ ...step('search', 'done'), at }))
  const connection = [
    { at: 15, isOnline: false },
    { at: 20, isOnline: true },
    { at: 40, isOnline: false },
  ]

  test('goes and comes back between the steps, where it did', () => {
    const entries = timelineOf({ steps, connection }).map((entry) => ('who' in entry ? entry.count : entry.isOnline))
    expect(entries).toEqual([1, false, true, 2, 3, false])
  })

  test('is after each step as it was until the next', () => {
    const { page } = envelope
    const states = [0, 1, 2, 3].map((count) => isOnlineAt({ steps, connection, page }, count))
    expect(states).toEqual([true, true, true, false])
    const lost = { steps, connection: [{ at: 15, isOnline: false }], page }
    expect([0, 1, 2, 3].map((count) => isOnlineAt(lost, count))).toEqual([true, false, false, false])
  })

  test('that never changed is that of the screen', () => {
    for (const isOnline of [true, false])
      expect(isOnlineAt({ steps, connection: [], page: { ...envelope.page, isOnline } }, 1)).toBe(isOnline)
  })
})

test('a zone that this browser does not know counts as UTC', () => {
  expect(['Asia/Jerusalem', 'UTC', 'Moon/Tranquility', '', '+25:00'].map(knownZone)).toEqual([
    'Asia/Jerusalem',
    'UTC',
    'UTC',
    'UTC',
    'UTC',
  ])
})
