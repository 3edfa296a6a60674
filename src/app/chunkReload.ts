import { reloadOnce } from './reloadOnce.ts'

let quiet = 0

/** Loads code before it is needed: a chunk lost here does not reload the page, since it is requested again when needed. */
export const loadAhead = async <T>(load: () => Promise<T>): Promise<T> => {
  quiet += 1
  try {
    return await load()
  } finally {
    quiet -= 1
  }
}

/** Browsers report a connection before calls get through: chunks that fail within this time are retried, not lost. */
const BACK_MS = 5000

/** Later the guest may be in the middle of something else. */
const ANSWER_MS = 3000

/** Browsers do not notice every lost connection; a reload would then show their own error page. */
const isServerThere = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}

/** After a release, an old page requests chunks that no longer exist; one reload loads the new page. */
export const reloadOnLostChunk = (): void => {
  // A chunk requested offline may fail once online, before the browser reports it.
  let backUntil = -Infinity
  addEventListener('offline', () => {
    backUntil = Infinity
  })
  addEventListener('online', () => {
    backUntil = performance.now() + BACK_MS
  })
  const mayBeGone = (): boolean => performance.now() >= backUntil
  const reloadIfGone = async (): Promise<void> => {
    if (mayBeGone() && (await isServerThere()) && mayBeGone()) reloadOnce()
  }
  addEventListener('vite:preloadError', ({ payload }) => {
    try {
      // The router would reload once per chunk by itself; this mark disables that.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    } catch {
      // Without storage the router does not reload either.
    }
    if (quiet === 0) void reloadIfGone()
  })
}
