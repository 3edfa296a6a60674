import type { ScrolledPart } from '#contract/support/captures.ts'

/**
 * Keeps parts of the page scrolled as they were, also while what is in them still loads. Nobody else scrolls a frozen page.
 * @returns lets go of them
 */
export const holdScroll = (parts: readonly ScrolledPart[]): (() => void) => {
  const scroll = (): void => {
    for (const { part, top, left } of parts) document.querySelector(part)?.scrollTo({ top, left, behavior: 'instant' })
  }
  scroll()
  const changes = new MutationObserver(scroll)
  changes.observe(document.body, { subtree: true, childList: true })
  const sizes = new ResizeObserver(scroll)
  sizes.observe(document.body)
  // Parts that wait for their styles or pictures grow without a change of the document.
  document.body.addEventListener('load', scroll, { capture: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    document.body.removeEventListener('load', scroll, { capture: true })
  }
}
