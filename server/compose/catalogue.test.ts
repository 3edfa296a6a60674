import { expect, test } from 'vitest'
import { loadAreas } from '#server/adapters/places/areas.ts'
import { localPlaces } from '#server/adapters/places/local.places.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { BORDERS, soldCities } from './catalogue.ts'

const index = createHotelIndex(
  CITIES.map(({ id, lat, lng }) => sampleHotel({ id: `${id}-0001`, city_id: id, lat, lng })),
  BORDERS,
)
/** Cities in which a search for areas of this kind finds hotels, each as `<area> <city>`. */
const findCities = (isOne: (id: string) => boolean): string[] =>
  loadAreas(new Map()).flatMap(({ id, bounds, ...point }) =>
    bounds === undefined || !isOne(id)
      ? []
      : [...index.around(point, { kind: 'box', bounds }).rest()].map(({ city_id }) => `${id} ${city_id}`),
  )

test('a country contains every catalogue city in it, and none of its neighbors’', () => {
  const sold = CITIES.map(({ id, country }) => `country-${country.toLowerCase()} ${id}`)
  expect(findCities((id) => id.startsWith('country-')).toSorted()).toEqual(sold.toSorted())
})

test('a state does too: New Jersey has none of Manhattan, which lies in its rectangle', () => {
  const sold = CITIES.flatMap(({ id, state }) => (state === undefined ? [] : [`area-${state.toLowerCase()}-us ${id}`]))
  expect(sold).toContain('area-ny-us nyc')
  expect(findCities((id) => id.endsWith('-us') && id.startsWith('area-')).toSorted()).toEqual(sold.toSorted())
  expect(CITIES.filter(({ country, state }) => (country === 'US') !== (state !== undefined))).toEqual([])
})

test('other regions and islands contain no neighboring city', () => {
  expect(findCities((id) => id.startsWith('area-') && !id.endsWith('-us')).toSorted()).toEqual([
    'area-carmel hfa',
    'area-catalonia bcn',
    'area-england lon',
    'area-negev eil',
    'area-new-south-wales syd',
  ])
})

test('a suggested city has the coordinates that its typed name resolves to: both run the same search', async () => {
  const places = localPlaces({ lodging: [], countHotels: () => 0, nearestHotel: () => null })
  const cityOf = soldCities(
    CITIES.map(({ id }) => ({ city_id: id })),
    places,
  )
  for (const { id, name } of CITIES) {
    const [first] = await places.suggest({ query: name.en, types: ['locality'], locale: 'en' })
    const place = await places.detail(first?.place_id ?? '', 'en')
    expect(cityOf(id), name.en).toMatchObject(place?.geometry.location ?? {})
    expect(place?.name).toBe(name.en)
  }
})
