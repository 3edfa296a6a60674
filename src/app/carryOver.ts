const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()

const alike = (page: Element, element: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(element.localName)].filter((other) => wordsOf(other) === wordsOf(element))

/** What stands in another rendering of the same page where this stood: of the same kind, with the same words, the how manieth of these. */
const twinOf = (element: HTMLElement, before: Element, after: Element): HTMLElement | undefined =>
  alike(after, element)[alike(before, element).indexOf(element)]

const isBusy = 'button[aria-busy="true"]'

/**
 * Watches what a guest does with a first view: where they are in it, how far they scroll its parts, what they write and choose, and which
 * button waits for its press.
 * @returns gives all of it to the page that has taken its place, which is told to be alive between the two: what is written stands there before
 * that, what is chosen and pressed comes after it.
 */
export const carryOver = (root: HTMLElement): ((comeToLife: () => void) => void) => {
  const first = [...root.children]
  const active = document.activeElement
  let focused = active instanceof HTMLElement && root.contains(active) ? active : null
  const parts = [...root.querySelectorAll<HTMLElement>('*')]
  const scrolled = new Map(parts.filter(({ scrollTop }) => scrollTop > 0).map((part) => [part, part.scrollTop]))
  const keepFocus = ({ target }: Event): void => {
    focused = target instanceof HTMLElement ? target : null
  }
  const keepScroll = ({ target }: Event): void => {
    if (target instanceof HTMLElement) scrolled.set(target, target.scrollTop)
  }
  root.addEventListener('focusin', keepFocus)
  root.addEventListener('scroll', keepScroll, { capture: true, passive: true })

  return (comeToLife) => {
    root.removeEventListener('focusin', keepFocus)
    root.removeEventListener('scroll', keepScroll, { capture: true })
    const before = document.createElement('div')
    before.append(...first)
    const twin = (element: HTMLElement | null) => (element ? twinOf(element, before, root) : undefined)

    for (const field of before.querySelectorAll('input')) {
      const { value, defaultValue } = field
      const now = value === defaultValue ? undefined : twin(field)
      // As if it had been written before the application was there, which is told of it when it is alive.
      if (now) Reflect.set(HTMLInputElement.prototype, 'value', value, now)
    }
    for (const [part, top] of scrolled)
      for (const now of root.getElementsByClassName(part.className)) now.scrollTop = top
    twin(focused)?.focus({ preventScroll: true })
    const pressed = twin(before.querySelector<HTMLElement>(isBusy))
    comeToLife()
    for (const choice of before.querySelectorAll('select')) {
      const now = choice.selectedOptions[0]?.defaultSelected === false ? twin(choice) : undefined
      if (!(now instanceof HTMLSelectElement)) continue
      now.value = choice.value
      now.dispatchEvent(new Event('change', { bubbles: true }))
    }
    pressed?.click()
  }
}
