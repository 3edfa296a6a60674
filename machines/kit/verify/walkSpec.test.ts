import { assign, createMachine, setup, stateIn, type AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { checkStructure } from './checkStructure.ts'
import { coverTransitions, shownIn, snapshotsAlong } from './coverTransitions.ts'
import type { InvariantStep, MachineSpec } from './machineSpec.ts'
import { doneEvent, port, errorEvent } from '#machines/kit/port.ts'
import { limitIterations } from '#machines/kit/limitIterations.ts'
import { randomWalks } from './randomWalk.ts'
import { restartPaths } from './restart.ts'
import { toySpec, toyPorts } from './toy.samples.ts'
import { coverageGaps, walkSpec } from './walkSpec.ts'
import { walkPath } from './walkPath.ts'

describe('a sound machine', () => {
  test('has every written transition on a path, in the search and live', async () => {
    const report = await walkSpec(toySpec)
    expect({ gaps: coverageGaps(report), transitions: report.transitions.length }).toEqual({
      gaps: [],
      transitions: 10,
    })
  })

  test('has no path that covers nothing new', () => {
    const { paths } = coverTransitions(toySpec)
    const seen = new Set<string>()
    for (const { steps } of paths.slice(1)) {
      const shown = steps.flatMap(shownIn)
      expect(shown.some((id) => !seen.has(id))).toBe(true)
      for (const id of shown) seen.add(id)
    }
  })

  test('has the same paths every time', () => {
    expect(coverTransitions(toySpec)).toEqual(coverTransitions(toySpec))
  })
})

const isPressedCooling = ({ before, event }: Pick<InvariantStep, 'before' | 'event'>) =>
  event?.type === 'lamp.press' && before?.matches({ pot: 'cooling' }) === true

describe('the search for paths reports', () => {
  test('a transition whose guard no sample satisfies', () => {
    const samples = toySpec.samples.filter(({ type }) => type !== 'name.change')
    expect(coverTransitions({ ...toySpec, samples }).missing).toEqual([
      'toy.lamp.off · lamp.press',
      'toy.lamp.on · lamp.press',
    ])
  })

  test('a guard that never answers no, or never yes', () => {
    const samples = toySpec.samples.filter((sample) => !isCups(sample, 2))
    expect(coverTransitions({ ...toySpec, samples }).unanswered).toEqual(['toy.pot.pouring · always [hasManyCups] yes'])
    const many = toySpec.samples.filter((sample) => !isCups(sample, 1))
    expect(coverTransitions({ ...toySpec, samples: many }).unanswered).toEqual([
      'toy.pot.pouring · always [hasManyCups] no',
    ])
  })

  test("no gap for XState's own guards", () => {
    const { answers, unanswered } = coverTransitions(entryOf(sideBySide))
    expect({ answers, unanswered }).toEqual({
      answers: ['bad.one.off · press [isOn] yes', 'bad.one.off · press [isOn] no'],
      unanswered: [],
    })
  })

  test('a view state that no path shows', () => {
    const lamp = { of: () => 'off', values: ['off', 'on'] }
    expect(coverTransitions({ ...toySpec, viewStates: { lamp } }).unseen).toEqual(['lamp: on'])
  })

  test('no gap for what can never be covered, until it is', () => {
    const samples = toySpec.samples.filter(({ type }) => type !== 'name.change')
    const dark = 'toy.lamp.on · lamp.press'
    const { missing } = coverTransitions({ ...toySpec, samples, never: { [dark]: 'nobody has a name' } })
    expect(missing).toEqual(['toy.lamp.off · lamp.press'])
    expect(coverTransitions({ ...toySpec, never: { [dark]: 'nobody has a name', nowhere: '' } }).stale).toEqual([
      dark,
      'nowhere',
    ])
  })

  test('a transition for a raised event that the machine does not raise', () => {
    const { missing } = coverTransitions({ ...toySpec, raises: ['lamp.press'] })
    expect(missing).toEqual(['toy.lamp.off · lamp.press', 'toy.lamp.on · lamp.press'])
  })

  test('a port without a sampled result, by name', () => {
    const samples = toySpec.samples.filter(({ type }) => type !== 'xstate.error.actor.brew')
    expect(() => coverTransitions({ ...toySpec, samples })).toThrow('"xstate.error.actor.brew" has no sample')
  })

  test('an action that throws, with its place', () => {
    expect(() => coverTransitions(withAction('throws'))).toThrow('the machine broke at "idle" on press')
  })
})

describe('a live walk reports', () => {
  test.each([
    ['a Map in the context', 'keepsMap', 'context.value is not plain JSON'],
    ['an Error in the context', 'keepsError', 'context.value is not plain JSON'],
    ['an undefined in the context', 'keepsUndefined', 'context.value is not plain JSON'],
  ] as const)('%s', async (_, action, message) => {
    await expect(walkSpec(withAction(action))).rejects.toThrow(message)
  })

  test('a call that runs without the busy tag', async () => {
    await expect(walkSpec(entryOf(callMachine({ isTagged: false })))).rejects.toThrow(
      'busy is false while a child runs',
    )
  })

  test('a state that stays busy after its call has settled', async () => {
    await expect(walkSpec(entryOf(restlessMachine))).rejects.toThrow('busy is true while a child does not run')
  })

  test('an unlisted view state', async () => {
    const pot = { of: () => 'boiling', values: ['empty'] }
    await expect(walkSpec({ ...toySpec, viewStates: { pot } })).rejects.toThrow(
      '"pot: boiling" is no view state that is listed',
    )
  })

  test('a broken invariant, by its description', async () => {
    const invariant = {
      description: 'Nothing is brewed.',
      check: ({ invocations }: InvariantStep) => invocations.length === 0,
    }
    await expect(walkSpec({ ...toySpec, invariants: [invariant] })).rejects.toThrow(
      'broken invariant: "Nothing is brewed."',
    )
  })

  test('an invariant that breaks off every path, with the steps to it', async () => {
    const description = 'Nobody presses while it cools.'
    const broken = coverTransitions(toySpec).paths.filter((path) => {
      const before = [null, ...snapshotsAlong(toySpec, path)]
      return path.steps.some(({ event }, index) => isPressedCooling({ before: before[index] ?? null, event }))
    })
    expect(broken).toEqual([])
    await expect(
      walkSpec({ ...toySpec, invariants: [{ description, check: (step) => !isPressedCooling(step) }] }),
    ).rejects.toThrow(/after .* → xstate\.done\.actor\.brew → .*lamp\.press: broken invariant: "Nobody presses/)
  })

  test('an event that changes something in a state that does not know it', async () => {
    await expect(walkSpec(entryOf(nosyMachine))).rejects.toThrow('press, which this state does not know, changes')
  })

  test('a context that differs from the one in the search', async () => {
    await expect(walkSpec(withAction('counts'))).rejects.toThrow('instead of {"value":')
  })

  test('a cycle of transitions without events', async () => {
    await expect(walkSpec(entryOf(circle))).rejects.toThrow('Infinite loop detected')
  })

  test('a busy tag while nothing runs', async () => {
    await expect(walkSpec(entryOf(callMachine({ isTagged: true })))).rejects.toThrow(
      'busy is true while a child does not run',
    )
  })

  test('a step to another state than the path says', async () => {
    const [, path] = coverTransitions(toySpec).paths
    const steps = path?.steps.map((step) => ({ ...step, value: 'elsewhere' })) ?? []
    await expect(walkPath(toySpec, { input: undefined, steps })).rejects.toThrow('instead of "elsewhere"')
  })

  test('a timer that is not scheduled', async () => {
    const event = { type: 'xstate.after.cooling.toy.pot.cooling' }
    const path = {
      input: undefined,
      steps: [{ event, took: [], answered: [], viewStates: [], value: {}, context: {} }],
    }
    await expect(walkPath(toySpec, path)).rejects.toThrow('no timer waits for')
  })
})

describe('the structure check reports', () => {
  test('inline implementations, missing IDs, missing error paths, traps and islands, each by its place', () => {
    const machine = createMachine({
      id: 'bad',
      initial: 'a',
      states: {
        a: {
          entry: () => {},
          invoke: { src: port('x') },
          on: { GO: { target: 'trap', guard: () => true }, BOTH: 'both' },
          after: { 100: 'trap' },
        },
        trap: { on: { SELF: 'trap' } },
        island: { on: { GO: 'a' } },
        both: {
          type: 'parallel',
          on: { GO: 'a' },
          states: { one: { on: { AGAIN: { target: '.x', reenter: true } }, initial: 'x', states: { x: {} } }, two: {} },
        },
        end: { type: 'final' },
      },
    })
    expect(checkStructure(machine)).toEqual([
      'a circle of `always` would never end: no maxIterations',
      'bad.a: an invoke has no id',
      'bad.a: the src of an invoke is not a name',
      'bad.a: an invoke has no onDone',
      'bad.a: an invoke has no onError',
      'bad.a: an action has no name',
      'bad.a: a guard has no name',
      'bad.a: the delay 100 has no name',
      'bad.island: no transition leads here',
      'bad.end: no transition leads here',
      'bad.trap: no way out',
      'bad.both.one: re-entering this region enters the others anew',
    ])
  })
})

describe('a restart reports', () => {
  test('nothing in a sound machine, at every snapshot of its paths', async () => {
    const { paths } = coverTransitions(toySpec)
    const { restarts, problems } = await restartPaths(toySpec, paths)
    expect(problems).toEqual([])
    expect(restarts).toBeGreaterThan(paths.length)
  })

  test('a machine with memory outside its context', async () => {
    const entry = withAction('counts')
    const { problems } = await restartPaths(entry, coverTransitions(entry).paths)
    expect(problems[0]).toMatch(/started again in .*: after press, context: .* instead of/)
  })
})

describe('a random walk reports', () => {
  test('nothing in a sound machine, with the same steps for the same seed', async () => {
    const plan = { seed: 1, walks: 20, steps: 20, paths: [] }
    const report = await randomWalks(toySpec, plan)
    expect(report.steps).toBe(400)
    expect(await randomWalks(toySpec, plan)).toEqual(report)
  })

  test('a broken invariant, with the seed and the shortest walk that breaks it', async () => {
    const invariant = {
      description: 'The lamp stays off.',
      check: ({ after }: InvariantStep) => !after.matches({ lamp: 'on' }),
    }
    const walk = randomWalks({ ...toySpec, invariants: [invariant] }, { seed: 7, walks: 20, steps: 20, paths: [] })
    await expect(walk).rejects.toThrow(
      /^seed 7, walk \d+: broken invariant: "The lamp stays off\."\nwith no input, after\n {2}\{"type":"name.change",.*\}\n {2}\{"type":"lamp.press"\}$/,
    )
  })

  test('a problem at the end of a long path, if it begins with that path', async () => {
    const { paths } = coverTransitions(toySpec)
    const deep = paths.filter(({ steps }) => steps.some(({ viewStates }) => viewStates.includes('pot: cooling')))
    const invariant = {
      description: 'Nothing is left to cool.',
      check: ({ after }: InvariantStep) => !after.matches({ pot: 'cooling' }),
    }
    const walk = randomWalks({ ...toySpec, invariants: [invariant] }, { seed: 1, walks: 1, steps: 0, paths: deep })
    await expect(walk).rejects.toThrow('broken invariant: "Nothing is left to cool."')
  })

  test('an action that throws', async () => {
    await expect(randomWalks(withAction('throws'), { seed: 1, walks: 1, steps: 3, paths: [] })).rejects.toThrow(
      'seed 1, walk 0: the machine broke: Error: no',
    )
  })
})

const entryOf = (machine: MachineSpec['machine']): MachineSpec => ({
  machine,
  inputs: [undefined],
  samples: [doneEvent(toyPorts, 'brew', { cups: 1 }), errorEvent(toyPorts, 'brew', { code: 'internal', status: 500 })],
  facts: () => ({}),
  viewStates: {},
  invariants: [],
  answeredBy: { brew: 'device' },
  policy: { value: 'keep' },
})

let calls = 0

const isCups = (sample: AnyEventObject, cups: number): boolean =>
  JSON.stringify(sample['output']) === `{"cups":${cups}}`

const deeds = {
  throws: () => {
    throw new Error('no')
  },
  // Forbidden in an action: it counts calls outside the context.
  counts: () => {
    calls += 1
    return { value: calls }
  },
  keepsMap: () => ({ value: new Map() }),
  keepsError: () => ({ value: new Error('no') }),
  keepsUndefined: () => ({ value: undefined }),
}

const withAction = (deed: keyof typeof deeds): MachineSpec =>
  entryOf(
    setup({ actions: { act: assign(deeds[deed]) } }).createMachine({
      id: 'bad',
      context: {},
      initial: 'idle',
      states: { idle: { on: { press: { target: 'pressed', actions: 'act' } } }, pressed: { on: { press: 'idle' } } },
    }),
  )

const callMachine = ({ isTagged }: { isTagged: boolean }) =>
  setup({ actors: toyPorts }).createMachine({
    id: 'bad',
    initial: 'idle',
    states: {
      idle: { ...(isTagged ? { tags: 'busy' } : {}), on: { press: 'calling' } },
      calling: { invoke: { id: 'brew', src: 'brew', input: { beans: 1 }, onDone: 'idle', onError: 'idle' } },
    },
  })

const restlessMachine = setup({ actors: toyPorts }).createMachine({
  id: 'bad',
  initial: 'calling',
  states: {
    calling: {
      tags: 'busy',
      invoke: { id: 'brew', src: 'brew', input: { beans: 1 }, onDone: {}, onError: 'idle' },
    },
    idle: { on: { press: 'calling' } },
  },
})

const nosyMachine = setup({ guards: { isPress: ({ event }) => event.type === 'press' } }).createMachine({
  id: 'bad',
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isPress', target: 'pressed' }, on: { go: {} } },
    pressed: { on: { press: 'idle' } },
  },
})

const circle = createMachine({
  id: 'bad',
  options: limitIterations,
  initial: 'idle',
  states: { idle: { on: { press: 'one' } }, one: { always: 'other' }, other: { always: 'one' } },
})

const sideBySide = setup({ guards: { isOn: stateIn({ other: 'on' }) } }).createMachine({
  id: 'bad',
  type: 'parallel',
  states: {
    one: { initial: 'off', states: { off: { on: { press: { guard: 'isOn', target: 'on' } } }, on: {} } },
    other: { initial: 'off', states: { off: { on: { turn: 'on' } }, on: {} } },
  },
})
