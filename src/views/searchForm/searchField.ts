/** Fields of the search form. */
export type SearchField = 'destination' | 'dates' | 'rooms'

/** By the server's parameter name. */
const FIELD_OF: Partial<Record<string, SearchField>> = {
  dest: 'destination',
  checkIn: 'dates',
  checkOut: 'dates',
  rooms: 'rooms',
}

/** Form field of a refused parameter; null if none. */
export const searchFieldOf = (name: string | undefined): SearchField | null => FIELD_OF[name ?? ''] ?? null

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)

const enter = (field: SearchField): boolean => {
  const element = seen(`[data-search-field="${field}"]`)
  if (element instanceof HTMLInputElement) element.focus()
  else element?.click()
  return element !== undefined
}

/** Focuses a field of the form: in the header, or on a phone in the sheet that the summary opens. */
export const openSearchField = (field: SearchField): void => {
  if (enter(field)) return
  seen('[data-search-summary]')?.click()
  requestAnimationFrame(() => enter(field))
}
