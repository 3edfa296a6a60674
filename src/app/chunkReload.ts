import { reloadOnce } from './reloadOnce.ts'

let quiet = 0

/** Loads ahead of need: what is lost then reloads nothing. It is asked for again when it is needed. */
export const loadAhead = async <T>(load: () => Promise<T>): Promise<T> => {
  quiet += 1
  try {
    return await load()
  } finally {
    quiet -= 1
  }
}

/** Browsers say that the connection is back before calls get through: what fails until then is asked for again, not lost. */
const BACK_MS = 5000

/** After longer than this the guest may be in the middle of something else. */
const ANSWER_MS = 3000

/** Browsers do not know of every connection that is gone: a reload would then bring their own page. */
const isServerThere = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}

/** After a new version is published the old page asks for chunks that are gone; one reload brings the new page. */
export const reloadOnLostChunk = (): void => {
  // What was asked for without a connection may fail when there is one, and before the browser has said so.
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
      // The router has a rule of its own, once for each chunk; this mark switches it off.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    } catch {
      // Without storage its rule is off as well.
    }
    if (quiet === 0) void reloadIfGone()
  })
}
