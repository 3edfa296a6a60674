import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { readStoredFavorites, watchKeptFavorites, writeKeptFavorites } from '#src/services/storedFavorites.ts'
import type { favoriteToggle } from './favoriteToggle.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** What this browser keeps, newest first: once it is here, the flow of favourites knows better. */
const kept = lazySingleton(() => {
  const ids = readStoredFavorites()
  return { ids, isSome: ids.length > 0 || hasStoredSession() }
})
/** What is to become of a heart of somebody who is signed in, when the flow is here. */
const pressed = new Map<string, boolean>()
/** The hearts that were pressed for a flow that did not come. */
const lost = new Set<string>()

/** There is a heart to show or one was pressed: what goes on with it is needed. */
export const needsFavorites = (): boolean => kept().isSome

/** A heart as far as it is known without the flow. */
export const isFavorite = (hotelId: string): boolean => pressed.get(hotelId) ?? kept().ids.includes(hotelId)

export const hasFavoriteFailed = (hotelId: string): boolean => lost.has(hotelId)

/** There are hearts to show now; for the session, when somebody has signed in. */
export const requireFavorites = (): void => {
  kept().isSome = true
  tell()
}

/** A stranger's is kept here and now: it outlives a page that is left before the flow is here. */
export const toggleFavorite = (hotelId: string): void => {
  const isKept = !isFavorite(hotelId)
  lost.delete(hotelId)
  if (hasStoredSession()) pressed.set(hotelId, isKept)
  else {
    const others = kept().ids.filter((id) => id !== hotelId)
    kept().ids = isKept ? [hotelId, ...others] : others
    writeKeptFavorites(kept().ids)
  }
  requireFavorites()
}

export const dismissHeart = (hotelId: string): void => {
  lost.delete(hotelId)
  tell()
}

/** A session has ended: what was pressed in it is nobody else's wish. */
export const clearPendingToggles = (): void => {
  pressed.clear()
  lost.clear()
  tell()
}

/** The flow takes over what was pressed before it came; without it each of them is put back. */
export const loadFavoriteToggle = async (
  load = () => import('./favoriteToggle.ts'),
): Promise<typeof favoriteToggle> => {
  try {
    const { favoriteToggle } = await load()
    for (const [hotelId, isKept] of pressed) favoriteToggle.press(hotelId, isKept)
    return favoriteToggle
  } catch (failure) {
    for (const hotelId of pressed.keys()) lost.add(hotelId)
    throw failure
  } finally {
    pressed.clear()
    tell()
  }
}

/** Calls back on each change of all this, in this tab or by another one. @returns how to stop. */
export const watchFavoriteToggles = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  const stop = watchKeptFavorites((ids) => {
    if (ids.length > 0) requireFavorites()
  })
  return () => {
    listeners.delete(onChange)
    stop()
  }
}
