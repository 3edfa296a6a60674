import { enums } from 'superstruct'
import type { JsonStorage } from './storage.ts'

/** Specification §9. */
export const MARKETING_PARAMS = ['wego_click_id', 'utm_campaign', 'utm_medium', 'utm_source'] as const
export const MARKETING_COOKIE_SECONDS = 604_800
const REFERRER = 'referrer'
const KEPT_NAMES = [...MARKETING_PARAMS, REFERRER] as const
type KeptName = (typeof KEPT_NAMES)[number]
export type Found = Readonly<Partial<Record<KeptName, string>>>

const CHOICE = 'marketingConsent'
const Choice = enums(['yes', 'no'])
const MAX_LENGTH = 200

/** Where a visit came from: by the address it arrived at, and by a page of another host that led here, without what that page was asked. */
export const whereFrom = (address: URL, referrer: string): Found => {
  const params = MARKETING_PARAMS.flatMap((name): [KeptName, string][] => {
    const value = address.searchParams.get(name)?.trim().slice(0, MAX_LENGTH) ?? ''
    return value === '' ? [] : [[name, value]]
  })
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const isForeign = from !== null && /^https?:$/.test(from.protocol) && from.host !== address.host
  return Object.fromEntries([
    ...params,
    ...(isForeign ? [[REFERRER, `${from.origin}${from.pathname}`.slice(0, MAX_LENGTH)]] : []),
  ])
}

interface MarketingDeps {
  found: Found
  storage: JsonStorage
  /** Writes one cookie, as `document.cookie` takes it. */
  setCookie: (cookie: string) => void
  isSecure: boolean
}

/**
 * Decisions §10: what is found lives in memory, and goes into cookies only after the guest has agreed. They are asked when there is
 * something to keep, or when they want to choose anew.
 */
export const createMarketing = ({ found, storage, setCookie, isSecure }: MarketingDeps) => {
  let choice = storage.read(CHOICE, Choice)
  let isAsking = choice === undefined && Object.keys(found).length > 0
  const listeners = new Set<() => void>()
  const write = (name: string, value: string, seconds: number) =>
    setCookie(
      `${name}=${encodeURIComponent(value)}; max-age=${seconds}; path=/; samesite=lax${isSecure ? '; secure' : ''}`,
    )
  const ask = (next: boolean): void => {
    isAsking = next
    for (const listener of listeners) listener()
  }
  const keep = (): void => {
    for (const [name, value] of Object.entries(found)) write(name, value, MARKETING_COOKIE_SECONDS)
  }
  if (choice === 'yes') keep()
  return {
    isAsking: (): boolean => isAsking,
    /** The guest wants to choose, or to choose anew. */
    reopen: (): void => ask(true),
    choose: (next: 'yes' | 'no'): void => {
      choice = next
      storage.write(CHOICE, choice)
      if (choice === 'yes') keep()
      else for (const name of KEPT_NAMES) write(name, '', 0)
      ask(false)
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
