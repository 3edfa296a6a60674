import { checkStructure } from './checkStructure.ts'
import { coverTransitions, type Coverage } from './coverTransitions.ts'
import type { MachineEntry } from './entry.ts'
import { exportProblems } from './exportProblems.ts'
import type { TransitionId } from './transitions.ts'
import { walkPath } from './walkPath.ts'

export interface WalkReport {
  /** What is wrong with how the machine is written, and with its redacted exports. */
  problems: string[]
  paths: Coverage['paths']
  written: TransitionId[]
  /** Written, but no path takes it, on paper or on the live actor. */
  missing: TransitionId[]
}

/** Checks the structure of a machine, then walks every one of its generated paths on a live actor. */
export const walkEntry = async (entry: MachineEntry): Promise<WalkReport> => {
  const { paths, written, missing } = coverTransitions(entry)
  const took = new Set<TransitionId>()
  for (const path of paths) for (const id of await walkPath(entry, path)) took.add(id)
  return {
    problems: [...checkStructure(entry.machine), ...exportProblems(entry, paths)],
    paths,
    written,
    missing: [...new Set([...missing, ...written.filter((id) => !took.has(id))])],
  }
}
