import { hash } from './chance.ts'
import type { Climate } from './climate.ts'
import { bathroom } from './bathroom.ts'
import { facade } from './facade.ts'
import { lobby } from './lobby.ts'
import { pool } from './pool.ts'
import { room } from './room.ts'
import { skyline } from './skyline.ts'
import { lightAt, type Light } from './light.ts'
import { GROUND } from './front.ts'
import { hotelOf, type HotelLook, type Style } from './look.ts'
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
export type { Style } from './look.ts'

/**
 * Counts up whenever the same arguments give another picture: it belongs into the address of a picture, which is kept for a year.
 */
export const EDITION = 3

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
  /** Of its house; what is left out is decided by the seed. */
  style?: Style
  width: number
  height: number
}

/** How much of a picture of a house lies below the line that it stands on. */
const FOREGROUND = 0.07

/** The visible part of the scene: always 600 units on its shorter side, in the middle but for a house, which stands near the foot. */
export function viewFor(kind: SceneKind, width: number, height: number): View {
  const ratio = Math.max(0.4, Math.min(3.2, width / height))
  const visibleWidth = ratio >= 1 ? 600 * ratio : 600
  const visibleHeight = ratio >= 1 ? 600 : 600 / ratio
  const top = kind === 'facade' ? GROUND - (1 - FOREGROUND) * visibleHeight : -visibleHeight / 2
  return { left: -visibleWidth / 2, top, width: visibleWidth, height: visibleHeight }
}

/** The same hotel, with the chances of another room. */
const variantOf = (hotel: HotelLook, variant: number): HotelLook => {
  if (variant === 0) return hotel
  const seed = `${hotel.seed}~${variant}`
  return { ...hotel, seed, number: hash(seed) }
}

/** No two houses are seen at quite the same minute: hours from the earliest to the latest. */
const DRIFT = 1.1
/** Characters of a picture, of which zipping leaves about a third. A house in two-point perspective takes more. */
const limitOf = (kind: SceneKind): number => (kind === 'facade' ? 36_000 : 15_800)
const SPARINGS: readonly Sparing[] = [0, 1, 2, 3, 4, 5]

/** One picture as SVG text, the same bytes for the same arguments. A very busy one is drawn again with fewer small things. */
export function scene({ seed, kind, variant = 0, hour, climate, style, width, height }: Scene): string {
  const hotel = variantOf(hotelOf(seed, climate, style), variant)
  const light =
    kind === 'facade'
      ? lightAt(hour + (hotel.mood - 0.5) * DRIFT, hotel.climate, hotel.mood, hotel.azimuth)
      : lightAt(hour, hotel.climate, hotel.mood)
  const prefix = `h${(hash(`${hotel.seed}|${kind}|${hour}`) % 46656).toString(36)}`
  let picture = ''
  for (const sparing of SPARINGS) {
    const sheet = new Sheet(prefix, viewFor(kind, width, height), sparing)
    KINDS[kind](sheet, light, hotel)
    picture = sheet.svg(width, height)
    if (picture.length <= limitOf(kind)) break
  }
  return picture
}
