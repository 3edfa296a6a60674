import type { Locale } from '#contract/shared/locale.ts'
import type { PopularPlace } from '#contract/hotel/places.ts'
import type { KnownPlaces, PlacesProvider } from '#server/adapters/places/places.port.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { SoldNear } from './soldNear.ts'

export interface PlacesDeps {
  places: PlacesProvider
  knownPlaces: KnownPlaces
  popular: (locale: Locale) => PopularPlace[]
  soldNear: SoldNear
}

type PlaceCalls = 'places' | 'place' | 'popularPlaces' | 'soldNear' | 'nearestPlace' | 'placeName'

/** GET /places/ and GET /places/{id}/ (specification §7), and the suggestions shown before typing. An unknown id responds 404. */
export const placesRoutes = ({ places, knownPlaces, popular, soldNear }: PlacesDeps): Pick<Handlers, PlaceCalls> => ({
  places: async ({ query, context }) => ({
    predictions: await places.suggest({
      query: query.query,
      types: query.types ?? [],
      locale: context.locale,
      ...(query.session === undefined ? {} : { session: query.session }),
    }),
  }),
  place: async ({ params, query, context }) => {
    const result = await places.detail(params.id, context.locale, query.session)
    if (result === null) throw new ApiError('not_found', 'No such place')
    return { result }
  },
  popularPlaces: async ({ context }) => ({ places: popular(context.locale) }),
  soldNear: async ({ query: { dest, ...area }, context }) => soldNear({ destination: dest, ...area }, context.locale),
  nearestPlace: async ({ query, context }) => ({ name: knownPlaces.nearest(query.point, context.locale) }),
  placeName: async ({ query, context }) => ({ name: knownPlaces.nameOf(query.dest, context.locale) }),
})
