import { chartDigest } from '#machines/kit/chart/chartDigest.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { defectPlaceOf, type DefectReport, type PlantedDefect } from '#machines/kit/visualizer/reports.ts'
import type { Equivalents, Result } from './report.ts'

/** The report of a run that planted every defect of a machine. */
export const reportDefects = (
  entry: MachineSpec,
  results: readonly Result[],
  equivalents: Equivalents,
): DefectReport => {
  const chart = buildChartModel(entry, [])
  const ways = new Map(chart.ways.map((way) => [defectPlaceOf(way), way.id]))
  const defects: Record<string, PlantedDefect[]> = {}
  for (const { name, by } of results) {
    const [, place = '', change = ''] = /^(.*?): (.*)$/.exec(name) ?? []
    const reason = by === '' ? equivalents[name] : undefined
    const list = (defects[ways.get(place) ?? place] ??= [])
    list.push(reason === undefined ? [change, by] : [change, by, reason])
  }
  return { digest: chartDigest(chart), defects }
}
