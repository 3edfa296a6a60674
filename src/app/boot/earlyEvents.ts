import { EARLY_CLICK_ATTR, REPEATABLE_ATTR } from '#contract/http/document.ts'
import { INTERACTIVE_EVENT } from './bootError.ts'

/** A guest who gets no answer presses on; nobody means more than this. */
const MAX_PRESSES = 30

const isStep = (button: Element): boolean => button.hasAttribute(REPEATABLE_ATTR)
/** It neither steps nor turns something on or off: it leads to something else, and of all such the last is wanted. */
const leadsOn = (button: Element): boolean => !isStep(button) && !button.hasAttribute('aria-pressed')

/**
 * What a guest does to a page that is painted and not yet alive (decision 011): the buttons they pressed wait, are seen to
 * wait, and are pressed again for them in their order; what they wrote is told to the application.
 */
export const captureEarlyEvents = (): void => {
  let presses: HTMLButtonElement[] = []
  let entered: Element | null = null
  const mark = (): void => {
    for (const button of presses) {
      button.setAttribute('aria-busy', 'true')
      button.setAttribute(EARLY_CLICK_ATTR, presses.flatMap((one, place) => (one === button ? [place] : [])).join(' '))
    }
  }
  const unmark = (): void => {
    for (const button of presses) {
      button.removeAttribute('aria-busy')
      button.removeAttribute(EARLY_CLICK_ATTR)
    }
  }
  const keepPress = (event: Event): void => {
    const pressed = event.target instanceof Element ? event.target : null
    // As once it is alive: what is written next takes the place of what stands there.
    if (pressed !== entered && pressed instanceof HTMLInputElement && pressed.role === 'combobox') pressed.select()
    entered = pressed
    const button = pressed?.closest('button')
    if (!button) return
    // Neither its form nor its popover may act by itself.
    event.preventDefault()
    unmark()
    presses = presses.filter((one) => isStep(one) || (one !== button && !(leadsOn(one) && leadsOn(button))))
    if (presses.length < MAX_PRESSES) presses.push(button)
    mark()
  }
  document.addEventListener('click', keepPress, true)
  const pressAgain = async (): Promise<void> => {
    for (const button of presses) {
      // In a page that was made anew their twins are pressed (`restoreInteractions`).
      if (button.isConnected) button.click()
      // What a press does is there before the next.
      await new Promise((done) => setTimeout(done))
    }
  }
  document.addEventListener(
    INTERACTIVE_EVENT,
    () => {
      document.removeEventListener('click', keepPress, true)
      for (const field of document.querySelectorAll('input')) tellWritten(field)
      unmark()
      void pressAgain()
    },
    { once: true },
  )
}

/** As if the field were entered and written just now. */
const tellWritten = (field: HTMLInputElement): void => {
  const { value: written, defaultValue: painted } = field
  const tell = (type: 'focusin' | 'input' | 'focusout'): unknown =>
    field.dispatchEvent(new Event(type, { bubbles: true }))
  const isHere = field === document.activeElement
  if (!isHere && written === painted) return
  // The first makes React take up the field as it finds it. It notes what is assigned to the field itself, and tells
  // of a change only where the field has another value then.
  tell('input')
  tell('focusin')
  field.value = painted
  Reflect.set(HTMLInputElement.prototype, 'value', written, field)
  tell('input')
  if (!isHere) tell('focusout')
}
