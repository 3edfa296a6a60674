import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { createSimulation, type Moment } from './simulation.ts'

const simulation = createSimulation({ ...toySpec, told: ['lamp.press'] })
const after = (...types: string[]): Moment =>
  types.reduce((moment, type) => simulation.send(moment, { type }), simulation.begin(0))
const brewing = after('beans.add', 'beans.add', 'brew.start')

test('each choice says who sends it and where it leads, before anything is sent', () => {
  const named = simulation.send(simulation.begin(0), { type: 'name.change', name: 'Maya' })
  const choices = simulation.choices(named)
  expect(choices.map(({ event, kind, staysPut }) => [event.type, kind, staysPut])).toEqual([
    ['beans.add', 'guest', true],
    ['name.change', 'guest', true],
    ['brew.start', 'guest', true],
    ['lamp.press', 'told', false],
  ])
  const [, , refused, lamp] = choices
  expect(refused?.leadsTo.guards.map(({ isTrue }) => isTrue)).toEqual([false])
  expect(lamp?.leadsTo.active.has('toy.lamp.on')).toBe(true)
})

test('answers and failures name what was asked; events with the same effect are one choice', () => {
  const replies = simulation.choices(brewing).filter(({ source }) => source !== null)
  expect(replies.map(({ kind, source }) => [kind, source])).toContainEqual(['error', 'brew'])
  const effects = replies.map(({ event, leadsTo }) => JSON.stringify([event.type, leadsTo.took, leadsTo.viewStates]))
  expect(new Set(effects).size).toBe(effects.length)
})

test('a step tells which guards it asked, and what they said', () => {
  const without = after('brew.start')
  expect(without.guards).toEqual([{ way: 'toy.pot.empty · brew.start', guard: 'hasBeans', isTrue: false }])
  expect(brewing.guards).toEqual([{ way: 'toy.pot.empty · brew.start', guard: 'hasBeans', isTrue: true }])
})

test('a machine that has ended has no choices', () => {
  const ended = createSimulation({
    ...toySpec,
    viewStates: {},
    machine: createMachine({ id: 'short', initial: 'end', states: { end: { type: 'final' } } }),
  })
  expect(ended.choices(ended.begin(0))).toEqual([])
})

test('a simulation goes on from a stored snapshot, and refuses one that the machine cannot take', () => {
  const { value, context } = brewing.snapshot
  const stored: unknown = JSON.parse(JSON.stringify({ status: 'active', value, context, children: {} }))
  const from = simulation.beginFrom(stored)
  expect(from?.active).toEqual(brewing.active)
  expect(from && simulation.choices(from).map(({ event }) => event.type)).toContain('xstate.done.actor.brew')
  const failed =
    from && simulation.send(from, { type: 'xstate.error.actor.brew', error: { code: 'internal', status: 500 } })
  expect(failed?.active.has('toy.pot.empty')).toBe(true)
  for (const wrong of [null, 'pot', { value: { pot: 'gone', lamp: 'off' } }, { value: { pot: 7 } }, {}])
    expect(simulation.beginFrom(wrong)).toBeNull()
})

test('an event that breaks the machine leads to an error, and is never thrown', () => {
  const { samples } = toySpec
  const failing = createSimulation({
    ...toySpec,
    samplesIn: ({ context }) => (context.name === 7 ? [...context.name] : samples),
  })
  const moment = failing.send(failing.begin(0), { type: 'name.change', name: 7 })
  expect(moment.snapshot.status).toBe('error')
  expect(failing.choices(moment)).toEqual([])
})
