import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { checkedWalk, checksOf, type Checks } from './checkedWalk.ts'
import { eventsFor } from './coverTransitions.ts'
import type { MachineSpec } from './machineSpec.ts'
import type { Path } from './coverTransitions.ts'
import { shrink } from './shrink.ts'
import { instrumentMachine, type TransitionId } from './transitions.ts'

export interface WalkPlan {
  seed: number
  walks: number
  /** Per walk, after the path it begins with. */
  steps: number
  /** Walks begin with these paths; if empty, at the start. */
  paths: readonly Path[]
  /** False skips the search for the shortest failing walk, if only the failure matters. */
  isShrunk?: boolean
}

export interface RandomReport {
  steps: number
  took: Set<TransitionId>
  /** Pairs of transitions taken in consecutive steps. */
  pairs: Set<string>
}

/**
 * Random walks on live actors, reproducible by seed.
 * @throws at the first step with a problem, with the seed and the shortest walk that has the same problem
 */
export const randomWalks = async (
  entry: MachineSpec,
  { seed, walks, steps, paths, isShrunk = true }: WalkPlan,
  checks: Checks = checksOf(entry),
): Promise<RandomReport> => {
  const report: RandomReport = { steps: 0, took: new Set(), pairs: new Set() }
  const draw = drawing(seed)
  const sent = new Map<string, number>()
  for (let index = 0; index < walks; index += 1) {
    const begun = paths[Math.floor(draw() * paths.length)]
    const input = begun === undefined ? entry.inputs[Math.floor(draw() * entry.inputs.length)] : begun.input
    const led = begun?.steps.map(({ event }) => event) ?? []
    const events: AnyEventObject[] = []
    const next: Next = (can, { value }) => {
      if (events.length === led.length + steps) return undefined
      const event = led[events.length] ?? seldom(can, JSON.stringify(value), sent, draw)
      if (event !== undefined) events.push(event)
      return event
    }
    const problem = await walk(checks, input, next, report)
    if (problem !== undefined)
      throw new Error(isShrunk ? await describeFailure(entry, { seed, index, input, events, problem }) : problem)
  }
  return report
}

/** Picks one of the possible events; undefined ends the walk. */
type Next = (can: readonly AnyEventObject[], snapshot: AnyMachineSnapshot) => AnyEventObject | undefined

/** Prefers events seldom sent in this state: walks explore new ground. */
const seldom = (
  can: readonly AnyEventObject[],
  value: string,
  sent: Map<string, number>,
  draw: () => number,
): AnyEventObject | undefined => {
  const weighed = can.map((event) => {
    const key = `${value} ${JSON.stringify(event)}`
    return { event, key, weight: 1 / (1 + (sent.get(key) ?? 0)) }
  })
  let left = draw() * weighed.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = weighed.find(({ weight }) => (left -= weight) < 0)
  if (drawn === undefined) return undefined
  sent.set(drawn.key, (sent.get(drawn.key) ?? 0) + 1)
  return drawn.event
}

interface Broken {
  seed: number
  index: number
  input: unknown
  events: readonly AnyEventObject[]
  problem: string
}

const describeFailure = async (
  entry: MachineSpec,
  { seed, index, input, events, problem }: Broken,
): Promise<string> => {
  const shortest = await shrink(events, async (part) => (await replay(entry, input, part)) === problem)
  const path = shortest.map((event) => JSON.stringify(event)).join('\n  ')
  return `seed ${seed}, walk ${index}: ${problem}\nwith ${JSON.stringify(input) ?? 'no input'}, after\n  ${path}`
}

/**
 * Skips events that cannot be sent.
 * @returns the problem; undefined if there is none
 */
const replay = (entry: MachineSpec, input: unknown, events: readonly AnyEventObject[]): Promise<string | undefined> => {
  const left = [...events]
  const next: Next = (can) => {
    for (let event = left.shift(); event !== undefined; event = left.shift())
      if (can.some(({ type }) => type === event?.type)) return event
    return undefined
  }
  return walk(checksOf(entry), input, next)
}

const walk = async (checks: Checks, input: unknown, next: Next, report?: RandomReport): Promise<string | undefined> => {
  const paper = instrumentMachine(checks.entry.machine)
  let { snapshot } = paper.start(input)
  let former: readonly TransitionId[] = []
  const { live, started, take } = checkedWalk(checks, input)
  let problem = started.problems[0]
  while (problem === undefined && snapshot.status === 'active') {
    const before = live.snapshot()
    const event = next(eventsFor(checks.entry, before).filter(live.canDeliver), before)
    if (event === undefined) break
    const after = onPaper(() => paper.step(snapshot, event).snapshot)
    if (typeof after === 'string') {
      problem = after
      break
    }
    snapshot = after
    const taken = await take(event, snapshot)
    problem = taken.problems[0]
    if (report !== undefined) {
      report.steps += 1
      for (const id of taken.took) report.took.add(id)
      for (const one of former) for (const other of taken.took) report.pairs.add(`${one}, ${other}`)
    }
    former = taken.took
  }
  live.actor.stop()
  return problem
}

const onPaper = (step: () => AnyMachineSnapshot): AnyMachineSnapshot | string => {
  try {
    return step()
  } catch (error) {
    return `the machine broke: ${String(error)}`
  }
}

/** Random numbers from 0 to 1, reproducible by seed (mulberry32). */
const drawing = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
