import type { Chance } from '#demoImages/chance.ts'
import type { Climate } from '#demoImages/climate.ts'
import type { FamilyName } from '#demoImages/families.ts'
import type { PaletteName } from '#demoImages/palettes.ts'
import type { Builder } from './house.ts'
import { BUILDING_NAMES, type BuildingName } from './names.ts'
import { brownstone } from './brownstone.ts'
import { mansard, palazzo } from './classic.ts'
import { canal, victorian } from './rows.ts'
import { kasbah, roshan, screen, windtower } from './sand.ts'
import { resort, sail, stack } from './seaside.ts'
import { bauhaus, cubes, levant } from './south.ts'
import { loft, setback } from './tiers.ts'
import { chalet, pagoda, pavilion } from './timber.ts'
import { drum, needle, shaft, twins } from './towers.ts'

interface Building {
  build: Builder
  /** Determines the furnishing, and the look of the house among its neighbors. */
  family: FamilyName
  wears: readonly [PaletteName, ...PaletteName[]]
  /** Weight by climate, for a hotel without a given building. */
  at: Partial<Record<Climate, number>>
}

const GLASSY = ['slate', 'powder', 'ivory', 'stone', 'sage', 'mint', 'sand'] as const
const PLASTER = ['lime', 'ivory', 'coral', 'rose', 'butter', 'terracotta', 'powder'] as const
const EARTH = ['terracotta', 'sand', 'ochre', 'rose', 'coral', 'umber'] as const
const CLASSIC = ['ivory', 'butter', 'rose', 'powder', 'sage', 'ochre', 'sand'] as const
const NORTHERN = ['brick', 'ochre', 'sage', 'powder', 'rose', 'plum', 'mint', 'umber'] as const

const BUILDINGS: Readonly<Record<BuildingName, Building>> = {
  shaft: { build: shaft, family: 'slab', wears: GLASSY, at: { metropolis: 3, desert: 2 } },
  needle: { build: needle, family: 'slab', wears: GLASSY, at: { metropolis: 2, desert: 2 } },
  drum: { build: drum, family: 'slab', wears: GLASSY, at: { metropolis: 2, desert: 1, tropical: 2 } },
  twins: { build: twins, family: 'slab', wears: GLASSY, at: { metropolis: 2, desert: 2, coast: 1 } },
  sail: { build: sail, family: 'slab', wears: GLASSY, at: { desert: 2, coast: 1 } },
  screen: { build: screen, family: 'slab', wears: ['sand', 'ivory', 'ochre', 'stone', 'powder'], at: { desert: 2 } },
  resort: { build: resort, family: 'slab', wears: PLASTER, at: { coast: 3, tropical: 3 } },
  stack: {
    build: stack,
    family: 'brutal',
    wears: ['stone', 'sand', 'ivory', 'slate', 'sage', 'terracotta'],
    at: { metropolis: 1, tropical: 2, coast: 1, nordic: 1 },
  },
  setback: {
    build: setback,
    family: 'deco',
    wears: ['ivory', 'butter', 'mint', 'rose', 'powder', 'coral', 'sand', 'brick'],
    at: { metropolis: 4 },
  },
  loft: {
    build: loft,
    family: 'loft',
    wears: ['brick', 'umber', 'terracotta', 'plum', 'slate', 'ochre'],
    at: { metropolis: 3, nordic: 2 },
  },
  brownstone: {
    build: brownstone,
    family: 'townhouses',
    wears: ['brick', 'umber', 'terracotta', 'plum', 'ochre'],
    at: { metropolis: 2 },
  },
  mansard: { build: mansard, family: 'palace', wears: CLASSIC, at: { 'old-town': 4, metropolis: 1 } },
  palazzo: {
    build: palazzo,
    family: 'palace',
    wears: ['ochre', 'rose', 'terracotta', 'butter', 'coral', 'sand'],
    at: { 'old-town': 4, coast: 2 },
  },
  canal: { build: canal, family: 'townhouses', wears: NORTHERN, at: { 'old-town': 2, nordic: 4 } },
  victorian: {
    build: victorian,
    family: 'veranda',
    wears: ['mint', 'butter', 'lime', 'powder', 'coral', 'rose', 'plum'],
    at: { coast: 1, tropical: 1 },
  },
  kasbah: { build: kasbah, family: 'riad', wears: EARTH, at: { desert: 5, 'old-town': 1 } },
  windtower: { build: windtower, family: 'riad', wears: EARTH, at: { desert: 3 } },
  roshan: { build: roshan, family: 'riad', wears: ['lime', 'ivory', 'sand', 'rose', 'butter'], at: { desert: 2 } },
  levant: {
    build: levant,
    family: 'terraces',
    wears: ['sand', 'ivory', 'butter', 'rose', 'stone'],
    at: { 'old-town': 3, coast: 1 },
  },
  bauhaus: { build: bauhaus, family: 'slab', wears: ['ivory', 'lime', 'powder', 'butter', 'mint'], at: { coast: 3 } },
  cubes: { build: cubes, family: 'terraces', wears: PLASTER, at: { coast: 4, 'old-town': 1 } },
  chalet: {
    build: chalet,
    family: 'chalet',
    wears: ['umber', 'ivory', 'stone', 'sage', 'brick'],
    at: { mountain: 7, nordic: 2 },
  },
  pavilion: {
    build: pavilion,
    family: 'bungalow',
    wears: ['sand', 'stone', 'umber', 'sage', 'lime'],
    at: { tropical: 5 },
  },
  pagoda: {
    build: pagoda,
    family: 'bungalow',
    wears: ['umber', 'stone', 'plum', 'ivory', 'brick'],
    at: { tropical: 1 },
  },
}

export const buildingOf = (name: BuildingName): Building => BUILDINGS[name]

/** A random building that suits the climate, for a hotel without a given one. */
export const buildingFor = (random: Chance, climate: Climate): BuildingName => {
  const weights = BUILDING_NAMES.map((name) => ({ name, weight: BUILDINGS[name].at[climate] ?? 0 }))
  let left = random() * weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.find(({ weight }) => (left -= weight) < 0)?.name ?? 'setback'
}
