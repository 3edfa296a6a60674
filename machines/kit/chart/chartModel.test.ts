import { setup, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import { expect, test } from 'vitest'
import { buildChartModel, type DrawnState, type Way } from './chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { doneEvent } from '#machines/kit/port.ts'
import { toyMachine, toyPorts } from '#machines/kit/verify/toy.samples.ts'
import { instrumentMachine } from '#machines/kit/verify/transitions.ts'

const events: AnyEventObject[] = [
  { type: 'name.change', name: 'A' },
  { type: 'lamp.press' },
  { type: 'beans.add' },
  { type: 'beans.add' },
  { type: 'brew.start' },
  doneEvent(toyPorts, 'brew', { cups: 2 }),
  { type: 'xstate.after.cooling.toy.pot.cooling' },
  { type: 'brew.start' },
]
const { start, step } = instrumentMachine(toyMachine)
const begin = start(undefined).snapshot
const snapshots = events.reduce<AnyMachineSnapshot[]>(
  (all, event) => [...all, step(all.at(-1) ?? begin, event).snapshot],
  [begin],
)

const viewStates: MachineSpec['viewStates'] = {
  always: { of: () => 'yes', values: ['no', 'yes'] },
  never: { of: () => 'no', values: ['no', 'yes'] },
  cups: { of: ({ context }) => (context.cups > 0 ? 'some' : 'none'), values: ['none', 'some'] },
  lamp: { of: (snapshot) => (snapshot.matches({ lamp: 'on' }) ? 'lit' : 'dark'), values: ['dark', 'lit'] },
  pot: { of: (snapshot) => (snapshot.hasTag('busy') ? 'hot' : 'cold'), values: ['hot', 'cold'] },
}

const draw = () => buildChartModel({ machine: toyMachine, viewStates }, snapshots)
const state = (id: string): DrawnState | undefined => draw().states.find((drawn) => drawn.id === id)
const way = (id: string): Way | undefined => draw().ways.find((transition) => transition.id === id)
const badges = () =>
  Object.fromEntries(
    draw().states.map(({ id, viewStates }) => [
      id,
      viewStates.map(({ viewState, values }) => `${viewState}: ${values.join(', ')}`),
    ]),
  )

test('states come in source order, each with its parent and its first state', () => {
  expect(draw().states.map(({ id, parent, kind, first }) => [id, parent, kind, first])).toEqual([
    ['toy', null, 'parallel', null],
    ['toy.pot', 'toy', 'compound', 'toy.pot.empty'],
    ['toy.pot.empty', 'toy.pot', 'atomic', null],
    ['toy.pot.brewing', 'toy.pot', 'atomic', null],
    ['toy.pot.pouring', 'toy.pot', 'atomic', null],
    ['toy.pot.cooling', 'toy.pot', 'atomic', null],
    ['toy.lamp', 'toy', 'compound', 'toy.lamp.off'],
    ['toy.lamp.off', 'toy.lamp', 'atomic', null],
    ['toy.lamp.on', 'toy.lamp', 'atomic', null],
  ])
  expect(state('toy.pot.brewing')).toMatchObject({ tags: ['busy'], asks: [{ id: 'brew', port: 'brew' }] })
})

test('a transition has its cause, guard, actions and targets', () => {
  expect(way('toy.pot.empty · brew.start')).toEqual({
    id: 'toy.pot.empty · brew.start',
    from: 'toy.pot.empty',
    cause: { kind: 'event', name: 'brew.start' },
    guard: { name: 'hasBeans' },
    isElse: false,
    actions: [],
    to: ['toy.pot.brewing'],
    isAnew: false,
  })
  expect(way('toy.pot.empty · beans.add')).toMatchObject({ actions: [{ name: 'addBean' }], to: [] })
  expect(way('toy.pot.brewing · xstate.done.actor.brew')).toMatchObject({ cause: { kind: 'done', name: 'brew' } })
  expect(way('toy.pot.brewing · xstate.error.actor.brew')).toMatchObject({ cause: { kind: 'error', name: 'brew' } })
  expect(draw().ways.find(({ cause }) => cause.kind === 'after')).toMatchObject({
    cause: { kind: 'after', name: 'cooling', ms: 5000 },
  })
  expect(way('toy.pot.pouring · always')).toMatchObject({ cause: { kind: 'always' }, isElse: false })
  expect(way('toy.pot.pouring · always #1')).toMatchObject({ guard: null, isElse: true })
})

test('the actions that start and stop timers are left out', () => {
  const actions = [
    ...draw().states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...draw().ways.flatMap(({ actions }) => actions),
  ]
  expect(actions.filter(({ name }) => name.startsWith('xstate.'))).toEqual([])
})

const putAside = (_context: unknown, _form: string) => {}

test('a fixed parameter is shown with its name, one taken from the event is not', () => {
  const { createMachine } = setup({
    guards: { hasBegun: (_, form: string) => form !== '' },
    actions: { putAside, take: putAside },
  })
  const machine = createMachine({
    id: 'given',
    on: {
      go: {
        guard: { type: 'hasBegun', params: 'email' },
        actions: [
          { type: 'putAside', params: 'code' },
          { type: 'take', params: ({ event }: { event: { type: string } }) => event.type },
        ],
      },
    },
  })
  const [go] = buildChartModel({ machine, viewStates: {} }, []).ways
  expect(go).toMatchObject({
    guard: { name: 'hasBegun', with: 'email' },
    actions: [{ name: 'putAside', with: 'code' }, { name: 'take' }],
  })
})

test('a view state is shown at the outermost state that determines it, with all values where the context decides, and nowhere at rest', () => {
  expect(badges()).toEqual({
    toy: ['always: yes'],
    'toy.pot': [],
    // With or without cups: the context decides.
    'toy.pot.empty': ['pot: cold'],
    'toy.pot.brewing': ['pot: hot'],
    // Transient: left at once.
    'toy.pot.pouring': [],
    'toy.pot.cooling': ['cups: some', 'pot: cold'],
    'toy.lamp': [],
    'toy.lamp.off': ['lamp: dark'],
    'toy.lamp.on': ['lamp: lit'],
  })
})

test('the chart is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(draw()))).toEqual(draw())
})
