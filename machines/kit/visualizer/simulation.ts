import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import { activeNodes } from '#machines/kit/internals.ts'
import { eventsFor } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { instrumentMachine, type Taken, type TransitionId } from '#machines/kit/verify/transitions.ts'
import { readViewStates, type ViewStateValue } from '#machines/kit/viewState.ts'

/** A guard that a step asked, in the order of the questions. */
export interface AskedGuard {
  way: TransitionId
  guard: string
  isTrue: boolean
}

/**
 * A machine at one moment of a simulation, and the step that led to it. Nothing is started: no port is called, no timer runs. Only
 * the simulation that made it can step it.
 */
export interface Moment {
  snapshot: AnyMachineSnapshot
  /** Null at the beginning. */
  event: AnyEventObject | null
  took: readonly TransitionId[]
  guards: readonly AskedGuard[]
  /** IDs of all active states, compound ones included. */
  active: ReadonlySet<string>
  viewStates: readonly ViewStateValue[]
}

/** Who sends an event: a guest, another machine or the page, a port that answers or fails, or a timer. */
export type ChoiceKind = 'guest' | 'told' | 'done' | 'error' | 'after'

/** An event that may come next, and where it would lead. */
export interface Choice {
  event: AnyEventObject
  /** Place of the event among all that could be sent; an address names the choice by it. */
  index: number
  kind: ChoiceKind
  /** The invoke that answers or fails, or the delay that passes; null for other events. */
  source: string | null
  leadsTo: Moment
  /** No state is entered, and a guest sees no difference. */
  staysPut: boolean
}

export interface Simulation {
  spec: MachineSpec
  /** @param input place among the inputs of the machine */
  begin: (input: number) => Moment
  /** A stored snapshot, e.g. of a captured screen. Null for one that this machine cannot take. */
  beginFrom: (stored: unknown) => Moment | null
  /** An event that breaks the machine leads to a moment whose snapshot has the status `error`. The same step is the same moment. */
  send: (from: Moment, event: AnyEventObject) => Moment
  /** Events that the machine hears here, one for each effect; also those that its guards refuse, which stay put. */
  choices: (from: Moment) => readonly Choice[]
}

const momentOf = (spec: MachineSpec, { snapshot, took, answered }: Taken, event: AnyEventObject | null): Moment => ({
  snapshot,
  event,
  took,
  guards: answered.flatMap(readAnswer),
  active: new Set(activeNodes(snapshot).map(({ id }) => id)),
  viewStates: readViewStates(spec, snapshot),
})

/** Reads `search.loaded · more.show [hasMore] no`. */
const readAnswer = (answer: string): AskedGuard[] => {
  const [, way, guard, word] = /^(.*) \[(.+)\] (yes|no)$/.exec(answer) ?? []
  return way === undefined || guard === undefined ? [] : [{ way, guard, isTrue: word === 'yes' }]
}

/** Who sends an event. */
export const originOf = ({ type }: AnyEventObject, { told }: MachineSpec): Pick<Choice, 'kind' | 'source'> => {
  const [, reply, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (port !== undefined) return { kind: reply === 'done' ? 'done' : 'error', source: port }
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  if (delay !== undefined) return { kind: 'after', source: delay }
  return { kind: told?.includes(type) === true ? 'told' : 'guest', source: null }
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.active.size === other.active.size &&
  [...one.active].every((id) => other.active.has(id)) &&
  one.viewStates.join() === other.viewStates.join()

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isStateValue))

const broken = (from: Moment, event: AnyEventObject, error: unknown): Moment => ({
  ...from,
  snapshot: { ...from.snapshot, status: 'error', error },
  event,
  took: [],
  guards: [],
})

/** Steps through a machine without running it. */
export const createSimulation = (spec: MachineSpec): Simulation => {
  const machine = instrumentMachine(spec.machine)
  const begins = new Map<number, Moment>()
  const steps = new WeakMap<Moment, Map<string, Moment>>()
  const choicesOf = new WeakMap<Moment, readonly Choice[]>()

  const step = (from: Moment, event: AnyEventObject): Moment => {
    try {
      const moment = momentOf(spec, machine.step(from.snapshot, event), event)
      // An edited event may leave a context behind on which the samples break.
      if (moment.snapshot.status === 'active' && !spec.samples.includes(event)) eventsFor(spec, moment.snapshot)
      return moment
    } catch (error) {
      return broken(from, event, error)
    }
  }
  const send = (from: Moment, event: AnyEventObject): Moment => {
    const known = steps.get(from) ?? new Map<string, Moment>()
    steps.set(from, known)
    const key = JSON.stringify(event)
    const moment = known.get(key) ?? step(from, event)
    known.set(key, moment)
    return moment
  }
  const findChoices = (from: Moment): readonly Choice[] => {
    if (from.snapshot.status !== 'active') return []
    const effects = new Set<string>()
    return eventsFor(spec, from.snapshot).flatMap((event, index): Choice[] => {
      const leadsTo = send(from, event)
      const effect = JSON.stringify([event.type, leadsTo.took, [...leadsTo.active], leadsTo.viewStates])
      if (effects.has(effect)) return []
      effects.add(effect)
      return [{ event, index, ...originOf(event, spec), leadsTo, staysPut: isSame(from, leadsTo) }]
    })
  }
  return {
    spec,
    begin: (input) => {
      const moment = begins.get(input) ?? momentOf(spec, machine.start(spec.inputs[input]), null)
      begins.set(input, moment)
      return moment
    },
    beginFrom: (stored) => {
      if (!isRecord(stored) || !isStateValue(stored['value'])) return null
      try {
        const snapshot = machine.resolve(stored['value'], stored['context'])
        eventsFor(spec, snapshot)
        return momentOf(spec, { snapshot, took: [], answered: [], invocations: [], emitted: [] }, null)
      } catch {
        return null
      }
    },
    send,
    choices: (from) => {
      const choices = choicesOf.get(from) ?? findChoices(from)
      choicesOf.set(from, choices)
      return choices
    },
  }
}
