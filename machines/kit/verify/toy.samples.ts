import { assign, setup } from 'xstate'
import { limitIterations } from '#machines/kit/limitIterations.ts'
import { describeMachine, type MachineSpec } from './machineSpec.ts'
import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { doneEvent, port, errorEvent } from '#machines/kit/port.ts'
import { declareTypes } from '#machines/kit/types.ts'

/**
 * A small machine for the kit's own tests, with one of everything: a port, a timer, a guard on context, an `always`, a parallel
 * state.
 */
export const toyPorts = { brew: port<{ cups: number }, { beans: number }>('brew') }

interface ToyContext {
  beans: number
  cups: number
  name: string
  failure: Failure | null
}
type ToyEvent =
  | { type: 'beans.add' }
  | { type: 'name.change'; name: string }
  | { type: 'brew.start' }
  | { type: 'lamp.press' }

export const COOLING_MS = 5000

const toySetup = setup({
  types: declareTypes<{ context: ToyContext; events: ToyEvent; tags: 'busy' }>(),
  actors: toyPorts,
  delays: { cooling: COOLING_MS },
  guards: {
    hasBeans: ({ context }) => context.beans >= 2,
    isNamed: ({ context }) => context.name !== '',
    hasManyCups: ({ context }) => context.cups > 1,
  },
  actions: {
    addBean: assign({ beans: ({ context }) => Math.min(3, context.beans + 1) }),
    rememberName: assign({ name: ({ event }) => ('name' in event ? event.name : '') }),
    rememberCups: assign({ cups: (_, cups: number) => cups }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
})

export const toyMachine = toySetup.createMachine({
  id: 'toy',
  options: limitIterations,
  context: { beans: 0, cups: 0, name: '', failure: null },
  type: 'parallel',
  states: {
    pot: {
      initial: 'empty',
      states: {
        empty: {
          on: {
            'beans.add': { actions: 'addBean' },
            'name.change': { actions: 'rememberName' },
            'brew.start': { guard: 'hasBeans', target: 'brewing' },
          },
        },
        brewing: {
          tags: 'busy',
          invoke: {
            id: 'brew',
            src: 'brew',
            input: ({ context }) => ({ beans: context.beans }),
            onDone: { target: 'pouring', actions: { type: 'rememberCups', params: ({ event }) => event.output.cups } },
            onError: {
              target: 'empty',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        pouring: { always: [{ guard: 'hasManyCups', target: 'cooling' }, { target: 'empty' }] },
        cooling: { after: { cooling: 'empty' } },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'lamp.press': { guard: 'isNamed', target: 'on' } } },
        on: { on: { 'lamp.press': 'off' } },
      },
    },
  },
})

export const toySpec: MachineSpec = describeMachine({
  machine: toyMachine,
  inputs: [undefined],
  samples: [
    { type: 'name.change', name: 'Plantedsecret' },
    doneEvent(toyPorts, 'brew', { cups: 1 }),
    doneEvent(toyPorts, 'brew', { cups: 2 }),
    errorEvent(toyPorts, 'brew', { code: 'internal', status: 500 }),
  ],
  facts: ({ beans, name }) => ({ beans, isNamed: name !== '' }),
  viewStates: {
    pot: { of: ({ value }) => value.pot, values: ['empty', 'brewing', 'cooling'] },
    lamp: { of: ({ value }) => value.lamp, values: ['off', 'on'] },
    failure: { of: ({ context }) => (context.failure === null ? 'none' : 'message'), values: ['none', 'message'] },
  },
  invariants: [
    {
      description: 'Only what has beans enough is brewed.',
      check: ({ invocations }) => invocations.every(({ input }) => input.beans >= 2),
    },
  ],
  answeredBy: { brew: 'device' },
  policy: { beans: 'keep', cups: 'keep', name: 'hide', failure: FAILURE_POLICY },
})
