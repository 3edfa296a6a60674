import { common } from './common.ts'
import { errorsShort } from './errorsShort.ts'
import { favoritesShort } from './favoritesShort.ts'
import { hotelShort } from './hotelShort.ts'
import { searchShort } from './searchShort.ts'

/** What the pages behind the home page need besides. */
export const more = {
  common,
  hotel: hotelShort,
  favorites: favoritesShort,
  search: searchShort,
  errors: errorsShort,
}
