import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dunes, headland, karsts, mesas } from './coastland.ts'
import { rgb } from './colour.ts'
import { FJORD, HILL, LAGOON, MESA } from './earth.ts'
import type { Light } from './light.ts'
import { aurora, hills, peaks, pineRidge } from './ridges.ts'
import { Sheet } from './sheet.ts'
import { cityLayer, oldTownLayer } from './town.ts'
import { sails, water } from './water.ts'

/** Distant land down to the horizon line `base`. `amount` scales heights. */
export function backdrop(
  sheet: Sheet,
  light: Light,
  climate: Climate,
  base: number,
  seed: number,
  amount: number,
): void {
  const level = amount
  const pick = at(seed, 99)
  switch (climate) {
    case 'metropolis':
      if (sheet.sparing < 4) cityLayer(sheet, light, base + 2, seed, 40 * level, 330 * level, 0.74, 0.9)
      cityLayer(sheet, light, base + 2, seed + 1, 30 * level, 230 * level, 0.5, 1.25)
      break
    case 'coast':
      if (pick < 0.6) hills(sheet, light, base + 1, seed, 120 * level, 0.66, rgb('#6f8fa3'), 150)
      water(sheet, light, { top: base, bottom: base + 60, seed })
      sails(sheet, light, base, seed)
      if (pick > 0.35) headland(sheet, light, base, seed, level)
      break
    case 'tropical':
      karsts(sheet, light, base, seed, level)
      water(sheet, light, { top: base, bottom: base + 60, seed, material: LAGOON })
      break
    case 'desert':
      if (pick < 0.6) mesas(sheet, light, base, seed, level)
      else
        peaks(sheet, light, {
          base,
          seed,
          count: 7,
          height: 120 * level,
          width: 150,
          far: 0.62,
          snow: 0,
          material: MESA,
        })
      dunes(sheet, light, base, seed, level)
      break
    case 'mountain':
      peaks(sheet, light, { base, seed, height: 330 * level, width: 210, far: 0.62, snow: 0.4 })
      peaks(sheet, light, {
        base,
        seed: seed + 5,
        count: 5,
        height: 190 * level,
        width: 240,
        far: 0.44,
        snow: pick > 0.5 ? 0.22 : 0,
        material: rgb('#64748a'),
      })
      pineRidge(sheet, light, base, seed + 2, 66 * level, 0.3)
      break
    case 'nordic':
      aurora(sheet, light, base, seed)
      peaks(sheet, light, {
        base,
        seed,
        count: 5,
        height: 190 * level,
        width: 260,
        far: 0.62,
        snow: pick > 0.4 ? 0.3 : 0,
        material: rgb('#6b7f92'),
      })
      pineRidge(sheet, light, base, seed + 3, 60 * level, 0.45)
      water(sheet, light, { top: base, bottom: base + 60, seed, material: FJORD })
      break
    default:
      hills(sheet, light, base, seed, 150 * level, 0.68, HILL, 120)
      if (sheet.sparing < 4) oldTownLayer(sheet, light, base + 2, seed, 120 * level, 0.52)
      oldTownLayer(sheet, light, base + 2, seed + 1, 70 * level, 0.34)
  }
}
