import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { viewStatesIn, type ViewStateBadge } from './viewStatesIn.ts'
import { isRecord, nameOf } from '#machines/kit/references.ts'
import { listTransitions, nodesOf, type TransitionId } from '#machines/kit/verify/transitions.ts'

/** What makes a machine take a way. `name`: the event; for `done` and `error` the invoke, for `after` the delay. */
export interface Cause {
  kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'ended'
  name: string
  /** Of `after`; null: it is known at run time alone. */
  ms?: number | null | undefined
}

/** Something done by name: `putAside` with `email`, where the machine says with what. */
export interface Named {
  name: string
  /** What it was given, where that is written in the machine and not taken from the event. */
  with?: string | undefined
}

/** One written transition. */
export interface Way {
  id: TransitionId
  from: string
  cause: Cause
  guard: Named | null
  /** Of several for the same cause the one that is left when no guard before it lets go. */
  isElse: boolean
  actions: readonly Named[]
  /** Where it leads; empty: it stays. Several: one in each region. */
  to: readonly string[]
  /** It leaves and enters its state anew. */
  isAnew: boolean
}

export interface Asked {
  id: string
  port: string
}

/** One state, compound ones and regions included. */
export interface DrawnState {
  id: string
  /** Null: the machine itself. */
  parent: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The state inside that comes first, maybe deeper; null where none is inside, or all at once. */
  first: string | null
  tags: readonly string[]
  asks: readonly Asked[]
  entry: readonly Named[]
  exit: readonly Named[]
  viewStates: readonly ViewStateBadge[]
}

/** A machine as it is drawn: plain JSON, in the order in which it is written. */
export interface Chart {
  id: string
  states: readonly DrawnState[]
  ways: readonly Way[]
}

/** @param snapshots of the machine, as many as there are: they tell which view states its states show. */
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
    ways: [...listTransitions(machine)].map(([written, id]) => wayOf(written, id, delays)),
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

/** What XState adds by itself to start and stop a timer is a function; actions of a machine are written by name. */
const namesOf = (written: readonly unknown[]): Named[] =>
  written.filter((action) => typeof action !== 'function').map(namedOf)

const namedOf = (written: unknown): Named => {
  const name = nameOf(written) ?? 'unnamed'
  const given = isRecord(written) ? written['params'] : undefined
  return typeof given === 'string' ? { name, with: given } : { name }
}
