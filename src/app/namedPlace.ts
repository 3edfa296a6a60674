import { holdNamed, isAtNamed } from '#src/views/layout/pageAnchor.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean, string, type } from 'superstruct'

const KEY = 'atNamed'
const Left = type({ href: string(), isThere: boolean() })

const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

/**
 * A page whose address names a part of it begins there. Whoever has scrolled on stays where they are: before its application was
 * there, or before a reload. Of a page that was left before it came to life nothing is known but where the browser has put it.
 */
export const goToNamed = (): void => {
  const { hash, href } = location
  const left = isReloaded() ? sessionJson.read(KEY, Left) : null
  const isThere = left?.href === href ? left.isThere : scrollY === 0 || isAtNamed(hash)
  if (isThere) holdNamed(hash)
}

/** Keeps for a reload whether the guest is at what the address names. */
export const rememberNamed = (): void => {
  addEventListener('pagehide', () => {
    const { hash, href } = location
    if (hash === '') sessionJson.remove(KEY)
    else sessionJson.write(KEY, { href, isThere: isAtNamed(hash) })
  })
}
