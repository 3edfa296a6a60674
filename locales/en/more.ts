import { common } from './common.ts'
import { errorsShort } from './errorsShort.ts'
import { favoritesShort } from './favoritesShort.ts'
import { hotelShort } from './hotelShort.ts'
import { searchShort } from './searchShort.ts'

/** Additional texts of all pages but the home page and static ones. */
export const more = {
  common,
  hotel: hotelShort,
  favorites: favoritesShort,
  search: searchShort,
  errors: errorsShort,
}
