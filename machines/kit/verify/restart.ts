import type { AnyActorRef, Snapshot } from 'xstate'
import type { Path } from './coverTransitions.ts'
import type { MachineSpec } from './machineSpec.ts'
import { timersOf } from '#machines/kit/internals.ts'
import { startWalk, type LiveWalk } from './liveWalk.ts'
import { restartTimers } from '#machines/kit/restartTimers.ts'

/** Everything about a machine that a restart must preserve, each part as JSON. */
interface Standing {
  persisted: string
  value: string
  context: string
  children: string
  timers: string
}

const standingOf = ({ actor, snapshot }: LiveWalk): Standing => {
  const { status, value, context, children } = snapshot()
  const running = Object.entries<AnyActorRef | undefined>(children).map(([id, child]) => [id, statusOf(child)])
  return {
    persisted: JSON.stringify(actor.getPersistedSnapshot()),
    value: JSON.stringify([status, value]),
    context: JSON.stringify(context),
    children: JSON.stringify(running),
    timers: JSON.stringify(timersOf(actor)),
  }
}

const statusOf = (child: AnyActorRef | undefined): unknown => {
  const snapshot: unknown = child?.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot ? snapshot.status : null
}

/**
 * Sends every snapshot on the paths through JSON, restores it with its timers, and compares the rest of its path with the actor
 * that was never stopped.
 * @returns the number of restarts, and the first problem of each that differs
 */
export const restartPaths = async (
  entry: MachineSpec,
  paths: readonly Path[],
): Promise<{ restarts: number; problems: string[] }> => {
  const seen = new Set<string>()
  const problems: string[] = []
  // Longest first: a snapshot shared by several paths is restarted once, on the longest.
  for (const path of [...paths].sort((one, other) => other.steps.length - one.steps.length)) {
    const whole = await standingsAlong(entry, path)
    for (const [at, standing] of whole.entries()) {
      const key = JSON.stringify([path.input, path.steps.slice(0, at).map(({ event }) => event)])
      if (seen.has(key)) continue
      seen.add(key)
      const problem = await restartProblem(entry, path, whole, at)
      if (problem !== undefined) problems.push(`started again in ${standing.value}: ${problem}`)
    }
  }
  return { restarts: seen.size, problems }
}

/** At the start, and after each step. */
const standingsAlong = async (entry: MachineSpec, { input, steps }: Path): Promise<Standing[]> => {
  const walk = startWalk(entry.machine, { input })
  const standings = [standingOf(walk)]
  for (const { event } of steps) {
    await walk.deliver(event)
    standings.push(standingOf(walk))
  }
  walk.actor.stop()
  return standings
}

const restartProblem = async (
  entry: MachineSpec,
  { steps }: Path,
  whole: readonly Standing[],
  at: number,
): Promise<string | undefined> => {
  const stopped = whole[at]
  if (stopped === undefined) return undefined
  const snapshot: Snapshot<unknown> = JSON.parse(stopped.persisted)
  const walk = startWalk(entry.machine, { snapshot })
  restartTimers(walk.actor)
  const first = difference(standingOf(walk), stopped, ['value', 'context', 'children', 'timers', 'persisted'])
  if (first !== undefined) return first
  for (const [index, { event }] of steps.entries()) {
    const expected = whole[index + 1]
    if (index < at || expected === undefined) continue
    if (!walk.canDeliver(event)) return `${event.type} cannot come any more`
    await walk.deliver(event)
    const problem = difference(standingOf(walk), expected, ['value', 'context', 'children', 'timers'])
    if (problem !== undefined) return `after ${event.type}, ${problem}`
  }
  walk.actor.stop()
  return undefined
}

const difference = (now: Standing, expected: Standing, parts: readonly (keyof Standing)[]): string | undefined => {
  const part = parts.find((name) => now[name] !== expected[name])
  return part === undefined ? undefined : `${part}: ${now[part]} instead of ${expected[part]}`
}
