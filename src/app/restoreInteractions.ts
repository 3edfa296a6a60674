import { EARLY_CLICK_ATTR } from '#contract/http/document.ts'

const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()

const alike = (page: Element, element: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(element.localName)].filter((other) => wordsOf(other) === wordsOf(element))

/** Finds the matching element in the new render: same tag, same text, same index among those. */
const twinOf = (element: HTMLElement, before: Element, after: Element): HTMLElement | undefined =>
  alike(after, element)[alike(before, element).indexOf(element)]

/** In press order; a button appears once per press. */
const pressesIn = (page: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`[${EARLY_CLICK_ATTR}]`)]
    .flatMap((button) =>
      (button.getAttribute(EARLY_CLICK_ATTR) ?? '').split(' ').map((place) => ({ button, place: Number(place) })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ button }) => button)

/** Skip a toggle whose state has changed: the server did not know that the heart was already filled. */
const standsAs = (one: Element, other: Element): boolean =>
  ['aria-pressed', 'aria-expanded'].every((state) => one.getAttribute(state) === other.getAttribute(state))

/** Lets each action take effect before the next. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Records the guest's interactions with the server render: focus, scroll positions, typed text, choices and waiting presses.
 * @returns a function that applies them to the page that has replaced it: text before `markInteractive`, choices and presses
 * after it, once the page is `settled`.
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
      // As if typed before the application loaded; `markInteractive` reports it.
      if (now) Reflect.set(HTMLInputElement.prototype, 'value', value, now)
    }
    for (const [part, place] of scrolled)
      for (const now of root.getElementsByClassName(part.className)) now.scrollTo({ ...place, behavior: 'instant' })
    const here = twin(focused)
    here?.focus({ preventScroll: true })
    // Find all buttons before the first press: it may change the text of the others.
    const presses = pressesIn(before).flatMap((waiting) => {
      const pressed = twin(waiting)
      return pressed && standsAs(waiting, pressed) ? [pressed] : []
    })
    markInteractive()
    // Handlers of the typed text may have taken the focus.
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
