import { assign, createActor, getNextSnapshot, setup, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { listMutants, instrumentAssigns, type Seen } from './mutate.ts'
import { doneEvent, fake, port } from '#machines/kit/port.ts'
import { COOLING_MS, toyMachine, toyPorts } from './toy.samples.ts'

const SEEN: Seen = { assigned: {}, inputs: { 'toy.pot.brewing · brew': ['beans'] } }

test('drops or changes every part of a machine once, under a unique name', () => {
  expect(listMutants(toyMachine, SEEN).map(({ name }) => name)).toEqual([
    'toy.pot: start in brewing instead of empty',
    'toy.pot.empty · beans.add: drop transition',
    'toy.pot.empty · beans.add: drop action addBean',
    'toy.pot.empty · name.change: drop transition',
    'toy.pot.empty · name.change: drop action rememberName',
    'toy.pot.empty · brew.start: drop transition',
    'toy.pot.empty · brew.start: drop guard hasBeans',
    'toy.pot.empty · brew.start: drop target brewing',
    'toy.pot.empty · brew.start: to toy.pot.pouring instead of brewing',
    'toy.pot.brewing · brew done: drop transition',
    'toy.pot.brewing · brew done: drop target pouring',
    'toy.pot.brewing · brew done: to toy.pot.empty instead of pouring',
    'toy.pot.brewing · brew done: drop action rememberCups',
    'toy.pot.brewing · brew error: drop transition',
    'toy.pot.brewing · brew error: drop target empty',
    'toy.pot.brewing · brew error: to toy.pot.pouring instead of empty',
    'toy.pot.brewing · brew error: drop action rememberFailure',
    'toy.pot.brewing · brew: empty input beans',
    'toy.pot.brewing: drop tag busy',
    'toy.pot.pouring · always: drop transition',
    'toy.pot.pouring · always: drop guard hasManyCups',
    'toy.pot.pouring · always: drop target cooling',
    'toy.pot.pouring · always: to toy.pot.empty instead of cooling',
    'toy.pot.pouring · always #1: drop transition',
    'toy.pot.pouring · always #1: drop target empty',
    'toy.pot.pouring · always #1: to toy.pot.brewing instead of empty',
    'toy.pot.cooling · after cooling: drop transition',
    'toy.pot.cooling · after cooling: drop target empty',
    'toy.pot.cooling · after cooling: to toy.pot.brewing instead of empty',
    'toy.lamp: start in on instead of off',
    'toy.lamp.off · lamp.press: drop transition',
    'toy.lamp.off · lamp.press: drop guard isNamed',
    'toy.lamp.off · lamp.press: drop target on',
    'toy.lamp.off · lamp.press: to toy.lamp.off instead of on',
    'toy.lamp.on · lamp.press: drop transition',
    'toy.lamp.on · lamp.press: drop target off',
    'toy.lamp.on · lamp.press: to toy.lamp.on instead of off',
    'toy, action addBean: leave beans as it was',
    'toy, action rememberName: leave name as it was',
    'toy, action rememberCups: leave cups as it was',
    'toy, action rememberFailure: leave failure as it was',
    'toy, guard hasBeans: always true',
    'toy, guard hasBeans: never true',
    'toy, guard isNamed: always true',
    'toy, guard isNamed: never true',
    'toy, guard hasManyCups: always true',
    'toy, guard hasManyCups: never true',
    'toy, delay cooling: three times as long',
  ])
})

const planted = (name: string): AnyStateMachine => {
  const mutant = listMutants(toyMachine, SEEN).find((mutant) => mutant.name === name)
  if (mutant === undefined) throw new Error(`no defect "${name}"`)
  return mutant.plant(toyMachine)
}

const after = (machine: AnyStateMachine, ...events: readonly AnyEventObject[]) => {
  const start = createActor(machine).getSnapshot()
  const { value, context } = events.reduce((snapshot, event) => getNextSnapshot(machine, snapshot, event), start)
  return { value, context }
}

const NAMED = { type: 'name.change', name: 'Ann' }
const BEANS = [{ type: 'beans.add' }, { type: 'beans.add' }]
const BREW = { type: 'brew.start' }
const PRESS = { type: 'lamp.press' }
const POURED = doneEvent(toyPorts, 'brew', { cups: 2 })

test.each([
  ['toy.pot: start in brewing instead of empty', [], { value: { pot: 'brewing' } }],
  ['toy.pot.empty · beans.add: drop transition', BEANS, { context: { beans: 0 } }],
  ['toy.pot.empty · beans.add: drop action addBean', BEANS, { context: { beans: 0 } }],
  ['toy.pot.empty · brew.start: drop guard hasBeans', [BREW], { value: { pot: 'brewing' } }],
  ['toy.pot.empty · brew.start: drop target brewing', [...BEANS, BREW], { value: { pot: 'empty' } }],
  ['toy.pot.empty · brew.start: to toy.pot.pouring instead of brewing', [...BEANS, BREW], { value: { pot: 'empty' } }],
  ['toy.pot.pouring · always #1: drop transition', [...BEANS, BREW, POURED], { value: { pot: 'cooling' } }],
  ['toy.lamp.on · lamp.press: drop target off', [NAMED, PRESS, PRESS], { value: { lamp: 'on' } }],
  ['toy, action rememberName: leave name as it was', [NAMED], { context: { name: '' } }],
  ['toy, guard isNamed: always true', [PRESS], { value: { lamp: 'on' } }],
  ['toy, guard isNamed: never true', [NAMED, PRESS], { value: { lamp: 'off' } }],
] as const)('%s has that effect', (name, events, expected) => {
  expect(after(planted(name), ...events)).toMatchObject(expected)
})

test('empties an input field, drops a tag, lengthens a delay, and leaves the machine itself unchanged', () => {
  const [emptied, untagged, late, sound] = [
    planted('toy.pot.brewing · brew: empty input beans'),
    planted('toy.pot.brewing: drop tag busy'),
    planted('toy, delay cooling: three times as long'),
    toyMachine,
  ].map((machine: AnyStateMachine) => {
    const inputs: unknown[] = []
    const actor = createActor(
      machine.provide({ actors: { brew: fake(toyPorts.brew, (input) => (inputs.push(input), { cups: 1 })) } }),
    )
    for (const event of [...BEANS, BREW]) actor.start().send(event)
    return { inputs, isBusy: actor.getSnapshot().hasTag('busy'), cooling: machine.implementations.delays['cooling'] }
  })
  expect({ emptied, untagged, late, sound }).toEqual({
    emptied: { inputs: [{ beans: 0 }], isBusy: true, cooling: COOLING_MS },
    untagged: { inputs: [{ beans: 2 }], isBusy: false, cooling: COOLING_MS },
    late: { inputs: [{ beans: 2 }], isBusy: true, cooling: 3 * COOLING_MS },
    sound: { inputs: [{ beans: 2 }], isBusy: true, cooling: COOLING_MS },
  })
})

test('knows the fields a function assigns and the input of a call once it has seen them', () => {
  const machine = setup({
    actors: toyPorts,
    actions: { pour: assign(({ context }) => ({ cups: Number(context['cups']) + 1, isWarm: true })) },
  }).createMachine({
    id: 'cup',
    context: { cups: 0, isWarm: false },
    initial: 'empty',
    states: {
      empty: { on: { pour: { target: 'full', actions: 'pour' } } },
      full: { invoke: { id: 'brew', src: 'brew', input: { beans: 3 }, onDone: 'empty', onError: 'empty' } },
    },
  })
  const reports: unknown[] = []
  const pour = { type: 'pour' }
  expect(
    after(
      instrumentAssigns(machine, (...seen) => reports.push(seen)),
      pour,
    ),
  ).toEqual(after(machine, pour))
  expect(reports).toEqual([
    ['assigned', 'pour', ['cups', 'isWarm']],
    ['inputs', 'cup.full · brew', ['beans']],
  ])
  const fields = (seen: Seen) =>
    listMutants(machine, seen).flatMap(({ name }) => / (?:leave|empty) .*/.exec(name) ?? [])
  expect(fields({ assigned: {}, inputs: {} })).toEqual([' empty input'])
  expect(fields({ assigned: { pour: ['cups', 'isWarm'] }, inputs: { 'cup.full · brew': ['beans'] } })).toEqual([
    ' empty input beans',
    ' leave cups as it was',
    ' leave isWarm as it was',
  ])
})

test('drops nothing from a call without input', () => {
  const machine = setup({ actors: { rest: port<null, null>('rest') } }).createMachine({
    id: 'pot',
    invoke: { id: 'rest', src: 'rest', input: null },
  })
  expect(listMutants(machine, { assigned: {}, inputs: {} }).filter(({ name }) => name.includes('input'))).toEqual([])
})
