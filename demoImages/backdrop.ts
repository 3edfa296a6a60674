import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dunes, headland, karsts, mesas } from './coastland.ts'
import { rgb } from './colour.ts'
import { FJORD, HILL, LAGOON, MESA } from './earth.ts'
import type { Light } from './light.ts'
import { aurora, hills, peaks, pineRidge } from './ridges.ts'
import type { Sheet } from './sheet.ts'
import { cityLayer, oldTownLayer } from './town.ts'
import { sails, water } from './water.ts'

interface Distance {
  sheet: Sheet
  light: Light
  /** The horizon line. */
  base: number
  seed: number
  /** Scales all heights. */
  amount: number
  /** 0 to 1: selects among the variants of a climate. */
  pick: number
}

const LANDS: Readonly<Record<Climate, (distance: Distance) => void>> = {
  metropolis: city,
  coast,
  tropical,
  desert,
  mountain,
  nordic,
  'old-town': oldTown,
}

/** Distant land down to the horizon line `base`. `amount` scales heights. */
export function backdrop(
  sheet: Sheet,
  light: Light,
  climate: Climate,
  base: number,
  seed: number,
  amount: number,
): void {
  LANDS[climate]({ sheet, light, base, seed, amount, pick: at(seed, 99) })
}

function city({ sheet, light, base, seed, amount }: Distance): void {
  if (sheet.sparing < 4) cityLayer(sheet, light, base + 2, seed, 40 * amount, 330 * amount, 0.74, 0.9)
  cityLayer(sheet, light, base + 2, seed + 1, 30 * amount, 230 * amount, 0.5, 1.25)
}

function coast({ sheet, light, base, seed, amount, pick }: Distance): void {
  if (pick < 0.6) hills(sheet, light, base + 1, seed, 120 * amount, 0.66, rgb('#6f8fa3'), 150)
  water(sheet, light, { top: base, bottom: base + 60, seed })
  sails(sheet, light, base, seed)
  if (pick > 0.35) headland(sheet, light, base, seed, amount)
}

function tropical({ sheet, light, base, seed, amount }: Distance): void {
  karsts(sheet, light, base, seed, amount)
  water(sheet, light, { top: base, bottom: base + 60, seed, material: LAGOON })
}

function desert({ sheet, light, base, seed, amount, pick }: Distance): void {
  if (pick < 0.6) mesas(sheet, light, base, seed, amount)
  else
    peaks(sheet, light, { base, seed, count: 7, height: 120 * amount, width: 150, far: 0.62, snow: 0, material: MESA })
  dunes(sheet, light, base, seed, amount)
}

function mountain({ sheet, light, base, seed, amount, pick }: Distance): void {
  peaks(sheet, light, { base, seed, height: 330 * amount, width: 210, far: 0.62, snow: 0.4 })
  peaks(sheet, light, {
    base,
    seed: seed + 5,
    count: 5,
    height: 190 * amount,
    width: 240,
    far: 0.44,
    snow: pick > 0.5 ? 0.22 : 0,
    material: rgb('#64748a'),
  })
  pineRidge(sheet, light, base, seed + 2, 66 * amount, 0.3)
}

function nordic({ sheet, light, base, seed, amount, pick }: Distance): void {
  aurora(sheet, light, base, seed)
  peaks(sheet, light, {
    base,
    seed,
    count: 5,
    height: 190 * amount,
    width: 260,
    far: 0.62,
    snow: pick > 0.4 ? 0.3 : 0,
    material: rgb('#6b7f92'),
  })
  pineRidge(sheet, light, base, seed + 3, 60 * amount, 0.45)
  water(sheet, light, { top: base, bottom: base + 60, seed, material: FJORD })
}

function oldTown({ sheet, light, base, seed, amount }: Distance): void {
  hills(sheet, light, base, seed, 150 * amount, 0.68, HILL, 120)
  if (sheet.sparing < 4) oldTownLayer(sheet, light, base + 2, seed, 120 * amount, 0.52)
  oldTownLayer(sheet, light, base + 2, seed + 1, 70 * amount, 0.34)
}
