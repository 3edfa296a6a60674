import { pinHashTarget, isAtHashTarget } from '#src/views/layout/pageAnchor.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean, string, type } from 'superstruct'

const KEY = 'atNamed'
const Left = type({ href: string(), isThere: boolean() })

let pin: AbortController | undefined

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

/**
 * Scrolls to the hash target, unless the guest has scrolled on, before the application loaded or before a reload. Of a page left
 * before it was interactive, only the browser's scroll position is known.
 */
export const scrollToHash = (): void => {
  const { hash, href } = location
  const left = isReloaded() ? sessionJson.read(KEY, Left) : null
  const isThere = left?.href === href ? left.isThere : scrollY === 0 || isAtHashTarget(hash)
  pin = isThere ? pinHashTarget(hash) : undefined
}

/** Remembers across a reload whether the guest is at the hash target. */
export const rememberHash = (): void => {
  addEventListener('pagehide', () => {
    const { hash, href } = location
    if (hash === '') sessionJson.remove(KEY)
    // Still pinned: content that has just appeared may not be compensated yet.
    else sessionJson.write(KEY, { href, isThere: pin?.signal.aborted === false || isAtHashTarget(hash) })
  })
}
