import 'temporal-polyfill/global'
import { atTheTower, searchSpec } from '#machines/search/search.samples.ts'
import { filterCount } from '#machines/search/search.rules.ts'
import { selectCount, selectCriteria, selectViewState, selectView } from '#machines/search/search.selectors.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { NO_FILTERS, DEFAULT_LIST_VIEW } from '#machines/search/search.view.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

const manhattan = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())
const tower = { ...manhattan, destination: atTheTower.destination }

const OWN_SAMPLES: ReadonlySet<string> = new Set(['url.changed', 'search.start', 'filters.change'])

export const searchScenarios: BrowserScenarios = {
  entry: {
    ...searchSpec,
    viewStates: { viewState: { of: selectViewState, values: [] } },
    inputs: [{ criteria: manhattan }],
    samples: [
      { type: 'url.changed', criteria: manhattan, view: DEFAULT_LIST_VIEW },
      {
        type: 'url.changed',
        criteria: tower,
        view: { ...DEFAULT_LIST_VIEW, pages: 2, filters: { ...NO_FILTERS, sortBy: 'price_asc' } },
      },
      // All hotels of these lists have four stars.
      { type: 'filters.change', change: { starRating: [4] } },
      ...searchSpec.samples.filter(({ type }) => !OWN_SAMPLES.has(type)),
    ],
    // The form contains the running search; on the home page, the default one.
    samplesIn: (snapshot) => [
      { type: 'search.start', criteria: snapshot.matches({ list: 'idle' }) ? manhattan : selectCriteria(snapshot) },
    ],
  },
  canHappen: ({ type }, snapshot) => {
    // Before a search the guest is on the home page.
    if (snapshot.matches({ list: 'idle' })) return ['search.start', 'url.changed'].includes(type)
    // Filters need a loaded list; a change of the address alone comes from the history.
    const hasList = snapshot.matches({ list: 'loaded' }) && (selectCount(snapshot) ?? 0) > 0
    if (type === 'name.change') return hasList
    // Filters that would leave nothing cannot be chosen, and without filters there is nothing to clear.
    if (type === 'filters.change') return hasList && selectView(snapshot).hotelName === ''
    if (type === 'filters.clear') return hasList && filterCount(selectView(snapshot)) > 0
    // The way to stop is shown only after a long wait.
    if (type === 'search.cancel') return selectViewState(snapshot) === 'slow' || selectViewState(snapshot) === 'stuck'
    if (type === 'area.search') return false
    // The button is disabled while a search runs.
    return !(type === 'search.start' && snapshot.hasTag('busy'))
  },
  unreached: [{ of: /· area\.search$/, why: 'what is moved is the picture of a map: its own journeys do it' }],
}
