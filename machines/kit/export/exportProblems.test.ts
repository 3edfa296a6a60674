import { assign, setup, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { coverTransitions } from '#machines/kit/verify/coverTransitions.ts'
import { PLANTED_SECRET, type MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { exportProblems } from './exportProblems.ts'
import type { ExportPolicy } from './redact.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { declareTypes } from '#machines/kit/types.ts'

const problemsOf = (entry: MachineSpec): Promise<string[]> => exportProblems(entry, coverTransitions(entry).paths)

test('a sound policy has no problems', async () => {
  expect(await problemsOf(toySpec)).toEqual([])
})

test('reports text of the guest in the export', async () => {
  const policy: ExportPolicy = { beans: 'keep', cups: 'keep', name: 'keep', failure: { '*': 'keep' } }
  expect(await problemsOf({ ...toySpec, policy })).toContain(
    'at {"pot":"empty","lamp":"off"} the redacted export holds what the guest wrote',
  )
})

test('reports a guard with another answer', async () => {
  const policy: ExportPolicy = { beans: 'hide', cups: 'keep', name: 'hide', failure: { '*': 'keep' } }
  expect((await problemsOf({ ...toySpec, policy })).join('\n')).toContain(
    'the redacted export does not enable {"type":"brew.start"}',
  )
})

const nameMachine: AnyStateMachine = setup({
  types: declareTypes<{
    context: { name: string }
    events: { type: 'give' | 'ask'; name: string } | { type: 'turn' }
  }>(),
  guards: { isSame: ({ context, event }) => 'name' in event && event.name === context.name },
  actions: { remember: assign({ name: ({ event }) => ('name' in event ? event.name : '') }) },
}).createMachine({
  id: 'name',
  context: { name: '' },
  initial: 'unknown',
  states: {
    unknown: { on: { give: { target: 'given', actions: 'remember' } } },
    given: { on: { turn: 'asking' } },
    asking: { on: { ask: [{ guard: 'isSame', target: 'met' }, { target: 'unknown' }] } },
    met: { type: 'final' },
  },
})

const nameEntry = (policy: ExportPolicy): MachineSpec => ({
  ...toySpec,
  machine: nameMachine,
  samples: [
    { type: 'give', name: PLANTED_SECRET },
    { type: 'ask', name: PLANTED_SECRET },
    { type: 'ask', name: 'somebody else' },
  ],
  facts: () => ({}),
  policy,
})

test('reports a changed view state', async () => {
  const viewStates: MachineSpec['viewStates'] = {
    greeting: { of: ({ context }) => (context.name === '' ? 'none' : context.name), values: [] },
  }
  const entry: MachineSpec = { ...nameEntry({ name: 'hide' }), viewStates }
  expect(
    await exportProblems(entry, [{ input: undefined, steps: [{ event: { type: 'give', name: 'Maya' } }] }]),
  ).toEqual(['at "given" the redacted export does not show greeting: Maya'])
})

test('a name in a comparison needs a pseudonym: if hidden, the machine later takes another path', async () => {
  expect(await problemsOf(nameEntry({ name: 'pseudonym' }))).toEqual([])
  expect(await problemsOf(nameEntry({ name: 'hide' }))).toContain(
    'at "given" the redacted export goes another way on ask',
  )
})
