import { first } from './ar/first.ts'
import { guest } from './ar/guest.ts'
import { hotel } from './ar/hotel.ts'
import { hotelParts } from './ar/hotelParts.ts'
import { more } from './ar/more.ts'
import type { ArabicTexts } from './shape.ts'

export const ar: ArabicTexts = { ...first, ...more, ...guest, hotel, hotelParts }
