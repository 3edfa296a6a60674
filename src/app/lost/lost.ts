/** The words for an application that does not come. They stand in every document, hidden, until it is there. */
export const LOST_ID = 'lost'

/** The event of the document that tells that the application listens. */
export const ALIVE = 'stayless:alive'

/** The application is there. */
export const comeToLife = (): void => {
  document.getElementById(LOST_ID)?.remove()
  document.dispatchEvent(new Event(ALIVE))
}
