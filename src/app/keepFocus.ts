import { focusHeading } from './focusHeading.ts'

/**
 * A button may disappear with its action (log in, retry, cancel). The focus would be lost, and keyboard and screen reader users
 * would start at the top of the document. Moves it to the nearest thing left: the form's new submit button, the item or list it
 * belonged to, the heading of its section, the title of the dialog, the heading of the page.
 * @param around the element focused before this ran, and its ancestors.
 * @returns a function that stops it.
 */
export const keepFocus = (around: readonly Element[] = []): (() => void) => {
  /** The focused element with its ancestors; `outside`: the one focused before a dialog opened. */
  let inside: readonly Element[] = []
  let outside: readonly Element[] = []
  const stay = (now: readonly Element[]): void => {
    inside = now
    // A wallet's sheet has a document of its own.
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
    // Wait: code that knows better may move the focus first.
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

/** The nearest ancestor left that can take the focus; null if none. */
const heirOf = (around: readonly Element[]): HTMLElement | null => {
  const hasSent = around[0] instanceof HTMLButtonElement && around[0].type === 'submit'
  for (const place of around) {
    const sends = hasSent && place instanceof HTMLFormElement && place.isConnected && place.querySelector(SUBMIT)
    if (sends instanceof HTMLElement) return sends
    if (place instanceof HTMLDialogElement)
      return place.isConnected && place.open ? (place.querySelector('h2') ?? place) : null
    if (!(place instanceof HTMLElement) || !place.isConnected) continue
    // Focus leaving an open popover would close it.
    if (place.matches(':popover-open')) return place
    if (place.id === 'main') return place
    // If a scroll container holds the whole page, focus the page's heading.
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
