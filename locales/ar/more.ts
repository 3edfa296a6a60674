import { common } from './common.ts'
import { errorsShort } from './errorsShort.ts'
import { favorites } from './favorites.ts'
import { hotelShort } from './hotelShort.ts'
import { map } from './map.ts'
import { search } from './search.ts'

/** What the pages behind the home page need besides. */
export const more = {
  common,
  hotel: hotelShort,
  favorites,
  search,
  map,
  errors: errorsShort,
}
