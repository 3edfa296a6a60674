import { chance, hash, type Chance } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'

/** The kinds of building. */
export const FAMILY_NAMES = [
  'deco',
  'loft',
  'terraces',
  'slab',
  'riad',
  'chalet',
  'palace',
  'bungalow',
  'brutal',
  'townhouses',
  'veranda',
] as const
export type FamilyName = (typeof FAMILY_NAMES)[number]

/** Wall, trim, dark, roof, accent, second accent, plant. */
type Palette = readonly [string, string, string, string, string, string, string]

const PALETTES = {
  terracotta: ['#d8906c', '#f6e6d2', '#4a2f2c', '#9a4a35', '#2f7276', '#e8b25c', '#6f8a50'],
  lime: ['#f0e8da', '#fffaf0', '#40506a', '#c4704c', '#2b6ea6', '#e2a24a', '#7a9660'],
  ochre: ['#e2b465', '#fcf1da', '#54402c', '#a6563b', '#7d3242', '#3f7f86', '#7c8c4c'],
  rose: ['#dea59a', '#fcefe7', '#4b3442', '#8c4c54', '#3b6f63', '#e4b866', '#74906a'],
  sage: ['#a9b899', '#f3f0df', '#33443e', '#6f5b4a', '#c8713f', '#e6c88e', '#5f8458'],
  powder: ['#a6bccc', '#f5f1e7', '#2c3c54', '#586074', '#d0694b', '#f0c987', '#6b8c6c'],
  brick: ['#aa5e48', '#e8d2b8', '#2f2b30', '#5a443f', '#d6a64a', '#416a70', '#6b8450'],
  umber: ['#8a5a48', '#e2c9ac', '#2b2628', '#463a38', '#4f8079', '#e0a052', '#6f8656'],
  slate: ['#667080', '#d8d4c8', '#232833', '#3c424e', '#dc8d4c', '#86a8b4', '#6a8a6c'],
  sand: ['#dcc39c', '#faf0dc', '#564434', '#b07a4e', '#a8483a', '#3f7f80', '#80905a'],
  mint: ['#9ecabb', '#f8f5e9', '#2c4a4a', '#4e7a74', '#e2785a', '#f2ce7e', '#5c9066'],
  plum: ['#94707f', '#f1e2da', '#35283a', '#54405a', '#e0a35c', '#6fa39a', '#728c68'],
  stone: ['#bcb2a4', '#eee8dc', '#38383c', '#6a6460', '#b4552f', '#e0b978', '#64885a'],
  coral: ['#eb9a80', '#fff2e6', '#45384c', '#b05f55', '#237f86', '#f6c86a', '#6c9a6a'],
  butter: ['#f2dba2', '#fffaea', '#4f4636', '#b9744c', '#3c7d8c', '#d9654a', '#7c9a5c'],
  ivory: ['#e6dccb', '#fffaf2', '#3a3f4c', '#5f6b76', '#8c3b45', '#c9a35a', '#6d8a64'],
} satisfies Record<string, Palette>
type PaletteName = keyof typeof PALETTES

const WOODS = ['#a8734a', '#8a5a3c', '#c49a6a', '#6f4a36', '#b5835a'] as const

interface Family {
  /** Where it stands: weights by climate. */
  at: Partial<Record<Climate, number>>
  wears: readonly [PaletteName, ...PaletteName[]]
}

const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  deco: {
    at: { metropolis: 5, coast: 2, tropical: 1 },
    wears: ['ivory', 'butter', 'mint', 'rose', 'powder', 'coral', 'sand'],
  },
  loft: { at: { metropolis: 5, nordic: 2, 'old-town': 1 }, wears: ['brick', 'umber', 'terracotta', 'plum', 'slate'] },
  terraces: {
    at: { coast: 6, desert: 1, tropical: 1, 'old-town': 1 },
    wears: ['lime', 'ivory', 'coral', 'rose', 'butter', 'terracotta'],
  },
  slab: {
    at: { metropolis: 5, coast: 2, desert: 1, nordic: 1, tropical: 1 },
    wears: ['slate', 'powder', 'ivory', 'stone', 'sage'],
  },
  riad: { at: { desert: 6, 'old-town': 2, coast: 1 }, wears: ['terracotta', 'sand', 'ochre', 'rose', 'coral'] },
  chalet: { at: { mountain: 7, nordic: 3 }, wears: ['umber', 'ivory', 'stone', 'sage', 'brick'] },
  palace: {
    at: { metropolis: 3, 'old-town': 4, coast: 2, mountain: 2, nordic: 1 },
    wears: ['ivory', 'butter', 'rose', 'powder', 'sage', 'ochre', 'sand'],
  },
  bungalow: {
    at: { tropical: 6, desert: 2, coast: 1, mountain: 1, nordic: 1 },
    wears: ['sand', 'stone', 'umber', 'sage', 'lime'],
  },
  brutal: {
    at: { metropolis: 2, coast: 2, tropical: 3, mountain: 1, desert: 1 },
    wears: ['stone', 'sand', 'ivory', 'slate', 'sage'],
  },
  townhouses: {
    at: { 'old-town': 5, nordic: 6, metropolis: 1 },
    wears: ['brick', 'ochre', 'sage', 'powder', 'rose', 'plum', 'mint'],
  },
  veranda: {
    at: { tropical: 4, coast: 1, 'old-town': 1 },
    wears: ['mint', 'butter', 'lime', 'powder', 'coral', 'rose'],
  },
}

/** Who a hotel is: its architecture, colours and materials, the same in all its pictures. */
export interface HotelLook {
  seed: string
  number: number
  climate: Climate
  family: FamilyName
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

const familyOf = (random: Chance, climate: Climate, stars: number): FamilyName => {
  const weights = FAMILY_NAMES.map((name) => {
    const grand = stars >= 4 && (name === 'palace' || name === 'deco')
    return { name, weight: (FAMILIES[name].at[climate] ?? 0) * (grand ? 1.5 : 1) }
  })
  let left = random() * weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.find(({ weight }) => (left -= weight) < 0)?.name ?? 'deco'
}

/** The hotel of a seed: the same for the same arguments. `stars`: 1 to 5. */
export function hotelOf(seed: string, climate: Climate, stars: number): HotelLook {
  const random = chance(`hotel ${seed}`)
  const family = familyOf(random, climate, stars)
  const palette: Palette = PALETTES[random.pick(FAMILIES[family].wears)]
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
  }
}

/** Do its openings have round heads? */
export const hasArches = ({ family }: HotelLook): boolean => ['riad', 'terraces', 'palace', 'veranda'].includes(family)

/** Does it lie on a coast, a lagoon or a fjord? */
export const isByWater = ({ climate }: HotelLook): boolean => ['coast', 'tropical', 'nordic'].includes(climate)
