import { expect, test } from 'vitest'
import { diffCharts } from '#machines/kit/chart/chartDiff.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { testCatalogue, toyWords } from '#src/views/staff/machines/catalogue.testing.ts'
import { countChanges, diffMarks } from './diff.rules.ts'

const { model: chart } = await testCatalogue.loadChart('toy')
const before = (await testCatalogue.loadKept('toy')) ?? fail()
function fail(): never {
  throw new Error('no kept chart')
}
const text = chartText('toy', toyWords, testCatalogue.phrases)

test('new states, and states whose ways differ, stand out; what is gone is counted where it was', () => {
  const changes = diffCharts(before, chart, text)
  const marks = diffMarks(changes, chart)
  expect([...marks.states]).toEqual([
    ['toy.lamp.on', 'added'],
    ['toy.pot.brewing', 'changed'],
  ])
  expect([...marks.ways]).toEqual([['toy.pot.brewing · xstate.error.actor.brew', 'changed']])
  expect(countChanges(changes)).toEqual({ added: 1, gone: 1, changed: 1, seen: 0 })
})

test('in the other direction ways are new and gone', () => {
  const less = { ...chart, ways: chart.ways.filter(({ id }) => id !== 'toy.lamp.off · lamp.press') }
  expect([...diffMarks(diffCharts(less, chart, text), chart).ways]).toEqual([['toy.lamp.off · lamp.press', 'added']])
  expect([...diffMarks(diffCharts(chart, less, text), less).gone]).toEqual([['toy.lamp.off', 1]])
})

test('changes of what a guest sees leave the chart as it is', () => {
  const shown = {
    ...chart,
    states: chart.states.map((state) => ({ ...state, viewStates: [{ viewState: 'lamp', values: ['on'] }] })),
  }
  const changes = diffCharts(chart, shown, text)
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['seen']))
  expect(diffMarks(changes, shown).states.size).toBe(0)
})
