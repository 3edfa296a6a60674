import { desk } from './en/desk.ts'
import { first } from './en/first.ts'
import * as guest from './en/guest.ts'
import { home } from './en/home.ts'
import { hotel } from './en/hotel.ts'
import { hotelParts } from './en/hotelParts.ts'
import { inquiry } from './en/inquiry.ts'
import { hoteliers } from './en/hoteliers.ts'
import { layout } from './en/layout.ts'
import { map } from './en/map.ts'
import { more } from './en/more.ts'
import { negotiation } from './en/negotiation.ts'
import { search } from './en/search.ts'
import { success } from './en/success.ts'
import { support } from './en/support.ts'

/** English defines the shape of every language. */
export const en = {
  ...first,
  ...more,
  ...guest,
  home,
  search,
  hotel,
  hotelParts,
  inquiry,
  desk,
  hoteliers,
  layout,
  map,
  negotiation,
  success,
  support,
}
