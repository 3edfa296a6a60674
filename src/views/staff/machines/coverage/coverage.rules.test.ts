import { expect, test } from 'vitest'
import { indexChart } from '#src/views/staff/machines/chart.rules.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { testCatalogue, toyReports, toyWords } from '#src/views/staff/machines/catalogue.testing.ts'
import { coverageTones, defectsOfState, defectsOfWay, isOf, missedBy, sumDefects, survivors } from './coverage.rules.ts'
import { defectText } from './defectWords.ts'

const { model: chart } = await testCatalogue.loadChart('toy')
const index = indexChart(chart)
const { coverage, defects } = toyReports
const wayOf = (id: string) => chart.ways.find((way) => way.id === id) ?? fail(id)
function fail(id: string): never {
  throw new Error(id)
}
const start = wayOf('toy.pot.empty · brew.start')

test('a way is painted by the number of layers that take it; one on which a defect survives is marked', () => {
  const tones = coverageTones(toyReports, chart, null)
  expect(tones.get('toy.lamp.off · lamp.press')).toBe('covered2')
  expect(tones.get('toy.lamp.on · lamp.press')).toBe('covered1')
  expect(tones.get('toy.pot.cooling · xstate.after.cooling.toy.pot.cooling')).toBe('covered0')
  expect(tones.get(start.id)).toBe('survived')
  expect(tones.get('toy.pot.brewing · xstate.error.actor.brew')).toBe('covered3')
})

test('with one layer chosen a way is taken by it or not, and without a report it has no tone', () => {
  const tones = coverageTones(toyReports, chart, 'browser')
  expect([tones.get('toy.lamp.off · lamp.press'), tones.get(start.id)]).toEqual(['covered0', 'covered3'])
  expect(coverageTones({ coverage: null, defects: null }, chart, null).size).toBe(0)
})

test('what a guest does not take is told by its reason, then what has none', () => {
  expect(missedBy(coverage, chart, 'browser').map(({ why, ways }) => [why, ways.map(({ id }) => id)])).toEqual([
    ['the lamp is out of reach', ['toy.lamp.off · lamp.press', 'toy.lamp.on · lamp.press']],
    [null, ['toy.pot.cooling · xstate.after.cooling.toy.pot.cooling']],
  ])
  expect(missedBy(coverage, chart, 'walks').flatMap(({ ways }) => ways.map(({ id }) => id))).toEqual([
    'toy.pot.cooling · xstate.after.cooling.toy.pot.cooling',
    'toy.lamp.on · lamp.press',
  ])
})

test('the sum leaves out defects that come to the same, and rounds down', () => {
  expect(sumDefects(defects)).toEqual({
    planted: 7,
    byScenario: 2,
    byWalk: 3,
    equivalent: 1,
    survived: 1,
    percent: 83,
  })
  expect(survivors(defects).map(({ place }) => place)).toEqual([start.id])
})

test('a report of another machine is known as such', () => {
  expect(isOf(coverage, chart)).toBe(true)
  expect(isOf(coverage, { ...chart, ways: chart.ways.slice(1) })).toBe(false)
  // The same machine: what its states show comes from the search.
  const seen = {
    ...chart,
    states: chart.states.map((state) => ({ ...state, viewStates: [{ viewState: 'x', values: ['y'] }] })),
  }
  expect(isOf(coverage, seen)).toBe(true)
})

test('defects are told in the words of the machine', () => {
  const text = chartText('toy', toyWords, testCatalogue.phrases)
  const say = (placed: Parameters<typeof defectText>[0]) => defectText(placed, index.chart, toyWords, text)
  const { own, shared } = defectsOfWay(defects, 'toy', start)
  expect(own.map(say)).toEqual([
    'is not there at all',
    'comes also when not “there are beans”',
    'leads to “Cooling” instead of “Brewing”',
  ])
  expect(shared.map(say)).toEqual(['“there are beans” is always true'])
  const pot = index.state('toy.pot') ?? fail('pot')
  expect(defectsOfState(defects, pot).map(say)).toEqual(['begins with “Brewing” instead of “Empty pot”'])
  expect(say({ place: 'toy', defect: ['something else (2)', ''] })).toBe('something else')
})
