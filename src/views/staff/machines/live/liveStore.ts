import type { LiveNews, LiveSource } from '#src/views/staff/machines/catalogue.ts'
import { NOTHING_LIVE, takeNews, type LiveState } from './live.rules.ts'

/** Watching outlives a change of the page by this long. Milliseconds. */
const LINGER_MS = 3000

/** News are shown together this often: nobody reads faster. Milliseconds. */
const SHOW_EVERY_MS = 100

/**
 * Keeps what the tabs of a source tell while somebody looks.
 * @param soon calls back once, e.g. before a frame: all news until then are shown together
 */
export const createLiveStore = (source: LiveSource, soon: (then: () => void) => void) => {
  const listeners = new Set<() => void>()
  let state = NOTHING_LIVE
  let stop: (() => void) | null = null
  let lingering: ReturnType<typeof setTimeout> | undefined
  let isScheduled = false

  const publish = (): void => {
    isScheduled = false
    for (const listener of listeners) listener()
  }
  const take = (news: LiveNews): void => {
    state = takeNews(state, news)
    if (isScheduled) return
    isScheduled = true
    soon(publish)
  }
  const end = (): void => {
    stop?.()
    stop = null
    state = NOTHING_LIVE
  }

  return {
    read: (): LiveState => state,
    subscribe: (listener: () => void): (() => void) => {
      clearTimeout(lingering)
      listeners.add(listener)
      stop ??= source.watch(take)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) lingering = setTimeout(end, LINGER_MS)
      }
    },
  }
}

const beforeFrame = (then: () => void): void => void setTimeout(() => requestAnimationFrame(then), SHOW_EVERY_MS)

const stores = new WeakMap<LiveSource, ReturnType<typeof createLiveStore>>()

/** All pages of a source share one store, so that nothing is lost on the way from one chart to another. */
export const liveStoreOf = (source: LiveSource): ReturnType<typeof createLiveStore> => {
  const store = stores.get(source) ?? createLiveStore(source, beforeFrame)
  stores.set(source, store)
  return store
}
