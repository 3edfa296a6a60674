/* oxlint-disable no-underscore-dangle -- XState 5 shows these three facts only through fields it marks as internal; they are read here alone, and the kit's own tests fail when a release changes them. */
import type { AnyActor, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** Every active state, compound ones included. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes

/** The definitions that a microstep took. */
export const transitionsOf = (event: InspectionEvent): AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : []

/** The id of the timer that will send an event of this type to `actor`. */
export const timerFor = (actor: AnyActor, eventType: string): string | undefined =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).find(
    ({ event, target }) => event.type === eventType && target === actor,
  )?.id
