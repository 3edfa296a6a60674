import {
  createActor,
  fromPromise,
  isMachineSnapshot,
  type ActorOptions,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate'
import type { InvariantStep } from './machineSpec.ts'
import { timerFor } from '#machines/kit/internals.ts'
import { listTransitions, takenIn, type TransitionId } from './transitions.ts'

interface Question {
  answer: (output: unknown) => void
  refuse: (error: unknown) => void
}

/** Everything since the last call of `drainEffects`. */
type Effects = Pick<InvariantStep, 'invocations' | 'emitted'> & { took: readonly TransitionId[] }

/** A live actor whose ports and timers wait for the test. */
export interface LiveWalk {
  machine: AnyStateMachine
  actor: AnyActor
  snapshot: () => AnyMachineSnapshot
  /** Whether the port of a result is pending, or the timer is scheduled; any other event can always be sent. */
  canDeliver: (event: AnyEventObject) => boolean
  /** Sends an event, settles a port or fires a timer. */
  deliver: (event: AnyEventObject) => Promise<void>
  drainEffects: () => Effects
}

/**
 * @param from the input of a new actor, or the persisted snapshot of one to restore
 * @param create makes the actor; one that is not XState's may not tell the transitions taken
 */
export const startWalk = (
  original: AnyStateMachine,
  from: { input: unknown } | { snapshot: Snapshot<unknown> },
  create: (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>) => AnyActor = createActor,
): LiveWalk => {
  const questions = new Map<string, Question>()
  let invocations: { port: string; input: unknown }[] = []
  let emitted: AnyEventObject[] = []
  let took: TransitionId[] = []
  const machine = withPausedPorts(original, (id, port, input, question) => {
    questions.set(id, question)
    invocations.push({ port, input })
  })
  const transitions = listTransitions(machine)
  const actor = create(machine, {
    ...from,
    clock: stoppedClock,
    inspect: (event) => {
      // By id: the first steps of an actor are taken before there is a reference to it.
      const isOwn = event.actorRef.sessionId === event.rootId
      if (event.type === '@xstate.microstep' && isOwn) took.push(...takenIn(event, transitions))
    },
  })
  // Without an observer, XState reports an error to the whole process instead of this walk.
  actor.subscribe({ error: () => {} })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const snapshot = (): AnyMachineSnapshot => {
    const now: unknown = actor.getSnapshot()
    if (!isMachineSnapshot(now)) throw new Error('the actor is no machine')
    return now
  }
  const questionOf = (event: AnyEventObject): Question | undefined => {
    const port = portOf(event)
    if (port === undefined) return undefined
    const child: unknown = snapshot().children[port]?.getSnapshot()
    return isActive(child) ? questions.get(port) : undefined
  }
  return {
    machine,
    actor,
    snapshot,
    canDeliver: (event) => {
      if (portOf(event) !== undefined) return questionOf(event) !== undefined
      return !isTimer(event) || timerFor(actor, event.type) !== undefined
    },
    deliver: async (event) => {
      const port = portOf(event)
      if (port !== undefined) {
        const question = questionOf(event)
        if (question === undefined) throw new Error(`nobody asked "${port}"`)
        if (event.type.startsWith('xstate.done')) question.answer(event['output'])
        else question.refuse(event['error'])
        return settle()
      }
      if (isTimer(event)) {
        const timer = timerFor(actor, event.type)
        if (timer === undefined) throw new Error(`no timer waits for "${event.type}"`)
        actor.system.scheduler.cancel(actor, timer)
      }
      actor.send(event)
    },
    drainEffects: () => {
      const effects = { invocations, emitted, took }
      invocations = []
      emitted = []
      took = []
      return effects
    },
  }
}

export const isActive = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active'

const portOf = ({ type }: AnyEventObject): string | undefined => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.')

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

const withPausedPorts = (
  machine: AnyStateMachine,
  hold: (id: string, port: string, input: unknown, question: Question) => void,
): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((port) => [
        port,
        fromPromise<unknown, unknown>(
          ({ self, input }) => new Promise((answer, refuse) => hold(self.id, port, input, { answer, refuse })),
        ),
      ]),
    ),
  })

/** A port's result reaches the machine within a few microtasks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
