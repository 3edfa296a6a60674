/** Id of the boot error. Every document contains it, hidden, until the application is interactive. */
export const BOOT_ERROR_ID = 'lost'

/** Event on `document`: the application handles events from now on. */
export const INTERACTIVE_EVENT = 'stayless:alive'

/** Call once the application handles events. */
export const markInteractive = (): void => {
  document.getElementById(BOOT_ERROR_ID)?.remove()
  document.dispatchEvent(new Event(INTERACTIVE_EVENT))
}
