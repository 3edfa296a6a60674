import { reloadOnce } from '#src/app/reloadOnce.ts'
import { BOOT_ERROR_ID } from './bootError.ts'

/** An application that neither comes nor fails: its words are shown meanwhile, and go when it comes after all. */
const PATIENCE_MS = 20_000

const say = (): void => {
  const words = document.getElementById(BOOT_ERROR_ID)
  if (words) words.hidden = false
}

/** While the words stand in the document, the application is not there yet. */
const onLost = (): void => {
  if (document.getElementById(BOOT_ERROR_ID) && !reloadOnce()) say()
}

/**
 * Stands inside every document, so that it works when nothing else has come: an entry that is lost, or one that cannot
 * begin, reloads the page once in a minute (specification §2), and then says so.
 */
export const installBootWatchdog = (): void => {
  // A script that did not load tells its own element alone, on the way down to it.
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
