import { ALIVE } from './lost.ts'

/**
 * What a guest does to a page that is painted and not yet alive (decision 011): the last button they pressed waits,
 * is seen to wait, and is pressed again for them; what they wrote is told to the application.
 */
export const keepWhatIsEarly = (): void => {
  let waiting: HTMLButtonElement | null = null
  const stopWaiting = (): void => waiting?.removeAttribute('aria-busy')
  const keepPress = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // Neither its form nor its popover may act by itself.
    event.preventDefault()
    stopWaiting()
    waiting = button
    button.setAttribute('aria-busy', 'true')
  }
  document.addEventListener('click', keepPress, true)
  document.addEventListener(
    ALIVE,
    () => {
      document.removeEventListener('click', keepPress, true)
      for (const field of document.querySelectorAll('input')) tellWritten(field)
      stopWaiting()
      // In a page that was made anew its twin is pressed (`carryOver`).
      if (waiting?.isConnected === true) waiting.click()
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
