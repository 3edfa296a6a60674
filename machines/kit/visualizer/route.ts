import type { AnyEventObject } from 'xstate'
import { eventsFor, type Path } from '#machines/kit/verify/coverTransitions.ts'
import { createSimulation, type Moment, type Simulation } from './simulation.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'

/**
 * A path through a machine as a short text for files and addresses: the input, and the place of each event among all that could
 * be sent there, e.g. `0:3.12`. An event that somebody edited carries its fields: `3~` and the event as percent-encoded JSON.
 */
export type Route = string

/** Addresses stay short enough for every browser and mail. */
const MAX_LENGTH = 6000

/** Percent-encoded JSON, without the two signs that separate the parts of a route. */
const encode = (event: AnyEventObject): string =>
  encodeURIComponent(JSON.stringify(event)).replaceAll('.', '%2E').replaceAll('~', '%7E')

const decode = (text: string): AnyEventObject | null => {
  try {
    const event: unknown = JSON.parse(decodeURIComponent(text))
    return isEvent(event) ? event : null
  } catch {
    return null
  }
}
const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isEqual = (one: AnyEventObject, other: AnyEventObject): boolean => JSON.stringify(one) === JSON.stringify(other)

const writeStep = (spec: MachineSpec, { snapshot }: Moment, event: AnyEventObject): string => {
  const events = eventsFor(spec, snapshot)
  const index = events.findIndex((one) => isEqual(one, event))
  if (index >= 0) return String(index)
  return `${events.findIndex(({ type }) => type === event.type)}~${encode(event)}`
}

/** @param moments the beginning, then one moment for each event */
export const writeRoute = ({ spec }: Simulation, input: number, moments: readonly Moment[]): Route => {
  const steps = moments.slice(1).map(({ event }, place) => {
    const from = moments[place]
    return event === null || from === undefined ? '' : writeStep(spec, from, event)
  })
  return `${input}:${steps.join('.')}`
}

export interface ReadRoute {
  input: number
  /** The beginning, then one moment for each event. */
  moments: readonly Moment[]
  /** False if the text names an event that cannot come there, e.g. in another build: the moments end before it. */
  isWhole: boolean
}

/**
 * Follows a route as far as the machine goes along. Any text is a route, if only to the beginning.
 * @param first where the route begins instead of at its input
 */
export const readRoute = (simulation: Simulation, text: string, first?: Moment): ReadRoute => {
  const { spec, begin, send } = simulation
  const [, inputText = '', stepsText = ''] = /^(\d{1,3}):(.*)$/s.exec(text.slice(0, MAX_LENGTH)) ?? []
  const input = Number(inputText) in spec.inputs ? Number(inputText) : 0
  const steps = stepsText === '' ? [] : stepsText.split('.')
  const moments = [first ?? begin(input)]
  for (const step of steps) {
    const from = moments.at(-1)
    const event = from && eventOf(spec, from, step)
    const next = event && send(from, event)
    if (!next || next.snapshot.status === 'error') break
    moments.push(next)
  }
  const isWhole = moments.length === steps.length + 1 && text.length <= MAX_LENGTH && String(input) === inputText
  return { input, moments, isWhole }
}

const eventOf = (spec: MachineSpec, { snapshot }: Moment, step: string): AnyEventObject | null => {
  if (snapshot.status !== 'active') return null
  const [place = '', edited] = step.split('~')
  const sample = eventsFor(spec, snapshot)[Number(place)]
  if (sample === undefined || !/^\d{1,4}$/.test(place)) return null
  if (edited === undefined) return sample
  const event = decode(edited)
  return event?.type === sample.type ? event : null
}

/** The route of a path that a search found. */
export const routeOf = (spec: MachineSpec, { input, steps }: Path): Route => {
  const simulation = createSimulation(spec)
  const moments = [simulation.begin(spec.inputs.indexOf(input))]
  for (const { event } of steps) {
    const from = moments.at(-1)
    if (from) moments.push(simulation.send(from, event))
  }
  return writeRoute(simulation, spec.inputs.indexOf(input), moments)
}
