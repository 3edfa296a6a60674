import { hasKeptSession } from '#src/services/identity/keptSession.ts'
import { readKeptFavorites, watchKeptFavorites } from '#src/services/keptFavorites.ts'
import type { heartFlow } from './heartFlow.ts'
import { lazily } from './lazily.ts'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** What was kept when the page began: from then on the flow of favourites knows better. */
const kept = lazily(() => {
  const ids = new Set(readKeptFavorites())
  return { ids, isSome: ids.size > 0 || hasKeptSession() }
})
/** What is to become of a hotel's heart when the flow is here. */
const pressed = new Map<string, boolean>()
/** The hearts that were pressed for a flow that did not come. */
const lost = new Set<string>()

/** There is a heart to show or to press: what goes on with it is needed. */
export const areHeartsNeeded = (): boolean => kept().isSome || pressed.size > 0

/** A heart as far as it is known without the flow. */
export const isHeartKept = (hotelId: string): boolean => pressed.get(hotelId) ?? kept().ids.has(hotelId)

export const isHeartLost = (hotelId: string): boolean => lost.has(hotelId)

/** For the session: somebody has signed in, whose hearts are at the server. */
export const expectHearts = (): void => {
  kept().isSome = true
  tell()
}

export const pressHeart = (hotelId: string): void => {
  lost.delete(hotelId)
  pressed.set(hotelId, !isHeartKept(hotelId))
  tell()
}

export const dismissHeart = (hotelId: string): void => {
  lost.delete(hotelId)
  tell()
}

/** The flow takes over what was pressed before it came; without it each of them is put back. */
export const loadHeartFlow = async (load = () => import('./heartFlow.ts')): Promise<typeof heartFlow> => {
  try {
    const { heartFlow } = await load()
    for (const [hotelId, isKept] of pressed) heartFlow.press(hotelId, isKept)
    return heartFlow
  } catch (failure) {
    for (const hotelId of pressed.keys()) lost.add(hotelId)
    throw failure
  } finally {
    pressed.clear()
    tell()
  }
}

/** Calls back on each change of all this, in this tab or by another one. @returns how to stop. */
export const watchHearts = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  const stop = watchKeptFavorites((ids) => {
    if (ids.length > 0) expectHearts()
  })
  return () => {
    listeners.delete(onChange)
    stop()
  }
}
