import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { port } from '#machines/kit/port.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { createSimulation } from './simulation.ts'
import { whatIf, type Happening } from './whatIf.ts'

const HAPPENINGS = {
  connectionLost: { by: 'network', events: ['connection.restored'] },
  noAnswer: { by: 'time', events: [] },
  guestLeaves: { by: 'event', events: ['page.leave'] },
  guestLogsOut: { by: 'event', events: ['session.end'] },
} as const satisfies Record<string, Happening>
const post = port<null, null>('post')
const machine = createMachine({
  id: 'letter',
  initial: 'writing',
  on: { 'session.end': { target: '.writing', reenter: true } },
  states: {
    writing: { on: { send: { target: 'sending' } } },
    sending: {
      invoke: { id: 'post', src: post, onDone: 'slow', onError: 'waiting' },
      after: { 9000: { target: 'slow' }, 2000: { reenter: false } },
      on: { 'page.leave': { target: 'writing' } },
    },
    slow: {},
    waiting: { after: { 500: { target: 'sending' } }, on: { 'connection.restored': { target: 'sending' } } },
  },
})
const spec: MachineSpec = {
  ...toySpec,
  machine,
  inputs: [undefined],
  samples: [
    { type: 'xstate.done.actor.post', output: null },
    { type: 'xstate.error.actor.post', error: { code: 'refused', status: 400 } },
  ],
  facts: () => ({}),
  viewStates: {},
}
const simulation = createSimulation(spec)
const sent = simulation.send(simulation.begin(0), { type: 'send' })
const storyOf = (state: string, happening: keyof typeof HAPPENINGS): string[] =>
  whatIf(simulation, sent, state, HAPPENINGS[happening]).map(
    ({ event, snapshot }) => `${event?.type} ${snapshot.value}`,
  )

test('the connection goes: what is asked fails, is asked again, and goes on once the connection is back', () => {
  expect(storyOf('letter.sending', 'connectionLost')).toEqual([
    'xstate.error.actor.post waiting',
    'xstate.after.500.letter.waiting sending',
    'xstate.error.actor.post waiting',
    'connection.restored sending',
  ])
})

test('nothing answers: the timers come in the order of their delay', () => {
  expect(storyOf('letter.sending', 'noAnswer')[0]).toBe('xstate.after.2000.letter.sending sending')
})

test('the guest leaves or logs out', () => {
  expect(storyOf('letter.sending', 'guestLeaves')).toEqual(['page.leave writing'])
  expect(storyOf('letter.sending', 'guestLogsOut')).toEqual(['session.end writing'])
})

test('a state that does not hear of it has no story', () => {
  const story = whatIf(simulation, simulation.begin(0), 'letter.writing', HAPPENINGS.connectionLost)
  expect(story).toEqual([])
})
