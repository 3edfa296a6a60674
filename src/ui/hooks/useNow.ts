import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads the time again wherever it is shown. Call it when something that depends on the time opens: a timer may have slept. */
export const rereadNow = (): void => {
  for (const listener of listeners) listener()
}

const tick = (): void => {
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  rereadNow()
}

/** The page comes back to the front: another tab was shown, another window was used, or the browser restored the page. */
const onFront = (): void => {
  if (document.visibilityState === 'visible') rereadNow()
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
    document.addEventListener('visibilitychange', onFront)
    window.addEventListener('focus', onFront)
    window.addEventListener('pageshow', onFront)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onFront)
    window.removeEventListener('focus', onFront)
    window.removeEventListener('pageshow', onFront)
  }
}

/**
 * What `read` tells about the present, read again every full minute and when the page comes back to the front (decisions §2). A
 * component that keeps "now" any other way goes on showing it after midnight.
 * @param read compared with `Object.is`, so a text or a number.
 * @param onServer value in a prerendered page, which is viewed at another time.
 */
export const useNow = <Told extends string | number | boolean | null, OnServer extends Told | null>(
  read: () => Told,
  onServer: OnServer,
): Told | OnServer => useSyncExternalStore<Told | OnServer>(subscribe, read, () => onServer)

/** The present instant, to the minute: for deadlines, which are full minutes. */
export const useInstant = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(useNow(minuteNow, 0))

/**
 * Whether a deadline is over; false in a prerendered page.
 * @param deadline ISO instant of a full minute; null: there is none.
 */
export const useHasPassed = (deadline: string | null): boolean =>
  useNow(() => deadline !== null && Temporal.Instant.from(deadline).epochMilliseconds <= minuteNow(), false)

const minuteNow = (): number => Math.floor(Temporal.Now.instant().epochMilliseconds / MINUTE_MS) * MINUTE_MS
