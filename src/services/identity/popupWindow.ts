/** Limit for the SDK to open its window: it waits for a third-party script without a timeout of its own. */
export const POPUP_OPENS_WITHIN_MS = 15_000

interface Watch {
  onOpen: (opened: Window | null) => void
}

/** Only the latest popup is watched: an SDK has one at a time. */
let newest: Watch | undefined

let isWatching = false

// The SDK neither reports when its window opens nor exposes it: intercept `window.open` to get both.
const watchOpen = (): void => {
  if (isWatching) return
  isWatching = true
  const open = window.open.bind(window)
  window.open = (...parts) => {
    const opened = open(...parts)
    newest?.onOpen(opened)
    return opened
  }
}

/**
 * Runs a function that opens an SDK's popup.
 * @returns its result. Rejects immediately when `signal` aborts, closing the window, and with code `auth/timeout` if no window
 * opens in time. `run` may continue after that.
 */
export const withPopup = async <Answer>(run: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  signal.throwIfAborted()
  watchOpen()
  let popup: Window | null = null
  const answered = new AbortController()
  const watch: Watch = { onOpen: () => {} }
  const cutShort = new Promise<never>((_resolve, reject) => {
    const end = (reason: unknown) => {
      answered.abort()
      popup?.close()
      reject(reason)
    }
    const timer = setTimeout(() => end(noWindow()), POPUP_OPENS_WITHIN_MS)
    answered.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', () => end(signal.reason), { signal: answered.signal })
    watch.onOpen = (opened) => {
      clearTimeout(timer)
      popup = opened
      stopWatching(watch)
      // Opened too late: close it.
      if (answered.signal.aborted) opened?.close()
    }
  })
  newest = watch
  const running = run().finally(() => stopWatching(watch))
  try {
    return await Promise.race([running, cutShort])
  } finally {
    answered.abort()
  }
}

const stopWatching = (watch: Watch): void => {
  if (newest === watch) newest = undefined
}

const noWindow = () => Object.assign(new Error('The sign-in window did not open in time'), { code: 'auth/timeout' })
