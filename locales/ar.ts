import { desk } from './ar/desk.ts'
import { first } from './ar/first.ts'
import * as guest from './ar/guest.ts'
import { home } from './ar/home.ts'
import { hotel } from './ar/hotel.ts'
import { hotelParts } from './ar/hotelParts.ts'
import { inquiry } from './ar/inquiry.ts'
import { hoteliers } from './ar/hoteliers.ts'
import { layout } from './ar/layout.ts'
import { map } from './ar/map.ts'
import { more } from './ar/more.ts'
import { negotiation } from './ar/negotiation.ts'
import { search } from './ar/search.ts'
import { success } from './ar/success.ts'
import { support } from './ar/support.ts'
import type { ArabicTexts } from './shape.ts'

export const ar: ArabicTexts = {
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
