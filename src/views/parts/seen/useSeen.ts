import type { PolicyOf } from '#machines/kit/export/redact.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { boolean, type Struct } from 'superstruct'

interface SeenShape<T> {
  struct: Struct<T>
  /** How the value leaves the browser when the guest sends the screen to support. */
  policy: PolicyOf<T>
}

export interface SeenDraft<T> extends SeenShape<T> {
  /** Undefined: nothing to tell, e.g. while the settings, in which the language is switched, are open themselves. */
  value: T | undefined
  restore: (value: T) => void
  /** The value can be restored, e.g. its form is loaded. */
  ready?: boolean
  /** The value is the same on every page. */
  isEverywhere?: boolean
}

/** Open or closed. */
export const FLAG: SeenShape<boolean> = { struct: boolean(), policy: 'keep' }

/** Before the first paint; on the server there is none. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Makes a value of the page part of what a guest sees: a language switch carries it over, a captured screen contains it, and a
 * replay restores it. Names are unique on a page. Never give it a password, a code or card data.
 */
export const useSeenDraft = <T>(
  name: string,
  { value, struct, policy, restore, ready = true, isEverywhere = false }: SeenDraft<T>,
): void => {
  const read = useEffectEvent(() => value)
  const start = useEffectEvent((path: string | null) => {
    const before = seenState.take(name, path, struct)
    if (before !== undefined) restore(before)
    return policy
  })
  useBeforePaint(() => {
    if (!ready) return undefined
    const path = isEverywhere ? null : readLocalePath(location.pathname).path
    const policy = start(path)
    return seenState.register(name, path, { read: () => read(), policy })
  }, [name, ready, isEverywhere])
}

/** `useState` for what decides what a guest sees. */
export const useSeen = <T>(
  name: string,
  initial: T | (() => T),
  { struct, policy }: SeenShape<T>,
): [value: T, set: (value: T) => void] => {
  const [value, set] = useState(initial)
  useSeenDraft(name, { value, struct, policy, restore: (before) => set(() => before) })
  return [value, set]
}
