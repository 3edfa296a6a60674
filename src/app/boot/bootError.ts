/** The words for an application that does not come. They stand in every document, hidden, until it is there. */
export const BOOT_ERROR_ID = 'lost'

/** The event of the document that tells that the application listens. */
export const INTERACTIVE_EVENT = 'stayless:alive'

/** The application is there. */
export const markInteractive = (): void => {
  document.getElementById(BOOT_ERROR_ID)?.remove()
  document.dispatchEvent(new Event(INTERACTIVE_EVENT))
}
