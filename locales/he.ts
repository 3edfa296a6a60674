import { desk } from './he/desk.ts'
import { first } from './he/first.ts'
import * as guest from './he/guest.ts'
import { home } from './he/home.ts'
import { hotel } from './he/hotel.ts'
import { hotelParts } from './he/hotelParts.ts'
import { inquiry } from './he/inquiry.ts'
import { hoteliers } from './he/hoteliers.ts'
import { layout } from './he/layout.ts'
import { map } from './he/map.ts'
import { more } from './he/more.ts'
import { negotiation } from './he/negotiation.ts'
import { search } from './he/search.ts'
import { success } from './he/success.ts'
import { support } from './he/support.ts'
import type { HebrewTexts } from './shape.ts'

export const he: HebrewTexts = {
  ...first,
  ...more,
  ...guest,
  desk,
  home,
  hoteliers,
  search,
  hotel,
  hotelParts,
  inquiry,
  layout,
  map,
  negotiation,
  success,
  support,
}
