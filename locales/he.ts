import { first } from './he/first.ts'
import { guest } from './he/guest.ts'
import { hotel } from './he/hotel.ts'
import { hotelParts } from './he/hotelParts.ts'
import { more } from './he/more.ts'
import type { HebrewTexts } from './shape.ts'

export const he: HebrewTexts = { ...first, ...more, ...guest, hotel, hotelParts }
