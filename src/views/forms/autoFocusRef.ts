/** Ref for a form's first field. Works for a dialog that opens with it (`autofocus`) and one already open (`focus`). */
export const autoFocusRef = (element: HTMLElement | null): void => {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
