import { isMachineSnapshot, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import { activeNodes } from './internals.ts'

/**
 * XState 5 does not start `after` timers again when an actor is restored (statelyai/xstate #5331); this does, from their full length, children included.
 * Call it once, after `start()`.
 */
export const restartTimers = (actor: AnyActorRef): void => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return
  for (const node of activeNodes(snapshot))
    for (const { eventType, delay } of node.after) {
      const length = typeof delay === 'string' ? lengthOf(snapshot, delay) : delay
      // Leaving the state cancels by the event's type, as it does for a timer that XState has started.
      if (typeof length === 'number')
        actor.system.scheduler.schedule(actor, actor, { type: eventType }, length, eventType)
    }
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children))
    if (child !== undefined) restartTimers(child)
}

/** Milliseconds of a named delay. A computed one may read the context alone: the event that began it is not known any more. */
const lengthOf = (snapshot: AnyMachineSnapshot, name: string): unknown => {
  const written = snapshot.machine.implementations.delays[name]
  if (typeof written === 'function') return Reflect.apply(written, undefined, [{ context: snapshot.context }])
  return written ?? Number(name)
}
