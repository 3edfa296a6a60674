import { expect, test } from 'vitest'
import { coverTransitions, snapshotsAlong } from './kit/coverTransitions.ts'
import type { MachineEntry } from './kit/entry.ts'
import { policyProblems } from './kit/policyProblems.ts'
import { eventTypesOf, firstStep, listTransitions, nextStep } from './kit/transitions.ts'
import { registry } from './registry.ts'

/** Of every snapshot on every path; and, once for each state, of those that every sample leads to. */
const contextsOf = (entry: MachineEntry): unknown[] => {
  const written = listTransitions(entry.machine)
  const states = new Set<string>()
  return coverTransitions(entry).paths.flatMap((path) => {
    const { snapshot: start } = firstStep(entry.machine, written, path.input)
    return [start, ...snapshotsAlong(entry, path)].flatMap((snapshot) => {
      const state = JSON.stringify([path.input, snapshot.value])
      if (states.has(state)) return [snapshot.context]
      states.add(state)
      const types = eventTypesOf(snapshot)
      const known = entry.samples.filter(({ type }) => types.includes(type))
      return [snapshot, ...known.map((event) => nextStep(entry.machine, written, snapshot, event).snapshot)].map(
        ({ context }): unknown => context,
      )
    })
  })
}

test('every path of every context has a policy, and every policy a path in some snapshot', () => {
  const governed = Object.entries(registry).map(([name, entry]) => ({
    name,
    policy: entry.policy,
    values: contextsOf(entry),
  }))
  expect(policyProblems(governed)).toEqual([])
})
