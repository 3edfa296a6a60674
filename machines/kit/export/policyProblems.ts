import { snapshotsAlong, type Path } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { ExportPolicy } from './redact.ts'
import { eventTypesOf, instrumentMachine } from '#machines/kit/verify/transitions.ts'

/** A policy and the values it applies to, e.g. the contexts of a machine in all its snapshots. */
export interface Governed {
  name: string
  policy: ExportPolicy
  values: readonly unknown[]
}

type Tree = Exclude<ExportPolicy, string>
/** Keys of each policy that some value has; a policy shared by several contexts counts once. */
type Reached = Map<Tree, Set<string>>

/**
 * Describes mismatches between policies and values: a path in a value without a policy, and a policy for a path that no value
 * has. A shared policy, e.g. the one for failures, needs to match only one of its users.
 */
export const policyProblems = (governed: readonly Governed[]): string[] => {
  const reached: Reached = new Map()
  const unnamed = governed.flatMap(({ name, policy, values }) =>
    values.flatMap((value) => follow(value, policy, name, reached)),
  )
  const reportedKeys: Reached = new Map()
  const unmet = governed
    .flatMap(({ name, policy }) => listKeys(policy, name))
    .filter(({ tree, key }) => reached.get(tree)?.has(key) !== true && note(reportedKeys, tree, key))
    .map(({ path }) => `${path} has a policy, and is in no snapshot`)
  return [...new Set([...unnamed, ...unmet])]
}

/** @returns whether the key is new */
const note = (met: Reached, tree: Tree, key: string): boolean => {
  const keys = met.get(tree) ?? new Set()
  met.set(tree, keys)
  return keys.size < keys.add(key).size
}

const follow = (value: unknown, policy: ExportPolicy, path: string, reached: Reached): string[] => {
  if (value === null) return []
  if (typeof policy === 'string')
    return typeof value === 'object' ? [`${path} is no plain value, and its policy is "${policy}"`] : []
  const step = (item: unknown, key: string): string[] => {
    const named = Object.hasOwn(policy, key) ? key : '*'
    const below = policy[named]
    if (below === undefined) return [`${path}.${key} has no policy`]
    note(reached, policy, named)
    return named === '*' ? [] : follow(item, below, `${path}.${key}`, reached)
  }
  if (Array.isArray(value)) return value.flatMap((item) => step(item, '[]'))
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => step(item, key))
  return step(value, '*')
}

const listKeys = (policy: ExportPolicy, path: string): { tree: Tree; key: string; path: string }[] =>
  typeof policy === 'string'
    ? []
    : Object.entries(policy).flatMap(([key, below]) => [
        { tree: policy, key, path: `${path}.${key}` },
        ...listKeys(below, `${path}.${key}`),
      ])

/** Contexts of every snapshot on these paths and, once per state, of the snapshots that every sample leads to. */
export const contextsOn = (entry: MachineSpec, paths: readonly Path[]): unknown[] => {
  const { start, step } = instrumentMachine(entry.machine)
  const states = new Set<string>()
  return paths.flatMap((path) =>
    [start(path.input).snapshot, ...snapshotsAlong(entry, path)].flatMap((snapshot): unknown[] => {
      const state = JSON.stringify([path.input, snapshot.value])
      if (states.has(state)) return [snapshot.context]
      states.add(state)
      const types = eventTypesOf(snapshot)
      const samples = entry.samples.filter(({ type }) => types.includes(type))
      return [snapshot.context, ...samples.map((event): unknown => step(snapshot, event).snapshot.context)]
    }),
  )
}
