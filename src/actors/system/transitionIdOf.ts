import { listTransitions, type TransitionId } from '#machines/kit/verify/transitions.ts'
import type { AnyTransitionDefinition } from 'xstate'

/** Listed once for each machine. */
const listed = new Map<unknown, ReturnType<typeof listTransitions>>()

export const transitionIdOf = (taken: AnyTransitionDefinition): TransitionId => {
  const { machine } = taken.source
  const ids = listed.get(machine) ?? listTransitions(machine)
  listed.set(machine, ids)
  return ids.get(taken) ?? taken.eventType
}
