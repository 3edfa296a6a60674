import 'temporal-polyfill/global'
import { atTheTower, searchEntry } from '#machines/search/search.samples.ts'
import { selectCriteria, selectFace } from '#machines/search/search.selectors.ts'
import { defaultCriteria } from '#machines/search/search.url.ts'
import type { Reach } from './kit/reach.ts'

const manhattan = defaultCriteria(Temporal.Now.plainDateISO('Asia/Jerusalem').toString())
const tower = { ...manhattan, destination: atTheTower.destination }

/** What the pages offer no button for yet. */
const NO_BUTTON = new Set(['search.cancel', 'filters.change', 'filters.clear', 'name.change'])

export const searchReach: Reach = {
  entry: {
    ...searchEntry,
    faces: { face: { of: selectFace, values: [] } },
    inputs: [{ criteria: manhattan }],
    samples: [
      { type: 'url.changed', criteria: manhattan, view: { sortBy: 'best_desc', pages: 1 } },
      { type: 'url.changed', criteria: tower, view: { sortBy: 'price_asc', pages: 2 } },
      ...searchEntry.samples.filter(({ type }) => type !== 'url.changed' && type !== 'search.start'),
    ],
    // The form shows the search that runs; on the home page, the default one.
    samplesIn: (snapshot) => [
      { type: 'search.start', criteria: snapshot.value === 'idle' ? manhattan : selectCriteria(snapshot) },
    ],
  },
  canHappen: ({ type }, snapshot) => {
    if (NO_BUTTON.has(type)) return false
    // Before a search the guest is on the home page.
    if (snapshot.value === 'idle') return ['search.start', 'url.changed'].includes(type)
    // The button is disabled while a search runs.
    return !(type === 'search.start' && snapshot.hasTag('busy'))
  },
  unreached: [
    { of: /· search\.cancel$/, why: 'the pages have no button to stop a search yet' },
    { of: /· (filters\.(change|clear)|name\.change)$/, why: 'the pages have no filters yet' },
  ],
}
