import { DEFAULT_BRAND } from '#contract/brand.ts'
import { useSyncExternalStore } from 'react'

type Brand = typeof DEFAULT_BRAND

let brand: Brand = DEFAULT_BRAND
let asked = false
const listeners = new Set<() => void>()

const ask = async (): Promise<void> => {
  const { callApi } = await import('#src/services/api.ts')
  const config = await callApi('config', {})
  if (JSON.stringify(config.brand) === JSON.stringify(brand)) return
  brand = config.brand
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

/** Name, support and links of the operator: the built-in ones first, then those of the running server. */
export const useBrand = (): Brand =>
  useSyncExternalStore(
    subscribe,
    () => brand,
    () => DEFAULT_BRAND,
  )
