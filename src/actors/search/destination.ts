import { destinationMachine } from '#machines/destination/destination.machine.ts'
import {
  minimalPlaceDetail,
  detailOf,
  optionOf,
  offersOf,
  popularOffer,
  recentOffer,
  type PickedPlace,
  type PlaceShortcut,
} from '#machines/destination/destination.rules.ts'
import { callApi } from '#src/services/api.ts'
import { pageLocale } from '#src/services/browserClient.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { locate } from '#src/services/geolocation.ts'
import { recentPlaces } from '#src/services/recentPlaces.ts'
import { localJson } from '#src/services/storage.ts'
import { fromPromise } from 'xstate'
import { placeNames } from './placeNames.ts'

export { canLocate } from '#src/services/geolocation.ts'

/** Longer texts name no place. */
const MAX_QUERY = 100

export const recent = recentPlaces(localJson)

/** Without the server there are still those searched for before. */
const loadPopular = async (signal: AbortSignal): Promise<PlaceShortcut[]> => {
  try {
    return (await callApi('popularPlaces', { signal })).places.map(popularOffer)
  } catch {
    return []
  }
}

/**
 * A destination field on the live server; one actor for each field on the page (`useActorRef`).
 * @param nearMe what a place is called that no known one is near
 */
export const liveDestination = (nearMe: string) => {
  /** What is typed until a place is picked is one session of the service that knows places. */
  let session = crypto.randomUUID()
  return destinationMachine.provide({
    actors: {
      loadSuggestions: fromPromise(async ({ input: { text, types }, signal }) => {
        const query = { query: text.slice(0, MAX_QUERY), session, ...(types.length === 0 ? {} : { types }) }
        return (await callApi('places', { query, signal })).predictions.map(optionOf)
      }),
      loadOffers: fromPromise(async ({ signal }) => {
        const locale = pageLocale()
        const known = recent.read()
        for (const { destination } of known) void placeNames.ask(destination, locale)
        const popular = await loadPopular(signal)
        const before = known.map(({ destination, bounds }) =>
          recentOffer({ ...destination, name: placeNames.known(destination, locale) }, bounds),
        )
        return offersOf(before, popular)
      }),
      locate: fromPromise(async ({ signal }): Promise<PickedPlace> => {
        const point = await locate(signal)
        const name = await callApi('nearestPlace', { query: { point }, signal }).then(
          (answer) => answer.name,
          // Where it is suffices for a search.
          () => null,
        )
        return {
          id: 'near',
          name: name ?? nearMe,
          description: '',
          kind: 'city',
          hotels: null,
          detail: minimalPlaceDetail(point),
        }
      }),
      loadPlace: fromPromise(async ({ input: { id }, signal }) => {
        const query = { session }
        session = crypto.randomUUID()
        try {
          return detailOf(await callApi('place', { params: { id }, query, signal }))
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.status === 404) return null
          throw failure
        }
      }),
    },
  })
}
