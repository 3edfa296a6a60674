import type { AnyEventObject } from 'xstate'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { createSimulation, type Moment } from './simulation.ts'

/** Where a path begins: at an input, by its place, or at a stored snapshot. */
export type Beginning = { input: number } | { stored: unknown }

/**
 * View states by name after the events of a path, for tests that were written from one.
 * @throws at the first event that cannot come there.
 */
export const followEvents = (
  spec: MachineSpec,
  beginning: Beginning,
  events: readonly AnyEventObject[],
): Readonly<Record<string, string>> => {
  const { begin, beginFrom, send } = createSimulation(spec)
  const first = 'input' in beginning ? begin(beginning.input) : beginFrom(beginning.stored)
  if (first === null) throw new Error('The machine cannot take the stored snapshot')
  let moment: Moment = first
  for (const [index, event] of events.entries()) {
    const { status } = moment.snapshot
    if (status !== 'active') throw new Error(`Step ${index + 1}, ${event.type}: the machine has ended before`)
    moment = send(moment, event)
    if (moment.snapshot.status === 'error')
      throw new Error(`Step ${index + 1}, ${event.type}: ${String(moment.snapshot.error)}`, {
        cause: moment.snapshot.error,
      })
  }
  return viewStatesOf(spec, moment)
}

/** View states by name. */
export const viewStatesOf = (
  { viewStates }: MachineSpec,
  { snapshot }: Pick<Moment, 'snapshot'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(viewStates).map(([name, { of }]) => [name, of(snapshot)]))
