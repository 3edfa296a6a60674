import { beforeEach, expect, test, vi } from 'vitest'

const press = vi.fn<(hotelId: string, isFavorite: boolean) => void>()
const ignore = () => {}
const come = () =>
  Promise.resolve({
    favoriteToggle: { watch: () => ignore, isFavorite: () => true, problem: () => null, press, dismiss: ignore },
  })
const fail = () => Promise.reject(new Error('gone'))
const open = () => import('./favoriteToggleState.ts')

const stored = new Map<string, string>()
const signIn = () => stored.set('signedInHint', 'true')

beforeEach(() => {
  press.mockReset()
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', ignore)
  vi.stubGlobal('removeEventListener', ignore)
})

test("a visitor's heart is stored by the press itself, without the favorites machine", async () => {
  const hearts = await open()
  const seen = vi.fn<() => void>()
  const stop = hearts.watchFavoriteToggles(seen)
  expect([hearts.needsFavorites(), hearts.isFavorite('h1')]).toEqual([false, false])
  hearts.toggleFavorite('h1')
  hearts.toggleFavorite('h2')
  expect([hearts.needsFavorites(), hearts.isFavorite('h1'), stored.get('favorites')]).toEqual([
    true,
    true,
    '["h2","h1"]',
  ])
  hearts.toggleFavorite('h2')
  expect(stored.get('favorites')).toBe('["h1"]')
  expect(seen).toHaveBeenCalled()
  await hearts.loadFavoriteToggle(come)
  expect(press.mock.calls).toEqual([])
  await expect(hearts.loadFavoriteToggle(fail)).rejects.toThrow('gone')
  expect([hearts.isFavorite('h1'), hearts.hasFavoriteFailed('h1')]).toEqual([true, false])
  stop()
})

test("a signed-in guest's heart shows immediately, and is handed over once the favorites machine loads", async () => {
  signIn()
  const hearts = await open()
  for (const id of ['h1', 'h2', 'h2']) hearts.toggleFavorite(id)
  expect([hearts.isFavorite('h1'), hearts.isFavorite('h2'), stored.get('favorites')]).toEqual([true, false, undefined])
  await hearts.loadFavoriteToggle(come)
  expect(press.mock.calls).toEqual([
    ['h1', true],
    ['h2', false],
  ])
})

test("if the machine fails to load, a signed-in guest's heart reverts and says so until dismissed or pressed again", async () => {
  signIn()
  const hearts = await open()
  hearts.toggleFavorite('h1')
  await expect(hearts.loadFavoriteToggle(fail)).rejects.toThrow('gone')
  expect([hearts.isFavorite('h1'), hearts.hasFavoriteFailed('h1'), hearts.hasFavoriteFailed('h2')]).toEqual([
    false,
    true,
    false,
  ])
  hearts.dismissHeart('h1')
  expect(hearts.hasFavoriteFailed('h1')).toBe(false)
  hearts.toggleFavorite('h1')
  await expect(hearts.loadFavoriteToggle(fail)).rejects.toThrow('gone')
  hearts.toggleFavorite('h1')
  expect([hearts.isFavorite('h1'), hearts.hasFavoriteFailed('h1')]).toEqual([true, false])
  await hearts.loadFavoriteToggle(come)
  // A press that was shown as failed must not be sent later.
  expect(press.mock.calls).toEqual([['h1', true]])
})

test('pending presses are dropped when the session ends', async () => {
  signIn()
  const hearts = await open()
  const seen = vi.fn<() => void>()
  const stop = hearts.watchFavoriteToggles(seen)
  hearts.toggleFavorite('h1')
  seen.mockReset()
  hearts.clearPendingToggles()
  expect([hearts.isFavorite('h1'), seen.mock.calls.length]).toEqual([false, 1])
  await hearts.loadFavoriteToggle(come)
  expect(press.mock.calls).toEqual([])
  stop()
})

test('a failed heart is not shown to anybody else after the session ends', async () => {
  signIn()
  const hearts = await open()
  hearts.toggleFavorite('h1')
  await expect(hearts.loadFavoriteToggle(fail)).rejects.toThrow('gone')
  expect(hearts.hasFavoriteFailed('h1')).toBe(true)
  hearts.clearPendingToggles()
  expect(hearts.hasFavoriteFailed('h1')).toBe(false)
})

test('hearts are needed when some are stored, or when a user is or becomes signed in', async () => {
  expect((await open()).needsFavorites()).toBe(false)
  stored.set('favorites', '["h1"]')
  vi.resetModules()
  const visitorHearts = await open()
  expect([visitorHearts.needsFavorites(), visitorHearts.isFavorite('h1')]).toEqual([true, true])
  stored.clear()
  vi.resetModules()
  const hearts = await open()
  hearts.requireFavorites()
  expect(hearts.needsFavorites()).toBe(true)
})
