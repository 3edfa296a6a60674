import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { ConfigResponse } from '#contract/http/config.ts'
import { loadConfig } from '#src/services/publicCall.ts'
import { createContext, use, useSyncExternalStore } from 'react'

interface Operator extends Pick<ConfigResponse, 'brand' | 'demo'> {
  /** Null until the server has said it: a page must not promise hotels more than they get. */
  hotel_share_percent: number | null
}

/** For prerendered pages. The catalog counts as a demo until the server says otherwise. */
const DEFAULT_OPERATOR: Operator = { brand: DEFAULT_BRAND, demo: true, hotel_share_percent: null }

/** The operator before hydration; in a server render, as the server says. */
export const FirstOperator = createContext<Operator>(DEFAULT_OPERATOR)

let operator = DEFAULT_OPERATOR
let isRequested = false
const listeners = new Set<() => void>()

const ask = async (): Promise<void> => {
  const { brand, demo, hotel_share_percent } = await loadConfig()
  const answer = { brand, demo, hotel_share_percent }
  if (JSON.stringify(answer) === JSON.stringify(operator)) return
  operator = answer
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (!isRequested) {
    isRequested = true
    // No hurry to replace the defaults; they stay if the request fails.
    setTimeout(() => ask().catch(() => undefined), 1000)
  }
  return () => listeners.delete(listener)
}

/** The site's operator: name, support and links, what it pays hotels, and whether they are real. Starts with the built-in defaults. */
export const useOperator = (): Operator => {
  const first = use(FirstOperator)
  return useSyncExternalStore(
    subscribe,
    () => operator,
    () => first,
  )
}
