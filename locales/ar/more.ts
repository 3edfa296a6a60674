import { account } from './account.ts'
import { auth } from './auth.ts'
import { booking } from './booking.ts'
import { checkout } from './checkout.ts'
import { common } from './common.ts'
import { credits } from './credits.ts'
import { errors } from './errors.ts'
import { favorites } from './favorites.ts'
import { hotel } from './hotel.ts'
import { map } from './map.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { search } from './search.ts'
import { validation } from './validation.ts'

/** What the pages behind the home page need besides. */
export const more = {
  common,
  hotel,
  checkout,
  account,
  booking,
  favorites,
  payments,
  profile,
  credits,
  auth,
  validation,
  search,
  map,
  errors,
}
