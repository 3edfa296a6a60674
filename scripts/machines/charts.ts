import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { coverTransitions, type Coverage } from '#machines/kit/verify/coverTransitions.ts'
import { buildChartModel, type Chart } from '#machines/kit/chart/chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { groupChart } from '#machines/kit/chart/groupChart.ts'
import { ROOT } from '../lib/run.mjs'
import { digestOf, graphOf, layOut } from './layout.ts'
import { chartWords } from './words.ts'

/** A file of `machines/charts`. */
export interface ChartFile {
  model: Chart
  layout: ChartLayout
  /** Of what its layout is made from, and of itself: whoever lays out anew gets the same. */
  digest: string
}

export interface Drawn {
  model: Chart
  coverage: Coverage
}

/** A machine drawn as it is written now, with the view states that its states show wherever the search for its paths comes. */
export const drawMachine = (entry: MachineSpec): Drawn => {
  const met: AnyMachineSnapshot[] = []
  // Whatever the search meets is asked for its facts: far more than the few paths that it keeps.
  const facts = (snapshot: AnyMachineSnapshot) => {
    met.push(snapshot)
    return entry.facts(snapshot)
  }
  const coverage = coverTransitions({ ...entry, facts })
  return { model: buildChartModel(entry, met), coverage }
}

export const layOutChart = (id: string, model: Chart): Promise<ChartLayout> => layOut(groupChart(model), chartWords(id))

/** Of a machine as it is drawn now. */
export const makeChart = async (id: string, model: Chart): Promise<ChartFile> => {
  const layout = await layOutChart(id, model)
  return { model, layout, digest: digestOfChart(id, model, writeLayout(layout)) }
}

const digestOfChart = (id: string, model: Chart, layout: string): string =>
  digestOf(graphOf(groupChart(model), chartWords(id)), layout)

/** The file is the chart of this model. Lays out nothing, which takes seconds. */
export const isChartOf = (id: string, model: Chart, file: string): boolean => {
  const layout = file.slice(writeModel(model).length, file.lastIndexOf(DIGEST))
  return file === `${writeModel(model)}${layout}${writeDigest(digestOfChart(id, model, layout))}`
}

/** Where they are committed. */
export const CHARTS = join(ROOT, 'machines/charts')

export const fileOf = (id: string): string => join(CHARTS, `${id}.json`)

const list = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`

const writeModel = ({ id, states, ways }: Chart): string =>
  `{"model":{"id":${JSON.stringify(id)},\n"states":${list(states)},\n"ways":${list(ways)}},\n`

const writeLayout = ({ width, height, boxes, lines, starts }: ChartLayout): string =>
  `"layout":{"width":${width},"height":${height},\n"boxes":${list(boxes)},\n"lines":${list(lines)},\n"starts":${list(starts)}},\n`

const DIGEST = '"digest":'
const writeDigest = (digest: string): string => `${DIGEST}"${digest}"}\n`

/** As it is committed: a state, a way, a box or a line on each line, so that a change is read in its diff. */
export const writeChart = ({ model, layout, digest }: ChartFile): string =>
  writeModel(model) + writeLayout(layout) + writeDigest(digest)

/** What is committed of a machine; empty: nothing yet. */
export const committed = (id: string): string => {
  try {
    return readFileSync(fileOf(id), 'utf8')
  } catch {
    return ''
  }
}
