import { expect, test } from 'vitest'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { buildChartModel } from './chartModel.ts'
import { CHART_FORMAT, readChartFile } from './readChart.ts'

const model = buildChartModel(toySpec, [])

test('an exported chart is read back, also one without a version', () => {
  expect(readChartFile(JSON.stringify({ format: CHART_FORMAT, model }))).toEqual({ chart: model })
  expect(readChartFile(JSON.stringify({ model }))).toEqual({ chart: model })
})

test.each([
  ['no JSON', '{'],
  ['something else', '{"hello":1}'],
  ['an empty chart', JSON.stringify({ model: { ...model, states: [] } })],
  ['a chart with a broken way', JSON.stringify({ model: { ...model, ways: [{ id: 1 }] } })],
])('a file that is no chart is refused: %s', (_, text) => {
  expect(readChartFile(text)).toEqual({ problem: 'notAChart' })
})

test('a file of a newer version is told apart', () => {
  expect(readChartFile(JSON.stringify({ format: CHART_FORMAT + 1, charts: [] }))).toEqual({ problem: 'newer' })
})
