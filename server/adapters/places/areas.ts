import { array, create, enums, number, object, optional, record, string, tuple, type Infer } from 'superstruct'
import { boundsCodec, type Bounds } from '#contract/hotel/destination.ts'
import { LocalText } from '#server/localText.ts'
import handWritten from './data/areas.json' with { type: 'json' }
import computed from './data/bounds.json' with { type: 'json' }
import { homeLanguageOf, type HomeLanguage } from './home.ts'
import { slugOf } from './slug.ts'
import type { KnownPlace } from './knownPlace.ts'
import { countryName, everySpelling, OTHER_COUNTRY_NAMES, ownCountryName, STATES } from './regions.ts'

/** North, south, east and west in degrees. */
const Box = tuple([number(), number(), number(), number()])
type Box = Infer<typeof Box>

const Area = object({
  kind: enums(['region', 'island']),
  country: optional(string()),
  name: LocalText,
  box: Box,
  also: optional(array(string())),
})

const AREA_TYPES = {
  country: ['country', 'political'],
  region: ['administrative_area_level_1', 'political'],
  island: ['natural_feature', 'political'],
} as const

/** For comparison: a hand-written city of two million people weighs 7.8. */
const WEIGHT = { region: 7, island: 7.2 }
const MAX_PER_COUNTRY = 7.8

const EVERY_NOWHERE: LocalText = { en: '', ar: '', he: '' }

/**
 * Countries, states, and well-known regions and islands: places without a single point.
 * @param people population by country code.
 */
export const loadAreas = (people: ReadonlyMap<string, number>): KnownPlace[] => {
  const boxes = Object.entries(create(computed, record(string(), Box)))
  const countries = boxes
    .filter(([key]) => key.length === 2)
    .map(([code, box]) => {
      const name = countryName(code)
      return areaOf({
        id: `country-${code.toLowerCase()}`,
        kind: 'country',
        name,
        around: null,
        home: homeLanguageOf(code),
        box,
        weight: Math.min(MAX_PER_COUNTRY, 1 + Math.log10(Math.max(1, people.get(code) ?? 1))),
        also: [...(OTHER_COUNTRY_NAMES[code] ?? []), ownCountryName(code)],
      })
    })
    .filter(({ name }) => !/^[A-Z]{2}$/.test(name.en))
  const states = boxes.flatMap(([key, box]) => {
    const name = STATES.get(key.slice('US.'.length))
    if (!key.startsWith('US.') || name === undefined) return []
    return [
      areaOf({
        id: `area-${key.slice(3).toLowerCase()}-us`,
        kind: 'region',
        name,
        around: countryName('US'),
        home: undefined,
        box,
        also: [],
        weight: WEIGHT.region,
      }),
    ]
  })
  const others = create(handWritten, array(Area)).map(({ kind, country, name, box, also = [] }) =>
    areaOf({
      id: `area-${slugOf(name.en)}`,
      kind,
      name,
      around: country === undefined ? null : countryName(country),
      home: homeLanguageOf(country),
      box,
      also,
      weight: WEIGHT[kind],
    }),
  )
  return [...countries, ...states, ...others]
}

interface AreaOf {
  id: string
  kind: keyof typeof AREA_TYPES
  name: LocalText
  around: LocalText | null
  home: HomeLanguage | undefined
  box: Box
  also: readonly string[]
  weight: number
}

const areaOf = ({ id, kind, name, around, home, box, also, weight }: AreaOf): KnownPlace => {
  const bounds = boundsOf(box)
  return {
    id,
    name,
    around: around ?? EVERY_NOWHERE,
    names: everySpelling([name]),
    otherNames: also,
    aroundNames: around === null ? [] : everySpelling([around]),
    weight,
    home,
    types: AREA_TYPES[kind],
    ...middleOf(bounds),
    bounds,
  }
}

const boundsOf = ([neLat, swLat, neLng, swLng]: Box): Bounds => ({ neLat, swLat, neLng, swLng })

const middleOf = ({ neLat, swLat, neLng, swLng }: Bounds): { lat: number; lng: number } => {
  const across = neLng >= swLng ? neLng - swLng : neLng + 360 - swLng
  const lng = swLng + across / 2
  return { lat: hundredths((neLat + swLat) / 2), lng: hundredths(lng > 180 ? lng - 360 : lng) }
}

const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100

/** By the bounds that a search for a country or state carries. */
const keyByBounds = new Map(
  Object.entries(create(computed, record(string(), Box))).map(([key, box]) => [boundsCodec.encode(boundsOf(box)), key]),
)

/** The country (`AE`) or state (`US.NY`) with exactly these bounds; undefined if there is none. */
export const areaAt = (bounds: Bounds): string | undefined => keyByBounds.get(boundsCodec.encode(bounds))
