import { assign, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { coverTransitions } from './coverTransitions.ts'
import type { MachineSpec } from './machineSpec.ts'
import { failureProblems } from './failureProblems.ts'
import { toySpec, toyMachine } from './toy.samples.ts'

const problemsOf = (entry: MachineSpec): string[] => failureProblems(entry, coverTransitions(toySpec).paths)

test('a machine that stores the whole failure loses nothing', () => {
  expect(problemsOf(toySpec)).toEqual([])
})

test('a machine that stores only the code loses the rest', () => {
  const machine: AnyStateMachine = toyMachine.provide({
    actions: { rememberFailure: assign({ failure: (_, { code, status }) => ({ code, status }) }) },
  })
  expect(problemsOf({ ...toySpec, machine })).toEqual([
    'xstate.error.actor.brew is remembered without its reason',
    'xstate.error.actor.brew is remembered without its field',
    'xstate.error.actor.brew is remembered without its retryAfterSeconds',
    'the redacted export has a failure without its reason',
    'the redacted export has a failure without its field',
    'the redacted export has a failure without its retryAfterSeconds',
  ])
})

test('reports a policy that hides how long to wait', () => {
  const failure = { code: 'keep', status: 'keep', reason: 'keep', field: 'keep', retryAfterSeconds: 'hide' } as const
  const policy = { beans: 'keep', cups: 'keep', name: 'hide', failure } as const
  expect(problemsOf({ ...toySpec, policy })).toEqual([
    'the redacted export has a failure without its retryAfterSeconds',
  ])
})
