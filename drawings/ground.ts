import { at, type Chance } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { GROUND, HORIZON, type Front, type GroundKind, type Site } from './front.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'

/** By climate. Each is drawn from chance whether it is used or not, so that one climate does not move another's. */
const groundKind = (c: Front, r: Chance): GroundKind => {
  if (c.snow) return 'snow'
  const kinds: Record<Climate, GroundKind> = {
    desert: r.pick(['sand', 'pool', 'sand']),
    coast: r.pick(['quay', 'paving', 'lawn']),
    tropical: r.pick(['lawn', 'sand', 'pool']),
    nordic: r.pick(['quay', 'quay', 'paving']),
    mountain: r.pick(['lawn', 'lawn', 'pool']),
    metropolis: r.pick(['street', 'street', 'wet']),
    'old-town': r.pick(['paving', 'quay', 'wet']),
  }
  return kinds[c.hotel.climate]
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
export function groundPlane(c: Front, r: Chance): Site {
  const { s, L } = c,
    v = s.view,
    foot = v.top + v.height,
    kind = groundKind(c, r),
    soil = soilOf(c.hotel, kind)
  s.fill(
    rect(v.left - 2, HORIZON + 8, v.width + 4, foot - HORIZON - 6),
    s.fade(
      [
        [0, L.on(soil, L.top, 0.35)],
        [0.3, L.on(soil, L.top * 0.95, 0.08)],
        [1, L.on(dim(soil, 0.8), L.top * 0.8)],
      ],
      [0, HORIZON, 0, foot],
    ),
  )
  return { ...c, kind, soil }
}

/** What lies before the front: path, street, quay with the house mirrored, pool. */
export function forecourt(c: Site, house: string | null): void {
  const { s, L, hotel, P } = c,
    v = s.view,
    left = v.left - 2,
    right = left + v.width + 4,
    foot = v.top + v.height,
    x = c.door.x
  const strip = (z1: number, z2: number, colour: Rgb): number => {
    const y1 = P(0, GROUND, z1)[1],
      y2 = Math.min(foot + 2, P(0, GROUND, z2)[1])
    s.fill(rect(left, y1, right - left, y2 - y1), L.on(colour, L.top))
    return y1
  }
  const lane = (w1: number, w2: number, z2: number, colour: Rgb) =>
    s.fill(
      poly([P(x - w1, GROUND, 0), P(x + w1, GROUND, 0), P(x + w2, GROUND, z2), P(x - w2, GROUND, z2)]),
      L.on(colour, L.top),
    )
  const joints = (n: number, gap: number) => {
    let d = ''
    for (let i = -n; i <= n; i++) d += open([P(i * gap, GROUND, 0), P(i * gap, GROUND, -690)])
    for (const z of [-120, -260, -400, -520]) {
      const y = P(0, GROUND, z)[1]
      d += `M${num(left)} ${num(y)}H${num(right)}`
    }
    s.line(d, L.on(dim(c.soil, 0.7), 0.4), 1.2, { opacity: 0.5 })
  }
  if (c.kind === 'quay' || c.kind === 'wet' || c.kind === 'pool') {
    const shine = c.kind === 'wet',
      z1 = shine ? -60 : -150
    const y1 = P(0, GROUND, z1)[1],
      basin = c.kind === 'pool'
    if (!shine) joints(5, 90)
    const area = basin
      ? poly([P(-250, GROUND, -120), P(250, GROUND, -120), P(250, GROUND, -900 + 190), P(-250, GROUND, -900 + 190)])
      : rect(left, y1, right - left, foot - y1 + 2)
    const axis = basin ? P(0, GROUND, -120)[1] : y1
    if (basin) s.line(area, L.on(hotel.trim, L.top), 9)
    s.clip(area, () => {
      const tone = shine ? L.on(dim(c.soil, 0.75), 0.4) : L.on(mix(rgb('#2d7f96'), hotel.accent, 0.2), 0.5)
      s.fill(
        rect(left, axis, right - left, foot - axis + 2),
        s.fade([
          [0, mix(tone, L.low, 0.45)],
          [1, mix(tone, L.zenith, 0.45)],
        ]),
      )
      if (house)
        s.body += `<use href="#${house}" transform="matrix(1 0 0 -.9 0 ${num(GROUND * 0.9 + axis)})" opacity="${shine ? 0.3 : 0.42}"/>`
      let ripple = ''
      for (let i = 0; i < 11; i++) {
        const k = at(c.n, i, 551),
          y = axis + 3 + k * (foot - axis),
          w = 30 + 110 * at(c.n, i, 552)
        ripple += `M${num((at(c.n, i, 553) - 0.5) * 900 - w / 2)} ${num(y)}h${num(w)}`
      }
      if (s.sparing < 4) s.line(ripple, mix(L.mid, WHITE, 0.25 * L.bright), 1.8, { cap: true, opacity: 0.4 })
    })
    if (c.kind === 'quay') {
      s.fill(rect(left, y1 - 5, right - left, 5), L.on(hotel.stone, L.top))
      s.fill(rect(left, y1, right - left, 5), L.on(dim(hotel.stone, 0.5), 0.2))
    }
  } else if (c.kind === 'street') {
    strip(0, -90, mix(hotel.paving, rgb('#c9c4bd'), 0.4))
    const y1 = strip(-90, -104, rgb('#b3aea8'))
    s.fill(
      rect(left, y1 + 4, right - left, foot - y1),
      s.fade([
        [0, L.on(rgb('#5b5d68'), L.top * 0.8)],
        [1, L.on(rgb('#44464f'), L.top * 0.7)],
      ]),
    )
    let zebra = ''
    for (let i = -4; i <= 4; i++)
      zebra += poly([
        P(x + i * 26 - 8, GROUND, -130),
        P(x + i * 26 + 8, GROUND, -130),
        P(x + i * 26 + 8, GROUND, -620),
        P(x + i * 26 - 8, GROUND, -620),
      ])
    s.fill(zebra, L.on(rgb('#e9e6df'), L.top * 0.85), 0.75)
  } else if (c.kind === 'paving') {
    joints(6, 86)
    lane(c.door.w * 0.55, 78, -700, mix(c.soil, hotel.accent, 0.12))
  } else {
    lane(c.door.w * 0.6, 66, -760, c.kind === 'snow' ? rgb('#c9cfdc') : mix(hotel.paving, hotel.trim, 0.3))
    if (c.kind === 'lawn') {
      let d = ''
      for (const z of [-40, -150, -300, -470]) {
        const y = P(0, GROUND, z)[1]
        d += `M${num(left)} ${num(y)}H${num(right)}`
      }
      s.line(d, L.on(dim(c.soil, 0.75), 0.5), 8, { dash: '90 46 160 70', opacity: 0.25, cap: true })
    }
  }
}

export function castShadow(c: Front): void {
  const { s, L } = c
  if (L.night > 0.5) return
  const [x, w, h] = c.body,
    k = L.sun.x > 0 ? -1 : 1,
    len = Math.min(420, h * (0.35 + 1.1 * (1 - L.sun.height)))
  s.fill(
    poly([
      [x, GROUND],
      [x + w, GROUND],
      [x + w + k * len, GROUND + 30],
      [x + k * len, GROUND + 30],
    ]),
    c.cool,
    0.26 * (1 - L.night),
  )
}
