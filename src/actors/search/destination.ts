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
import { guestPosition } from './guestPosition.ts'
import { placeNames } from './placeNames.ts'

export { canLocate } from '#src/services/geolocation.ts'

/** Longer text cannot name a place. */
const MAX_QUERY = 100

export const recent = recentPlaces(localJson)

/** Without the server, the recent places still show. */
const loadPopular = async (signal: AbortSignal): Promise<PlaceShortcut[]> => {
  try {
    return (await callApi('popularPlaces', { signal })).places.map(popularOffer)
  } catch {
    return []
  }
}

/**
 * The destination machine on the live server; one actor per field on the page (`useActorRef`).
 * @param nearMe name for the guest's position when no known place is near
 */
export const liveDestination = (nearMe: string) => {
  /** Session token of the places provider: spans the typing until a place is picked. */
  let session = crypto.randomUUID()
  return destinationMachine.provide({
    actors: {
      loadSuggestions: fromPromise(async ({ input: { text, types }, signal }) => {
        const query = { query: text.slice(0, MAX_QUERY), session, ...(types.length === 0 ? {} : { types }) }
        return (await callApi('places', { query, signal })).predictions.map(optionOf)
      }),
      loadOffers: fromPromise(async ({ signal }) => {
        const locale = pageLocale()
        const places = recent.read()
        for (const { destination } of places) void placeNames.ask(destination, locale)
        const popular = await loadPopular(signal)
        const before = places.map(({ destination, bounds }) =>
          recentOffer({ ...destination, name: placeNames.getName(destination, locale) }, bounds),
        )
        return offersOf(before, popular)
      }),
      locate: fromPromise(async ({ signal }): Promise<PickedPlace> => {
        const point = await locate(signal)
        guestPosition.keep(point)
        const name = await callApi('nearestPlace', { query: { point }, signal }).then(
          (answer) => answer.name,
          // The name is optional: the position is enough for a search.
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
