import { expect, test } from 'vitest'
import type { KnownPlaces, PlacesProvider, SuggestQuery } from '#server/adapters/places/places.port.ts'
import { placesRoutes } from './places.routes.ts'

test('a search uses the language of the request and the requested types', async () => {
  const queries: SuggestQuery[] = []
  const routes = placesRoutes({
    ...nothing,
    places: { ...nowhere, suggest: async (query) => (queries.push(query), [MANHATTAN]) },
  })

  expect(await routes.places(request({ query: 'man' }, {}))).toEqual({ predictions: [MANHATTAN] })
  await routes.places(request({ query: 'man', types: ['lodging', 'airport'], session: 's1' }, {}))
  expect(queries).toEqual([
    { query: 'man', types: [], locale: 'ar' },
    { query: 'man', types: ['lodging', 'airport'], locale: 'ar', session: 's1' },
  ])
})

test('a place responds with its detail, fetched in the session of its search; an unknown one with 404', async () => {
  const requests: unknown[] = []
  const result = { name: 'مانهاتن', geometry: { location: { lat: 40.78, lng: -73.97 } }, types: ['political'] }
  const routes = placesRoutes({
    ...nothing,
    places: {
      ...nowhere,
      detail: async (...place) => (requests.push(place), place[0] === 'manhattan' ? result : null),
    },
  })

  expect(await routes.place(request({ session: 's1' }, { id: 'manhattan' }))).toEqual({ result })
  expect(requests).toEqual([['manhattan', 'ar', 's1']])
  await expect(routes.place(request({}, { id: 'atlantis' }))).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  })
})

test('popular and nearest places and place names are in the language of the request', async () => {
  const point = { lat: 1, lng: 2 }
  const routes = placesRoutes({
    ...nothing,
    knownPlaces: {
      nearest: (at, locale) => `${at.lat} ${locale}`,
      nameOf: ({ name }, locale) => `${name} ${locale}`,
      townOf: () => null,
    },
    popular: (locale) => [{ name: locale, around: '', location: point, hotels: 3, image: '/x.svg' }],
  })
  expect(await routes.nearestPlace(request({ point }, {}))).toEqual({ name: '1 ar' })
  expect(await routes.placeName(request({ dest: { name: 'Rome', point, poi: false } }, {}))).toEqual({
    name: 'Rome ar',
  })
  expect(await routes.popularPlaces(request({}, {}))).toEqual({
    places: [{ name: 'ar', around: '', location: point, hotels: 3, image: '/x.svg' }],
  })
})

test('nearby cities with hotels are found in the requested area, and named in the language of the request', async () => {
  const searches: unknown[] = []
  const answer = { hotels: 3, places: [] }
  const routes = placesRoutes({ ...nothing, soldNear: (...search) => (searches.push(search), answer) })
  const dest = { name: 'Crete', point: { lat: 35.2, lng: 24.9 }, poi: false }
  const bounds = { neLat: 36, neLng: 26, swLat: 34, swLng: 23 }
  expect(await routes.soldNear(request({ dest, bounds }, {}))).toEqual(answer)
  expect(searches).toEqual([[{ destination: dest, bounds }, 'ar']])
})

const MANHATTAN = {
  place_id: 'place-manhattan',
  structured_formatting: { main_text: 'Manhattan', secondary_text: 'New York' },
  types: ['political'],
}

const nowhere: PlacesProvider = { suggest: async () => [], detail: async () => null }

const nobody: KnownPlaces = { nearest: () => null, nameOf: () => null, townOf: () => null }
const nothing = { places: nowhere, knownPlaces: nobody, popular: () => [], soldNear: () => ({ hotels: 0, places: [] }) }

const request = <Query, Params>(query: Query, params: Params) => ({
  params,
  query,
  context: { requestId: 'r', locale: 'ar' as const, address: '127.0.0.1', idempotencyKey: undefined },
  caller: null,
  get body(): never {
    throw new Error('a GET has no body')
  },
})
