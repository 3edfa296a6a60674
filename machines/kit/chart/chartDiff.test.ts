import { expect, test } from 'vitest'
import { chartText } from '#machines/kit/chart/chartText.ts'
import type { Chart, DrawnState, Way } from '#machines/kit/chart/chartModel.ts'
import { changesBetween } from './chartDiff.ts'

const state = (id: string, over: Partial<DrawnState> = {}): DrawnState => ({
  id,
  parent: 'trip',
  kind: 'atomic',
  first: null,
  tags: [],
  asks: [],
  entry: [],
  exit: [],
  viewStates: [],
  ...over,
})
const way = (from: string, name: string, to: string[], over: Partial<Way> = {}): Way => ({
  id: `${from} · ${name}`,
  from,
  cause: { kind: 'event', name },
  guard: null,
  isElse: false,
  actions: [],
  to,
  isAnew: false,
  ...over,
})

const toIdle = way('trip', 'stop', ['trip.idle'])
const go = way('trip.idle', 'go', ['trip.work'], { guard: { name: 'isReady' }, actions: [{ name: 'note' }] })
const goOld = way('trip.idle', 'go', ['trip.old'])
const end = way('trip.work', 'end', ['trip.idle'])
const before: Chart = {
  id: 'trip',
  states: [
    state('trip', { parent: null, kind: 'compound', first: 'trip.idle' }),
    state('trip.idle'),
    state('trip.work', { entry: [{ name: 'count' }] }),
    state('trip.old'),
  ],
  ways: [toIdle, go, goOld, end],
}
const text = chartText(
  'trip',
  {
    states: { idle: 'At rest', work: 'At work', fresh: 'Something new' },
    events: { go: 'press Go', end: 'press End', stop: 'press Stop', more: 'press More' },
    guards: { isReady: 'all is ready', isSure: 'it is meant' },
    ports: { book: 'book the room' },
    delays: {},
    actions: { note: 'note it', count: 'count it' },
    viewStates: {},
  },
  { asks: '', after: '', atOnce: '', ended: '', otherwise: 'otherwise', noEffect: '' },
)
const changesTo = (after: Partial<Chart>) => changesBetween(before, { ...before, ...after }, text)

test('unchanged charts, and transitions that only shifted, give no sentence', () => {
  expect(changesTo({})).toEqual([])
  const first = way('trip.idle', 'go', [], { guard: { name: 'isSure' } })
  expect(
    changesTo({ ways: [first, ...before.ways].map((each, place) => ({ ...each, id: `${each.id} #${place}` })) }),
  ).toEqual(['In “At rest” (idle), “press Go [it is meant]” is new: it leads nowhere else.'])
})

test('reports added and removed states with the number of their transitions, and what becomes of those that led to them', () => {
  const states = [...before.states.filter(({ id }) => id !== 'trip.old'), state('trip.fresh')]
  const ways = before.ways.map((each) => (each === goOld ? { ...each, to: ['trip.fresh'] } : each))
  expect(changesTo({ states, ways: [...ways, way('trip.fresh', 'end', ['trip.idle'])] })).toEqual([
    '“Something new” (fresh) is new, with 1 way.',
    '“old” is gone, with 0 ways.',
    'In “At rest” (idle), “press Go” leads to “Something new” (fresh), no longer to “old”.',
  ])
})

test('reports a transition that is dropped or redirected, or whose guard or actions change', () => {
  const ways = [
    { ...toIdle, to: ['trip.work'] },
    { ...go, guard: { name: 'isSure' }, actions: [{ name: 'count' }] },
    goOld,
  ]
  expect(changesTo({ ways })).toEqual([
    'In “At work” (work), “press End” is gone: it led to “At rest” (idle).',
    'Everywhere, “press Stop” leads to “At work” (work), no longer to “At rest” (idle).',
    'In “At rest” (idle), “press Go [all is ready]” is now “press Go [it is meant]”.',
    'In “At rest” (idle), “press Go [it is meant]” does “count it”.',
    'In “At rest” (idle), “press Go [it is meant]” no longer does “note it”.',
  ])
})

test('reports what a state newly asks, does, shows and begins with', () => {
  const states = before.states.map((each) => {
    if (each.id === 'trip') return { ...each, first: 'trip.work' }
    if (each.id !== 'trip.work') return each
    return {
      ...each,
      asks: [{ id: 'book', port: 'book' }],
      entry: [],
      tags: ['busy'],
      viewStates: [{ viewState: 'page', values: ['form'] }],
    }
  })
  expect(changesTo({ states })).toEqual([
    'The machine begins with “At work” (work), no longer with “At rest” (idle).',
    '“At work” (work) asks: book the room.',
    'When “At work” (work) begins, it no longer does “count it”.',
    '“At work” (work) is marked “busy”.',
    '“At work” (work) shows “page: form”.',
  ])
})
