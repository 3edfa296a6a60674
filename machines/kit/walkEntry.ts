import { checkStructure } from './checkStructure.ts'
import { checksOf, type Checks } from './checkedWalk.ts'
import { coverTransitions, type Coverage } from './coverTransitions.ts'
import type { MachineEntry } from './entry.ts'
import type { TransitionId } from './transitions.ts'
import { walkPath } from './walkPath.ts'

export interface WalkReport extends Coverage {
  /** What is wrong with how the machine is written. */
  problems: string[]
}

/**
 * Checks the structure of a machine, then walks every one of its generated paths on a live actor. Restarts and redacted exports are looked at
 * apart, by `restartPaths` and `exportProblems`.
 * @returns what the paths show; `missing` holds also what they take on paper only.
 * @throws at the first step after which anything is wrong.
 */
export const walkEntry = async (entry: MachineEntry, checks: Checks = checksOf(entry)): Promise<WalkReport> => {
  const coverage = coverTransitions(entry)
  const took = new Set<TransitionId>()
  for (const path of coverage.paths) for (const id of await walkPath(entry, path, checks)) took.add(id)
  const isShown = (id: TransitionId) => took.has(id) || entry.never?.[id] !== undefined
  return {
    ...coverage,
    problems: checkStructure(entry.machine),
    missing: [...new Set([...coverage.missing, ...coverage.written.filter((id) => !isShown(id))])],
  }
}

/** What is left to be done, in words; empty when everything is shown. */
export const gapsOf = ({ problems, missing, unanswered, unseen, stale }: WalkReport): string[] => [
  ...problems,
  ...missing.map((id) => `no path takes ${id}`),
  ...unanswered.map((answer) => `no path has ${answer}`),
  ...unseen.map((face) => `no path shows ${face}`),
  ...stale.map((id) => `${id} is said never to be shown, and is, or is not written`),
]
