import { expect, test } from 'vitest'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { groupChart } from '#machines/kit/chart/groupChart.ts'
import { registry } from '#machines/registry.ts'
import { committed, drawMachine, fileOf, isChartOf, layOutChart, makeChart, writeChart } from './charts.ts'
import { digestOf, graphOf } from './layout.ts'
import { textWidth } from './textWidth.ts'
import { chartWords } from './words.ts'
import { LABEL, LABEL_PAD } from '#machines/kit/chart/chartMetrics.ts'

const charts = Object.entries(registry).map(([id, { machine }]) => ({
  id,
  model: buildChartModel({ machine, viewStates: {} }, []),
}))
/** A chart that is quick to lay out. */
const small = charts.find(({ id }) => id === 'cancelling')
const entry = registry['search']
if (small === undefined || entry === undefined) throw new Error('a machine has another name')

test('the label of a line is wide enough for its text', async () => {
  const { id, model } = small
  const { text } = chartWords(id)
  const labels = new Map(groupChart(model).lines.map((line) => [line.id, text.line(line)]))
  const { lines } = await layOutChart(id, model)
  const tight = lines.filter(({ id, label }) =>
    (labels.get(id) ?? []).some((row) => label === null || textWidth(row, LABEL) + 2 * LABEL_PAD > label[2] + 1),
  )
  expect(tight).toEqual([])
})

test('the same machine gives the committed chart in any process', async () => {
  const { model } = drawMachine(entry)
  expect(isChartOf('search', model, committed(fileOf('search')))).toBe(true)
  expect(writeChart(await makeChart('search', model))).toBe(committed(fileOf('search')))
})

test('a chart is out of date when its machine, its words or its layout has changed', () => {
  const { model } = drawMachine(entry)
  const [way, ...ways] = model.ways
  if (way === undefined) throw new Error('nothing leads anywhere')
  expect(isChartOf('search', { ...model, ways }, committed(fileOf('search')))).toBe(false)
  // Another machine has other words.
  expect(isChartOf('identitySession', model, committed(fileOf('search')))).toBe(false)
  const moved = committed(fileOf('search')).replace(/"width":(\d+)/, '"width":1$1')
  expect([
    moved === committed(fileOf('search')),
    isChartOf('search', model, moved),
    isChartOf('search', model, ''),
  ]).toEqual([false, false, false])
  const graph = graphOf(groupChart(model), chartWords('search'))
  expect(digestOf(graph, '')).toBe(digestOf(structuredClone(graph), ''))
  expect(digestOf(graph, '')).not.toBe(digestOf({ ...graph, edges: graph.edges?.slice(1) ?? [] }, ''))
})

const items = ({ boxes, lines, starts }: ChartLayout): number => boxes.length + lines.length + starts.length

test('a committed chart has one line for each state, transition, box and line, and no internals of elk', async () => {
  const chart = await makeChart(small.id, small.model)
  const content = writeChart(chart)
  expect(JSON.parse(content)).toEqual(chart)
  expect(content).not.toMatch(/\$H|_s\d/)
  const { states, ways } = chart.model
  const least = states.length + ways.length + items(chart.layout)
  expect(content.split('\n').length).toBeGreaterThanOrEqual(least)
  expect(content.split('\n').filter((line) => (line.match(/"id"/g) ?? []).length > 3)).toEqual([])
})
