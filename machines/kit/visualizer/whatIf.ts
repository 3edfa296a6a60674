import type { AnyEventObject } from 'xstate'
import { activeNodes } from '#machines/kit/internals.ts'
import { eventsFor } from '#machines/kit/verify/coverTransitions.ts'
import { eventTypesOf } from '#machines/kit/verify/transitions.ts'
import type { Moment, Simulation } from './simulation.ts'

/** Something that may befall a guest in any state. */
export type Happening = 'connectionLost' | 'noAnswer' | 'guestLeaves' | 'guestLogsOut'
export const HAPPENINGS = [
  'connectionLost',
  'noAnswer',
  'guestLeaves',
  'guestLogsOut',
] as const satisfies readonly Happening[]

/** How the machines of a product hear of what happens. */
export interface HappeningEvents {
  /** The error that a port fails with when there is no connection. */
  connectionLost: unknown
  connectionRestored: readonly string[]
  guestLeaves: readonly string[]
  guestLogsOut: readonly string[]
}

/** The story ends here, e.g. where a machine asks again and again while the connection is gone. */
const MAX_STEPS = 5

const typesIn = ({ snapshot }: Moment): ReadonlySet<string> => new Set(eventTypesOf(snapshot))

/** Ports that are asked now, those of the innermost states first. */
const asked = ({ snapshot }: Moment): string[] =>
  activeNodes(snapshot)
    .toSorted((one, other) => other.path.length - one.path.length)
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))

const timersIn = (moment: Moment): string[] =>
  [...typesIn(moment)]
    .filter((type) => type.startsWith('xstate.after.'))
    .toSorted((one, other) => delayOf(moment, one) - delayOf(moment, other))

/** Milliseconds of a timer; a delay that only a running machine can tell comes last. */
const delayOf = ({ snapshot }: Moment, type: string): number => {
  const name = type.split('.')[2] ?? ''
  const delay: unknown = snapshot.machine.implementations.delays[name] ?? Number(name)
  return typeof delay === 'number' && !Number.isNaN(delay) ? delay : Number.MAX_SAFE_INTEGER
}

/**
 * What a machine does when something happens in a state: computed by stepping it, so that it is true of this build.
 * @param from a moment in which the state is active
 * @param state its ID: what it and its inner states ask fails first
 * @returns the moments that follow; empty if nothing in this state hears of it
 */
export const whatIf = (
  { spec, send }: Simulation,
  from: Moment,
  state: string,
  happening: Happening,
  heard: HappeningEvents,
): Moment[] => {
  const story: Moment[] = []
  const now = (): Moment => story.at(-1) ?? from
  const push = (event: AnyEventObject): boolean => {
    const next = send(now(), event)
    if (next.took.length === 0) return false
    story.push(next)
    return true
  }
  const sampleOf = (type: string): AnyEventObject =>
    eventsFor(spec, now().snapshot).find((event) => event.type === type) ?? { type }
  const pushFirst = (types: readonly string[]): boolean =>
    types.some((type) => typesIn(now()).has(type) && push(sampleOf(type)))

  if (happening === 'guestLeaves' || happening === 'guestLogsOut')
    for (const type of heard[happening]) {
      if (typesIn(now()).has(type)) push(sampleOf(type))
    }
  else if (happening === 'noAnswer')
    while (story.length < MAX_STEPS && asked(now()).length > 0 && pushFirst(timersIn(now()).slice(0, 1))) continue
  else {
    const inner = (ids: readonly string[]) => (story.length > 0 ? ids : ids.filter((id) => isAskedIn(from, state, id)))
    while (story.length < MAX_STEPS) {
      const port = inner(asked(now())).find((id) => typesIn(now()).has(`xstate.error.actor.${id}`))
      if (port !== undefined) {
        if (!push({ type: `xstate.error.actor.${port}`, error: heard.connectionLost })) break
      } else if (story.length === 0 || story.length > 2 || !pushFirst(timersIn(now()))) break
    }
    if (story.length > 0) pushFirst(heard.connectionRestored)
  }
  return story
}

const isAskedIn = ({ snapshot }: Moment, state: string, port: string): boolean =>
  activeNodes(snapshot).some(
    ({ id, invoke }) => (id === state || id.startsWith(`${state}.`)) && invoke.some((one) => one.id === port),
  )
