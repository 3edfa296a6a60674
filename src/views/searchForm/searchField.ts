/** The fields of a search, as its form shows them. */
export type SearchField = 'destination' | 'dates' | 'rooms'

/** What the server calls them. */
const FIELD_OF: Partial<Record<string, SearchField>> = {
  dest: 'destination',
  checkIn: 'dates',
  checkOut: 'dates',
  rooms: 'rooms',
}

/** The field of the form that a refusal names; null where it names none. */
export const searchFieldOf = (name: string | undefined): SearchField | null => FIELD_OF[name ?? ''] ?? null

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)

const enter = (field: SearchField): boolean => {
  const element = seen(`[data-search-field="${field}"]`)
  if (element instanceof HTMLInputElement) element.focus()
  else element?.click()
  return element !== undefined
}

/** Leads to a field of the form: in the header, or on a phone in the sheet that the summary opens. */
export const openSearchField = (field: SearchField): void => {
  if (enter(field)) return
  seen('[data-search-summary]')?.click()
  requestAnimationFrame(() => enter(field))
}
