import { first } from './en/first.ts'
import { guest } from './en/guest.ts'
import { hotel } from './en/hotel.ts'
import { hotelParts } from './en/hotelParts.ts'
import { more } from './en/more.ts'

/** English defines the shape of every language. */
export const en = { ...first, ...more, ...guest, hotel, hotelParts }
