import { chance, hash } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import type { FamilyName } from './families.ts'
import { buildingFor, buildingOf } from './houses/buildings.ts'
import { CAMERAS, type CameraName } from './houses/camera.ts'
import type { BuildingName } from './houses/names.ts'
import { PALETTES, type Palette } from './palettes.ts'

const WOODS = ['#a8734a', '#8a5a3c', '#c49a6a', '#6f4a36', '#b5835a'] as const

/** Season, shown by the plants. */
export type Season = 'green' | 'blossom' | 'autumn' | 'snow'

/** Identity of a hotel: its architecture, colors and materials, the same in all its pictures. */
export interface HotelLook {
  seed: string
  number: number
  climate: Climate
  building: BuildingName
  family: FamilyName
  /** Viewpoint of its front. */
  camera: CameraName
  season: Season
  /** -1 to 1: position of sun and moon along the front. */
  azimuth: number
  wall: Rgb
  trim: Rgb
  dark: Rgb
  roof: Rgb
  accent: Rgb
  second: Rgb
  plant: Rgb
  wood: Rgb
  stone: Rgb
  paving: Rgb
  steel: Rgb
  shadow: Rgb
  mood: number
  /** Mirrors layouts. */
  turned: 1 | -1
}

/** Known facts about a hotel's house; the seed decides omitted ones. */
export interface Style {
  building?: BuildingName
  camera?: CameraName
  /** 0 to 1: selects among the palettes of the building. */
  colours?: number
}

const SEASONS: Readonly<Record<Climate, readonly [Season, ...Season[]]>> = {
  metropolis: ['green', 'green', 'blossom', 'autumn', 'autumn'],
  coast: ['green'],
  desert: ['green'],
  mountain: ['green', 'autumn', 'snow', 'snow'],
  'old-town': ['green', 'green', 'blossom', 'autumn'],
  tropical: ['green'],
  nordic: ['green', 'autumn', 'snow'],
}

/** The hotel of a seed. Deterministic. */
export function hotelOf(seed: string, climate: Climate, style: Style = {}): HotelLook {
  const random = chance(`hotel ${seed}`)
  const drawn = buildingFor(random, climate)
  const building = style.building ?? drawn
  const { family, wears } = buildingOf(building)
  const drawnColours = random()
  const wearing = wears[Math.floor((style.colours ?? drawnColours) * wears.length)] ?? wears[0]
  const palette: Palette = PALETTES[wearing]
  const shift: Rgb = [random.between(0.93, 1.07), random.between(0.95, 1.04), random.between(0.92, 1.08)]
  const shifted = (colour: string): Rgb => {
    const [red, green, blue] = rgb(colour)
    return [red * shift[0], green * shift[1], blue * shift[2]]
  }
  const wall = shifted(palette[0])
  const dark = shifted(palette[2])
  return {
    seed,
    number: hash(seed),
    climate,
    building,
    family,
    wall,
    trim: shifted(palette[1]),
    dark,
    roof: shifted(palette[3]),
    accent: shifted(palette[4]),
    second: shifted(palette[5]),
    plant: shifted(palette[6]),
    wood: rgb(random.pick(WOODS)),
    stone: mix(wall, rgb('#cfc8bc'), 0.6),
    paving: mix(rgb('#cdbfae'), wall, 0.25),
    steel: mix(dark, rgb('#8890a0'), 0.3),
    shadow: dim(dark, 0.5),
    mood: random(),
    turned: random.coin() ? 1 : -1,
    camera: style.camera ?? random.pick(CAMERAS),
    season: random.pick(SEASONS[climate]),
    azimuth: random.between(0.36, 0.8) * (random.coin() ? 1 : -1),
  }
}

/** Round-headed openings. */
export const hasArches = ({ family }: HotelLook): boolean => ['riad', 'terraces', 'palace', 'veranda'].includes(family)

/** On a coast, a lagoon or a fjord. */
export const isByWater = ({ climate }: HotelLook): boolean => ['coast', 'tropical', 'nordic'].includes(climate)
