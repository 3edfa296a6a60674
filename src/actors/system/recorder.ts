import { transitionsOf } from '#machines/kit/internals.ts'
import type { ConnectionChange } from '#contract/support/captures.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate'

/** The event route that sent an event. */
export interface RoutedEvent {
  from: string
  on: string
}

/** A past snapshot in persisted form: not redacted yet, but without the input and output of calls. */
interface Frame extends Pick<AnyMachineSnapshot, 'status' | 'value' | 'context'> {
  historyValue: Readonly<Record<string, readonly { id: string }[]>>
  children: Readonly<Record<string, { src: unknown; syncSnapshot: false; snapshot: { status: string } }>>
}

/** The effect of one event on one actor. Of the event, only its type is stored. */
export interface RecordedStep {
  /** Milliseconds since 1970. */
  at: number
  who: string
  /** The machine's id. */
  machine: string
  type: string
  /** Undefined: from outside the machines, e.g. a guest or the result of a call. */
  source: RoutedEvent | undefined
  took: readonly AnyTransitionDefinition[]
  frame: Frame
}

const START = 'xstate.init'

/** Older steps are dropped. */
export const MAX_STEPS = 200
/** As many as a capture may have. */
const MAX_CONNECTION_CHANGES = 20

// Shares the context instead of copying it: contexts are immutable, so memory grows only by the parts that differ.
const frameOf = ({ status, value, historyValue, context, children }: AnyMachineSnapshot): Frame => ({
  status,
  value,
  historyValue: Object.fromEntries(
    Object.entries(historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => ({ id }))]),
  ),
  context,
  // Copy the status: children are live, so it cannot be read later.
  children: Object.fromEntries(
    Object.entries<AnyActorRef | undefined>(children).flatMap(([id, child]) =>
      child === undefined
        ? []
        : [[id, { src: child.src, syncSnapshot: false, snapshot: { status: child.getSnapshot().status } }]],
    ),
  ),
})

interface Pending {
  /** Events sent but not yet taken, oldest first. */
  events: EventObject[]
  took: AnyTransitionDefinition[]
}

/** The last steps of all actors, in order. */
export const createRecorder = (now: () => number) => {
  const steps: RecordedStep[] = []
  const pending = new Map<string, Pending>()
  const sources = new WeakMap<EventObject, RoutedEvent>()
  let connection: ConnectionChange[] = []
  const watchers = new Set<(step: RecordedStep) => void>()
  let owner: string | null = null
  const pendingOf = (who: string): Pending => {
    const entry = pending.get(who) ?? { events: [], took: [] }
    pending.set(who, entry)
    return entry
  }

  const forget = (): void => {
    steps.length = 0
    connection = []
    owner = null
  }

  return {
    /** Notes the source of an event about to be sent. */
    cross: (event: EventObject, routedEvent: RoutedEvent): void => void sources.set(event, routedEvent),

    /** Collects an actor's events and transitions until its step is recorded. */
    gather: (who: string, inspected: InspectionEvent): void => {
      // Ignore what happens inside the actor's children.
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      const { events, took } = pendingOf(who)
      took.push(...transitionsOf(inspected))
      if (inspected.type !== '@xstate.event') return
      // The start comes before events sent earlier.
      if (inspected.event.type === START) events.unshift(inspected.event)
      else events.push(inspected.event)
    },

    /** Records the step just taken. */
    write: (who: string, snapshot: AnyMachineSnapshot): void => {
      const { events, took } = pendingOf(who)
      const event = events.shift()
      const step: RecordedStep = {
        at: now(),
        who,
        machine: snapshot.machine.id,
        type: event?.type ?? START,
        source: event && sources.get(event),
        took: took.splice(0),
        frame: frameOf(snapshot),
      }
      steps.push(step)
      if (steps.length > MAX_STEPS) steps.shift()
      for (const watch of watchers) watch(step)
    },

    /** The browser has lost the connection, or has it back. */
    connect: (isOnline: boolean): void => {
      connection = [...connection, { at: now(), isOnline }].slice(-MAX_CONNECTION_CHANGES)
    },
    connection: (): readonly ConnectionChange[] => connection,

    /** The actor takes no more events. */
    end: (who: string): void => void pending.delete(who),

    /** Assigns further steps to this user; clears the steps of another. */
    belongTo: (guest: string): void => {
      if (owner !== null && owner !== guest) forget()
      owner = guest
    },

    /** Clears the user and what was recorded of them. */
    forget,

    read: (): readonly RecordedStep[] => steps,

    /** Reports each further step. @returns a function that ends that. */
    watch: (tell: (step: RecordedStep) => void): (() => void) => {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}
