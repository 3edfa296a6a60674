import { transitionsOf } from '#machines/kit/internals.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate'

/** The crossing of a link that an event came by. */
export interface RoutedEvent {
  from: string
  on: string
}

/** A snapshot as it was, in the shape of a persisted one: not yet redacted, but for what calls were asked and have answered. */
interface Frame extends Pick<AnyMachineSnapshot, 'status' | 'value' | 'context'> {
  historyValue: Readonly<Record<string, readonly { id: string }[]>>
  children: Readonly<Record<string, { src: unknown; syncSnapshot: false; snapshot: { status: string } }>>
}

/** What one event made of one actor. Nothing of the event but its type. */
export interface RecordedStep {
  /** Milliseconds since 1970. */
  at: number
  who: string
  /** Its id. */
  machine: string
  type: string
  /** Undefined: from outside the machines, such as a guest or the answer of a call. */
  source: RoutedEvent | undefined
  took: readonly AnyTransitionDefinition[]
  frame: Frame
}

const START = 'xstate.init'

/** Steps that are kept. */
export const MAX_STEPS = 200

// A context is never changed, so it is shared and not copied: what it takes are the parts that differ from step to step.
const frameOf = ({ status, value, historyValue, context, children }: AnyMachineSnapshot): Frame => ({
  status,
  value,
  historyValue: Object.fromEntries(
    Object.entries(historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => ({ id }))]),
  ),
  context,
  // Their state goes on: what it was now cannot be asked later.
  children: Object.fromEntries(
    Object.entries<AnyActorRef | undefined>(children).flatMap(([id, child]) =>
      child === undefined
        ? []
        : [[id, { src: child.src, syncSnapshot: false, snapshot: { status: child.getSnapshot().status } }]],
    ),
  ),
})

interface Pending {
  /** What it was sent and has not yet taken, the first first. */
  events: EventObject[]
  took: AnyTransitionDefinition[]
}

/** The last steps of all actors, in the order in which they were taken. */
export const createRecorder = (now: () => number) => {
  const steps: RecordedStep[] = []
  const pending = new Map<string, Pending>()
  const sources = new WeakMap<EventObject, RoutedEvent>()
  let owner: string | null = null
  const pendingOf = (who: string): Pending => {
    const known = pending.get(who) ?? { events: [], took: [] }
    pending.set(who, known)
    return known
  }

  return {
    /** Says where an event comes from that is about to be sent. */
    cross: (event: EventObject, routedEvent: RoutedEvent): void => void sources.set(event, routedEvent),

    /** Gathers what an actor does, until its step is written. */
    gather: (who: string, inspected: InspectionEvent): void => {
      // What its calls do within is none of its steps.
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      const { events, took } = pendingOf(who)
      took.push(...transitionsOf(inspected))
      if (inspected.type !== '@xstate.event') return
      // It starts before it takes what it was sent earlier.
      if (inspected.event.type === START) events.unshift(inspected.event)
      else events.push(inspected.event)
    },

    /** The step is taken. */
    write: (who: string, snapshot: AnyMachineSnapshot): void => {
      const { events, took } = pendingOf(who)
      const event = events.shift()
      steps.push({
        at: now(),
        who,
        machine: snapshot.machine.id,
        type: event?.type ?? START,
        source: event && sources.get(event),
        took: took.splice(0),
        frame: frameOf(snapshot),
      })
      if (steps.length > MAX_STEPS) steps.shift()
    },

    /** It takes no more. */
    end: (who: string): void => void pending.delete(who),

    /** From now on the steps are this guest's: what another guest has done is forgotten. */
    belongTo: (guest: string): void => {
      if (owner !== null && owner !== guest) steps.length = 0
      owner = guest
    },

    /** The guest is gone, and with them what they have done. */
    forget: (): void => {
      steps.length = 0
      owner = null
    },

    read: (): readonly RecordedStep[] => steps,
  }
}
