import { firstCommon } from './firstCommon.ts'
import { firstErrors } from './firstErrors.ts'
import { searchForm } from './searchForm.ts'

/** Texts that every page needs at start. The rest of `common`, `search` and `errors` comes with `more`. */
export const first = { common: firstCommon, search: searchForm, errors: firstErrors }

export const later = {
  home: () => import('./home.ts'),
  more: () => import('./more.ts'),
  layout: () => import('./layout.ts'),
  search: () => import('./search.ts'),
  map: () => import('./map.ts'),
  hotel: () => import('./hotel.ts'),
  hotelParts: () => import('./hotelParts.ts'),
  paying: () => import('./paying.ts'),
  guest: () => import('./guest.ts'),
  inquiry: () => import('./inquiry.ts'),
  success: () => import('./success.ts'),
  support: () => import('./support.ts'),
  negotiation: () => import('./negotiation.ts'),
  desk: () => import('./desk.ts'),
  hoteliers: () => import('./hoteliers.ts'),
}
