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

/** What was written into the forms. It outlives the dialog and the layout, not the page. */
export const useDraft = (): [Draft, (draft: Draft) => void] => [useSyncExternalStore(subscribe, () => draft), setDraft]

/** The names that were written on another page: whoever signs up from there need not write them again. */
export const offerNames = ({ first_name, last_name }: Names): void => {
  const names = { first_name, last_name }
  setDraft(withNames(draft, names, offered))
  offered = names
}

/** The other way: names that are written into a form here are those of the page behind it too, as long as it has no others. */
export const useNamesBack = (present: Names, take: (names: Names) => void): void => {
  const taken = useRef(NO_NAMES)
  const follow = useEffectEvent(() => {
    const { first_name, last_name } = draft
    const names = { first_name, last_name }
    const next = withNames(present, names, taken.current)
    // An emptied form has nothing to say.
    if (next === present || (first_name === '' && last_name === '')) return
    taken.current = names
    take(names)
  })
  useEffect(() => subscribe(() => follow()), [])
}
