import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { viewStatesIn, type ViewStateBadge } from './viewStatesIn.ts'
import { isRecord, nameOf } from '#machines/kit/references.ts'
import { listTransitions, nodesOf, type TransitionId } from '#machines/kit/verify/transitions.ts'

/** Cause of a transition. `name`: the event; for `done` and `error` the invoke, for `after` the delay. */
export interface Cause {
  kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'ended'
  name: string
  /** Milliseconds of an `after`; null if computed at run time. */
  ms?: number | null | undefined
}

/** A named action or guard, e.g. `putAside` with `email`. */
export interface Named {
  name: string
  /** Its parameter, if the machine fixes it rather than taking it from the event. */
  with?: string | undefined
}

/** One transition as written in the machine. */
export interface Way {
  id: TransitionId
  from: string
  cause: Cause
  guard: Named | null
  /** Has no guard, after guarded transitions for the same cause. */
  isElse: boolean
  actions: readonly Named[]
  /** IDs of the targets. Empty: it stays. Several: one per region. */
  to: readonly string[]
  /** Leaves its state and enters it again. */
  isAnew: boolean
}

export interface Invocation {
  id: string
  port: string
}

/** One state; compound states and regions count too. */
export interface DrawnState {
  id: string
  /** Null for the machine itself. */
  parent: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The initial state inside, maybe a deeper one; null if there is none, or if all are active. */
  first: string | null
  tags: readonly string[]
  asks: readonly Invocation[]
  entry: readonly Named[]
  exit: readonly Named[]
  viewStates: readonly ViewStateBadge[]
}

/** The drawable form of a machine: plain JSON, in source order. */
export interface Chart {
  id: string
  states: readonly DrawnState[]
  ways: readonly Way[]
}

/** @param snapshots as many of the machine as possible: they show which view states belong to its states */
export const buildChartModel = (
  { machine, viewStates }: Pick<MachineSpec, 'machine' | 'viewStates'>,
  snapshots: readonly AnyMachineSnapshot[],
): Chart => {
  const nodes = nodesOf(machine.root)
  const badges = viewStatesIn(machine.root, viewStates, snapshots)
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays
  return {
    id: machine.id,
    states: nodes.map((node) => stateOf(node, badges.get(node.id) ?? [])),
    ways: [...listTransitions(machine)].map(([transition, id]) => wayOf(transition, id, delays)),
  }
}

const stateOf = (node: AnyStateNode, viewStates: readonly ViewStateBadge[]): DrawnState => ({
  id: node.id,
  parent: node.parent?.id ?? null,
  kind: node.type,
  first: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  tags: [...node.tags],
  asks: node.invoke.map(({ id, src }) => ({ id, port: nameOf(src) ?? id })),
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  viewStates,
})

const wayOf = (
  { source, eventType, guard, actions, target, reenter }: AnyTransitionDefinition,
  id: TransitionId,
  delays: Readonly<Record<string, unknown>>,
): Way => ({
  id,
  from: source.id,
  cause: causeOf(eventType, delays),
  guard: guard === undefined ? null : namedOf(guard),
  isElse: guard === undefined && / #\d+$/.test(id),
  actions: namesOf(actions),
  to: (target ?? []).map((node) => node.id),
  isAnew: reenter && target !== undefined,
})

const causeOf = (eventType: string, delays: Readonly<Record<string, unknown>>): Cause => {
  if (eventType === '') return { kind: 'always', name: '' }
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'done.actor') return { kind: 'done', name }
  if (kind === 'error.actor') return { kind: 'error', name }
  if (kind === 'done.state') return { kind: 'ended', name }
  if (kind !== 'after') return { kind: 'event', name: eventType }
  // `xstate.after.slowAfter.search.loading.fresh`: the delay, then its state.
  const [delay = ''] = name.split('.')
  const ms = delays[delay]
  return { kind: 'after', name: delay, ms: typeof ms === 'number' ? ms : null }
}

/** Skips functions: XState adds those to start and stop timers, while our machines name their actions. */
const namesOf = (actions: readonly unknown[]): Named[] =>
  actions.filter((action) => typeof action !== 'function').map(namedOf)

const namedOf = (reference: unknown): Named => {
  const name = nameOf(reference) ?? 'unnamed'
  const given = isRecord(reference) ? reference['params'] : undefined
  return typeof given === 'string' ? { name, with: given } : { name }
}
