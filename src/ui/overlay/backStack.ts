import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Closes what covers the page, topmost first, when the guest goes back. */
export interface BackStack {
  /** @returns a function to call once it is closed, however that happened. */
  opened: (close: () => void) => () => void
}

/** The application provides one; without it Back leaves the page. */
export const BackStackContext = createContext<BackStack | null>(null)

/** @param close called when the guest goes back. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const stack = use(BackStackContext)
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? stack?.opened(() => onBack()) : undefined), [isOpen, stack])
}
