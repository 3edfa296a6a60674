import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dunes, headland, karsts, mesas } from './coastland.ts'
import { rgb } from './colour.ts'
import { HILL, LAGOON, MESA } from './earth.ts'
import type { Light } from './light.ts'
import { aurora, hills, peaks, pineRidge } from './ridges.ts'
import { Sheet } from './sheet.ts'
import { cityLayer, oldTownLayer } from './town.ts'
import { sails, water } from './water.ts'

/** Distant land down to the horizon line `base`. `amount` scales heights. */
export function backdrop(s: Sheet, L: Light, climate: Climate, base: number, seed: number, amount: number): void {
  const a = amount,
    pick = at(seed, 99)
  switch (climate) {
    case 'metropolis':
      if (s.sparing < 4) cityLayer(s, L, base + 2, seed, 40 * a, 330 * a, 0.74, 0.9)
      cityLayer(s, L, base + 2, seed + 1, 30 * a, 230 * a, 0.5, 1.25)
      break
    case 'coast':
      if (pick < 0.6) hills(s, L, base + 1, seed, 120 * a, 0.66, rgb('#6f8fa3'), 150)
      water(s, L, { top: base, bottom: base + 60, seed })
      sails(s, L, base, seed)
      if (pick > 0.35) headland(s, L, base, seed, a)
      break
    case 'tropical':
      karsts(s, L, base, seed, a)
      water(s, L, { top: base, bottom: base + 60, seed, material: LAGOON })
      break
    case 'desert':
      if (pick < 0.6) mesas(s, L, base, seed, a)
      else peaks(s, L, { base, seed, count: 7, height: 120 * a, width: 150, far: 0.62, snow: 0, material: MESA })
      dunes(s, L, base, seed, a)
      break
    case 'mountain':
      peaks(s, L, { base, seed, height: 330 * a, width: 210, far: 0.62, snow: 0.4 })
      peaks(s, L, {
        base,
        seed: seed + 5,
        count: 5,
        height: 190 * a,
        width: 240,
        far: 0.44,
        snow: pick > 0.5 ? 0.22 : 0,
        material: rgb('#64748a'),
      })
      pineRidge(s, L, base, seed + 2, 66 * a, 0.3)
      break
    case 'nordic':
      aurora(s, L, base, seed)
      peaks(s, L, {
        base,
        seed,
        count: 5,
        height: 190 * a,
        width: 260,
        far: 0.62,
        snow: pick > 0.4 ? 0.3 : 0,
        material: rgb('#6b7f92'),
      })
      pineRidge(s, L, base, seed + 3, 60 * a, 0.45)
      water(s, L, { top: base, bottom: base + 60, seed, material: rgb('#3f7a94') })
      break
    default:
      hills(s, L, base, seed, 150 * a, 0.68, HILL, 120)
      if (s.sparing < 4) oldTownLayer(s, L, base + 2, seed, 120 * a, 0.52)
      oldTownLayer(s, L, base + 2, seed + 1, 70 * a, 0.34)
  }
}
