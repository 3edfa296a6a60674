import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/** Puts a component into the page of a browser test, in the direction of a language; the one before goes. */
export const renderPage = (component: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): void => {
  root?.unmount()
  document.documentElement.dir = direction
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  // Tab may have led out of the page before.
  window.focus()
  root = createRoot(place)
  flushSync(() => root?.render(component))
}

/** Leaves the document as a browser test finds it. */
export const removePage = (): void => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}
