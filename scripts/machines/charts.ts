import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { coverTransitions, type Coverage } from '#machines/kit/verify/coverTransitions.ts'
import { buildChartModel, type Chart } from '#machines/kit/chart/chartModel.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { groupChart } from '#machines/kit/chart/groupChart.ts'
import { routeOf } from '#machines/kit/visualizer/route.ts'
import { ROOT } from '../lib/run.mjs'
import { digestOf, graphOf, layOut } from './layout.ts'
import { chartWords } from './words.ts'

/** Content of a file in `machines/charts`. */
export interface ChartFile {
  model: Chart
  layout: ChartLayout
  /** Hash of the layout and of its inputs. */
  digest: string
}

export interface Drawn {
  model: Chart
  coverage: Coverage
}

/**
 * The chart of the machine as it is now, with the view states that its states show wherever the path search goes.
 * @throws if the search misses a transition or a view state: the chart would show states without what a guest sees there
 */
export const drawMachine = (entry: MachineSpec): Drawn => {
  const met: AnyMachineSnapshot[] = []
  // The search looks at far more snapshots than the paths it keeps.
  const coverage = coverTransitions(entry, { look: ({ after }) => void met.push(after) })
  const missed = [...coverage.missing, ...coverage.unseen]
  if (missed.length > 0)
    throw new Error(`No path of ${entry.machine.id} reaches these, so its chart would be wrong: ${missed.join(', ')}`)
  return { model: buildChartModel(entry, met), coverage }
}

/** The shortest route to each state and through each transition, one a line: content of a file in `machines/charts/routes`. */
export const writeRoutes = (entry: MachineSpec, { model, coverage: { shortest } }: Drawn): string => {
  const lines = [...model.states, ...model.ways].flatMap(({ id }) => {
    const path = shortest.get(id)
    return path === undefined ? [] : `${JSON.stringify(id)}: ${JSON.stringify(routeOf(entry, path))}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

export const layOutChart = (id: string, model: Chart): Promise<ChartLayout> => layOut(groupChart(model), chartWords(id))

export const makeChart = async (id: string, model: Chart): Promise<ChartFile> => {
  const layout = await layOutChart(id, model)
  return { model, layout, digest: digestOfChart(id, model, writeLayout(layout)) }
}

const digestOfChart = (id: string, model: Chart, layout: string): string =>
  digestOf(graphOf(groupChart(model), chartWords(id)), layout)

/** Is the file the chart of this model? Compares digests, because a layout takes seconds. */
export const isChartOf = (id: string, model: Chart, file: string): boolean => {
  const layout = file.slice(writeModel(model).length, file.lastIndexOf(DIGEST))
  return file === `${writeModel(model)}${layout}${writeDigest(digestOfChart(id, model, layout))}`
}

export const CHARTS = join(ROOT, 'machines/charts')
export const ROUTES = join(CHARTS, 'routes')

export const fileOf = (id: string): string => join(CHARTS, `${id}.json`)
export const fileOfRoutes = (id: string): string => join(ROUTES, `${id}.json`)

const list = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`

export const writeModel = ({ id, states, ways }: Chart): string =>
  `{"model":{"id":${JSON.stringify(id)},\n"states":${list(states)},\n"ways":${list(ways)}},\n`

const writeLayout = ({ width, height, boxes, lines, starts }: ChartLayout): string =>
  `"layout":{"width":${width},"height":${height},\n"boxes":${list(boxes)},\n"lines":${list(lines)},\n"starts":${list(starts)}},\n`

const DIGEST = '"digest":'
const writeDigest = (digest: string): string => `${DIGEST}"${digest}"}\n`

/** Content of a committed file, with one state, transition, box or line per line for readable diffs. */
export const writeChart = ({ model, layout, digest }: ChartFile): string =>
  writeModel(model) + writeLayout(layout) + writeDigest(digest)

/** Content of a committed file; empty if there is none. */
export const committed = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
