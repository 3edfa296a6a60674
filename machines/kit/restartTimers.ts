import { isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import { activeNodes } from './internals.ts'

/**
 * XState 5 does not restart `after` timers when an actor is restored (statelyai/xstate #5331). This restarts them with their
 * full length, in children too. Call it once, after `start()`.
 */
export const restartTimers = (actor: AnyActorRef): void => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return
  for (const node of activeNodes(snapshot))
    for (const { eventType, delay } of node.after) {
      const length = typeof delay === 'string' ? lengthOf(snapshot, delay) : delay
      // XState cancels its timers by event type when the state is left; the last argument lets it cancel this one too.
      if (typeof length === 'number')
        actor.system.scheduler.schedule(actor, actor, { type: eventType }, length, eventType)
    }
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children))
    if (child !== undefined) restartTimers(child)
}

/** Milliseconds of a named delay. A computed delay may only read the context: the event that started it is no longer known. */
const lengthOf = (snapshot: AnyMachineSnapshot, name: string): unknown => {
  const delay = snapshot.machine.implementations.delays[name]
  if (typeof delay === 'function') return Reflect.apply(delay, undefined, [{ context: snapshot.context }])
  return delay ?? Number(name)
}
