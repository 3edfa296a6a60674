import { boolean, is, optional, string, type } from 'superstruct'
import { loadAhead } from './chunkReload.ts'
import type { makeRouter } from './router.tsx'

/** Specification §9. */
const IDLE_TIMEOUT_MS = 2000

/** What a browser may say of the guest's connection; few do. */
const Connection = type({ effectiveType: optional(string()), saveData: optional(boolean()) })

/** Specification §9: not on 2g, nor when the guest saves data. */
export const mayPrefetch = (connection: unknown): boolean =>
  !is(connection, Connection) || !(connection.saveData || connection.effectiveType?.includes('2g'))

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** After the page has loaded, and then when the browser has nothing better to do. */
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
 * The router's links ask for their pages when they come into view. This says when: once for each kind of page, when the
 * browser is idle. No route of ours asks the server for data, so it is code and words alone that come.
 */
export const prefetchLinks = (
  router: Pick<ReturnType<typeof makeRouter>, 'preloadRoute'>,
  { connection, idle }: PrefetchDeps = browser,
): void => {
  const { preloadRoute } = router
  const asked = new Set<unknown>()
  router.preloadRoute = async (link) => {
    if (asked.has(link.to) || !mayPrefetch(connection())) return undefined
    asked.add(link.to)
    await idle()
    return loadAhead(() => preloadRoute(link))
  }
}
