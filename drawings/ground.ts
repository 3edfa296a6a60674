import { at, type Chance } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { GROUND, HORIZON, type Front, type GroundKind, type Site } from './front.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'

/** By climate. Each is drawn from chance whether it is used or not, so that one climate does not move another's. */
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
  switch (kind) {
    case 'snow':
      return rgb('#eef3fb')
    case 'sand':
      return rgb('#e6c08a')
    case 'lawn':
      return mix(hotel.plant, rgb('#9aae62'), 0.4)
    case 'street':
      return rgb('#8d8c96')
    case 'wet':
      return rgb('#7d808c')
    default:
      return hotel.paving
  }
}

/** The house on its ground, which is drawn to the foot of the picture. */
export function groundPlane(front: Front, random: Chance): Site {
  const { sheet, light } = front
  const view = sheet.view
  const foot = view.top + view.height
  const kind = groundKind(front, random)
  const soil = soilOf(front.hotel, kind)
  sheet.fill(
    rect(view.left - 2, HORIZON + 8, view.width + 4, foot - HORIZON - 6),
    sheet.fade(
      [
        [0, light.on(soil, light.top, 0.35)],
        [0.3, light.on(soil, light.top * 0.95, 0.08)],
        [1, light.on(dim(soil, 0.8), light.top * 0.8)],
      ],
      [0, HORIZON, 0, foot],
    ),
  )
  return { ...front, kind, soil }
}

/** What lies before the front: path, street, quay with the house mirrored, pool. */
export function forecourt(site: Site, house: string | null): void {
  const { sheet, light, hotel, project } = site
  const view = sheet.view
  const left = view.left - 2
  const right = left + view.width + 4
  const foot = view.top + view.height
  const x = site.door.x
  const strip = (z1: number, z2: number, colour: Rgb): number => {
    const y1 = project(0, GROUND, z1)[1]
    const y2 = Math.min(foot + 2, project(0, GROUND, z2)[1])
    sheet.fill(rect(left, y1, right - left, y2 - y1), light.on(colour, light.top))
    return y1
  }
  const lane = (startWidth: number, endWidth: number, z2: number, colour: Rgb) =>
    sheet.fill(
      poly([
        project(x - startWidth, GROUND, 0),
        project(x + startWidth, GROUND, 0),
        project(x + endWidth, GROUND, z2),
        project(x - endWidth, GROUND, z2),
      ]),
      light.on(colour, light.top),
    )
  const joints = (count: number, gap: number) => {
    let outline = ''
    for (let index = -count; index <= count; index++)
      outline += open([project(index * gap, GROUND, 0), project(index * gap, GROUND, -690)])
    for (const z of [-120, -260, -400, -520]) {
      const y = project(0, GROUND, z)[1]
      outline += `M${num(left)} ${num(y)}H${num(right)}`
    }
    sheet.line(outline, light.on(dim(site.soil, 0.7), 0.4), 1.2, { opacity: 0.5 })
  }
  if (site.kind === 'quay' || site.kind === 'wet' || site.kind === 'pool') {
    const shine = site.kind === 'wet'
    const z1 = shine ? -60 : -150
    const y1 = project(0, GROUND, z1)[1]
    const basin = site.kind === 'pool'
    if (!shine) joints(5, 90)
    const area = basin
      ? poly([
          project(-250, GROUND, -120),
          project(250, GROUND, -120),
          project(250, GROUND, -900 + 190),
          project(-250, GROUND, -900 + 190),
        ])
      : rect(left, y1, right - left, foot - y1 + 2)
    const axis = basin ? project(0, GROUND, -120)[1] : y1
    if (basin) sheet.line(area, light.on(hotel.trim, light.top), 9)
    sheet.clip(area, () => {
      const tone = shine ? light.on(dim(site.soil, 0.75), 0.4) : light.on(mix(rgb('#2d7f96'), hotel.accent, 0.2), 0.5)
      sheet.fill(
        rect(left, axis, right - left, foot - axis + 2),
        sheet.fade([
          [0, mix(tone, light.low, 0.45)],
          [1, mix(tone, light.zenith, 0.45)],
        ]),
      )
      if (house)
        sheet.body += `<use href="#${house}" transform="matrix(1 0 0 -.9 0 ${num(GROUND * 0.9 + axis)})" opacity="${shine ? 0.3 : 0.42}"/>`
      let ripple = ''
      for (let index = 0; index < 11; index++) {
        const roll = at(site.number, index, 551)
        const y = axis + 3 + roll * (foot - axis)
        const width = 30 + 110 * at(site.number, index, 552)
        ripple += `M${num((at(site.number, index, 553) - 0.5) * 900 - width / 2)} ${num(y)}h${num(width)}`
      }
      if (sheet.sparing < 4)
        sheet.line(ripple, mix(light.mid, WHITE, 0.25 * light.bright), 1.8, { cap: true, opacity: 0.4 })
    })
    if (site.kind === 'quay') {
      sheet.fill(rect(left, y1 - 5, right - left, 5), light.on(hotel.stone, light.top))
      sheet.fill(rect(left, y1, right - left, 5), light.on(dim(hotel.stone, 0.5), 0.2))
    }
  } else if (site.kind === 'street') {
    strip(0, -90, mix(hotel.paving, rgb('#c9c4bd'), 0.4))
    const y1 = strip(-90, -104, rgb('#b3aea8'))
    sheet.fill(
      rect(left, y1 + 4, right - left, foot - y1),
      sheet.fade([
        [0, light.on(rgb('#5b5d68'), light.top * 0.8)],
        [1, light.on(rgb('#44464f'), light.top * 0.7)],
      ]),
    )
    let zebra = ''
    for (let index = -4; index <= 4; index++)
      zebra += poly([
        project(x + index * 26 - 8, GROUND, -130),
        project(x + index * 26 + 8, GROUND, -130),
        project(x + index * 26 + 8, GROUND, -620),
        project(x + index * 26 - 8, GROUND, -620),
      ])
    sheet.fill(zebra, light.on(rgb('#e9e6df'), light.top * 0.85), 0.75)
  } else if (site.kind === 'paving') {
    joints(6, 86)
    lane(site.door.width * 0.55, 78, -700, mix(site.soil, hotel.accent, 0.12))
  } else {
    lane(site.door.width * 0.6, 66, -760, site.kind === 'snow' ? rgb('#c9cfdc') : mix(hotel.paving, hotel.trim, 0.3))
    if (site.kind === 'lawn') {
      let outline = ''
      for (const z of [-40, -150, -300, -470]) {
        const y = project(0, GROUND, z)[1]
        outline += `M${num(left)} ${num(y)}H${num(right)}`
      }
      sheet.line(outline, light.on(dim(site.soil, 0.75), 0.5), 8, { dash: '90 46 160 70', opacity: 0.25, cap: true })
    }
  }
}

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
