import { describe, expect, test } from 'vitest'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import type { BuildingName } from '#demoImages/houses/names.ts'
import { searchHotels } from '#server/modules/hotels/hotels.search.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { hotelById } from './catalogue.ts'
import type { CatalogueHotel, City } from './catalogue.types.ts'
import { CITIES, cityById } from './cities.ts'
import { demoHotels } from './demoHotels.ts'
import { hotelIdOf } from './hotels.ts'
import { lookOf, type DealtLook } from './looks.ts'

const PAGE = 24
const DEPS = sampleDeps(demoHotels().hotels())
/** Stays: days from today, nights, check-in hour, check-out hour. */
const STAYS = [
  [30, 2, 15, 11],
  [7, 3, 9, 18],
  [60, 1, 20, 14],
  [120, 5, 15, 11],
  [200, 2, 3, 22],
] as const
const TOWERS: ReadonlySet<BuildingName> = new Set(['shaft', 'needle', 'drum', 'twins', 'sail', 'screen', 'resort'])

describe.each(CITIES.map((city) => [city.id, city] as const))('the houses of %s', (_id, city) => {
  test('are all different among the nearest 24, and two neighbors in the list are never the same building', () => {
    const looks = nearestFirst(city, city).map((hotel) => look(hotel, city))
    const page = looks.slice(0, PAGE).map(({ building, camera, colours }) => `${building} ${camera} ${colours}`)
    expect(new Set(page).size).toBe(PAGE)
    expect(looks.filter(({ building }, place) => building === looks[place + 1]?.building)).toEqual([])
  })

  test('of the same building rarely show the same side as the one before', () => {
    const looks = nearestFirst(city, city).map((hotel) => look(hotel, city))
    const same = looks.filter(({ building, camera }, place) => {
      const before = looks[place - 2]
      return before?.building === building && before.camera === camera
    })
    expect(same.length / looks.length).toBeLessThan(0.08)
  })

  test('are close-ups at most once in seven', () => {
    const cameras = nearestFirst(city, city).map((hotel) => look(hotel, city).camera)
    const near = cameras.flatMap((camera, place) => (camera === 'entrance' ? [place] : []))
    expect(near.filter((place, index) => place - (near[index - 1] ?? -7) < 7)).toEqual([])
  })

  test('are almost all different among the nearest 24 of each district', () => {
    for (const district of city.districts) {
      const page = nearestFirst(city, district)
        .slice(0, PAGE)
        .map((hotel) => look(hotel, city))
      const kinds = new Set(page.map(({ building, camera, colours }) => `${building} ${camera} ${colours}`))
      expect(kinds.size).toBeGreaterThanOrEqual(PAGE - 2)
    }
  })

  test('follow the city’s mix of buildings, as far as neighbors may differ', () => {
    const looks = nearestFirst(city, city).map((hotel) => look(hotel, city))
    const weights = Object.entries(city.houses)
    expect(weights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(100)
    const isEven = Math.max(...Object.values(city.houses)) <= 36
    for (const [name, weight] of weights) {
      const share = (100 * looks.filter(({ building }) => building === name).length) / looks.length
      expect(share).toBeGreaterThan(Math.min(weight, 36) - 4)
      expect(share).toBeLessThan(weight + (isEven ? 4 : 14))
    }
  })
})

test('six of ten hotels in Dubai are towers', () => {
  const city = cityOf('dxb')
  const looks = nearestFirst(city, city).map((hotel) => look(hotel, city))
  const towers = looks.filter(({ building }) => TOWERS.has(building)).length / looks.length
  expect(towers).toBeGreaterThan(0.57)
  expect(towers).toBeLessThan(0.7)
})

describe.each(['nyc', 'dxb', 'tlv', 'par'])('the lists of %s sorted by best value', (id) => {
  const city = cityOf(id)
  const lists = STAYS.map(([days, nights, arrives, leaves]) => {
    const day = addDays('2026-11-20', days)
    const { hotels } = searchHotels(
      {
        destination: { name: id, point: { lat: city.lat, lng: city.lng }, poi: false },
        checkIn: dayHour(day, arrives),
        checkOut: dayHour(addDays(day, nights), leaves),
        rooms: [{ adults: 2, children: [] }],
      },
      'en',
      SAMPLE_NOW.epochMilliseconds,
      { ...DEPS, content: { image: () => '' } },
    )
    return hotels
      .toSorted((one, other) => other.best_value - one.best_value)
      .slice(0, PAGE)
      .flatMap((result) => hotelById(result.id) ?? [])
      .map((hotel) => look(hotel, city))
  })

  test('have at most two houses alike on a page, and few neighbors with the same building and colors', () => {
    const alike = lists.map((looks) => PAGE - new Set(looks.map(keyOf)).size)
    expect(Math.max(...alike)).toBeLessThanOrEqual(1)
    const neighbours = lists.map(
      (looks) => looks.filter((one, place) => place > 0 && tintOf(one) === tintOf(looks[place - 1])).length,
    )
    expect(neighbours.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(5)
  })
})

function keyOf({ building, camera, colours }: DealtLook): string {
  return `${building} ${camera} ${colours}`
}

function tintOf(one: DealtLook | undefined): string {
  return `${one?.building} ${one?.colours}`
}

function nearestFirst(city: City, from: { lat: number; lng: number }): CatalogueHotel[] {
  const wide = Math.cos((city.lat * Math.PI) / 180)
  const far = ({ lat, lng }: CatalogueHotel) => Math.hypot(lat - from.lat, (lng - from.lng) * wide)
  return Array.from({ length: city.hotels }, (_, place) => hotelById(hotelIdOf(city, place + 1)))
    .filter((hotel) => hotel !== undefined)
    .toSorted((one, other) => far(one) - far(other) || (one.id < other.id ? -1 : 1))
}

function look(hotel: CatalogueHotel, city: City): DealtLook {
  const dealt = lookOf(hotel, city)
  if (!dealt) throw new Error(`${hotel.id} has no look`)
  return dealt
}

function cityOf(id: string): City {
  const city = cityById(id)
  if (!city) throw new Error(`no city ${id}`)
  return city
}
