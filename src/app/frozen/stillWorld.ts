import type { CaptureEnvelope } from '#contract/support/captures.ts'

// This module must import nothing at run time: parts of the application read the world when they load.

/** Forgets everything with the document. */
export const createMemory = (initial: Readonly<Record<string, string>>): Storage => {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

const replace = (owner: object, name: string, value: unknown): void =>
  void Object.defineProperty(owner, name, { configurable: true, get: () => value })

/** Never answers: what was being asked for when the screen was captured is still being asked for. */
const noAnswer = (): Promise<never> => new Promise(() => undefined)

const silence = (): void => undefined

/**
 * Cuts the document off from the browser in which staff look at it: no storage, no cookie, no other tab, no request. The
 * document's policy forbids requests as well; here they are not even tried.
 * @param stored what the device stores, by key.
 */
export const cutOff = (stored: Readonly<Record<string, string>> = {}): void => {
  replace(globalThis, 'localStorage', createMemory(stored))
  replace(globalThis, 'sessionStorage', createMemory({}))
  replace(globalThis, 'indexedDB', undefined)
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: silence })
  replace(globalThis, 'fetch', noAnswer)
  replace(globalThis, 'open', () => null)
  replace(navigator, 'sendBeacon', () => true)
  for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource']) replace(globalThis, name, undefined)
  replace(
    globalThis,
    'BroadcastChannel',
    class {
      postMessage = silence
      addEventListener = silence
      removeEventListener = silence
      close = silence
    },
  )
}

/** The clock stands still at an instant, in the guest's zone, and nothing counts on. Call once `Temporal` is there. */
export const stopClock = ({ now, zone }: Pick<CaptureEnvelope['page'], 'now' | 'zone'>): void => {
  const instant = Temporal.Instant.from(now)
  const at = (timeZone: string = zone) => instant.toZonedDateTimeISO(timeZone)
  Object.assign(Temporal.Now, {
    instant: () => instant,
    timeZoneId: () => zone,
    zonedDateTimeISO: at,
    plainDateTimeISO: (timeZone?: string) => at(timeZone).toPlainDateTime(),
    plainDateISO: (timeZone?: string) => at(timeZone).toPlainDate(),
    plainTimeISO: (timeZone?: string) => at(timeZone).toPlainTime(),
  })
  Date.now = () => instant.epochMilliseconds
  // Repeated calls tell of time that passes, e.g. a countdown. Single timeouts stay: the page needs them to be drawn.
  replace(globalThis, 'setInterval', () => 0)
}

/** Tells what is inside a target of no focus: a form checks a field that is left, and would find fault with a bar. */
export const ignoreFocus = (target: EventTarget): void => {
  for (const type of ['focus', 'blur', 'focusin', 'focusout'])
    target.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
}

export const setConnection = (isOnline: boolean): void => replace(navigator, 'onLine', isOnline)

const DARK = '(prefers-color-scheme: dark)'

/** The guest's colors, whatever those of the browser in which staff look. */
export const setScheme = (scheme: 'light' | 'dark'): void => {
  const condition = scheme === 'dark' ? '(min-width: 0px)' : '(max-width: 0px)'
  document.documentElement.style.colorScheme = scheme
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(DARK))
        rule.media.mediaText = rule.media.mediaText.replaceAll(DARK, condition)
  const match = matchMedia.bind(globalThis)
  replace(globalThis, 'matchMedia', (query: string) => match(query.replaceAll(DARK, condition)))
}

/**
 * Makes dialogs and popovers inside a target inert before they open: the browser takes a modal dialog out of what is inert around it, and gives it
 * the focus, unless it is inert itself.
 */
export const openInert = (around: EventTarget): void =>
  around.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target instanceof HTMLElement) target.inert = true
    },
    { capture: true },
  )
