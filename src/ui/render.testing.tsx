import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/** Renders a component into the page of a browser test, in a text direction; unmounts the previous one. */
export const renderPage = (component: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): void => {
  root?.unmount()
  document.documentElement.dir = direction
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  // Tab may have moved the focus out of the page in an earlier test.
  window.focus()
  root = createRoot(place)
  flushSync(() => root?.render(component))
}

/** Restores the document to its initial state. */
export const removePage = (): void => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}
