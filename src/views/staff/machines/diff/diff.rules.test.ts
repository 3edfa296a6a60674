import { expect, test } from 'vitest'
import { diffCharts } from '#machines/kit/chart/chartDiff.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { testCatalogue, toyWords } from '#src/views/staff/machines/catalogue.testing.ts'
import { chooseBuild, countChanges, diffMarks, goneStatesOf } from './diff.rules.ts'

const { model: chart } = await testCatalogue.loadChart('toy')
const before = (await testCatalogue.loadKept('toy', 'b0')) ?? fail()
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

test('the build that is asked for is compared; the newest, if it is not kept any more', () => {
  const builds = [
    { name: 'b2', date: '2026-11-27' },
    { name: 'b1', date: null },
  ]
  expect([undefined, 'b1', 'b0'].map((asked) => chooseBuild(builds, asked)?.name)).toEqual(['b2', 'b1', 'b2'])
  expect(chooseBuild([], 'b1')).toBeUndefined()
})

test('states that are gone stand in the state around them, also in one that is gone', () => {
  const [root = fail()] = chart.states
  const state = (id: string, parent: string | null) => ({ ...root, id, parent })
  const states = [state('toy', null), state('toy.mill', 'toy'), state('toy.mill.slow', 'toy.mill')]
  expect([...goneStatesOf({ states }, { states: states.slice(0, 1) })]).toEqual([
    ['toy', ['toy.mill']],
    ['toy.mill', ['toy.mill.slow']],
  ])
  expect([...goneStatesOf(before, chart)]).toEqual([['toy.pot', ['toy.pot.lost']]])
  expect(goneStatesOf(chart, chart).size).toBe(0)
})
