import { backdrop } from './backdrop.ts'
import { chance, type Chance } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { eye } from './eye.ts'
import { GROUND, type Front } from './front.ts'
import { forecourt } from './forecourt.ts'
import { castShadow, groundPlane } from './ground.ts'
import { buildingOf } from './houses/buildings.ts'
import { EYE_LEVEL } from './houses/camera.ts'
import { framed } from './houses/framing.ts'
import { neighbours } from './houses/neighbours.ts'
import type { Stage } from './houses/solid.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook, Season } from './look.ts'
import { foreground } from './plants.ts'
import type { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { dapple, furnish, people, planting, tubs } from './street.ts'

const LEAVES: Readonly<Record<Season, Rgb | undefined>> = {
  green: undefined,
  blossom: rgb('#e3a9b4'),
  autumn: rgb('#c9803a'),
  snow: undefined,
}

/** The house in its street or garden, as an arriving guest sees it. */
export function facade(sheet: Sheet, light: Light, look: HotelLook): void {
  const random = chance(`front ${look.seed}`)
  const hotel = inSeason(look)
  const house = buildingOf(hotel.building).build(random)
  const isNear = hotel.camera === 'entrance' && house.porch !== undefined
  const seen = framed(sheet.view, hotel.camera, house, random)
  const stage: Stage = { sheet, light, hotel, number: hotel.number, camera: seen, see: seen.see, salt: 0 }
  const { height } = sheet.view
  sky(sheet, light, { horizon: EYE_LEVEL, seed: hotel.number, lift: height * 0.5, clouds: random.coin(0.86) })
  sheet.hidden = [seen.span[0] + 16, seen.span[1] - 16]
  if (!isNear) backdrop(sheet, light, hotel.climate, EYE_LEVEL + 5, hotel.number, height / 680)
  sheet.hidden = null
  const built = drawn(sheet, () => {
    neighbours(stage, house, isNear)
    house.draw(stage)
  })
  const front = frontOf(stage, random)
  const site = groundPlane(front, random)
  castShadow(site)
  const mirror = site.kind === 'quay' || site.kind === 'wet' || site.kind === 'pool' ? sheet.id() : null
  sheet.body += mirror === null ? built : `<g id="${mirror}">${built}</g>`
  forecourt(site, mirror)
  sheet.glow(front.door.x, GROUND + 8, 170, 34, WARM, 0.75 * light.night + 0.1)
  if (isNear) tubs(site)
  else {
    planting(site)
    if (!sheet.sparing) furnish(site, random)
    if (sheet.sparing < 3) people(site, random)
  }
  if (!sheet.sparing) dapple(site)
  if (sheet.sparing < 4) foreground(sheet, light, hotel.plant, hotel.number, -hotel.turned, hotel.climate)
}

function inSeason(hotel: HotelLook): HotelLook {
  const leaf = LEAVES[hotel.season]
  return leaf ? { ...hotel, plant: mix(hotel.plant, leaf, 0.75) } : hotel
}

/** Captures the output of `draw` without leaving it on the sheet. */
function drawn(sheet: Sheet, draw: () => void): string {
  const before = sheet.body
  sheet.body = ''
  draw()
  const inside = sheet.body
  sheet.body = before
  return inside
}

/** The `Front` that street and garden are drawn around. */
function frontOf({ sheet, light, hotel, number, camera: seen }: Stage, random: Chance): Front {
  const [left, right] = seen.span
  return {
    sheet,
    light,
    hotel,
    number,
    lite: false,
    project: eye(hotel.turned * random.between(200, 320), EYE_LEVEL, 900),
    later: [],
    behind: undefined,
    cool: mix(light.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
    snow: hotel.season === 'snow',
    door: { x: seen.see(0, 0, 0)[0], width: Math.max(40, seen.see(2.6, 0, 0)[0] - seen.see(0, 0, 0)[0]) },
    doorX: 0,
    body: [left, right - left, GROUND - seen.top],
  }
}
