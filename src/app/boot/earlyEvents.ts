import { EARLY_CLICK_ATTR, REPEATABLE_ATTR } from '#contract/http/document.ts'
import { INTERACTIVE_EVENT } from './bootError.ts'

/** Guests press on when nothing happens, but never mean more presses than this. */
const MAX_PRESSES = 30

const isStep = (button: Element): boolean => button.hasAttribute(REPEATABLE_ATTR)
/** Neither a step nor a toggle: leads somewhere else. Of all such presses, only the last is wanted. */
const leadsOn = (button: Element): boolean => !isStep(button) && !button.hasAttribute('aria-pressed')

/**
 * Captures input before the application is interactive (decision 011): pressed buttons show as busy and are pressed again later,
 * in order; typed text is reported to the application.
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
    // As in the interactive page: typing replaces the current text.
    if (pressed !== entered && pressed instanceof HTMLInputElement && pressed.role === 'combobox') pressed.select()
    entered = pressed
    const button = pressed?.closest('button')
    if (!button) return
    // Keeps its form or popover from acting on its own.
    event.preventDefault()
    unmark()
    presses = presses.filter((one) => isStep(one) || (one !== button && !(leadsOn(one) && leadsOn(button))))
    if (presses.length < MAX_PRESSES) presses.push(button)
    mark()
  }
  document.addEventListener('click', keepPress, true)
  const pressAgain = async (): Promise<void> => {
    for (const button of presses) {
      // In a page rendered again, `restoreInteractions` presses the matching buttons instead.
      if (button.isConnected) button.click()
      // Let each press take effect before the next.
      await new Promise((done) => setTimeout(done))
    }
  }
  document.addEventListener(
    INTERACTIVE_EVENT,
    () => {
      document.removeEventListener('click', keepPress, true)
      for (const field of document.querySelectorAll('input')) replayInput(field)
      unmark()
      void pressAgain()
    },
    { once: true },
  )
}

/** Replays the field's input as if it were entered now. */
const replayInput = (field: HTMLInputElement): void => {
  const { value: text, defaultValue: painted } = field
  const tell = (type: 'focusin' | 'input' | 'focusout'): unknown =>
    field.dispatchEvent(new Event(type, { bubbles: true }))
  const isHere = field === document.activeElement
  if (!isHere && text === painted) return
  // The first event makes React track the field's current value. React tracks assignments to the field itself, and reports a
  // change only if the value differs afterwards: hence the prototype's setter.
  tell('input')
  tell('focusin')
  field.value = painted
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  tell('input')
  if (!isHere) tell('focusout')
}
