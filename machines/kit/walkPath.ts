import { createActor, fromPromise, type AnyActor, type AnyEventObject, type AnyStateMachine } from 'xstate'
import type { Path } from './coverTransitions.ts'
import type { MachineEntry } from './entry.ts'
import { timerFor } from './internals.ts'
import { brokenInvariants } from './invariants.ts'
import { listTransitions, takenIn, type TransitionId } from './transitions.ts'

interface Question {
  answer: (output: unknown) => void
  refuse: (error: unknown) => void
}

/**
 * Walks one generated path on a live actor whose ports wait to be answered and whose timers wait to be fired.
 * @returns the transitions really taken.
 * @throws at the first step that does not go where the path says, or that breaks an invariant.
 */
export const walkPath = async (entry: MachineEntry, path: Path): Promise<Set<TransitionId>> => {
  const asked = new Map<string, Question>()
  const machine = withHeldPorts(entry.machine, asked)
  const written = listTransitions(machine)
  const took = new Set<TransitionId>()
  const actor = createActor(machine, {
    input: path.input,
    clock: stoppedClock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef === actor)
        for (const id of takenIn(event, written)) took.add(id)
    },
  })
  // Without an observer XState reports an error to the whole process instead of to this walk.
  actor.subscribe({ error: () => {} })
  actor.start()
  failOn(brokenInvariants(machine, actor), 'the start')
  for (const step of path.steps) {
    await deliver(actor, asked, step.event)
    const value = JSON.stringify(actor.getSnapshot().value)
    const where = `${step.event.type} (${path.steps.map(({ event }) => event.type).join(' → ')})`
    if (value !== JSON.stringify(step.value))
      throw new Error(`after ${where}: ${value} instead of ${JSON.stringify(step.value)}`)
    failOn(brokenInvariants(machine, actor), where)
  }
  actor.stop()
  return took
}

const failOn = (problems: readonly string[], where: string) => {
  if (problems.length > 0) throw new Error(`after ${where}: ${problems.join('; ')}`)
}

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

const withHeldPorts = (machine: AnyStateMachine, asked: Map<string, Question>): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise<unknown, unknown>(
          ({ self }) => new Promise((answer, refuse) => void asked.set(self.id, { answer, refuse })),
        ),
      ]),
    ),
  })

const deliver = async (actor: AnyActor, asked: ReadonlyMap<string, Question>, event: AnyEventObject): Promise<void> => {
  const reply = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type)
  if (reply !== null) {
    const question = asked.get(reply[2] ?? '')
    if (question === undefined) throw new Error(`nobody asked "${reply[2]}"`)
    if (reply[1] === 'done') question.answer(event['output'])
    else question.refuse(event['error'])
    return settle()
  }
  if (event.type.startsWith('xstate.after.')) {
    const timer = timerFor(actor, event.type)
    if (timer === undefined) throw new Error(`no timer waits for "${event.type}"`)
    actor.system.scheduler.cancel(actor, timer)
  }
  actor.send(event)
}

/** A port's answer reaches the machine within a few microtasks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
