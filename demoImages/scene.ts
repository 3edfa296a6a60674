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

/** Part of the picture URL, which is cached for a year: increase it when the same arguments give another picture. */
export const EDITION = 3

/** Subject of a picture. */
export type SceneKind = keyof typeof KINDS

interface Scene {
  /** Identifies the hotel: the same seed gives the same house. */
  seed: string
  kind: SceneKind
  /** Another picture of the same kind and hotel, e.g. another room in its colors. 0 is the first. */
  variant?: number
  /** 0 to 24. */
  hour: number
  climate: Climate
  /** Known facts about its house; the seed decides omitted ones. */
  style?: Style
  width: number
  height: number
}

/** Share of a facade picture below the ground line. */
const FOREGROUND = 0.07

/**
 * The visible part of the scene: 600 units on its shorter side, centered; a facade instead has its ground line near the bottom.
 */
export function viewFor(kind: SceneKind, width: number, height: number): View {
  const ratio = Math.max(0.4, Math.min(3.2, width / height))
  const visibleWidth = ratio >= 1 ? 600 * ratio : 600
  const visibleHeight = ratio >= 1 ? 600 : 600 / ratio
  const top = kind === 'facade' ? GROUND - (1 - FOREGROUND) * visibleHeight : -visibleHeight / 2
  return { left: -visibleWidth / 2, top, width: visibleWidth, height: visibleHeight }
}

/** The same hotel with other random numbers, e.g. for another room. */
const variantOf = (hotel: HotelLook, variant: number): HotelLook => {
  if (variant === 0) return hotel
  const seed = `${hotel.seed}~${variant}`
  return { ...hotel, seed, number: hash(seed) }
}

/** Spread in hours of the time of day among facades, so they do not all have the same light. */
const DRIFT = 1.1
/** Max characters of a picture; compression leaves about a third. A house in two-point perspective needs more. */
const limitOf = (kind: SceneKind): number => (kind === 'facade' ? 36_000 : 15_800)
const SPARINGS: readonly Sparing[] = [0, 1, 2, 3, 4, 5]

/**
 * One picture as SVG text, byte for byte the same for the same arguments. If it is too long, it is drawn again with fewer small
 * details.
 */
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
