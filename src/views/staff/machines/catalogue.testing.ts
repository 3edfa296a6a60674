import { chartPhrases, wordsOf } from '#src/i18n/machineWords.ts'
import { chartDigest } from '#machines/kit/chart/chartDigest.ts'
import { buildChartModel, type Chart } from '#machines/kit/chart/chartModel.ts'
import { checkoutSpec } from '#machines/checkout/checkout.samples.ts'
import { coverTransitions } from '#machines/kit/verify/coverTransitions.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { LAYERS } from '#machines/kit/visualizer/reports.ts'
import { routeOf } from '#machines/kit/visualizer/route.ts'
import type { CatalogueWords, ChartFile, MachineCatalogue, MachineReports } from './catalogue.ts'

const toyChart: ChartFile = {
  model: buildChartModel(toySpec, []),
  layout: { width: 0, height: 0, boxes: [], lines: [], starts: [] },
  digest: '',
}

export const toyWords: CatalogueWords = {
  title: 'Coffee maker',
  purpose: 'Brews coffee, and has a lamp.',
  states: {
    pot: 'Pot',
    'pot.empty': 'Empty pot',
    'pot.brewing': 'Brewing',
    'pot.pouring': 'Pouring',
    'pot.cooling': 'Cooling',
    lamp: 'Lamp',
    'lamp.off': 'Lamp is off',
    'lamp.on': 'Lamp is on',
  },
  about: { 'pot.brewing': 'Takes a minute.', pot: 'The pot is warm.' },
  events: { 'beans.add': 'add beans', 'name.change': 'name it', 'brew.start': 'start', 'lamp.press': 'press the lamp' },
  guards: { hasBeans: 'there are beans', isNamed: 'it has a name', hasManyCups: 'it is for many' },
  ports: { brew: 'brew' },
  delays: { cooling: 'until it is cold' },
  actions: {},
  viewStates: {
    pot: { name: 'Pot', values: { empty: 'empty', brewing: 'brewing', cooling: 'cooling' } },
    lamp: { name: 'Lamp', values: { off: 'off', on: 'on' } },
    failure: { name: 'Trouble', values: { none: 'none', message: 'said what happened' } },
  },
}

const toyWays = Object.fromEntries(toyChart.model.ways.map(({ id }) => [id, LAYERS]))

/** The lamp is never pressed in a browser, brewing never fails by chance, and a defect survives where brewing starts. */
export const toyReports = {
  coverage: {
    digest: chartDigest(toyChart.model),
    layers: LAYERS,
    answers: { found: 4, all: 6 },
    viewStates: { found: 5, all: 7 },
    ways: {
      ...toyWays,
      'toy.lamp.off · lamp.press': ['paths', 'walks'],
      'toy.lamp.on · lamp.press': ['paths'],
      'toy.pot.cooling · xstate.after.cooling.toy.pot.cooling': [],
    },
    excused: { 'the lamp is out of reach': ['toy.lamp.off · lamp.press', 'toy.lamp.on · lamp.press'] },
  },
  defects: {
    digest: chartDigest(toyChart.model),
    defects: {
      'toy.pot.empty · brew.start': [
        ['drop transition', 'scenario'],
        ['drop guard hasBeans', ''],
        ['to toy.pot.cooling instead of brewing', 'walk'],
      ],
      'toy.pot.brewing · xstate.error.actor.brew': [
        ['drop target empty', 'walk'],
        ['to toy.pot.pouring instead of empty', '', 'Pouring ends in the same.'],
      ],
      'toy.pot': [['start in brewing instead of empty', 'scenario']],
      'toy, guard hasBeans': [['always true', 'walk']],
    },
  },
} as const satisfies MachineReports

/** The toy as it was: without a lamp that is on, and with a state that is gone. */
const toyBefore: Chart = {
  ...toyChart.model,
  states: [
    ...toyChart.model.states.filter(({ id }) => id !== 'toy.lamp.on'),
    ...toyChart.model.states.flatMap((state) => (state.id === 'toy.pot.empty' ? { ...state, id: 'toy.pot.lost' } : [])),
  ],
  ways: toyChart.model.ways
    .filter(({ from }) => from !== 'toy.lamp.on')
    .map((way) => (way.id === 'toy.pot.brewing · xstate.error.actor.brew' ? { ...way, to: ['toy.pot.pouring'] } : way)),
}

const CHARTS = import.meta.glob<ChartFile>('/machines/charts/checkout.json', { import: 'default' })

const ROUTES = import.meta.glob<Readonly<Record<string, string>>>('/machines/charts/routes/checkout.json', {
  import: 'default',
})

const toyRoutes = Object.fromEntries(
  [...coverTransitions(toySpec).shortest].map(([id, path]) => [id, routeOf(toySpec, path)]),
)

const unknown = (machine: string) => Promise.reject(new Error(`There is no machine ${machine}`))

/** A catalogue of two machines: the toy, and the largest one of the product. */
export const testCatalogue: MachineCatalogue = {
  machines: ['toy', 'checkout'],
  build: 'b1',
  words: (machine) => (machine === 'toy' ? toyWords : wordsOf(machine)),
  phrases: chartPhrases,
  loadChart: (machine) =>
    machine === 'toy'
      ? Promise.resolve(toyChart)
      : (CHARTS[`/machines/charts/${machine}.json`]?.() ?? unknown(machine)),
  loadSpec: (machine) =>
    machine === 'toy'
      ? Promise.resolve(toySpec)
      : machine === 'checkout'
        ? Promise.resolve(checkoutSpec)
        : unknown(machine),
  loadRoutes: (machine) =>
    machine === 'toy'
      ? Promise.resolve(toyRoutes)
      : (ROUTES[`/machines/charts/routes/${machine}.json`]?.() ?? unknown(machine)),
  loadReports: (machine) =>
    machine === 'toy' ? Promise.resolve(toyReports) : Promise.resolve({ coverage: null, defects: null }),
  kept: [
    { name: 'b0', date: '2026-11-20' },
    { name: 'a9', date: null },
  ],
  loadKept: (machine, build) => Promise.resolve(machine !== 'toy' ? null : build === 'b0' ? toyBefore : toyChart.model),
  examples: ['what if there are no beans?'],
  synonyms: [['beans', 'coffee']],
  happenings: [
    {
      name: 'network',
      text: 'the connection goes',
      by: 'network',
      events: ['connection.restored'],
      words: ['connection'],
    },
    { name: 'time', text: 'nothing answers', by: 'time', events: [], words: ['nothing'] },
    { name: 'lamp', text: 'somebody presses the lamp', by: 'event', events: ['lamp.press'], words: ['lamp'] },
  ],
  routes: [],
  journeys: [
    {
      id: 'cup',
      title: 'A cup of coffee',
      steps: [
        { machine: 'toy', way: 'toy.pot.empty · brew.start', to: 'pot.brewing' },
        { machine: 'toy', way: 'toy.pot.brewing · xstate.done.actor.brew', to: 'pot.pouring' },
        {
          machine: 'checkout',
          way: 'checkout.guest.signedOut · auth.signedIn',
          to: 'guest.signedIn',
          because: { from: 'toy', on: 'poured' },
        },
      ],
    },
  ],
}
