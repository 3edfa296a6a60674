import { BOOT_ERROR_ID } from './boot/bootError.ts'

/** Specification §2: minimum time between reloads for a lost chunk. */
const RELOAD_AGAIN_AFTER_MS = 60_000
const RELOADED_AT = 'chunk-reloaded-at'

/** @param last time of the last reload, in milliseconds; null if none. */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last > RELOAD_AGAIN_AFTER_MS || last > now

/** Reloads the page if that may help, once a minute at most. @returns whether it reloads. */
export const reloadOnce = (): boolean => {
  // Offline, a reload would replace the page with the browser's own error page.
  if (!navigator.onLine) return false
  try {
    const lastReload = sessionStorage.getItem(RELOADED_AT)
    const now = Date.now()
    if (!mayReload(lastReload === null ? null : Number(lastReload), now)) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
  } catch {
    // Without storage, reloading might never stop.
    return false
  }
  // Further failures are caused by the reload itself: show no error.
  document.getElementById(BOOT_ERROR_ID)?.remove()
  location.reload()
  return true
}
