import { pinHashTarget, isAtHashTarget } from '#src/views/layout/pageAnchor.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean, string, type } from 'superstruct'

const KEY = 'atNamed'
const Left = type({ href: string(), isThere: boolean() })

let held: AbortController | undefined

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

/**
 * A page whose address names a part of it begins there. Whoever has scrolled on stays where they are: before its application was
 * there, or before a reload. Of a page that was left before it came to life nothing is known but where the browser has put it.
 */
export const scrollToHash = (): void => {
  const { hash, href } = location
  const left = isReloaded() ? sessionJson.read(KEY, Left) : null
  const isThere = left?.href === href ? left.isThere : scrollY === 0 || isAtHashTarget(hash)
  held = isThere ? pinHashTarget(hash) : undefined
}

/** Keeps for a reload whether the guest is at what the address names. */
export const rememberHash = (): void => {
  addEventListener('pagehide', () => {
    const { hash, href } = location
    if (hash === '') sessionJson.remove(KEY)
    // What has come a moment ago has not been brought to its place yet.
    else sessionJson.write(KEY, { href, isThere: held?.signal.aborted === false || isAtHashTarget(hash) })
  })
}
