import { languageSwitchState } from '#src/actors/system/languageSwitchState.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Struct } from 'superstruct'

export interface LanguageSwitchForm<T> {
  value: T
  struct: Struct<T>
  restore: (value: T) => void
  ready?: boolean
  isEverywhere?: boolean
}

/**
 * Carries a form's values over to the same page in another language, and restores them once. `ready`: the form can be filled in.
 * `isEverywhere`: the form is the same on every page.
 */
export const useLanguageSwitchDraft = <T>(
  name: string,
  { value, struct, restore, ready = true, isEverywhere = false }: LanguageSwitchForm<T>,
): void => {
  const read = useEffectEvent(() => value)
  const putBack = useEffectEvent((key: string) => {
    const stored = languageSwitchState.take(key, struct)
    if (stored !== undefined) restore(stored)
  })
  useEffect(() => {
    if (!ready) return undefined
    const key = isEverywhere ? name : `${name} ${readLocalePath(location.pathname).path}`
    putBack(key)
    return languageSwitchState.carry(key, () => read())
  }, [name, ready, isEverywhere])
}
