import { first } from './en/first.ts'
import { guest } from './en/guest.ts'
import { hotelParts } from './en/hotelParts.ts'
import { more } from './en/more.ts'

/** English defines the shape of every language. */
export const en = { ...first, ...more, ...guest, hotelParts }
