import { brutal } from './brutal.ts'
import { bungalow } from './bungalow.ts'
import { chalet } from './chalet.ts'
import { chance } from './chance.ts'
import { mix, rgb } from './colour.ts'
import { deco } from './deco.ts'
import { eye } from './eye.ts'
import { HORIZON, type Family, type Front } from './front.ts'
import type { Light } from './light.ts'
import { loft } from './loft.ts'
import type { FamilyName } from './families.ts'
import type { HotelLook } from './look.ts'
import { palace } from './palace.ts'
import { riad } from './riad.ts'
import type { Sheet } from './sheet.ts'
import { slab } from './slab.ts'
import { terraces } from './terraces.ts'
import { townhouses } from './townhouses.ts'
import { veranda } from './veranda.ts'

const FAMILIES_DRAWN: Readonly<Record<FamilyName, Family>> = {
  deco,
  loft,
  terraces,
  slab,
  riad,
  chalet,
  palace,
  bungalow,
  brutal,
  townhouses,
  veranda,
}

/** Draws the building alone, with its ground line at y = 150; returns its context. */
export function house(sheet: Sheet, light: Light, hotel: HotelLook, lite: boolean): Front {
  const random = chance(`facade ${hotel.seed}`)
  const standing: Front = {
    sheet,
    light,
    hotel,
    number: hotel.number,
    lite,
    project: eye(hotel.turned * random.between(340, 420), HORIZON, 900),
    later: [],
    behind: undefined,
    cool: mix(light.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
    snow: false,
    door: { x: 0, width: 40 },
    doorX: 0,
    body: [-200, 400, 300],
  }
  const before = sheet.body
  sheet.body = ''
  FAMILIES_DRAWN[hotel.family](standing, random)
  for (const draw of standing.later) draw()
  const front = sheet.body
  sheet.body = ''
  standing.behind?.()
  sheet.body = before + sheet.body + front
  return standing
}
