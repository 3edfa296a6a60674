import { enums } from 'superstruct'
import type { JsonStorage } from './storage.ts'

/** Specification §9. */
export const MARKETING_PARAMS = ['wego_click_id', 'utm_campaign', 'utm_medium', 'utm_source'] as const
export const MARKETING_COOKIE_SECONDS = 604_800
const REFERRER = 'referrer'
const COOKIE_NAMES = [...MARKETING_PARAMS, REFERRER] as const
type CookieName = (typeof COOKIE_NAMES)[number]
export type VisitOrigin = Readonly<Partial<Record<CookieName, string>>>

const CHOICE = 'marketingConsent'
const Choice = enums(['yes', 'no'])
const MAX_LENGTH = 200

/** Origin of a visit: the marketing parameters of the URL, and a referrer on another host, without its query. */
export const whereFrom = (address: URL, referrer: string): VisitOrigin => {
  const params = MARKETING_PARAMS.flatMap((name): [CookieName, string][] => {
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
  origin: VisitOrigin
  storage: JsonStorage
  /** Writes one cookie, in the format of `document.cookie`. */
  setCookie: (cookie: string) => void
  isSecure: boolean
}

/**
 * Decisions §10: the origin stays in memory, and is stored in cookies only with the guest's consent. Asks when there is
 * something to store, or when the guest wants to choose again.
 */
export const createMarketing = ({ origin, storage, setCookie, isSecure }: MarketingDeps) => {
  let choice = storage.read(CHOICE, Choice)
  let isAsking = choice === undefined && Object.keys(origin).length > 0
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
    for (const [name, value] of Object.entries(origin)) write(name, value, MARKETING_COOKIE_SECONDS)
  }
  if (choice === 'yes') keep()
  return {
    isAsking: (): boolean => isAsking,
    /** Asks again on the guest's request. */
    reopen: (): void => ask(true),
    choose: (next: 'yes' | 'no'): void => {
      choice = next
      storage.write(CHOICE, choice)
      if (choice === 'yes') keep()
      else for (const name of COOKIE_NAMES) write(name, '', 0)
      ask(false)
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
