/* oxlint-disable no-underscore-dangle -- XState 5 shows these facts only through fields it marks as internal; they are read here alone, and the kit's own tests fail when a release changes them. */
import type { AnyActor, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** All active states, compound ones included. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes

/** The transitions that a microstep took. */
export const transitionsOf = (event: InspectionEvent): AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : []

/** ID of the timer that will send an event of this type to `actor`. */
export const timerFor = (actor: AnyActor, eventType: string): string | undefined =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).find(
    ({ event, target }) => event.type === eventType && target === actor,
  )?.id

/**
 * The argument of an `assign`: an object with a value or function per field, or one function that returns such an object.
 * Undefined for any other action.
 */
export const assignmentOf = (action: unknown): unknown =>
  typeof action === 'function' && 'type' in action && action.type === 'xstate.assign' && 'assignment' in action
    ? action.assignment
    : undefined

/** Types of the delayed events scheduled for `actor`. */
export const timersOf = (actor: AnyActor): string[] =>
  Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ target }) => target === actor)
    .map(({ event }) => event.type)
    .sort()
