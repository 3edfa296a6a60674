import { focusHeading } from './focusHeading.ts'

/**
 * A button may go with what it has done: logged in, tried again, cancelled. The focus would then be nowhere, and whoever
 * reads by keyboard or ear at the start of the document. It goes to what is left of the place: the button that sends the
 * form now, the thing or the list that it was of, the heading of its section, the title of the dialog, the heading of the page.
 * @param around what has had the focus, and everything around it, before this was here.
 * @returns how to end it.
 */
export const keepFocus = (around: readonly Element[] = []): (() => void) => {
  /** What has the focus and everything around it, and the same for what had it before the dialog opened. */
  let inside: readonly Element[] = []
  let outside: readonly Element[] = []
  const stay = (now: readonly Element[]): void => {
    inside = now
    // The sheet of a wallet has a document of its own.
    if (!now.some((place) => place instanceof HTMLDialogElement || place.shadowRoot !== null)) outside = now
  }
  const notice = ({ target }: FocusEvent): void => {
    if (target instanceof Element) stay(aroundOf(target))
  }
  document.addEventListener('focusin', notice)

  const rescue = () => {
    const [lost] = inside
    if (lost === undefined || lost.isConnected || document.activeElement !== document.body) return
    const heir = heirOf(inside) ?? heirOf(outside)
    inside = []
    if (heir === null || heir.id === 'main') focusHeading()
    else focus(heir)
  }
  const look = (): void => {
    // Whatever knows better where the focus belongs has put it there by then.
    if (inside[0]?.isConnected === false) setTimeout(rescue)
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  const { activeElement, body } = document
  stay(activeElement === null || activeElement === body ? around : aroundOf(activeElement))
  look()
  return () => {
    document.removeEventListener('focusin', notice)
    changes.disconnect()
  }
}

const aroundOf = (element: Element): Element[] => {
  const around: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at)
  return around
}

/** Null when nothing is left of the place. */
const heirOf = (around: readonly Element[]): HTMLElement | null => {
  const hasSent = around[0] instanceof HTMLButtonElement && around[0].type === 'submit'
  for (const place of around) {
    const sends = hasSent && place instanceof HTMLFormElement && place.isConnected && place.querySelector(SUBMIT)
    if (sends instanceof HTMLElement) return sends
    if (place instanceof HTMLDialogElement)
      return place.isConnected && place.open ? (place.querySelector('h2') ?? place) : null
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    // Whoever is led out of an open panel closes it.
    if (place.matches(':popover-open')) return place
    if (place.id === 'main') return place
    // What scrolls is no place of its own when the whole page is in it.
    if (isFocusable(place)) return place.querySelector('h1') ?? place
    const title = document.getElementById(place.getAttribute('aria-labelledby') ?? '')
    if (title !== null && isFocusable(title)) return title
  }
  return null
}

const SUBMIT = 'button[type=submit]'

const isFocusable = (element: Element): boolean => element.getAttribute('tabindex') === '-1'

const focus = (heir: HTMLElement): void => {
  if (heir.tabIndex < 0) heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
