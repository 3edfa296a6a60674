import { useSyncExternalStore } from 'react'
import { EMPTY_DRAFT, type Draft } from '#src/views/forms/form.rules.ts'

let draft = EMPTY_DRAFT
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
