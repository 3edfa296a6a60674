import { EARLY_CLICK_ATTR } from '#contract/http/document.ts'

const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()

const alike = (page: Element, element: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(element.localName)].filter((other) => wordsOf(other) === wordsOf(element))

/** What stands in another rendering of the same page where this stood: of the same kind, with the same words, the how manieth of these. */
const twinOf = (element: HTMLElement, before: Element, after: Element): HTMLElement | undefined =>
  alike(after, element)[alike(before, element).indexOf(element)]

/** In their order; a button is there as often as it was pressed. */
const pressesIn = (page: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`[${EARLY_CLICK_ATTR}]`)]
    .flatMap((button) =>
      (button.getAttribute(EARLY_CLICK_ATTR) ?? '').split(' ').map((place) => ({ button, place: Number(place) })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ button }) => button)

/** A heart that is filled already is not what the guest has pressed: the server did not know that it is. */
const standsAs = (one: Element, other: Element): boolean =>
  ['aria-pressed', 'aria-expanded'].every((state) => one.getAttribute(state) === other.getAttribute(state))

/** Each of what was done is over before the next begins. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Watches what a guest does with a first view: where they are in it, how far they scroll its parts, what they write and choose, and which
 * buttons wait for their presses.
 * @returns gives all of it to the page that has taken its place, which is told to be alive between the two: what is written stands there before
 * that, what is chosen and pressed comes after it, when the page is `settled`.
 */
export const restoreInteractions = (
  root: HTMLElement,
): ((markInteractive: () => void, settled: Promise<void>) => Promise<void>) => {
  const first = [...root.children]
  const active = document.activeElement
  let focused = active instanceof HTMLElement && root.contains(active) ? active : null
  const scrolled = new Map<HTMLElement, { left: number; top: number }>()
  const keepScroll = (part: HTMLElement): void => {
    scrolled.set(part, { left: part.scrollLeft, top: part.scrollTop })
  }
  for (const part of root.querySelectorAll<HTMLElement>('*'))
    if (part.scrollTop !== 0 || part.scrollLeft !== 0) keepScroll(part)
  const onFocus = ({ target }: Event): void => {
    focused = target instanceof HTMLElement ? target : null
  }
  const onScroll = ({ target }: Event): void => {
    if (target instanceof HTMLElement) keepScroll(target)
  }
  root.addEventListener('focusin', onFocus)
  root.addEventListener('scroll', onScroll, { capture: true, passive: true })

  return async (markInteractive, settled) => {
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('scroll', onScroll, { capture: true })
    const before = document.createElement('div')
    before.append(...first)
    const twin = (element: HTMLElement | null) => (element ? twinOf(element, before, root) : undefined)

    for (const field of before.querySelectorAll('input')) {
      const { value, defaultValue } = field
      const now = value === defaultValue ? undefined : twin(field)
      // As if it had been written before the application was there, which is told of it when it is alive.
      if (now) Reflect.set(HTMLInputElement.prototype, 'value', value, now)
    }
    for (const [part, place] of scrolled)
      for (const now of root.getElementsByClassName(part.className)) now.scrollTo({ ...place, behavior: 'instant' })
    const here = twin(focused)
    here?.focus({ preventScroll: true })
    // Before the first of them: what it does may change the words of the next.
    const presses = pressesIn(before).flatMap((waiting) => {
      const pressed = twin(waiting)
      return pressed && standsAs(waiting, pressed) ? [pressed] : []
    })
    markInteractive()
    // Whoever is told what was written may have taken the focus for it.
    if (here !== document.activeElement) here?.focus({ preventScroll: true })
    await settled
    for (const choice of before.querySelectorAll('select')) {
      const now = choice.selectedOptions[0]?.defaultSelected === false ? twin(choice) : undefined
      if (!(now instanceof HTMLSelectElement)) continue
      await pause()
      now.value = choice.value
      now.dispatchEvent(new Event('change', { bubbles: true }))
    }
    for (const pressed of presses) {
      await pause()
      pressed.click()
    }
  }
}
