import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authMachine } from '#machines/auth/auth.machine.ts'
import { ratesMachine } from '#machines/rates/rates.machine.ts'
import { fromPromise } from 'xstate'
import { createActorSystem } from './actorSystem.ts'
import { LIVE_CHANNEL } from './liveChannel.ts'
import {
  answer,
  answersTo,
  ASK_EVERY_MS,
  question,
  TELL_FOR_MS,
  type LivePage,
  type LiveStepMessage,
  type OpenChannel,
} from './liveMessages.ts'
import { createLiveTab, statesOf } from './liveTab.ts'
import { watchTabs, type LiveNews } from './liveWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Channels of one browser: a message reaches all others of its name. */
const createBrowser = () => {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const open: OpenChannel = (name, onMessage = () => undefined) => {
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(onMessage))
    return {
      post: (message) => {
        const copy: unknown = structuredClone(message)
        for (const listener of all) if (listener !== onMessage) listener(copy)
      },
      close: () => void all.delete(onMessage),
    }
  }
  return { open, count: (name: string) => listeners.get(name)?.size ?? 0 }
}
type Browser = ReturnType<typeof createBrowser>

const PAGE: LivePage = { route: '/', locale: 'en', width: 360, height: 740, currency: 'USD', isOnline: true }
/** Its calls are never answered. */
const silentAuth: typeof authMachine = authMachine.provide({
  actors: {
    signIn: fromPromise<{ uid: string }, { email: string; handle: string }>(() => new Promise(() => undefined)),
  },
})

const openTab = ({ open }: Browser, document = 'guest') => {
  const actors = createActorSystem([], () => Date.now())
  const live = createLiveTab({ open, actors, document, tab: 'tab-1', build: 'b1', page: () => PAGE })
  open(LIVE_CHANNEL, live.hear)
  const begin = () => actors.createRootActor('auth', silentAuth).start()
  return { actors, live, begin }
}

const watch = ({ open }: Browser, watcher = 'staff') => {
  const news: LiveNews[] = []
  const stop = watchTabs(watcher, open, (each) => news.push(each))
  return { news, stop }
}

const stepsIn = (news: readonly LiveNews[]): readonly LiveStepMessage[] =>
  news.flatMap((each) => (each.kind === 'steps' ? each.steps : []))

test('a tab tells its page, what runs in it, what happened, and each step, without what events and contexts carry', () => {
  const browser = createBrowser()
  const { begin } = openTab(browser)
  const auth = begin()
  auth.send({ type: 'signIn.submit', email: 'plantedsecret@x.example', handle: 'plantedsecret' })
  const { news } = watch(browser)
  expect(news[0]).toEqual({
    kind: 'tab',
    tab: {
      document: 'guest',
      tab: 'tab-1',
      build: 'b1',
      page: PAGE,
      actors: [{ name: 'auth', machine: 'auth', states: ['auth.signedOut', 'auth.signedOut.signingIn'] }],
    },
  })
  expect(news[1]).toMatchObject({
    kind: 'steps',
    isWhole: true,
    steps: [{ type: 'xstate.init' }, { type: 'signIn.submit' }],
  })
  auth.send({ type: 'form.cancel' })
  expect(news[2]).toMatchObject({
    kind: 'steps',
    isWhole: false,
    steps: [
      {
        actor: 'auth',
        machine: 'auth',
        type: 'form.cancel',
        source: null,
        took: ['auth.signedOut.signingIn · form.cancel'],
        states: ['auth.signedOut', 'auth.signedOut.idle'],
      },
    ],
  })
  expect(JSON.stringify(news)).not.toContain('plantedsecret')
})

test('a tab tells which machine sent an event', () => {
  const browser = createBrowser()
  const { open } = browser
  const actors = createActorSystem(
    [{ from: 'auth', on: 'began', to: 'checkout.rates', events: () => [{ type: 'offer.close' }] }],
    () => 1,
  )
  open(LIVE_CHANNEL, createLiveTab({ open, actors, document: 'd', tab: 't', build: 'b', page: () => PAGE }).hear)
  actors.createRootActor('checkout.rates', ratesMachine).start()
  actors.createRootActor('auth', authMachine).start()
  expect(stepsIn(watch(browser).news)).toContainEqual(
    expect.objectContaining({ actor: 'checkout.rates', machine: 'rates', source: { from: 'auth', on: 'began' } }),
  )
})

test('states of a snapshot are told with the boxes around them', () => {
  expect(statesOf('m', { a: { b: 'c', d: {} }, e: 'f' })).toEqual(['m.a', 'm.a.b', 'm.a.b.c', 'm.a.d', 'm.e', 'm.e.f'])
})

test('a tab stops telling when the staff page leaves, and when it is gone without a word', () => {
  const browser = createBrowser()
  const { begin } = openTab(browser)
  const auth = begin()
  const first = watch(browser, 'staff-1')
  const second = watch(browser, 'staff-2')
  vi.advanceTimersByTime(TELL_FOR_MS)
  auth.send({ type: 'session.changed', uid: null })
  expect([first, second].map(({ news }) => stepsIn(news).at(-1)?.type)).toEqual(['session.changed', 'session.changed'])

  first.stop()
  expect(browser.count(answersTo('staff-1'))).toBe(0)
  // A page that crashed asks no more.
  vi.clearAllTimers()
  const { open } = browser
  const questions = open(LIVE_CHANNEL)
  questions.post(question({ kind: 'watch', watcher: 'staff-2' }))
  vi.advanceTimersByTime(TELL_FOR_MS - 1)
  expect(browser.count(answersTo('staff-2'))).toBe(2)
  vi.advanceTimersByTime(1)
  expect(browser.count(answersTo('staff-2'))).toBe(1)
  const told = second.news.length
  auth.send({ type: 'signIn.submit', email: 'a@b.example', handle: 'h' })
  expect(second.news).toHaveLength(told)
})

test('a staff page learns that a tab was left, and of one that answers no more', () => {
  const browser = createBrowser()
  const { live } = openTab(browser)
  const { open } = browser
  const { news } = watch(browser)
  open(answersTo('staff')).post(
    answer({ kind: 'tab', document: 'asleep', tab: 'tab-2', build: 'b1', page: PAGE, actors: [] }),
  )
  live.leave()
  expect(news.at(-1)).toEqual({ kind: 'gone', document: 'guest' })
  vi.advanceTimersByTime(10 * ASK_EVERY_MS)
  expect(news.filter(({ kind }) => kind === 'gone')).toEqual([
    { kind: 'gone', document: 'guest' },
    { kind: 'gone', document: 'asleep' },
  ])
})

const step: LiveStepMessage = { at: 1, actor: 'a', machine: 'm', type: 't', source: null, took: [], states: [] }
const tab: Parameters<typeof answer>[0] & { kind: 'tab' } = {
  kind: 'tab',
  document: 'd',
  tab: 't',
  build: 'b',
  page: PAGE,
  actors: [],
}
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'watch'],
  ['another version', { ...answer(tab), version: 2 }],
  ['a field too many', { ...answer(tab), context: { password: 'x' } }],
  ['a document that is no ID', answer({ ...tab, document: '<img src=x onerror=alert(1)>' })],
  ['a route without end', answer({ ...tab, page: { ...PAGE, route: '/'.repeat(10_000) } })],
  ['a width that is no number', answer({ ...tab, page: { ...PAGE, width: Number.NaN } })],
  ['more actors than a page has', answer({ ...tab, actors: many(1000, { name: 'a', machine: 'm', states: [] }) })],
  ['more steps than are kept', answer({ kind: 'steps', document: 'd', isWhole: true, steps: many(5000, step) })],
  ['steps of a tab that was not told', answer({ kind: 'steps', document: 'stranger', isWhole: true, steps: [step] })],
  ['the end of a tab that was not told', answer({ kind: 'gone', document: 'stranger' })],
  [
    'more states than a machine has',
    answer({ kind: 'steps', document: 'd', isWhole: false, steps: [{ ...step, states: many(999, 'm.a') }] }),
  ],
])('a staff page ignores %s', (_, message) => {
  const browser = createBrowser()
  const { news } = watch(browser)
  browser.open(answersTo('staff')).post(message)
  expect(news).toEqual([])
})

test('a staff page shows no more tabs than a person has', () => {
  const browser = createBrowser()
  const { news } = watch(browser)
  const answers = browser.open(answersTo('staff'))
  for (let count = 0; count < 100; count += 1) answers.post(answer({ ...tab, document: `d-${count}` }))
  expect(news.length).toBeLessThanOrEqual(20)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another kind', { ...question({ kind: 'watch', watcher: 'w' }), kind: 'export' }],
  ['another version', { ...question({ kind: 'watch', watcher: 'w' }), version: 0 }],
  ['a watcher that is no ID', question({ kind: 'watch', watcher: 'w'.repeat(500) })],
])('a tab ignores %s', (_, message) => {
  const browser = createBrowser()
  openTab(browser)
  const heard = vi.fn<(data: unknown) => void>()
  browser.open(answersTo('w'), heard)
  browser.open(LIVE_CHANNEL).post(message)
  expect(heard).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab tells no more pages than a person opens', () => {
  const browser = createBrowser()
  openTab(browser)
  const questions = browser.open(LIVE_CHANNEL)
  for (let count = 0; count < 50; count += 1) questions.post(question({ kind: 'watch', watcher: `w-${count}` }))
  expect(vi.getTimerCount()).toBeLessThanOrEqual(4)
})
