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

/** After a new version is published the old page asks for chunks that are gone; one reload brings the new page. */
export const reloadOnLostChunk = (): void => {
  let backAt = -BACK_MS
  addEventListener('online', () => {
    backAt = performance.now()
  })
  addEventListener('vite:preloadError', (event) => {
    if (quiet > 0 || performance.now() - backAt < BACK_MS) return
    try {
      // The router has a rule of its own, once for each chunk; this mark switches it off.
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    } catch {
      // Without storage its rule is off as well.
    }
    if (reloadOnce()) event.preventDefault()
  })
}
