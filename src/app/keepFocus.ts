/**
 * A button may go with what it has done: logged in, tried again, cancelled. The focus would then be nowhere, and whoever
 * reads by keyboard or ear at the start of the document. It goes to what is left of the place: the thing or the list that
 * the button was of, the title of the dialog, the heading of the page.
 */
export const keepFocus = (): void => {
  /** What has the focus and everything around it, and the same for what had it before the dialog opened. */
  let inside: readonly Element[] = []
  let outside: readonly Element[] = []

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    inside = aroundOf(target)
    if (target.closest('dialog') === null) outside = inside
  })

  const rescue = () => {
    const [lost] = inside
    if (lost === undefined || lost.isConnected || document.activeElement !== document.body) return
    const heir = heirOf(inside) ?? heirOf(outside) ?? headingOf(document.getElementById('main'))
    inside = []
    if (heir === null) return
    if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1
    heir.focus({ preventScroll: true })
  }
  // Whatever knows better where the focus belongs has put it there by then.
  new MutationObserver(() => {
    if (inside[0]?.isConnected === false) setTimeout(rescue)
  }).observe(document.body, { childList: true, subtree: true })
}

const aroundOf = (element: Element): Element[] => {
  const around: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at)
  return around
}

/** Null when nothing is left of the place. */
const heirOf = (around: readonly Element[]): HTMLElement | null => {
  for (const place of around) {
    if (place instanceof HTMLDialogElement) return place.isConnected && place.open ? headingOf(place) : null
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    if (place.id === 'main') return headingOf(place)
    if (place.getAttribute('tabindex') === '-1') return place
  }
  return null
}

const headingOf = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>(place instanceof HTMLDialogElement ? 'h2' : 'h1') ?? place
