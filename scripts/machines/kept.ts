import { join } from 'node:path'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { CHARTS, writeModel } from './charts.ts'

/** The charts of an earlier build, to compare with. */
export const KEPT = join(CHARTS, 'kept')

export const fileOfKept = (id: string): string => join(KEPT, `${id}.json`)

/** Content of a kept file: the part of a chart file that can be compared. */
export const writeKept = (chart: Chart): string => `${writeModel(chart).trimEnd().replace(/,$/, '')}}\n`
