import { expect, test } from 'vitest'
import { forgetRecentPlaces, recentPlaces } from './recentPlaces.ts'
import { jsonStorage } from './storage.ts'

const place = (name: string) => ({ destination: { name, point: { lat: 1, lng: 2 }, poi: false }, bounds: null })
const crete = { ...place('Crete'), bounds: { neLat: 35.7, swLat: 34.9, neLng: 26.4, swLng: 23.5 } }

test('the last four places are stored, newest first, each once', () => {
  const { recent } = browser()
  for (const name of ['Bath', 'Oslo', 'Rome', 'Lima', 'Rome', 'Cork']) recent.keep(place(name))
  expect(recent.read().map(({ destination }) => destination.name)).toEqual(['Cork', 'Rome', 'Lima', 'Oslo'])
})

test('an area keeps its bounds', () => {
  const { recent } = browser()
  recent.keep(crete)
  expect(recent.read()).toEqual([crete])
})

test.each(['nothing', '{}', '[["Call +1 800 7777 now|0|0|false", null]]', '[["Rome|1|2|false"]]', '[[1, 2]]'])(
  'stored data we did not write is not a place: %s',
  (text) => {
    const { recent, stored } = browser()
    stored.set('recentPlaces', text)
    expect(recent.read()).toEqual([])
  },
)

test('all are deleted together', () => {
  const { recent, storage } = browser()
  recent.keep(crete)
  forgetRecentPlaces(storage)
  expect(recent.read()).toEqual([])
})

const browser = () => {
  const stored = new Map<string, string>()
  const storage = jsonStorage(() => ({
    length: stored.size,
    key: () => null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }))
  return { stored, storage, recent: recentPlaces(storage) }
}
