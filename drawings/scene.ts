import { hash } from './chance.ts'
import type { Climate } from './climate.ts'
import { bathroom } from './bathroom.ts'
import { facade } from './facade.ts'
import { lobby } from './lobby.ts'
import { pool } from './pool.ts'
import { room } from './room.ts'
import { skyline } from './skyline.ts'
import { lightAt, type Light } from './light.ts'
import { hotelOf, type HotelLook } from './look.ts'
import { Sheet, type Sparing, type View } from './sheet.ts'

type Draw = (sheet: Sheet, light: Light, hotel: HotelLook) => void

const KINDS = {
  facade,
  room,
  bathroom,
  pool,
  skyline,
  lobby: (sheet, light, hotel) => lobby(sheet, light, hotel, false),
  restaurant: (sheet, light, hotel) => lobby(sheet, light, hotel, true),
} as const satisfies Record<string, Draw>
/** What a picture shows of a hotel. */
export type SceneKind = keyof typeof KINDS

interface Scene {
  /** The hotel: the same seed is the same house. */
  seed: string
  kind: SceneKind
  /** Another picture of the same kind in the same hotel, in its colours: another room, for one. 0: the first. */
  variant?: number
  /** 0 to 24. */
  hour: number
  climate: Climate
  /** 1 to 5: palaces and deco towers are likelier for 4 and 5. */
  stars: number
  width: number
  height: number
}

/** The visible part of the scene: always holds the square from -300 to 300. */
function viewFor(width: number, height: number): View {
  const ratio = Math.max(0.4, Math.min(3.2, width / height))
  const visibleWidth = ratio >= 1 ? 600 * ratio : 600
  const visibleHeight = ratio >= 1 ? 600 : 600 / ratio
  return { left: -visibleWidth / 2, top: -visibleHeight / 2, width: visibleWidth, height: visibleHeight }
}

/** The same hotel, with the chances of another room. */
const variantOf = (hotel: HotelLook, variant: number): HotelLook => {
  if (variant === 0) return hotel
  const seed = `${hotel.seed}~${variant}`
  return { ...hotel, seed, number: hash(seed) }
}

/** Characters of a picture. */
const LIMIT = 15800
const SPARINGS: readonly Sparing[] = [0, 1, 2, 3, 4, 5]

/** One picture as SVG text, the same bytes for the same arguments. A very busy one is drawn again with fewer small things. */
export function scene({ seed, kind, variant = 0, hour, climate, stars, width, height }: Scene): string {
  const hotel = variantOf(hotelOf(seed, climate, stars), variant)
  const light = lightAt(hour, hotel.climate, hotel.mood)
  const prefix = `h${(hash(`${hotel.seed}|${kind}|${hour}`) % 46656).toString(36)}`
  let picture = ''
  for (const sparing of SPARINGS) {
    const sheet = new Sheet(prefix, viewFor(width, height), sparing)
    KINDS[kind](sheet, light, hotel)
    picture = sheet.svg(width, height)
    if (picture.length <= LIMIT) break
  }
  return picture
}
