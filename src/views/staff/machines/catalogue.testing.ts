import { chartPhrases, wordsOf } from '#src/i18n/machineWords.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { checkoutSpec } from '#machines/checkout/checkout.samples.ts'
import { coverTransitions } from '#machines/kit/verify/coverTransitions.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { routeOf } from '#machines/kit/visualizer/route.ts'
import type { CatalogueWords, ChartFile, MachineCatalogue } from './catalogue.ts'

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
}
