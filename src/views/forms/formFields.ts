/** Value of a form field; empty if there is none. */
export const readField = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Focuses the first invalid field, in form order. */
export const focusFirstWrong = (form: HTMLFormElement, wrong: readonly string[]): void => {
  const field = Array.from(form.elements).find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && wrong.includes(element.name),
  )
  field?.focus()
}
