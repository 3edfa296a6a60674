import { chartDigest } from '#machines/kit/chart/chartDigest.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { randomWalks } from '#machines/kit/verify/randomWalk.ts'
import { walkSpec } from '#machines/kit/verify/walkSpec.ts'
import { LAYERS, type CoverageReport, type Layer } from '#machines/kit/visualizer/reports.ts'
import { checkCoverage, type PathCoverage } from '../../e2e/paths/kit/browserScenarios.ts'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'

/** A sample of what random walks cover; the tests walk more. */
const WALKS = { seed: 1, walks: 40, steps: 30 }

export interface Measured {
  report: CoverageReport
  /** Numbers of paths that a live actor walks, and that a browser plays. */
  paths: number
  played: number
}

/** Takes the paths and the walks of a machine, and looks up what a browser plays. The same each time. */
export const measureCoverage = async (machine: string, entry: MachineSpec): Promise<Measured> => {
  const { paths, transitions, missing, answers, unanswered, viewStates, unseen } = await walkSpec(entry)
  const { took: walked } = await randomWalks(entry, { ...WALKS, paths })
  const stored = readStoredPaths(machine)
  const browser = browserCoverage(machine)
  const lost = new Set(missing)
  const takenBy: Readonly<Record<Layer, (id: string) => boolean>> = {
    paths: (id) => !lost.has(id),
    walks: (id) => walked.has(id),
    browser: (id) => browser?.taken.has(id) === true,
  }
  return {
    report: {
      digest: chartDigest(buildChartModel(entry, [])),
      layers: LAYERS.filter((layer) => layer !== 'browser' || browser !== undefined),
      answers: { found: answers.length - unanswered.length, all: answers.length },
      viewStates: { found: viewStates.length - unseen.length, all: viewStates.length },
      ways: Object.fromEntries(transitions.map((id) => [id, LAYERS.filter((layer) => takenBy[layer](id))])),
      excused: byReason(browser?.excused ?? []),
    },
    paths: paths.length,
    played: stored.length,
  }
}

/** Ways that a guest in a browser takes; undefined if no browser plays the machine. */
export const browserCoverage = (machine: string): PathCoverage | undefined => {
  const scenarios = browserScenarios[machine]
  return scenarios && checkCoverage(scenarios, readStoredPaths(machine))
}

export const byReason = (excused: PathCoverage['excused']): CoverageReport['excused'] => {
  const reasons: Record<string, string[]> = {}
  for (const { id, why } of excused) (reasons[why] ??= []).push(id)
  return reasons
}
