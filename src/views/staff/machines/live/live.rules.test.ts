import { expect, test } from 'vitest'
import type { LiveNews, LiveStep, LiveTab } from '#src/views/staff/machines/catalogue.ts'
import {
  chooseActor,
  chooseTab,
  lastEntered,
  leavesOf,
  MAX_LINES,
  NOTHING_LIVE,
  pastOf,
  runningIn,
  takeNews,
} from './live.rules.ts'

const tab = (over: Partial<LiveTab> = {}): LiveNews => ({
  kind: 'tab',
  tab: { document: 'd1', tab: 't1', isHere: false, isOtherBuild: false, facts: [], actors: [], ...over },
})
const step = (state: string, over: Partial<LiveStep> = {}): LiveStep => ({
  at: 1,
  actor: 'toy',
  machine: 'toy',
  type: 'lamp.press',
  source: null,
  took: [],
  states: ['toy.lamp', state],
  ...over,
})
const steps = (list: readonly LiveStep[], isWhole = false, document = 'd1'): LiveNews => ({
  kind: 'steps',
  document,
  steps: list,
  isWhole,
})
const after = (...news: readonly LiveNews[]) => news.reduce(takeNews, NOTHING_LIVE)

test('events are listed newest first, each with what it entered and left', () => {
  const [watched] = after(
    tab(),
    steps([step('toy.lamp.off', { type: 'xstate.init' }), step('toy.lamp.on')]),
    steps([step('toy.lamp.on')]),
  )
  expect(watched?.lines.map(({ entered, left, number }) => ({ entered, left, number }))).toEqual([
    { number: 2, entered: [], left: [] },
    { number: 1, entered: ['toy.lamp.on'], left: ['toy.lamp.off'] },
    { number: 0, entered: ['toy.lamp.off'], left: [] },
  ])
  expect(watched?.actors).toEqual([{ name: 'toy', machine: 'toy', states: ['toy.lamp', 'toy.lamp.on'] }])
})

test('at most 200 events are kept, and all are counted', () => {
  const many = Array.from({ length: 150 }, () => step('toy.lamp.on'))
  const [watched] = after(tab(), steps(many), steps(many))
  expect(watched?.lines).toHaveLength(MAX_LINES)
  expect(watched?.count).toBe(300)
})

test('what a tab remembers replaces what was known of it', () => {
  const whole = steps([step('toy.lamp.off', { at: 5 }), step('toy.lamp.on', { at: 6 })], true)
  const [watched] = after(tab(), whole, whole)
  expect(watched?.lines.map(({ at }) => at)).toEqual([6, 5])
  expect(watched?.count).toBe(2)
})

test('an actor that has ended is no longer told', () => {
  const [watched] = after(tab(), steps([step('toy.lamp.on')]), tab({ actors: [] }))
  expect(watched?.actors).toEqual([])
})

test('a reload goes on in the same row, with the events of before', () => {
  const state = after(
    tab(),
    tab({ document: 'other', tab: 't2' }),
    steps([step('toy.lamp.on', { at: 1 })]),
    { kind: 'gone', document: 'd1' },
    tab({ document: 'd2' }),
    steps([step('toy.lamp.off', { at: 9, type: 'xstate.init' })], true, 'd2'),
  )
  expect(state.map(({ document }) => document)).toEqual(['d2', 'other'])
  expect(chooseTab(state, 'd1', 'toy')?.document).toBe('d2')
  expect(state[0]?.lines.map(({ at }) => at)).toEqual([9, 1])
})

test('a copy of a tab is a tab of its own while the first is open', () => {
  const state = after(tab(), steps([step('toy.lamp.on')]), tab({ document: 'copy' }))
  expect(state.map(({ document, lines }) => [document, lines.length])).toEqual([
    ['d1', 1],
    ['copy', 0],
  ])
})

test('steps of an unknown tab change nothing', () => {
  const state = after(tab())
  expect(takeNews(state, steps([step('toy.lamp.on')], false, 'stranger'))).toEqual(state)
})

test('closed tabs do not pile up', () => {
  const news = Array.from({ length: 40 }, (_, count): LiveNews[] => [
    tab({ document: `d${count}`, tab: `t${count}` }),
    { kind: 'gone', document: `d${count}` },
  ])
  expect(after(...news.flat()).length).toBeLessThanOrEqual(10)
})

test('a tab beside this one is watched first, one in which the machine runs before others', () => {
  const here = tab({ document: 'here', tab: 'th', isHere: true, actors: [{ name: 'toy', machine: 'toy', states: [] }] })
  const idle = tab({ document: 'idle', tab: 'ti' })
  const running = tab({ document: 'runs', tab: 'tr', actors: [{ name: 'toy', machine: 'toy', states: [] }] })
  expect(chooseTab(after(here), undefined, 'toy')?.document).toBe('here')
  expect(chooseTab(after(here, idle), undefined, 'toy')?.document).toBe('idle')
  expect(chooseTab(after(here, idle, running), undefined, 'toy')?.document).toBe('runs')
  expect(chooseTab(after(here, idle, running), 'here', 'toy')?.document).toBe('here')
  expect(chooseTab(NOTHING_LIVE, 'here', 'toy')).toBeUndefined()
})

test('of two actors of a machine the one that moved last is shown, unless another is asked for', () => {
  const [watched] = after(
    tab(),
    steps([step('toy.lamp.on', { actor: 'toy' }), step('toy.lamp.off', { actor: 'shop.toy' })]),
  )
  expect(watched && chooseActor(watched, undefined, 'toy')?.name).toBe('shop.toy')
  expect(watched && chooseActor(watched, 'toy', 'toy')?.name).toBe('toy')
  expect(watched && chooseActor(watched, undefined, 'checkout')).toBeUndefined()
})

test('states left a moment ago were here, and the last one entered is where a simulation goes on', () => {
  const [watched] = after(tab(), steps([step('toy.lamp.off'), step('toy.lamp.on'), step('toy.lamp.on')]))
  const actor = watched && chooseActor(watched, undefined, 'toy')
  expect(watched && actor && [...pastOf(watched, actor)]).toEqual(['toy.lamp.off'])
  expect(watched && actor && lastEntered(watched, actor)).toBe('toy.lamp.on')
})

test('boxes around an active state are no states of their own', () => {
  expect(leavesOf(['m.a', 'm.a.b', 'm.ab'])).toEqual(['m.a.b', 'm.ab'])
})

const actors = (...names: string[]) => names.map((name) => ({ name, machine: 'toy', states: [] }))

test('a machine runs in this tab and in those beside it that are open, which count together', () => {
  const state = after(
    tab({ document: 'd1', tab: 't1', actors: actors('toy.1', 'toy.2') }),
    tab({ document: 'd2', tab: 't2', actors: actors('toy') }),
    tab({ document: 'here', tab: 't3', isHere: true, actors: actors('toy') }),
    tab({ document: 'd4', tab: 't4', actors: actors('toy') }),
    { kind: 'gone', document: 'd4' },
  )
  expect(runningIn(state, 'toy')).toEqual([
    { isHere: true, count: 1, document: 'here' },
    { isHere: false, count: 3, document: 'd1' },
  ])
  expect(runningIn(state, 'kettle')).toEqual([])
})
