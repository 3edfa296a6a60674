import type { Destination } from '#contract/hotel/destination.ts'
import { expect, test, vi } from 'vitest'
import { createPlaceNames } from './placeNames.ts'

const telAviv: Destination = { name: 'תל אביב', point: { lat: 32.08, lng: 34.78 }, poi: false }

test('a name in another script is requested once, and every subscriber is notified', async () => {
  const { names, load, listener } = asking('Tel Aviv')
  void names.ask(telAviv, 'en')
  void names.ask({ ...telAviv }, 'en')
  expect(names.getName(telAviv, 'en')).toBe('תל אביב')
  await expect.poll(() => names.getName(telAviv, 'en')).toBe('Tel Aviv')
  expect([load.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1])
  // Names are stored per language.
  expect(names.getName(telAviv, 'ar')).toBe('תל אביב')
})

test("a name in the page's script stays as picked", () => {
  const { names, load } = asking('Tel Aviv')
  void names.ask(telAviv, 'he')
  void names.ask({ ...telAviv, name: 'Roma' }, 'en')
  void names.ask({ ...telAviv, name: 'روما' }, 'ar')
  expect(load.mock.calls).toEqual([])
})

test('a place without a known name keeps its own', async () => {
  const { names, listener } = asking(null)
  void names.ask(telAviv, 'en')
  await Promise.resolve()
  expect([names.getName(telAviv, 'en'), listener.mock.calls.length]).toEqual(['תל אביב', 0])
})

test('a failed request is repeated', async () => {
  const { names, load } = asking('Tel Aviv')
  load.mockRejectedValueOnce(new Error('no connection'))
  void names.ask(telAviv, 'en')
  await vi.waitFor(() => {
    void names.ask(telAviv, 'en')
    expect(names.getName(telAviv, 'en')).toBe('Tel Aviv')
  })
  expect(load.mock.calls.length).toBe(2)
})

const asking = (name: string | null) => {
  const load = vi.fn<(place: Destination) => Promise<string | null>>(() => Promise.resolve(name))
  const listener = vi.fn<() => void>()
  const names = createPlaceNames(load)
  names.subscribe(listener)
  return { names, load, listener }
}
