import { favoritesSpec } from '#machines/favorites/favorites.samples.ts'
import { selectIsFavorite, selectProblem } from '#machines/favorites/favorites.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** The hotel whose heart is pressed. */
export const HOTEL = 'nyc-0001'
export const MAYA = 'maya'
export const NOOR = 'noor'

export const favoritesScenarios: BrowserScenarios = {
  entry: {
    ...favoritesSpec,
    viewStates: {
      heart: { of: (snapshot) => (selectIsFavorite(snapshot, HOTEL) ? 'kept' : 'open'), values: [] },
      problem: { of: (snapshot) => (selectProblem(snapshot, HOTEL) === null ? 'none' : 'message'), values: [] },
    },
    samples: [
      ...favoritesSpec.samples.filter(({ type }) => type !== 'session.began'),
      { type: 'session.began', guest: MAYA },
      { type: 'session.began', guest: NOOR },
    ],
    facts: (snapshot) => ({ ...favoritesSpec.facts(snapshot), isFavorite: selectIsFavorite(snapshot, HOTEL) }),
  },
  canHappen: (event, snapshot) => {
    const isNobody = snapshot.value === 'anonymous'
    switch (event.type) {
      case 'favorite.toggle':
        return event['isFavorite'] !== selectIsFavorite(snapshot, HOTEL)
      // Moving the focus off the heart dismisses it.
      case 'problem.dismiss':
        return selectProblem(snapshot, HOTEL) !== null
      case 'session.ended':
      case 'guest.leave':
        return !isNobody
      default:
        return true
    }
  },
  unreached: [],
}
