import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { mapMachine, type MapEmitted, type MapEvent } from './map.machine.ts'
import { MAX_TILE_ERRORS } from './map.rules.ts'
import { aroundManhattan, downtown, midtown } from './map.samples.ts'
import { selectBasemap, selectIsAsking, selectIsFollowing, selectPicked } from './map.selectors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a guest who moves the map', () => {
  test('is offered a search of the area shown, and uses it', () => {
    const map = begin()
    map.send({ type: 'map.placed', area: midtown })
    expect(selectIsAsking(map.now())).toBe(false)
    map.send({ type: 'map.moveEnd', area: downtown })
    expect(selectIsAsking(map.now())).toBe(true)
    map.send({ type: 'area.search' })
    expect(selectIsAsking(map.now())).toBe(false)
    expect(map.emittedEvents).toEqual([{ type: 'area.searchRequested', searched: { ...aroundManhattan, ...downtown } }])
    // The URL repeats the area just requested: the map must not move.
    map.send({ type: 'searched.change', searched: { ...aroundManhattan, ...downtown } })
    expect(map.emittedEvents).toHaveLength(1)
  })

  test('and back again is not asked', () => {
    const map = begin({ ...aroundManhattan, ...midtown })
    map.send({ type: 'map.moveEnd', area: downtown }, { type: 'map.moveEnd', area: midtown })
    expect(selectIsAsking(map.now())).toBe(false)
  })

  test('and then searches for another place sees that place', () => {
    const map = begin()
    map.send({ type: 'map.moveEnd', area: downtown })
    const paris = { ...aroundManhattan, point: { lat: 48.8566, lng: 2.3522 } }
    map.send({ type: 'searched.change', searched: paris })
    expect(selectIsAsking(map.now())).toBe(false)
    expect(map.emittedEvents).toEqual([{ type: 'show', searched: paris }])
  })
})

describe('a map that searches as it moves', () => {
  test('waits until it has been still for 200 ms, however often it is moved', () => {
    const map = begin()
    map.send({ type: 'following.begin' }, { type: 'map.dragStart' }, { type: 'map.moveEnd', area: midtown })
    vi.advanceTimersByTime(199)
    map.send({ type: 'map.dragStart' })
    vi.advanceTimersByTime(1000)
    expect(map.emittedEvents).toEqual([])
    map.send({ type: 'map.moveEnd', area: downtown })
    vi.advanceTimersByTime(199)
    expect(map.emittedEvents).toEqual([])
    vi.advanceTimersByTime(1)
    expect(map.emittedEvents).toEqual([{ type: 'area.searchRequested', searched: { ...aroundManhattan, ...downtown } }])
    expect(selectIsFollowing(map.now())).toBe(true)
  })

  test('immediately searches an area that was only offered before', () => {
    const map = begin()
    map.send({ type: 'map.moveEnd', area: midtown }, { type: 'following.begin' })
    expect(map.emittedEvents).toEqual([{ type: 'area.searchRequested', searched: { ...aroundManhattan, ...midtown } }])
  })

  test('offers the area not searched yet when it is switched off', () => {
    const map = begin()
    map.send({ type: 'following.begin' }, { type: 'map.moveEnd', area: midtown }, { type: 'following.end' })
    vi.advanceTimersByTime(1000)
    expect([selectIsAsking(map.now()), selectIsFollowing(map.now()), map.emittedEvents]).toEqual([true, false, []])
  })
})

test('the map fits its container 100 ms after the last resize', () => {
  const map = begin()
  map.send({ type: 'map.resize' })
  vi.advanceTimersByTime(99)
  map.send({ type: 'map.resize' })
  vi.advanceTimersByTime(99)
  expect(map.emittedEvents).toEqual([])
  vi.advanceTimersByTime(1)
  expect(map.emittedEvents).toEqual([{ type: 'fit' }])
})

test('a card is open until it is closed, the map or another hotel is pressed, or its hotel is gone', () => {
  const map = begin()
  const picked = (...events: MapEvent[]) => {
    map.send(...events)
    return selectPicked(map.now())
  }
  expect(picked({ type: 'pin.press', id: 'one' })).toBe('one')
  expect(picked({ type: 'pin.press', id: 'two' })).toBe('two')
  expect(picked({ type: 'hotels.change', ids: ['one', 'two'] })).toBe('two')
  expect(picked({ type: 'hotels.change', ids: ['one'] })).toBe(null)
  expect(picked({ type: 'pin.press', id: 'one' }, { type: 'map.press' })).toBe(null)
  expect(picked({ type: 'pin.press', id: 'one' }, { type: 'card.close' })).toBe(null)
})

describe('tiles', () => {
  const lost = Array.from({ length: MAX_TILE_ERRORS - 1 }, (): MapEvent => ({ type: 'tile.failed' }))

  test('that fail now and then do not matter', () => {
    const map = begin()
    map.send({ type: 'tiles.offer' }, ...lost, { type: 'tile.loaded' }, ...lost)
    expect(selectBasemap(map.now())).toBe('tiled')
  })

  test('that keep failing are replaced by the simplified map until the connection is back', () => {
    const map = begin()
    map.send({ type: 'tiles.offer' }, ...lost, { type: 'tile.failed' })
    expect(selectBasemap(map.now())).toBe('fallback')
    map.send({ type: 'connection.restored' }, ...lost)
    expect(selectBasemap(map.now())).toBe('tiled')
  })
})

const begin = (searched = aroundManhattan) => {
  const actor = createActor(mapMachine, { input: { searched } })
  const emittedEvents: MapEmitted[] = []
  actor.on('*', (event) => void emittedEvents.push(event))
  actor.start()
  return {
    emittedEvents,
    send: (...events: MapEvent[]) => {
      for (const event of events) actor.send(event)
    },
    now: (): SnapshotFrom<typeof mapMachine> => actor.getSnapshot(),
  }
}
