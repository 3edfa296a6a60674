import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { ConfigResponse } from '#contract/http/config.ts'
import { loadConfig } from '#src/services/publicCall.ts'
import { useSyncExternalStore } from 'react'

type Operator = Pick<ConfigResponse, 'brand' | 'demo'>

/** What the prerendered pages show. The catalogue is a demo until the server says that it is none. */
const DEFAULT_OPERATOR: Operator = { brand: DEFAULT_BRAND, demo: true }

let operator = DEFAULT_OPERATOR
let asked = false
const listeners = new Set<() => void>()

const ask = async (): Promise<void> => {
  const { brand, demo } = await loadConfig()
  if (JSON.stringify({ brand, demo }) === JSON.stringify(operator)) return
  operator = { brand, demo }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (!asked) {
    asked = true
    // Placeholders are no reason to hurry; without an answer they stay.
    setTimeout(() => ask().catch(() => undefined), 1000)
  }
  return () => listeners.delete(listener)
}

/** Whose site this is: name, support and links, and whether its hotels are real; the built-in ones first. */
export const useOperator = (): Operator =>
  useSyncExternalStore(
    subscribe,
    () => operator,
    () => DEFAULT_OPERATOR,
  )
