import type { PlacesProvider } from '#server/adapters/places/places.port.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'

/** GET /places/ and GET /places/{id}/ (specification §7). An unknown id answers 404. */
export const placesRoutes = ({ places }: { places: PlacesProvider }): Pick<Handlers, 'places' | 'place'> => ({
  places: async ({ query, context }) => ({
    predictions: await places.suggest({ query: query.query, types: query.types ?? [], locale: context.locale }),
  }),
  place: async ({ params, context }) => {
    const result = await places.detail(params.id, context.locale)
    if (result === null) throw new ApiError('not_found', 'No such place')
    return { result }
  },
})
