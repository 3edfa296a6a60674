/** What stands in a field of the form; empty when there is no such field. */
export const readField = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Goes to the first field, in the order of the form, that has to be mended. */
export const focusFirstWrong = (form: HTMLFormElement, wrong: readonly string[]): void => {
  const field = Array.from(form.elements).find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && wrong.includes(element.name),
  )
  field?.focus()
}
