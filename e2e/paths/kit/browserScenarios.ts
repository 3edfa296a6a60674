import { coverTransitions, type CanHappen, type Path } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { instrumentMachine, type TransitionId } from '#machines/kit/verify/transitions.ts'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

/** The part of a machine that a guest and the world can reach on a page. */
export interface BrowserScenarios {
  /** Its events can be caused on the page. */
  entry: MachineSpec
  canHappen: CanHappen
  /** Why no guest takes a transition. An unused reason is a problem. */
  unreached: readonly { of: RegExp; why: string }[]
}

/**
 * A path as stored: the index of its input, and the event type of each step. `#n` follows if it is not the first event of its
 * type, with its index among them.
 */
export interface StoredPath {
  input: number
  steps: readonly string[]
}

/** A path with the snapshots and transitions of its steps. */
export interface ReadPath {
  first: AnyMachineSnapshot
  steps: readonly { event: AnyEventObject; after: AnyMachineSnapshot; took: readonly TransitionId[] }[]
}

/** Events of one type that can be sent in this snapshot. */
const eventsOf = ({ samples, samplesIn }: MachineSpec, snapshot: AnyMachineSnapshot, type: string) => {
  const fitting = [...samples, ...(samplesIn?.(snapshot) ?? [])].filter((sample) => sample.type === type)
  return fitting.length > 0 ? fitting : [{ type }]
}

/** Computes the paths from the machine. */
export const findPaths = ({ entry, canHappen }: BrowserScenarios): StoredPath[] =>
  coverTransitions(entry, { canHappen, aims: ['transitions'] })
    .paths.filter(({ steps }) => steps.length > 0)
    .map((path) => keep(entry, path))

const keep = (entry: MachineSpec, path: Path): StoredPath => {
  const { start, step } = instrumentMachine(entry.machine)
  let { snapshot } = start(path.input)
  const steps = path.steps.map(({ event }) => {
    const place = eventsOf(entry, snapshot, event.type).findIndex((one) => isSame(one, event))
    snapshot = step(snapshot, event).snapshot
    return place === 0 ? event.type : `${event.type} #${place}`
  })
  return { input: entry.inputs.indexOf(path.input), steps }
}

/**
 * The path of these events, e.g. of a test that was saved in the simulator. Where the guest of the player has other values, such as
 * a name of their own, their event of the same type is played.
 * @throws if the guest cannot cause an event.
 */
export const pathOfEvents = (
  { entry, canHappen }: BrowserScenarios,
  { input, events }: { input: number; events: readonly AnyEventObject[] },
): StoredPath => {
  const { start, step } = instrumentMachine(entry.machine)
  const place = entry.inputs[input] === undefined ? 0 : input
  let { snapshot } = start(entry.inputs[place])
  const steps = events.map((event, at) => {
    const fitting = eventsOf(entry, snapshot, event.type)
    const possible = fitting.filter((one) => canHappen(one, snapshot) && step(snapshot, one).took.length > 0)
    const played = possible.find((one) => isSame(one, event)) ?? possible[0]
    if (played === undefined) throw new Error(`step ${at + 1}: no guest causes "${event.type}" here`)
    snapshot = step(snapshot, played).snapshot
    const index = fitting.indexOf(played)
    return index === 0 ? event.type : `${event.type} #${index}`
  })
  return { input: place, steps }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** @throws if the machine no longer takes the path. */
export const readPath = ({ entry }: BrowserScenarios, { input, steps }: StoredPath): ReadPath => {
  const watched = instrumentMachine(entry.machine)
  const first = watched.start(entry.inputs[input]).snapshot
  let snapshot = first
  return {
    first,
    steps: steps.map((step) => {
      const [type = '', place = '0'] = step.split(' #')
      const event = eventsOf(entry, snapshot, type)[Number(place)]
      if (event === undefined) throw new Error(`there is no "${step}" in front of ${JSON.stringify(snapshot.value)}`)
      const { snapshot: after, took } = watched.step(snapshot, event)
      if (took.length === 0) throw new Error(`nothing comes of "${step}" in front of ${JSON.stringify(snapshot.value)}`)
      snapshot = after
      return { event, after, took }
    }),
  }
}

export interface PathCoverage {
  transitions: readonly TransitionId[]
  taken: ReadonlySet<TransitionId>
  /** Transitions in no path, with the reason. */
  excused: readonly { id: TransitionId; why: string }[]
  /** Errors in the paths or in the reasons. */
  problems: readonly string[]
}

/** Transitions that the stored paths take, and problems with the paths and the reasons. */
export const checkCoverage = (scenarios: BrowserScenarios, paths: readonly StoredPath[]): PathCoverage => {
  const { transitions } = instrumentMachine(scenarios.entry.machine)
  const taken = new Set<TransitionId>()
  const problems: string[] = []
  for (const [index, path] of paths.entries())
    try {
      for (const { took } of readPath(scenarios, path).steps) for (const id of took) taken.add(id)
    } catch (error) {
      problems.push(`path ${index + 1}: ${error instanceof Error ? error.message : String(error)}`)
    }
  const left = transitions.filter((id) => !taken.has(id))
  const excused = left.flatMap((id) => {
    const reason = scenarios.unreached.find(({ of }) => of.test(id))
    return reason === undefined ? [] : [{ id, why: reason.why }]
  })
  const excusedIds = new Set(excused.map(({ id }) => id))
  problems.push(...left.filter((id) => !excusedIds.has(id)).map((id) => `nobody takes ${id}, and no reason is given`))
  for (const { of, why } of scenarios.unreached)
    if (!left.some((id) => of.test(id))) problems.push(`no transition needs the reason "${why}" (${of})`)
  return { transitions, taken, excused, problems }
}
