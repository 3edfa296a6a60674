import { transitionsOf } from '#machines/kit/internals.ts'
import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from 'xstate'

/** The crossing of a link that an event came by. */
export interface Crossing {
  from: string
  on: string
}

/** A snapshot as it was, in the shape of a persisted one and not yet redacted. It shares what machines never change. */
export interface Frame {
  status: AnyMachineSnapshot['status']
  value: AnyMachineSnapshot['value']
  historyValue: AnyMachineSnapshot['historyValue']
  context: AnyMachineSnapshot['context']
  /** Which calls were running then, without their questions and answers. */
  children: Readonly<Record<string, { src: unknown; status: string }>>
}

/** What one event made of one actor. Nothing of the event but its type. */
export interface RecordedStep {
  /** Milliseconds since 1970. */
  at: number
  who: string
  type: string
  /** Undefined: from outside the machines, such as a guest or the answer of a call. */
  source: Crossing | undefined
  took: readonly AnyTransitionDefinition[]
  frame: Frame
}

/** Steps that are kept. */
export const MOST_STEPS = 200

const frameOf = ({ status, value, historyValue, context, children }: AnyMachineSnapshot): Frame => ({
  status,
  value,
  historyValue,
  context,
  // Their state goes on: what it was now cannot be asked later.
  children: Object.fromEntries(
    Object.entries<AnyActorRef | undefined>(children).flatMap(([id, child]) =>
      child === undefined ? [] : [[id, { src: child.src, status: child.getSnapshot().status }]],
    ),
  ),
})

interface Pending {
  event: EventObject
  took: AnyTransitionDefinition[]
}

/** The last steps of all actors, in the order in which they were taken. */
export const createRecorder = (now: () => number) => {
  const steps: RecordedStep[] = []
  const pending = new Map<string, Pending>()
  const sources = new WeakMap<EventObject, Crossing>()
  let owner: string | null = null

  return {
    /** Says where an event comes from that is about to be sent. */
    cross: (event: EventObject, crossing: Crossing): void => void sources.set(event, crossing),

    /** Gathers what an actor does, until its step is written. */
    gather: (who: string, inspected: InspectionEvent): void => {
      // Of the actor itself: what its calls do within is none of its steps.
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return
      const begun = pending.get(who)
      if (begun === undefined) pending.set(who, { event: inspected.event, took: [...transitionsOf(inspected)] })
      else begun.took.push(...transitionsOf(inspected))
    },

    /** The step is taken. */
    write: (who: string, snapshot: AnyMachineSnapshot): void => {
      const done = pending.get(who)
      pending.delete(who)
      steps.push({
        at: now(),
        who,
        type: done?.event.type ?? 'xstate.init',
        source: done && sources.get(done.event),
        took: done?.took ?? [],
        frame: frameOf(snapshot),
      })
      if (steps.length > MOST_STEPS) steps.shift()
    },

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

export type Recorder = ReturnType<typeof createRecorder>
