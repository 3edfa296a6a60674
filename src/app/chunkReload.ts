/** Specification §2: a lost chunk reloads the page, at most once in this long. */
const RELOAD_AGAIN_AFTER_MS = 60_000
const RELOADED_AT = 'chunk-reloaded-at'

/** Whether the page may be reloaded now, when it was last reloaded at `last`. */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last > RELOAD_AGAIN_AFTER_MS || last > now

/** After a new version is published the old page asks for chunks that are gone; one reload brings the new page. */
export const reloadOnLostChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    // The router has a rule of its own, once for each chunk; this mark switches it off.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    const known = sessionStorage.getItem(RELOADED_AT)
    const now = Date.now()
    if (!mayReload(known === null ? null : Number(known), now)) return
    sessionStorage.setItem(RELOADED_AT, String(now))
    event.preventDefault()
    location.reload()
  })
}
