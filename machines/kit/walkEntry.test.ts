import { assign, createMachine, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { checkStructure } from './checkStructure.ts'
import { coverTransitions } from './coverTransitions.ts'
import type { MachineEntry } from './entry.ts'
import { answered, port, refused } from './port.ts'
import { toyEntry, toyPorts } from './toy.samples.ts'
import { walkEntry } from './walkEntry.ts'
import { walkPath } from './walkPath.ts'

describe('a sound machine', () => {
  test('has every written transition on a path, on paper and live', async () => {
    const { problems, missing, written } = await walkEntry(toyEntry)
    expect({ problems, missing, written: written.length }).toEqual({ problems: [], missing: [], written: 10 })
  })

  test('needs no more paths than add something', () => {
    const { paths } = coverTransitions(toyEntry)
    const seen = new Set<string>()
    for (const { steps } of paths.slice(1)) {
      expect(steps.some(({ took }) => took.some((id) => !seen.has(id)))).toBe(true)
      for (const id of steps.flatMap(({ took }) => took)) seen.add(id)
    }
  })

  test('is found on the same paths each time', () => {
    expect(coverTransitions(toyEntry)).toEqual(coverTransitions(toyEntry))
  })
})

describe('what the generator finds wrong', () => {
  test('a transition whose guard no sample opens is missing', () => {
    const samples = toyEntry.samples.filter(({ type }) => type !== 'name.change')
    expect(coverTransitions({ ...toyEntry, samples }).missing).toEqual([
      'toy.lamp.off · lamp.press',
      'toy.lamp.on · lamp.press',
    ])
  })

  test('a port without a sampled answer is refused by name', () => {
    const samples = toyEntry.samples.filter(({ type }) => type !== 'xstate.error.actor.brew')
    expect(() => coverTransitions({ ...toyEntry, samples })).toThrow('"xstate.error.actor.brew" has no sample')
  })

  test('an action that throws is told with its place', () => {
    expect(() => coverTransitions(withAction('throws'))).toThrow('the machine broke at "idle" on press')
  })
})

describe('what a live walk finds wrong', () => {
  test.each([
    ['a Map in the context', 'keepsMap', 'context.kept is not plain JSON'],
    ['an Error in the context', 'keepsError', 'context.kept is not plain JSON'],
    ['an undefined in the context', 'keepsUndefined', 'context.kept is not plain JSON'],
  ] as const)('%s', async (_, action, message) => {
    await expect(walkEntry(withAction(action))).rejects.toThrow(message)
  })

  test('a call that runs without the busy tag', async () => {
    await expect(walkEntry(entryOf(callMachine({ isTagged: false })))).rejects.toThrow(
      'busy is false while a child runs',
    )
  })

  test('the busy tag while nothing runs', async () => {
    await expect(walkEntry(entryOf(callMachine({ isTagged: true })))).rejects.toThrow(
      'busy is true while a child does not run',
    )
  })

  test('a path that goes elsewhere than it says', async () => {
    const [, path] = coverTransitions(toyEntry).paths
    const steps = path?.steps.map((step) => ({ ...step, value: 'elsewhere' })) ?? []
    await expect(walkPath(toyEntry, { input: undefined, steps })).rejects.toThrow('instead of "elsewhere"')
  })

  test('a timer that is not armed', async () => {
    const event = { type: 'xstate.after.cooling.toy.pot.cooling' }
    const path = { input: undefined, steps: [{ event, took: [], value: {} }] }
    await expect(walkPath(toyEntry, path)).rejects.toThrow('no timer waits for')
  })
})

describe('what the structure check finds wrong', () => {
  test('inline names, missing ids, missing error paths, traps and islands, each by its place', () => {
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
      'bad.a: an invoke has no id',
      'bad.a: the src of an invoke is not a name',
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

const entryOf = (machine: MachineEntry['machine']): MachineEntry => ({
  title: 'A bad toy',
  machine,
  inputs: [undefined],
  samples: [answered(toyPorts, 'brew', { cups: 1 }), refused(toyPorts, 'brew', 'no')],
  facts: () => ({}),
  faces: {},
  laws: [],
  answeredBy: { brew: 'device' },
  policy: { kept: 'keep' },
})

const deeds = {
  throws: () => {
    throw new Error('no')
  },
  keepsMap: () => ({ kept: new Map() }),
  keepsError: () => ({ kept: new Error('no') }),
  keepsUndefined: () => ({ kept: undefined }),
}

const withAction = (deed: keyof typeof deeds): MachineEntry =>
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
