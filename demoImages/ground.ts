import type { Chance } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front, type GroundKind, type Site } from './front.ts'
import type { HotelLook } from './look.ts'
import { poly, rect } from './paths.ts'

/** Every climate draws a random number, used or not: otherwise one climate's choices would shift another's. */
const groundKind = (front: Front, random: Chance): GroundKind => {
  if (front.snow) return 'snow'
  const kinds: Record<Climate, GroundKind> = {
    desert: random.pick(['sand', 'pool', 'sand']),
    coast: random.pick(['quay', 'paving', 'lawn']),
    tropical: random.pick(['lawn', 'sand', 'pool']),
    nordic: random.pick(['quay', 'quay', 'paving']),
    mountain: random.pick(['lawn', 'lawn', 'pool']),
    metropolis: random.pick(['street', 'street', 'wet']),
    'old-town': random.pick(['paving', 'quay', 'wet']),
  }
  return kinds[front.hotel.climate]
}

const soilOf = (hotel: HotelLook, kind: GroundKind): Rgb => {
  const soils: Record<GroundKind, Rgb> = {
    snow: rgb('#eef3fb'),
    sand: rgb('#e6c08a'),
    lawn: mix(hotel.plant, rgb('#9aae62'), 0.4),
    street: rgb('#8d8c96'),
    wet: rgb('#7d808c'),
    quay: hotel.paving,
    paving: hotel.paving,
    pool: hotel.paving,
  }
  return soils[kind]
}

/** Draws the ground from the horizon to the bottom of the picture. */
export function groundPlane(front: Front, random: Chance): Site {
  const { sheet, light, project } = front
  const view = sheet.view
  const horizon = project.vy
  const foot = view.top + view.height
  const kind = groundKind(front, random)
  const soil = soilOf(front.hotel, kind)
  sheet.fill(
    rect(view.left - 2, horizon + 4, view.width + 4, foot - horizon),
    sheet.fade(
      [
        [0, light.on(soil, light.top, 0.35)],
        [0.3, light.on(soil, light.top * 0.95, 0.08)],
        [1, light.on(dim(soil, 0.8), light.top * 0.8)],
      ],
      [0, horizon, 0, foot],
    ),
  )
  return { ...front, kind, soil }
}

/** The shadow of the house, away from the sun. */
export function castShadow(front: Front): void {
  const { sheet, light } = front
  if (light.night > 0.5) return
  const [x, width, height] = front.body
  const side = -light.sun.side
  const len = Math.min(420, height * (0.35 + 1.1 * (1 - light.sun.height)))
  sheet.fill(
    poly([
      [x, GROUND],
      [x + width, GROUND],
      [x + width + side * len, GROUND + 30],
      [x + side * len, GROUND + 30],
    ]),
    front.cool,
    0.26 * (1 - light.night),
  )
}
