import { array, is } from 'superstruct'
import { expect, test } from 'vitest'
import { Nearby } from '#contract/hotel/hotels.ts'
import { nearbyOf } from './nearby.ts'

const MIDTOWN = { lat: 40.7549, lng: -73.984 }
const NEW_YORK = { name: { en: 'New York', ar: 'نيويورك', he: 'ניו יורק' }, lat: 40.758, lng: -73.9855 }

test('a hotel lists the distance of the city center, then airports, stations and sights, the nearest of each first', () => {
  const nearby = nearbyOf(MIDTOWN, NEW_YORK, 'en')
  expect(is(nearby, array(Nearby))).toBe(true)
  expect(nearby[0]).toEqual({ kind: 'center', name: 'New York', distance: 0.37, code: null })
  expect(nearby.filter(({ kind }) => kind === 'airport').map(({ code }) => code)).toEqual(['LGA', 'EWR', 'JFK'])
  expect(nearby.find(({ code }) => code === 'JFK')).toMatchObject({
    name: 'John F. Kennedy International Airport',
    distance: 21.46,
  })
  for (const kind of ['airport', 'station', 'landmark'])
    expect(nearby.filter((place) => place.kind === kind).map(({ distance }) => distance)).toEqual(
      nearby
        .filter((place) => place.kind === kind)
        .map(({ distance }) => distance)
        .toSorted((one, other) => one - other),
    )
})

test('nearby places are in the requested language', () => {
  expect(nearbyOf(MIDTOWN, NEW_YORK, 'he')[1]?.name).toBe('נמל התעופה לה גוארדיה')
})

test('in the middle of the sea there is nothing', () => {
  expect(nearbyOf({ lat: -40, lng: -120 }, undefined, 'ar')).toEqual([])
})
