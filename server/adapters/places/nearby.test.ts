import { array, is } from 'superstruct'
import { expect, test } from 'vitest'
import { Nearby } from '#contract/hotel/hotels.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { nearbyOf } from './nearby.ts'
import { SIGHTS } from './sights.ts'

const MIDTOWN = { lat: 40.7549, lng: -73.984 }
const NEW_YORK = { name: { en: 'New York', ar: 'نيويورك', he: 'ניו יורק' }, lat: 40.758, lng: -73.9855 }

test('a hotel lists the distance of the city center, then airports, stations and sights, the nearest of each first', () => {
  const nearby = nearbyOf(MIDTOWN, NEW_YORK, 'en')
  expect(is(nearby, array(Nearby))).toBe(true)
  expect(nearby[0]).toEqual({ kind: 'center', name: 'New York', distance: 0.37, code: null })
  expect(nearby.filter(({ kind }) => kind === 'airport').map(({ code }) => code)).toEqual(['LGA', 'EWR', 'JFK'])
  expect(nearby.find(({ code }) => code === 'JFK')).toMatchObject({
    name: 'John F. Kennedy International Airport',
    distance: 21.47,
  })
  for (const kind of ['airport', 'station', 'landmark'])
    expect(nearby.filter((place) => place.kind === kind).map(({ distance }) => distance)).toEqual(
      nearby
        .filter((place) => place.kind === kind)
        .map(({ distance }) => distance)
        .toSorted((one, other) => one - other),
    )
})

test('a hotel is as far from a place on its page as in a search from there', () => {
  const index = createHotelIndex([sampleHotel({ id: 'nyc-0001', ...MIDTOWN })])
  const nearby = nearbyOf(MIDTOWN, NEW_YORK, 'en')
  const places = [
    ...SIGHTS.map(({ name, lat, lng }) => ({ name: name.en, lat, lng })),
    { ...NEW_YORK, name: 'New York' },
  ]
  expect(nearby.map(({ name, distance }) => [name, distance])).toEqual(
    nearby.map(({ name }) => {
      const point = places.find((place) => place.name === name) ?? MIDTOWN
      const km = index.around(point, { kind: 'circle', km: 150 }).take()?.km ?? Number.NaN
      return [name, Math.round(km * 100) / 100]
    }),
  )
})

test('nearby places are in the requested language', () => {
  expect(nearbyOf(MIDTOWN, NEW_YORK, 'he')[1]?.name).toBe('נמל התעופה לה גוארדיה')
})

test('in the middle of the sea there is nothing', () => {
  expect(nearbyOf({ lat: -40, lng: -120 }, undefined, 'ar')).toEqual([])
})
