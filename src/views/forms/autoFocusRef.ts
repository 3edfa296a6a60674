/** A ref for the field that a form begins with. The dialog that opens with it and the one that is open already both see it. */
export const autoFocusRef = (element: HTMLElement | null): void => {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
