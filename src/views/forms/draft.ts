import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { EMPTY_DRAFT, NO_NAMES, withNames, type Draft, type Names } from './form.rules.ts'

let draft = EMPTY_DRAFT
let offered = NO_NAMES
const listeners = new Set<() => void>()

const setDraft = (next: Draft): void => {
  draft = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Text typed into the sign-in forms. Survives the dialog and the layout, but not the document. */
export const useDraft = (): [Draft, (draft: Draft) => void] => [useSyncExternalStore(subscribe, () => draft), setDraft]

/** Offers names typed on another page to the sign-up form. */
export const offerNames = ({ first_name, last_name }: Names): void => {
  const names = { first_name, last_name }
  setDraft(withNames(draft, names, offered))
  offered = names
}

/** The reverse of `offerNames`: names typed into a form here are offered to the page behind it, unless it has others. */
export const useNamesBack = (present: Names, take: (names: Names) => void): void => {
  const taken = useRef(NO_NAMES)
  const follow = useEffectEvent(() => {
    const { first_name, last_name } = draft
    const names = { first_name, last_name }
    const next = withNames(present, names, taken.current)
    // An emptied form offers nothing.
    if (next === present || (first_name === '' && last_name === '')) return
    taken.current = names
    take(names)
  })
  useEffect(() => subscribe(() => follow()), [])
}
