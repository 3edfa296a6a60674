import { checkStructure } from './checkStructure.ts'
import { checksOf, type Checks } from './checkedWalk.ts'
import { coverTransitions, type Coverage } from './coverTransitions.ts'
import type { InvariantStep, MachineSpec } from './machineSpec.ts'
import { unlistedViewStates } from '#machines/kit/viewState.ts'
import { brokenInvariants } from './invariants.ts'
import type { TransitionId } from './transitions.ts'
import { walkPath } from './walkPath.ts'

export interface WalkReport extends Coverage {
  /** Violations of the structure rules. */
  problems: string[]
}

/**
 * Checks the structure of a machine, and its invariants at every step that the search for paths tries, then walks all paths on a
 * live actor. `restartPaths` and `exportProblems` check restarts and redacted exports separately.
 * @param isThorough whether the search continues once everything is found, to test the invariants more
 * @returns what the paths cover; `missing` includes transitions that only the search took, not the live actor
 * @throws at the first step with a problem
 */
export const walkSpec = async (
  entry: MachineSpec,
  { checks = checksOf(entry), isThorough = true }: { checks?: Checks; isThorough?: boolean } = {},
): Promise<WalkReport> => {
  const coverage = coverTransitions(entry, { look: (step) => failOn(entry, step), isThorough })
  const took = new Set<TransitionId>()
  for (const path of coverage.paths) for (const id of await walkPath(entry, path, checks)) took.add(id)
  const isShown = (id: TransitionId) => took.has(id) || entry.never?.[id] !== undefined
  return {
    ...coverage,
    problems: checkStructure(entry.machine),
    missing: [...new Set([...coverage.missing, ...coverage.transitions.filter((id) => !isShown(id))])],
  }
}

/** Descriptions of all gaps; empty if everything is covered. */
export const coverageGaps = ({ problems, missing, unanswered, unseen, stale }: WalkReport): string[] => [
  ...problems,
  ...missing.map((id) => `no path takes ${id}`),
  ...unanswered.map((answer) => `no path has ${answer}`),
  ...unseen.map((viewState) => `no path shows ${viewState}`),
  ...stale.map((id) => `${id} is said never to be shown, and is, or is not written`),
]

const failOn = (entry: MachineSpec, step: InvariantStep): void => {
  const problems = [
    ...unlistedViewStates(entry, step.after).map((viewState) => `"${viewState}" is no view state that is listed`),
    ...brokenInvariants(entry.invariants, step),
  ]
  if (problems.length === 0) return
  const events = [...step.earlier, step].flatMap(({ event }) => (event === null ? [] : event.type))
  throw new Error(`after ${events.join(' → ') || 'the start'}: ${problems.join('; ')}`)
}
