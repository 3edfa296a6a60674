import {
  createEmptyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateValue,
} from 'xstate'
import type { InvariantStep } from './machineSpec.ts'
import { activeNodes, transitionsOf } from '#machines/kit/internals.ts'
import { nameOf, paramsOf } from '#machines/kit/references.ts'

/** `search.loading · search.cancel #1`: the source state, the event, and the index among transitions for that event. */
export type TransitionId = string

export interface Taken extends Pick<InvariantStep, 'invocations' | 'emitted'> {
  snapshot: AnyMachineSnapshot
  took: TransitionId[]
  answered: GuardAnswer[]
}

const idOf = (source: string, eventType: string, index: number): TransitionId =>
  `${source} · ${eventType === '' ? 'always' : eventType}${index === 0 ? '' : ` #${index}`}`

/** A node and all its descendants. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** All transitions written in `machine`. */
export const listTransitions = (machine: AnyStateMachine): Map<AnyTransitionDefinition, TransitionId> => {
  const listed = new Map<AnyTransitionDefinition, TransitionId>()
  for (const node of nodesOf(machine.root)) {
    for (const [eventType, list] of node.transitions)
      for (const [index, transition] of list.entries()) listed.set(transition, idOf(node.id, eventType, index))
    for (const [index, transition] of (node.always ?? []).entries()) listed.set(transition, idOf(node.id, '', index))
  }
  return listed
}

/** Written transitions that a microstep took. */
export const takenIn = (
  event: InspectionEvent,
  transitions: ReadonlyMap<AnyTransitionDefinition, TransitionId>,
): TransitionId[] =>
  transitionsOf(event)
    .map((taken) => transitions.get(taken))
    .filter((id) => id !== undefined)

const nothing = () => {}

// A new system per step: an actor with a `systemId` would collide with the one of the previous step.
const watchedScope = (
  collect: (event: InspectionEvent) => void,
  actionExecutor: AnyActorScope['actionExecutor'],
): AnyActorScope => {
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
    actionExecutor,
  }
}

/** A guard of a written transition, and its answer: `search.loaded · more.show [hasMore] no`. */
export type GuardAnswer = string
export const guardAnswer = (id: TransitionId, guard: string, answer: boolean): GuardAnswer =>
  `${id} [${guard}] ${answer ? 'yes' : 'no'}`

/** A copy of a machine that reports the transitions taken and the answers of their guards. Its steps have no side effects. */
export interface InstrumentedMachine {
  transitions: TransitionId[]
  /** Both answers of each guarded transition. */
  answers: GuardAnswer[]
  start: (input: unknown) => Taken
  /** A snapshot of this copy in a state that was stored. No port of it runs. */
  resolve: (value: StateValue, context: unknown) => AnyMachineSnapshot
  step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Taken
}

interface Executed {
  type: string
  params: unknown
}

/** The invoke that this action started, if it is still open after the step. */
const invocationsBy = ({ type, params }: Executed, { children }: AnyMachineSnapshot): InvariantStep['invocations'] => {
  if (type !== 'xstate.spawnChild' || !isObject(params)) return []
  const { id, src: port, input, actorRef } = params
  const isOpen = typeof id === 'string' && children[id] === actorRef
  return isOpen && typeof port === 'string' ? [{ port, input }] : []
}
const emittedBy = ({ type, params }: Executed): InvariantStep['emitted'] => {
  const event = type === 'xstate.emit' && isObject(params) ? params['event'] : null
  return isObject(event) && typeof event['type'] === 'string' ? [{ ...event, type: event['type'] }] : []
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const instrumentMachine = (original: AnyStateMachine): InstrumentedMachine => {
  const machine = original.provide({})
  const transitions = listTransitions(machine)
  const answers: GuardAnswer[] = []
  let took: TransitionId[] = []
  let answered: GuardAnswer[] = []
  for (const [transition, id] of transitions) {
    const guard: unknown = transition.guard
    const name = nameOf(guard)
    const ask = name === undefined ? undefined : machine.implementations.guards[name]
    if (name === undefined || typeof ask !== 'function') continue
    answers.push(guardAnswer(id, name, true), guardAnswer(id, name, false))
    const check = (snapshot: AnyMachineSnapshot, args: { context: unknown; event: AnyEventObject }): boolean => {
      const answer =
        'check' in ask && typeof ask.check === 'function'
          ? Boolean(ask.check(snapshot, args, ask))
          : ask(args, paramsOf(guard, args))
      answered.push(guardAnswer(id, name, answer))
      return answer
    }
    // A function with a `check` that also gets the snapshot, like XState's own guards, e.g. `stateIn`.
    Object.assign(transition, { guard: Object.assign(() => false, { check }) })
  }
  const taken = (step: (scope: AnyActorScope) => AnyMachineSnapshot): Taken => {
    took = []
    answered = []
    const done: Executed[] = []
    const snapshot = step(
      watchedScope(
        (event) => took.push(...takenIn(event, transitions)),
        (action) => done.push(action),
      ),
    )
    const invocations = done.flatMap((action) => invocationsBy(action, snapshot))
    const emitted = done.flatMap(emittedBy)
    return { snapshot, took, answered, invocations, emitted }
  }
  return {
    transitions: [...transitions.values()],
    answers,
    start: (input) => taken((scope) => machine.getInitialSnapshot(scope, input)),
    resolve: (value, context) => machine.resolveState({ value, context }),
    step: (snapshot, event) => taken((scope) => machine.transition(snapshot, event, scope)),
  }
}

/** Types of events that `snapshot` has a transition for, ignoring guards; also those without effect. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(activeNodes(snapshot).flatMap((node) => [...node.transitions.keys()])),
]
