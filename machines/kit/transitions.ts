import {
  __unsafe_getAllOwnEventDescriptors as ownEventTypes,
  createEmptyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate'
import { transitionsOf } from './internals.ts'

/** `search.loading · search.cancel #1`: where a transition is written, its event, and its place among its like. */
export type TransitionId = string

export interface Taken {
  snapshot: AnyMachineSnapshot
  took: TransitionId[]
}

const idOf = (source: string, eventType: string, index: number): TransitionId =>
  `${source} · ${eventType === '' ? 'always' : eventType}${index === 0 ? '' : ` #${index}`}`

/** A node and everything below it. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every transition that is written in `machine`. */
export const listTransitions = (machine: AnyStateMachine): Map<AnyTransitionDefinition, TransitionId> => {
  const listed = new Map<AnyTransitionDefinition, TransitionId>()
  for (const node of nodesOf(machine.root)) {
    for (const [eventType, list] of node.transitions)
      for (const [index, written] of list.entries()) listed.set(written, idOf(node.id, eventType, index))
    for (const [index, written] of (node.always ?? []).entries()) listed.set(written, idOf(node.id, '', index))
  }
  return listed
}

/** The written transitions that a microstep took. */
export const takenIn = (
  event: InspectionEvent,
  written: ReadonlyMap<AnyTransitionDefinition, TransitionId>,
): TransitionId[] =>
  transitionsOf(event)
    .map((taken) => written.get(taken))
    .filter((id) => id !== undefined)

const nothing = () => {}

// A fresh system for each step: an actor with a `systemId` would collide with the one of the step before.
const watchedScope = (collect: (event: InspectionEvent) => void): AnyActorScope => {
  const self = createEmptyActor()
  self.system.inspect(collect)
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
}

/** The first snapshot and the transitions taken on the way, with no side effect. */
export const firstStep = (
  machine: AnyStateMachine,
  written: ReadonlyMap<AnyTransitionDefinition, TransitionId>,
  input: unknown,
): Taken => {
  const took: TransitionId[] = []
  const scope = watchedScope((event) => took.push(...takenIn(event, written)))
  return { snapshot: machine.getInitialSnapshot(scope, input), took }
}

/** The snapshot after `event` and the transitions taken, with no side effect. */
export const nextStep = (
  machine: AnyStateMachine,
  written: ReadonlyMap<AnyTransitionDefinition, TransitionId>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Taken => {
  const took: TransitionId[] = []
  const scope = watchedScope((inspected) => took.push(...takenIn(inspected, written)))
  return { snapshot: machine.transition(snapshot, event, scope), took }
}

/** The types of the events that `snapshot` has a transition for, guards aside. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [...new Set<string>(ownEventTypes(snapshot))]
