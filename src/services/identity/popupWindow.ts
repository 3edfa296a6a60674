/** How long the SDK may take to open its window: it waits for a foreign script without an end of its own. */
export const POPUP_OPENS_WITHIN_MS = 15_000

interface Watch {
  onOpen: (opened: Window | null) => void
}

/** Of the newest popup: an SDK has one at a time. */
let newest: Watch | undefined

let isWatching = false

// The SDK does not tell when its window opens, nor does it let go of one: this is where both can be seen.
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
 * Runs what opens a popup of an SDK.
 * @returns the answer, which rejects at once when `signal` aborts (the window is closed then), and with code `auth/timeout` when
 * no window opens in time. What `run` does after that is its own.
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
      // Nobody waits for it any more.
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
