import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { readStoredFavorites, watchStoredFavorites, writeStoredFavorites } from '#src/services/storedFavorites.ts'
import type { favoriteToggle } from './favoriteToggle.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Favorites stored in this browser, newest first; superseded by the favorites machine once it has loaded. */
const storedFavorites = lazySingleton(() => {
  const ids = readStoredFavorites()
  return { ids, isSome: ids.length > 0 || hasStoredSession() }
})
/** Presses by a signed-in user, waiting for the favorites machine to load. */
const pressed = new Map<string, boolean>()
/** Hearts whose press failed because the favorites machine did not load. */
const lost = new Set<string>()

/** True if there is a heart to show or one was pressed: the favorites machine must load. */
export const needsFavorites = (): boolean => storedFavorites().isSome

/** The heart's state as far as it is known without the favorites machine. */
export const isFavorite = (hotelId: string): boolean => pressed.get(hotelId) ?? storedFavorites().ids.includes(hotelId)

export const hasFavoriteFailed = (hotelId: string): boolean => lost.has(hotelId)

/** Call when there are hearts to show, or when a user has signed in. */
export const requireFavorites = (): void => {
  storedFavorites().isSome = true
  tell()
}

/** Stores a visitor's heart immediately: it survives leaving the page before the machine loads. */
export const toggleFavorite = (hotelId: string): void => {
  const isAdded = !isFavorite(hotelId)
  lost.delete(hotelId)
  if (hasStoredSession()) pressed.set(hotelId, isAdded)
  else {
    const others = storedFavorites().ids.filter((id) => id !== hotelId)
    storedFavorites().ids = isAdded ? [hotelId, ...others] : others
    writeStoredFavorites(storedFavorites().ids)
  }
  requireFavorites()
}

export const dismissHeart = (hotelId: string): void => {
  lost.delete(hotelId)
  tell()
}

/** Call when a session ends: its presses must not reach the next user. */
export const clearPendingToggles = (): void => {
  pressed.clear()
  lost.clear()
  tell()
}

/** Hands pending presses to the favorites machine; if it fails to load, reverts them. */
export const loadFavoriteToggle = async (
  load = () => import('./favoriteToggle.ts'),
): Promise<typeof favoriteToggle> => {
  try {
    const { favoriteToggle } = await load()
    for (const [hotelId, isAdded] of pressed) favoriteToggle.press(hotelId, isAdded)
    return favoriteToggle
  } catch (failure) {
    for (const hotelId of pressed.keys()) lost.add(hotelId)
    throw failure
  } finally {
    pressed.clear()
    tell()
  }
}

/** Calls back on each change, in this tab or another. @returns the unsubscribe function. */
export const watchFavoriteToggles = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  const stop = watchStoredFavorites((ids) => {
    if (ids.length > 0) requireFavorites()
  })
  return () => {
    listeners.delete(onChange)
    stop()
  }
}
