import { firstCommon } from './firstCommon.ts'
import { firstErrors } from './firstErrors.ts'
import { searchForm } from './searchForm.ts'

/** What every page needs from the start. Of `common`, `search` and `errors` the rest comes with `more`. */
export const first = { common: firstCommon, search: searchForm, errors: firstErrors }

/** The rest, each part asked for with what says it. */
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
  success: () => import('./success.ts'),
}
