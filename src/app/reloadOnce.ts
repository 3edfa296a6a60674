import { BOOT_ERROR_ID } from './boot/bootError.ts'

/** Specification §2: a lost chunk reloads the page, at most once in this long. */
const RELOAD_AGAIN_AFTER_MS = 60_000
const RELOADED_AT = 'chunk-reloaded-at'

/** Whether the page may be reloaded now, when it was last reloaded at `last`. */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last > RELOAD_AGAIN_AFTER_MS || last > now

/** Reloads the page, where that may help, unless it was done within the minute. @returns whether it did. */
export const reloadOnce = (): boolean => {
  // Without a connection it would bring the browser's own page, in place of what is still here.
  if (!navigator.onLine) return false
  try {
    const known = sessionStorage.getItem(RELOADED_AT)
    const now = Date.now()
    if (!mayReload(known === null ? null : Number(known), now)) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
  } catch {
    // Where nothing can be kept, reloading might never end.
    return false
  }
  // What fails from here on fails because the page is going.
  document.getElementById(BOOT_ERROR_ID)?.remove()
  location.reload()
  return true
}
