import { backdrop } from './backdrop.ts'
import { at, chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { eye, type Eye } from './eye.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, disc, open, poly, rect, type Point } from './paths.ts'
import { FLORA, foreground, plants } from './plants.ts'
import { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { wing } from './wing.ts'

function parasol(s: Sheet, L: Light, hotel: HotelLook, colour: Rgb) {
  return s.keep(() => {
    s.line('M0 0V-74', L.on(hotel.wood, 0.7), 3.4)
    s.fill('M-46-62Q-30-92 0-96Q30-92 46-62z', L.on(colour, 0.9))
    const k = L.sun.x > 0 ? -1 : 1
    s.fill(`M0-96Q${k * 30}-92 ${k * 46}-62H${k * 16}Q${k * 12}-84 0-96z`, L.on(dim(colour, 0.66), 0.3))
    s.fill('M-16-62Q-12-84 0-96Q12-84 16-62z', L.on(hotel.trim, 0.95), 0.9)
  })
}

/** The terrace while it is drawn. */
export interface Deck {
  s: Sheet
  L: Light
  hotel: HotelLook
  n: number
  /** The height of the ground. */
  g: number
  P: Eye
  cool: Rgb
}

function lounger(c: Deck, x: number, z: number): void {
  const { s, L, hotel, P, g } = c,
    w = 17,
    q = (dx: number, dy: number, dz: number) => P(x + dx, g - dy, z + dz)
  s.fill(poly([q(-w - 3, 0, -46), q(w + 6, 0, -46), q(w + 6, 0, 42), q(-w - 3, 0, 42)]), c.cool, 0.28)
  s.fill(poly([q(-w, 11, -46), q(w, 11, -46), q(w, 5, -46), q(-w, 5, -46)]), L.on(hotel.wood, 0.6))
  s.fill(poly([q(-w, 12, -46), q(w, 12, -46), q(w, 12, 14), q(-w, 12, 14)]), L.on(hotel.trim, L.top))
  s.fill(poly([q(-w, 12, 12), q(w, 12, 12), q(w, 34, 40), q(-w, 34, 40)]), L.on(hotel.trim, L.front))
  s.fill(poly([q(-w, 12.5, -46), q(w, 12.5, -46), q(w, 12.5, -24), q(-w, 12.5, -24)]), L.on(hotel.accent, 0.9))
}

export function pool(s: Sheet, L: Light, hotel: HotelLook): void {
  const r = chance(`pool ${hotel.seed}`),
    t = hotel.turned,
    v = s.view,
    hz = -36,
    g = 44,
    foot = v.top + v.height
  const c: Deck = {
      s,
      L,
      hotel,
      n: hotel.number,
      g,
      P: eye(-t * 90, hz, 620),
      cool: mix(L.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
    },
    { P } = c
  const left = v.left - 2,
    city = hotel.climate === 'metropolis',
    pick = city ? r.pick(['infinity', 'wing']) : r.pick(['infinity', 'wing', 'court']),
    kind = pick === 'court' && ['townhouses', 'palace'].includes(hotel.family) ? 'wing' : pick
  sky(s, L, { horizon: hz, seed: c.n, lift: 330 })
  backdrop(s, L, hotel.climate, hz + 2, c.n, 0.8)
  const deck = r.coin(0.5) ? mix(hotel.wood, hotel.trim, 0.3) : mix(hotel.paving, hotel.trim, 0.4)
  const back = kind === 'infinity' ? -18 : 60,
    y0 = P(0, g, back)[1]
  const [tall, low] = FLORA[hotel.climate],
    big = plants[tall](s, L, hotel.plant, c.n, true),
    small = plants[low](s, L, hotel.plant, c.n, true)
  if (kind !== 'infinity' || !['coast', 'tropical', 'nordic'].includes(hotel.climate)) {
    const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
    s.fill(
      rect(left, hz + (['coast', 'tropical', 'nordic'].includes(hotel.climate) ? 26 : 1), v.width + 4, y0 - hz),
      s.fade([
        [0, L.on(soil, 0.6, 0.4)],
        [1, L.on(dim(soil, 0.85), 0.5, 0.06)],
      ]),
    )
  }
  if (kind !== 'infinity')
    for (let i = s.sparing > 3 ? 6 : s.sparing > 1 ? 4 : 0; i < 9; i++) {
      const x = (i - 4) * 112 + (at(c.n, i, 701) - 0.5) * 60
      if (kind === 'court' && Math.abs(x) < 290) continue
      s.place(big, x, y0 + 3, (0.7 + at(c.n, i, 702) * 0.5) * (i % 2 ? 1 : -1), 0.75 + at(c.n, i, 702) * 0.5)
    }
  // the house: along one side, or closing the court
  if (kind === 'wing') wing(c, t, r)
  else if (kind === 'court')
    s.group(`transform="translate(${num(-t * 30)} ${num(y0 - 82)})scale(.545)"`, () => void house(s, L, hotel, true))
  s.fill(
    rect(left, y0, v.width + 4, foot - y0 + 2),
    s.fade([
      [0, L.on(deck, L.top, 0.12)],
      [1, L.on(dim(deck, 0.86), L.top)],
    ]),
  )
  let seams = ''
  for (let i = -9; i <= 9; i++) seams += open([P(i * 58, g, back), P(i * 58, g, -410)])
  s.line(seams, L.on(dim(deck, 0.6), 0.3), 1, { opacity: 0.45 })
  // basin
  const px = -t * 46,
    pw = kind === 'infinity' ? 250 : r.between(150, 190),
    z1 = kind === 'infinity' ? -18 : 20,
    z2 = r.between(-408, -436)
  const base: readonly [Point, Point, Point, Point] = [
    P(px - pw, g, z1),
    P(px + pw, g, z1),
    P(px + pw, g, z2),
    P(px - pw, g, z2),
  ]
  s.line(poly(base), L.on(hotel.trim, L.top), 13)
  const lagoon = mix(rgb('#39b4bd'), hotel.accent, 0.1),
    lamp = L.night
  const deepTone = mix(L.on(lagoon, 0.7), rgb('#2bc4d0'), 0.55 * lamp),
    farTone = mix(mix(L.on(lagoon, 0.6), L.low, 0.5), rgb('#5ad6dc'), 0.35 * lamp)
  const pd = poly(base)
  s.fill(
    pd,
    s.fade(
      [
        [0, farTone],
        [0.4, deepTone],
        [1, mix(dim(deepTone, 0.74), L.zenith, 0.2)],
      ],
      [0, base[0][1], 0, Math.min(foot, base[2][1])],
    ),
  )
  s.clip(pd, () => {
    // near wall of tiles, light net, mirror of the sun
    const edgeX = P.vx > px ? px - pw : px + pw
    s.fill(
      poly([P(edgeX, g, z1), P(edgeX, g + 26, z1), P(edgeX, g + 26, z2), P(edgeX, g, z2)]),
      L.on(mix(lagoon, WHITE, 0.3), 0.7),
      0.5,
    )
    let net = '',
      shine = ''
    const bands = s.sparing > 3 ? 2 : s.sparing ? 4 : 7
    for (let j = 0; j < bands; j++) {
      const z = z1 - ((j + 0.6) * (z1 - z2)) / (bands + 0.4),
        y = P(0, g, z)[1],
        k2 = P.scale(z)
      for (let i = 0; i < 3; i++) {
        const x = P(px + (at(c.n, i + j * 9, 711) * 2 - 1) * pw, g, z)[0],
          w = (14 + 26 * at(c.n, i + j * 9, 712)) * k2
        net += `M${num(x)} ${num(y)}q${num(w / 2)} ${num(-3.4 * k2)} ${num(w)} 0t${num(w * 0.7)} ${num(k2)}`
      }
      const sx = L.sun.x * 200 + (at(c.n, j, 713) - 0.5) * 70
      shine += `M${num(sx - 20 * k2)} ${num(y)}h${num(40 * k2)}`
    }
    s.line(net, mix(L.low, WHITE, 0.6), 1.6, { cap: true, opacity: 0.5 })
    s.line(shine, L.sun.up ? mix(L.low, [1, 0.96, 0.85], 0.6) : [0.85, 0.9, 1], 3, { cap: true, opacity: 0.55 })
    if (lamp > 0.1)
      for (const o of [-0.5, 0.5]) {
        const p = P(px + o * pw, g, -120)
        s.glow(p[0], p[1], 130, 46, rgb('#8af0f0'), 0.7 * lamp)
      }
    if (kind !== 'infinity') s.glow(px, base[0][1], 200, 40, WARM, 0.4 * lamp)
  })
  if (kind === 'infinity') {
    // glass edge
    s.fill(rect(left, y0 - 26, v.width + 4, 26), WHITE, 0.14)
    s.line(`M${num(left)} ${num(y0 - 26)}h${num(v.width + 4)}`, L.on(hotel.trim, 0.9), 2.4)
    s.line(`M${num(left)} ${num(y0 - 13)}h${num(v.width + 4)}`, L.on(hotel.trim, 0.8), 26, { dash: '2 88' })
  }
  // sun beds and parasols beside the water
  const shade = parasol(s, L, hotel, r.pick([hotel.accent, hotel.second, hotel.trim]))
  const lx = px + t * (pw + 54),
    rowZ = [10, -92, -184]
  for (const z of s.sparing > 4 ? rowZ.slice(0, 1) : rowZ) {
    lounger(c, lx, z)
    lounger(c, lx + t * 52, z)
    const p = P(lx + t * 26, g, z + 30),
      k = P.scale(z + 30) * 0.98
    s.fill(disc(p[0] - (L.sun.x > 0 ? 1 : -1) * 26 * k, p[1] + 3 * k, 42 * k, 7 * k), c.cool, 0.28 * (1 - L.night))
    s.place(shade, p[0], p[1], k)
  }
  const o = px - t * (pw + 46)
  const tubs: readonly Point[] = [
    [20, 0.7],
    [-110, 0.62],
    [-200, 0.6],
  ]
  for (const [z, k] of tubs.slice(0, s.sparing > 2 ? 1 : 3)) {
    const p = P(o, g, z),
      q = P.scale(z) * k
    s.fill(
      poly([
        [p[0] - 22 * q, p[1] - 26 * q],
        [p[0] + 22 * q, p[1] - 26 * q],
        [p[0] + 17 * q, p[1]],
        [p[0] - 17 * q, p[1]],
      ]),
      s.fade(
        [
          [0, L.on(hotel.wall, L.left)],
          [1, L.on(hotel.wall, L.right)],
        ],
        null,
        true,
      ),
    )
    s.place(small, p[0], p[1] - 25 * q, q * 1.2)
  }
  {
    // ladder at the near edge, a folded towel and sandals
    const p = P(px + t * pw * 0.62, g, z2 + 4)
    s.line(
      `M${num(p[0] - 26)} ${num(p[1] + 8)}v-44q0-20 13-20t13 20v26M${num(p[0] + 26)} ${num(p[1] + 8)}v-44q0-20 13-20t13 20v26`,
      L.on(rgb('#e8edf0'), 0.9),
      5,
      { cap: true },
    )
    const q = P(px - t * pw * 0.34, g, z2 - 24)
    s.fill(rect(q[0] - 46, q[1] - 16, 92, 20), L.on(hotel.accent, 0.9))
    s.line(`M${num(q[0] - 46)} ${num(q[1] - 6)}h92`, L.on(hotel.trim, 0.9), 20, { dash: '7 9', opacity: 0.85 })
    s.fill(rect(q[0] - 46, q[1] + 4, 92, 4), c.cool, 0.4)
  }
  if (r.coin(0.6) && s.sparing < 2) {
    // a string of lamps
    const a = v.left - 10,
      b = v.left + v.width + 10,
      y = -118
    s.line(`M${num(a)} ${num(y - 60)}Q0 ${num(y + 70)} ${num(b)} ${num(y - 60)}`, L.on(hotel.dark, 0.3), 1.3, {
      opacity: 0.8,
    })
    let bulbs = ''
    for (let i = 1; i < 17; i++) {
      const q = i / 17,
        x = a + (b - a) * q,
        by = (1 - q) * (1 - q) * (y - 60) + 2 * q * (1 - q) * (y + 70) + q * q * (y - 60) + 5
      bulbs += `M${num(x)} ${num(by)}h0`
      if (L.night > 0.3 && i % 3 === 1) s.glow(x, by, 34, 34, WARM, 0.7 * L.night)
    }
    s.line(bulbs, mix(L.on(hotel.trim, 0.9), rgb('#ffe2a0'), clamp(L.lamps * 1.4)), 6, { cap: true })
  }
  foreground(s, L, hotel.plant, c.n + 3, -t, hotel.climate)
}
