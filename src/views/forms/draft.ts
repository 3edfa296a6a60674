import { useSyncExternalStore } from 'react'
import { draftWithNames, EMPTY_DRAFT, NO_NAMES, type Draft, type Names } from './form.rules.ts'

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
  setDraft(draftWithNames(draft, names, offered))
  offered = names
}
