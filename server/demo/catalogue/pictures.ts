import { PICTURE_KINDS, type Picture } from '#contract/hotel/hotels.ts'
import { EMAIL_PICTURE, PREVIEW_PICTURE } from '#contract/hotel/pictures.ts'
import { hash } from '#demoImages/chance.ts'
import { CLIMATES, type Climate } from '#demoImages/climate.ts'
import { EDITION, scene, type SceneKind, type Style } from '#demoImages/scene.ts'
import { hotelById } from './catalogue.ts'
import type { CatalogueHotel, CatalogueRoom } from './catalogue.types.ts'
import { cityById } from './cities.ts'
import { lookOf } from './looks.ts'

/** Allowed sizes, width × height in pixels. */
const FORMATS: ReadonlySet<string> = new Set([
  '900x600',
  '450x300',
  '600x600',
  '300x300',
  '400x600',
  '800x1000',
  '1200x800',
  '1600x600',
  '1600x900',
  ...[EMAIL_PICTURE, PREVIEW_PICTURE].map(({ width, height }) => `${width}x${height}`),
])
const DEFAULT_WIDTH = 900
const DEFAULT_HEIGHT = 600
const DEFAULT_HOUR = 17

/** Kinds with several variants; every other kind has only variant 0. */
const VARIED: ReadonlySet<SceneKind> = new Set(['room', 'bathroom'])
const MAX_VARIANTS = 5

/** Owner of the home page's wide pictures, `skyline-0` to `skyline-6`, one per climate. */
const HERO = 'hero'

const url = (owner: string, kind: SceneKind, variant: number, hour: number): string =>
  `/pictures/${owner}/${kind}-${variant}.svg?hour=${hour}&v=${EDITION}`

/** Returns the address of a hotel's façade in the light of an hour, 0 to 23. */
export const hotelImage = (hotelId: string, hour: number = DEFAULT_HOUR): string => url(hotelId, 'facade', 0, hour)

/** Returns the pictures of a hotel's page, each in a light that suits it; `hour` in the address overrides the light. */
export const picturesOf = (hotel: CatalogueHotel): Picture[] => {
  const has = hotel.amenities
  const show: [SceneKind, number, number][] = [
    ['facade', 0, DEFAULT_HOUR],
    ['room', hotel.room_types.length, 10],
    ['lobby', 0, 19],
  ]
  if (has.includes('pool')) show.push(['pool', 0, 18])
  if (has.includes('restaurant') || has.includes('bar')) show.push(['restaurant', 0, 20])
  show.push(['bathroom', hotel.room_types.length, 8], ['room', 1, 21], ['skyline', 0, 18], ['facade', 0, 21])
  return show.map(([kind, variant, hour]) => ({ url: url(hotel.id, kind, variant, hour), kind }))
}

const placeOfRoom = (hotel: CatalogueHotel, room: CatalogueRoom): number =>
  Math.max(1, hotel.room_types.findIndex(({ id }) => id === room.id) + 1)

/** By day the other light is that of the evening, otherwise that of the morning. */
const otherLight = (hour: number): number => (hour >= 6 && hour < 18 ? 21 : 10)

/** Returns the pictures of a room type: its room and bathroom at `hour`, and the room in another light. */
export const roomPictures = (hotel: CatalogueHotel, room: CatalogueRoom, hour: number): Picture[] => {
  const place = placeOfRoom(hotel, room)
  const show: [SceneKind, number, number][] = [
    ['room', place, hour],
    ['bathroom', place, hour],
    ['room', place, otherLight(hour)],
  ]
  if (room.amenities.includes('city_view')) show.push(['skyline', 0, hour])
  return show.map(([kind, variant, hour]) => ({ url: url(hotel.id, kind, variant, hour), kind }))
}

interface Sitter {
  climate: Climate
  style?: Style
}

const FILE = /^([a-z]+)-(\d)\.svg$/
const WHOLE = /^\d{1,4}$/

const sitterOf = (owner: string, kind: SceneKind, variant: number): Sitter | undefined => {
  if (owner === HERO) {
    const climate = CLIMATES[variant]
    return kind === 'skyline' && climate ? { climate } : undefined
  }
  const hotel = variant <= (VARIED.has(kind) ? MAX_VARIANTS : 0) ? hotelById(owner) : undefined
  const city = hotel && cityById(hotel.city_id)
  if (!hotel || !city) return undefined
  const style = lookOf(hotel, city)
  return { climate: city.climate, ...(style ? { style } : {}) }
}

const wholeOf = (text: string | undefined, otherwise: number): number | undefined => {
  if (text === undefined) return otherwise
  return WHOLE.test(text) ? Number(text) : undefined
}

interface Drawing {
  svg: string
  /** A strong ETag, with its quotes. */
  etag: string
}

const MAX_CACHED_PICTURES = 300
const cache = new Map<string, Drawing>()

const keep = (key: string, draw: () => string): Drawing => {
  const cachedDrawing = cache.get(key)
  if (cachedDrawing) {
    cache.delete(key)
    cache.set(key, cachedDrawing)
    return cachedDrawing
  }
  const svg = draw()
  const drawing = { svg, etag: `"${hash(svg).toString(36)}-${svg.length.toString(36)}"` }
  cache.set(key, drawing)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED_PICTURES && oldest !== undefined) cache.delete(oldest)
  return drawing
}

/**
 * Draws the picture at `/pictures/{owner}/{file}?hour&w&h`. `owner`: a hotel's id or `hero`; `file`: e.g. `room-2.svg`; `hour`:
 * a whole hour (default 17); `w` and `h`: an allowed size (default 900 × 600). Undefined if there is no such picture (404).
 */
export const drawPicture = (
  owner: string,
  file: string,
  query: Readonly<Record<string, string | undefined>>,
): Drawing | undefined => {
  const parts = FILE.exec(file)
  const kind = PICTURE_KINDS.find((candidate) => candidate === parts?.[1])
  const variant = Number(parts?.[2])
  const hour = wholeOf(query['hour'], DEFAULT_HOUR)
  const width = wholeOf(query['w'], DEFAULT_WIDTH)
  const height = wholeOf(query['h'], DEFAULT_HEIGHT)
  if (kind === undefined || hour === undefined || hour > 23 || width === undefined || height === undefined)
    return undefined
  if (!FORMATS.has(`${width}x${height}`)) return undefined
  const sitter = sitterOf(owner, kind, variant)
  if (!sitter) return undefined
  return keep(`${owner} ${kind} ${variant} ${hour} ${width} ${height}`, () =>
    scene({
      ...sitter,
      seed: owner === HERO ? `${HERO} ${variant}` : owner,
      kind,
      variant: owner === HERO ? 0 : variant,
      hour,
      width,
      height,
    }),
  )
}
