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

/** After a new version is published the old page asks for chunks that are gone; one reload brings the new page. */
export const reloadOnLostChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (quiet > 0) return
    try {
      // The router has a rule of its own, once for each chunk; this mark switches it off.
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    } catch {
      // Without storage its rule is off as well.
    }
    if (reloadOnce()) event.preventDefault()
  })
}
