import { checksOf } from '#machines/kit/verify/checkedWalk.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { randomWalks } from '#machines/kit/verify/randomWalk.ts'
import { coverageGaps, walkSpec } from '#machines/kit/verify/walkSpec.ts'
import { registry } from '#machines/registry.ts'

const entries: Readonly<Record<string, MachineSpec>> = registry

/** Fixed, so every defect and every run gets the same walks. */
const WALKS = { seed: 1, walks: 60, steps: 30, isShrunk: false }

/**
 * Violations found by the paths, the invariants and random walks; empty if none. Exports and restarts are skipped: they compare
 * a machine with itself.
 */
export const walk = async (name: string): Promise<string> => {
  const entry = entries[name]
  if (entry === undefined) return `${name} is not in the registry`
  const checks = checksOf(entry)
  const report = await walkSpec(entry, { checks })
  const gaps = coverageGaps(report)
  if (gaps.length > 0) return gaps.join('; ')
  await randomWalks(entry, { ...WALKS, paths: report.paths }, checks)
  return ''
}
