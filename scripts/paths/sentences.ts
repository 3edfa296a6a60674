import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { registry } from '#machines/registry.ts'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { findPaths, type StoredPath, type Reach } from '../../e2e/paths/kit/reach.ts'
import { reaches } from '../../e2e/paths/browserScenarios.ts'
import { wordsOf } from '../machines/words.ts'
import { pathDocument } from './document.ts'

/** The paths of a machine as sentences: the played paths, or for a machine that no browser plays, paths that cover it. */
export const pathSentences = (machine: string): string => {
  const { reach, paths } = pathsToTell(machine)
  return pathDocument(machine, reach, paths, wordsOf(machine))
}

const pathsToTell = (machine: string): { reach: Reach; paths: readonly StoredPath[] } => {
  const played = reaches[machine]
  if (played !== undefined) return { reach: played, paths: readStoredPaths(machine) }
  const entry = registry[machine]
  if (entry === undefined) throw new Error(`there is no machine "${machine}"`)
  const reach = wholeReach(entry)
  return { reach, paths: findPaths(reach) }
}

/** Every event can be sent wherever the machine accepts it; the registry entry explains what no path can reach. */
export const wholeReach = (entry: MachineSpec): Reach => ({ entry, canHappen: () => true, unreached: [] })
