import { reloadOnce } from '#src/app/reloadOnce.ts'
import { BOOT_ERROR_ID } from './bootError.ts'

/** After this the error shows, even if nothing failed; it disappears if the application still loads. */
const PATIENCE_MS = 20_000

const say = (): void => {
  const words = document.getElementById(BOOT_ERROR_ID)
  if (words) words.hidden = false
}

/** While the error is in the document, the application has not loaded. */
const onLost = (): void => {
  if (document.getElementById(BOOT_ERROR_ID) && !reloadOnce()) say()
}

/**
 * Inlined into every document, so that it works when nothing else loads: if the entry fails to load or start, it reloads the
 * page once a minute at most (specification §2), then shows the error.
 */
export const installBootWatchdog = (): void => {
  // Load errors of scripts do not bubble: listen in the capture phase.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) onLost()
    },
    true,
  )
  addEventListener('unhandledrejection', onLost)
  setTimeout(say, PATIENCE_MS)
}
