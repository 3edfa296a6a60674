import { chance, hash } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import type { FamilyName } from './families.ts'
import { buildingFor, buildingOf } from './houses/buildings.ts'
import { CAMERAS, type CameraName } from './houses/camera.ts'
import type { BuildingName } from './houses/names.ts'
import { PALETTES, type Palette } from './palettes.ts'

const WOODS = ['#a8734a', '#8a5a3c', '#c49a6a', '#6f4a36', '#b5835a'] as const

/** Of the year, as its plants tell it. */
export type Season = 'green' | 'blossom' | 'autumn' | 'snow'

/** Who a hotel is: its architecture, colours and materials, the same in all its pictures. */
export interface HotelLook {
  seed: string
  number: number
  climate: Climate
  building: BuildingName
  family: FamilyName
  /** From where its front is seen. */
  camera: CameraName
  season: Season
  /** -1 to 1: where sun and moon stand before its front. */
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
  /** To which side it is turned. */
  turned: 1 | -1
}

/** What somebody who knows the place says of a hotel's house; what is left out is decided by its seed. */
export interface Style {
  building?: BuildingName
  camera?: CameraName
  /** 0 to 1: which of the colours that suit the building. */
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

/** The hotel of a seed: the same for the same arguments. */
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

/** Do its openings have round heads? */
export const hasArches = ({ family }: HotelLook): boolean => ['riad', 'terraces', 'palace', 'veranda'].includes(family)

/** Does it lie on a coast, a lagoon or a fjord? */
export const isByWater = ({ climate }: HotelLook): boolean => ['coast', 'tropical', 'nordic'].includes(climate)
