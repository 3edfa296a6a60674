import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { MachineWords } from './chartText.ts'
import { eventSentence, stateSentence } from './sentences.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { instrumentMachine } from '#machines/kit/verify/transitions.ts'

const words: MachineWords = {
  states: { 'pot.empty': 'the pot is empty', 'lamp.on': 'the lamp burns' },
  events: { 'beans.add': 'put a bean in' },
  guards: {},
  ports: { brew: 'brew the coffee' },
  delays: { cooling: 'until it is cool' },
  actions: {},
  viewStates: { lamp: { name: 'Light', values: { on: 'bright' } } },
}
const nameless: MachineWords = {
  states: {},
  events: {},
  guards: {},
  ports: {},
  delays: {},
  actions: {},
  viewStates: {},
}

test.each([
  [{ type: 'beans.add' }, 'Put a bean in.'],
  // Two results of one port are told apart by their differences; a single result needs no detail.
  [{ type: 'xstate.done.actor.brew', output: { cups: 2 } }, '“Brew the coffee” is answered (cups 2).'],
  [{ type: 'xstate.error.actor.brew', error: { code: 'internal', status: 500 } }, '“Brew the coffee” fails.'],
  [{ type: 'xstate.after.cooling.toy.pot.cooling' }, 'Time passes: until it is cool.'],
])('an event is described for a person who follows the path: %o', (event, sentence) => {
  expect(eventSentence(toySpec, words, event)).toBe(sentence)
})

test.each([
  ['constructor', 'Constructor.'],
  ['__proto__', '__proto__.'],
  ['xstate.done.actor.constructor', '“Constructor” is answered.'],
  ['xstate.after.constructor.x', 'Time passes: constructor.'],
])('an event of the type %s, which anybody may have written, is told by its type', (type, sentence) => {
  expect(eventSentence(toySpec, words, { type })).toBe(sentence)
})

test('a name without words is split into its parts', () => {
  expect(eventSentence(toySpec, nameless, { type: 'brew.startAgain' })).toBe('Brew start again.')
})

test('dates are left out, since they change every day', () => {
  const samples = ['2026-11-22T15:00', '2026-11-23T15:00'].map((when) => ({ type: 'stay.choose', when }))
  const [first = { type: '' }] = samples
  expect(eventSentence({ ...toySpec, samples }, words, first)).toBe('Stay choose.')
})

test('the whole state is described once, then only its changes', () => {
  const { start, step } = instrumentMachine(toySpec.machine)
  const { snapshot: first } = start(undefined)
  expect(stateSentence(toySpec, words, first)).toBe(
    'The pot is empty, Lamp › off; pot: empty; Light: off; failure: none',
  )
  const { snapshot: named } = step(first, { type: 'name.change', name: 'Maya' })
  expect(stateSentence(toySpec, words, named, { before: first, took: [] })).toBe('')
  const { snapshot: lit, took } = step(named, { type: 'lamp.press' })
  expect(stateSentence(toySpec, words, lit, { before: named, took })).toBe('The lamp burns; Light: bright')
})

test('the target of the transition comes first, then the states inside', () => {
  const machine = createMachine({
    id: 'visit',
    type: 'parallel',
    states: {
      guest: { initial: 'nobody', states: { nobody: { on: { 'stay.open': 'somebody' } }, somebody: {} } },
      stay: {
        initial: 'closed',
        states: {
          closed: { on: { 'stay.open': { target: 'open' } } },
          open: { type: 'parallel', states: { cards: { initial: 'none', states: { none: {} } }, form: {} } },
        },
      },
    },
  })
  const { start, step } = instrumentMachine(machine)
  const before = start(undefined).snapshot
  const { snapshot, took } = step(before, { type: 'stay.open' })
  const named: MachineWords = { ...nameless, states: { 'stay.open': 'form', 'stay.open.cards.none': 'no cards yet' } }
  expect(stateSentence({ machine, viewStates: {} }, named, snapshot, { before, took })).toBe(
    'Guest › somebody, Form, No cards yet, Stay › open › form',
  )
})
