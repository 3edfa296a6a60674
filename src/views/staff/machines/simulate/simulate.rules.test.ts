import { expect, test } from 'vitest'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { indexChart } from '#src/views/staff/machines/chart.rules.ts'
import { loadWalkable } from '#src/views/staff/machines/story.ts'
import {
  choiceOfWay,
  groupChoices,
  inputDifferences,
  marksOf,
  readSteps,
  withStep,
  writeSteps,
  type Params,
} from './simulate.rules.ts'

const walkable = await loadWalkable(testCatalogue, 'toy')
const { simulation } = walkable
const index = indexChart((await testCatalogue.loadChart('toy')).model)
const read = (params: Params) => readSteps(walkable, 'toy', params, testCatalogue.happenings)
const choicesAt = (params: Params) => simulation.choices(read(params).now)

test.each<Params>([{ s: '0:' }, { s: '0:0.0.2' }, { s: '0:0.0.2', at: '1' }, { s: '0:0.0.2', at: '0' }])(
  'an address is read and written again: %j',
  (params) => {
    expect(writeSteps(simulation, read(params), undefined)).toEqual(params)
  },
)

test('a step looked at that is none is the last', () => {
  for (const at of ['4', '-1', '1.5', 'x', '']) expect([at, read({ s: '0:0.0.2', at }).at]).toEqual([at, 3])
})

test('a step from the middle replaces what came after', () => {
  const steps = read({ s: '0:0.0.2', at: '1' })
  const [choice] = simulation.choices(steps.now)
  const next = choice && withStep(steps, choice.leadsTo)
  expect(next && writeSteps(simulation, next, 'k')).toEqual({ from: 'k', s: '0:0.0' })
})

test('a link to a state takes the shortest path there, and then what happens there', () => {
  expect(read({ to: 'pot.brewing' }).now.active.has('toy.pot.brewing')).toBe(true)
  const after = read({ to: 'pot.brewing', if: 'network' })
  expect([after.now.event?.type, after.now.active.has('toy.pot.empty')]).toEqual(['xstate.error.actor.brew', true])
  // The list of choices wins: it is where somebody went on from there.
  expect(read({ to: 'pot.brewing', s: '0:' }).moments).toHaveLength(1)
})

test.each<[Params, unknown]>([
  [{ s: '0:0.0.77.1' }, { kind: 'stopped', taken: 2, all: 4 }],
  [{ s: 'nonsense' }, { kind: 'stopped', taken: 0, all: 1 }],
  [{ to: 'pot.pouring' }, { kind: 'notReached', state: 'toy.pot.pouring' }],
  [{ to: 'gone' }, { kind: 'notReached', state: 'toy.gone' }],
  [{ from: 'k', s: '0:' }, { kind: 'gone' }],
  [{ s: '0:0' }, null],
  [{}, null],
])('what does not fit this build is told: %j', (params, trouble) => {
  expect(read(params).trouble).toEqual(trouble)
})

test('choices are grouped by who sends them, replies by what was asked', () => {
  const groups = groupChoices(choicesAt({ s: '0:0.0.2' }))
  expect(groups.map(({ name, ports }) => [name, ports.map(({ port, choices }) => [port, choices.length])])).toEqual([
    ['guest', [[null, 0]]],
    ['reply', [['brew', 3]]],
  ])
  expect(groups[0]?.staying.map(({ event }) => event.type)).toEqual(['lamp.press'])
})

test('the chart is marked with where the machine is, was, and may be next', () => {
  const steps = read({ s: '0:0.0.2' })
  const { active, past, next, ways } = marksOf(steps, simulation.choices(steps.now), index)
  expect(active.has('toy.pot.brewing')).toBe(true)
  expect([...past]).toEqual(['toy.pot.empty'])
  expect([...next].toSorted()).toEqual(['toy.pot.cooling', 'toy.pot.empty'])
  expect([...ways.keys()].toSorted()).toEqual([
    'toy.pot.brewing · xstate.done.actor.brew',
    'toy.pot.brewing · xstate.error.actor.brew',
  ])
})

test('a way of the chart is the first choice that takes it', () => {
  const choices = choicesAt({ s: '0:0.0' })
  expect(choiceOfWay(choices, 'toy.pot.empty · brew.start')?.event.type).toBe('brew.start')
  expect(choiceOfWay(choices, 'toy.pot.cooling · gone')).toBeUndefined()
})

test('inputs are told apart by what differs', () => {
  const inputs = [{ guest: { name: '' }, rateKey: 'a' }, { guest: { name: 'Maya' }, rateKey: 'a' }, undefined]
  expect(inputDifferences(inputs, inputs[1])).toEqual(['guest.name Maya', 'rateKey a'])
  expect(inputDifferences([inputs[0], inputs[1]], inputs[0])).toEqual(['guest.name “”'])
})
