import type { AnyEventObject } from 'xstate'
import { activeNodes } from '#machines/kit/internals.ts'
import { eventsFor } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { eventTypesOf } from '#machines/kit/verify/transitions.ts'
import type { Moment, Simulation } from './simulation.ts'

/** Something that may happen in any state. */
export interface Happening {
  /** How a machine notices: all that it asks fails, its timers run out, or it hears of it by an event. */
  by: 'network' | 'time' | 'event'
  /** Event types. For `network`: the connection is back. */
  events: readonly string[]
}

/** A story of one machine has at most this many steps. */
const MAX_STEPS = 5
/** An endless timer, e.g. of a poll, is told this many times. */
const MAX_TIMERS = 3

/**
 * The moments of a machine after something happens in a state: computed by stepping it, so that it is true of this build.
 * @param from a moment in which the state is active
 * @param state its ID: what it and its inner states ask fails first
 * @returns the moments that follow; empty if nothing in this state hears of it
 */
export const whatIf = (
  simulation: Simulation,
  from: Moment,
  state: string,
  happening: Happening,
): readonly Moment[] => {
  const story: Moment[] = []
  while (story.length < MAX_STEPS) {
    const event = nextEvent(simulation.spec, from, state, happening, story)
    const next = event && simulation.send(story.at(-1) ?? from, event)
    if (!next || next.took.length === 0) break
    story.push(next)
    // The end of the story.
    if (happening.by === 'network' && happening.events.includes(next.event?.type ?? '')) break
  }
  return story
}

const nextEvent = (
  spec: MachineSpec,
  from: Moment,
  state: string,
  { by, events }: Happening,
  story: readonly Moment[],
): AnyEventObject | null => {
  const now = story.at(-1) ?? from
  if (now.snapshot.status !== 'active') return null
  const heard = eventTypesOf(now.snapshot)
  const timer = firstTimer(now, heard)
  if (by === 'time') return timer === undefined || story.length === MAX_TIMERS ? null : { type: timer }
  const told = events.find((type) => heard.includes(type) && story.every(({ event }) => event?.type !== type))
  if (by === 'event') return told === undefined ? null : sampleOf(spec, now, told)

  // First what the state or its boxes ask, then whatever is asked because of that.
  const asked = activeNodes(now.snapshot)
    .filter(({ id }) => story.length > 0 || state === id || id.startsWith(`${state}.`) || state.startsWith(`${id}.`))
    .toSorted((one, other) => other.path.length - one.path.length)
    .flatMap(({ invoke }) => invoke.map(({ id }) => `xstate.error.actor.${id}`))
    .find((type) => heard.includes(type))
  if (asked !== undefined) return networkFailure(spec, asked)
  // Nothing failed, so nothing is to be mended.
  if (story.length === 0) return null
  const before = story.at(-2) ?? from
  const isBegun = timer !== undefined && !eventTypesOf(before.snapshot).includes(timer)
  // A timer that runs anyway is not part of the story.
  if (isBegun && (told === undefined || story.length < MAX_TIMERS)) return { type: timer }
  return told === undefined ? null : sampleOf(spec, now, told)
}

/** The timer that runs out first; one whose delay only a running machine can tell comes last. */
const firstTimer = ({ snapshot }: Moment, heard: readonly string[]): string | undefined => {
  const delayOf = (type: string): number => {
    const name = type.split('.')[2] ?? ''
    const delay: unknown = snapshot.machine.implementations.delays[name] ?? Number(name)
    return typeof delay === 'number' && !Number.isNaN(delay) ? delay : Number.MAX_SAFE_INTEGER
  }
  return heard
    .filter((type) => type.startsWith('xstate.after.'))
    .toSorted((one, other) => delayOf(one) - delayOf(other))[0]
}

const sampleOf = (spec: MachineSpec, { snapshot }: Moment, type: string): AnyEventObject =>
  eventsFor(spec, snapshot).find((event) => event.type === type) ?? { type }

const NETWORK_FAILURE = { code: 'network', status: 500 }

/** The sample of a failure without a connection, or one of our own kind. */
const networkFailure = ({ samples }: MachineSpec, type: string): AnyEventObject =>
  samples.find((sample) => sample.type === type && 'error' in sample && isNetwork(sample['error'])) ?? {
    type,
    error: NETWORK_FAILURE,
  }

const isNetwork = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === NETWORK_FAILURE.code
