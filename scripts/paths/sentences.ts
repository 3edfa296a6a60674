import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { registry } from '#machines/registry.ts'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'
import { findPaths, type StoredPath, type BrowserScenarios } from '../../e2e/paths/kit/browserScenarios.ts'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { wordsOf } from '#locales/staff.ts'
import { pathDocument } from './document.ts'

/** The paths of a machine as sentences: the played paths, or for a machine that no browser plays, paths that cover it. */
export const pathSentences = (machine: string): string => {
  const { scenarios, paths } = pathsToTell(machine)
  return pathDocument(machine, scenarios, paths, wordsOf(machine))
}

const pathsToTell = (machine: string): { scenarios: BrowserScenarios; paths: readonly StoredPath[] } => {
  const played = browserScenarios[machine]
  if (played !== undefined) return { scenarios: played, paths: readStoredPaths(machine) }
  const entry = registry[machine]
  if (entry === undefined) throw new Error(`there is no machine "${machine}"`)
  const scenarios = wholeScenarios(entry)
  return { scenarios, paths: findPaths(scenarios) }
}

/** Every event can be sent wherever the machine accepts it; the registry entry explains what no path can reach. */
export const wholeScenarios = (entry: MachineSpec): BrowserScenarios => ({
  entry,
  canHappen: () => true,
  unreached: [],
})
