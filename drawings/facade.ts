import { backdrop } from './backdrop.ts'
import { chance } from './chance.ts'
import { GROUND, HORIZON, type Front } from './front.ts'
import { castShadow, forecourt, groundPlane } from './ground.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import type { FamilyName, HotelLook } from './look.ts'
import { num } from './numbers.ts'
import { foreground } from './plants.ts'
import { Sheet } from './sheet.ts'
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

export function facade(s: Sheet, L: Light, hotel: HotelLook): void {
  const n = hotel.number,
    built = house(s, L, hotel, s.sparing > 1),
    k = GROW[hotel.family] ?? 1,
    whole = k === 1 ? s.body : `<g transform="matrix(${k} 0 0 ${k} 0 ${num(GROUND * (1 - k))})">${s.body}</g>`
  s.body = ''
  const [x, w, h] = built.body
  const c: Front = { ...built, door: { x: built.door.x * k, w: built.door.w * k }, body: [x * k, w * k, h * k] }
  sky(s, L, { horizon: HORIZON, seed: n })
  s.hidden = [c.body[0] + 16, c.body[0] + c.body[1] - 16]
  backdrop(s, L, hotel.climate, HORIZON + 6, n, 1)
  s.hidden = null
  const gr = chance(`ground ${hotel.seed}`)
  const site = groundPlane(c, gr)
  castShadow(site)
  const mirror = site.kind === 'quay' || site.kind === 'wet' || site.kind === 'pool' ? s.id() : null
  s.body += mirror === null ? whole : `<g id="${mirror}">${whole}</g>`
  forecourt(site, mirror)
  s.glow(c.door.x, GROUND + 8, 170, 34, WARM, 0.75 * L.night + 0.1)
  planting(site)
  if (!s.sparing) furnish(site, gr)
  if (s.sparing < 3) people(site, gr)
  if (!s.sparing) dapple(site)
  foreground(s, L, hotel.plant, n, -hotel.turned, hotel.climate)
  if (gr.coin(0.45) && s.sparing < 4) foreground(s, L, hotel.plant, n + 1, hotel.turned, hotel.climate)
}
