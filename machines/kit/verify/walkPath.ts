import { checkedWalk, checksOf, type Checks } from './checkedWalk.ts'
import type { Path } from './coverTransitions.ts'
import type { MachineSpec } from './machineSpec.ts'
import type { TransitionId } from './transitions.ts'

/**
 * Walks one generated path on a live actor whose ports and timers wait for the test.
 * @returns the transitions actually taken
 * @throws at the first step that leaves the path, or has a problem
 */
export const walkPath = async (
  entry: MachineSpec,
  path: Path,
  checks: Checks = checksOf(entry),
): Promise<Set<TransitionId>> => {
  const walk = checkedWalk(checks, path.input)
  const took = new Set<TransitionId>(walk.started.took)
  failOn(walk.started.problems, 'the start')
  for (const step of path.steps) {
    const taken = await walk.take(step.event, step)
    for (const id of taken.took) took.add(id)
    failOn(taken.problems, `${step.event.type} (${path.steps.map(({ event }) => event.type).join(' → ')})`)
  }
  walk.live.actor.stop()
  return took
}

const failOn = (problems: readonly string[], where: string) => {
  if (problems.length > 0) throw new Error(`after ${where}: ${problems.join('; ')}`)
}
