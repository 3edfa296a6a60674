import { backdrop } from './backdrop.ts'
import { chance } from './chance.ts'
import { GROUND, HORIZON, type Front } from './front.ts'
import { forecourt } from './forecourt.ts'
import { castShadow, groundPlane } from './ground.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import type { FamilyName, HotelLook } from './look.ts'
import { num } from './numbers.ts'
import { foreground } from './plants.ts'
import type { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { dapple, furnish, people, planting } from './street.ts'

/** Low houses step nearer, so that every family fills its frame alike. */
const GROW: Partial<Record<FamilyName, number>> = {
  riad: 1.16,
  bungalow: 1.16,
  veranda: 1.16,
  terraces: 1.14,
  chalet: 1.1,
  palace: 1.05,
  loft: 1.06,
  brutal: 1.04,
}

/** The house in its street or garden, as one comes to it. */
export function facade(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const number = hotel.number
  const built = house(sheet, light, hotel, sheet.sparing > 1)
  const growth = GROW[hotel.family] ?? 1
  const whole =
    growth === 1
      ? sheet.body
      : `<g transform="matrix(${growth} 0 0 ${growth} 0 ${num(GROUND * (1 - growth))})">${sheet.body}</g>`
  sheet.body = ''
  const [x, width, height] = built.body
  const front: Front = {
    ...built,
    door: { x: built.door.x * growth, width: built.door.width * growth },
    body: [x * growth, width * growth, height * growth],
  }
  sky(sheet, light, { horizon: HORIZON, seed: number })
  sheet.hidden = [front.body[0] + 16, front.body[0] + front.body[1] - 16]
  backdrop(sheet, light, hotel.climate, HORIZON + 6, number, 1)
  sheet.hidden = null
  const random = chance(`ground ${hotel.seed}`)
  const site = groundPlane(front, random)
  castShadow(site)
  const mirror = site.kind === 'quay' || site.kind === 'wet' || site.kind === 'pool' ? sheet.id() : null
  sheet.body += mirror === null ? whole : `<g id="${mirror}">${whole}</g>`
  forecourt(site, mirror)
  sheet.glow(front.door.x, GROUND + 8, 170, 34, WARM, 0.75 * light.night + 0.1)
  planting(site)
  if (!sheet.sparing) furnish(site, random)
  if (sheet.sparing < 3) people(site, random)
  if (!sheet.sparing) dapple(site)
  foreground(sheet, light, hotel.plant, number, -hotel.turned, hotel.climate)
  if (random.coin(0.45) && sheet.sparing < 4)
    foreground(sheet, light, hotel.plant, number + 1, hotel.turned, hotel.climate)
}
