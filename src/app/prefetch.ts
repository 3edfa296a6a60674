import { boolean, is, optional, string, type } from 'superstruct'
import { loadAhead } from './chunkReload.ts'
import type { makeRouter } from './router.tsx'

/** Specification §9. */
const IDLE_TIMEOUT_MS = 2000

/** The Network Information API; few browsers have it. */
const Connection = type({ effectiveType: optional(string()), saveData: optional(boolean()) })

/** Specification §9: not on 2g, nor when the guest saves data. */
export const mayPrefetch = (connection: unknown): boolean =>
  !is(connection, Connection) || !(connection.saveData || connection.effectiveType?.includes('2g'))

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Waits for the page to load, then for the browser to be idle. */
const idle = async (): Promise<void> => {
  await loaded()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_TIMEOUT_MS)
  })
}

export interface PrefetchDeps {
  connection: () => unknown
  idle: () => Promise<void>
}
const browser: PrefetchDeps = {
  connection: () => ('connection' in navigator ? navigator.connection : undefined),
  idle,
}

/**
 * The router's links request their pages when they come into view. This delays that until the browser is idle, once per route.
 * Our routes load no server data, so it fetches only code and texts.
 */
export const prefetchLinks = (
  router: Pick<ReturnType<typeof makeRouter>, 'preloadRoute'>,
  { connection, idle }: PrefetchDeps = browser,
): void => {
  const { preloadRoute } = router
  const prefetchedRoutes = new Set<unknown>()
  router.preloadRoute = async (link) => {
    if (prefetchedRoutes.has(link.to) || !mayPrefetch(connection())) return undefined
    prefetchedRoutes.add(link.to)
    await idle()
    return loadAhead(() => preloadRoute(link))
  }
}
