import { boards, chamber, checker, cuboid, footShade } from './chamber.ts'
import { at, chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { wallCoat } from './finish.ts'
import { art } from './furniture.ts'
import { lampOn, nightfall, pendant } from './lamps.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { LEAF, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { vista } from './opening.ts'
import { arch, clamp, disc, open, poly, rect, spot } from './paths.ts'
import { diners, hearth, lounge, shelves } from './salon.ts'
import { Sheet } from './sheet.ts'

/** Lobby or restaurant: a long room with a row of supports and a lit far end. */
export function lobby(s: Sheet, L: Light, hotel: HotelLook, dining: boolean): void {
  const r = chance(`lobby ${hotel.seed}`),
    t = hotel.turned,
    half = 176 + Math.max(0, s.view.width - 900) * 0.1,
    floor = 108,
    top = -150,
    eat = dining
  const arched = ['riad', 'terraces', 'palace', 'townhouses', 'veranda'].includes(hotel.family)
  const c = chamber(s, L, hotel, {
    half,
    top,
    floor,
    vx: t * 24,
    vy: 22,
    deep: 430,
    wall: mix(hotel.wall, hotel.dark, eat ? 0.3 : 0.1),
    side: wallCoat(hotel),
    ground: mix(hotel.stone, hotel.trim, 0.35),
    ceiling: mix(hotel.trim, hotel.wood, hotel.family === 'chalet' ? 0.9 : 0.15),
  })
  const { P, tone } = c
  if (['chalet', 'bungalow', 'loft', 'slab', 'brutal'].includes(hotel.family)) boards(c, 46, tone(hotel.dark, 0.6))
  else checker(c, r.pick([52, 70]), tone(mix(hotel.accent, hotel.dark, 0.35), 0.85), 0.5)
  const gates = [0, -105, -185, -243, -285],
    build = r.pick(eat ? [0, 1, 2, 3] : [0, 1, 2, 3, 1])
  if (build === 1) {
    let grid = ''
    for (let i = -3; i <= 3; i++) grid += open([P((i * half) / 3, top, 0), P((i * half) / 3, top, -320)])
    for (const z of [-50, -105, -150, -185, -215, -243]) {
      const a = P(-half, top, z),
        b = P(half, top, z)
      grid += `M${num(a[0])} ${num(a[1])}H${num(b[0])}`
    }
    s.line(grid, tone(mix(hotel.wood, hotel.trim, 0.3), 0.8), 4.5)
  }
  // bright openings in the wall at the window side, light on the floor
  const wx = t * half
  for (let i = 0; i < gates.length - 1; i++) {
    const z1 = (gates[i] ?? 0) - 16,
      z2 = (gates[i + 1] ?? 0) + 12,
      q = (y: number, z: number) => P(wx, y, z)
    const yTop = top + 44,
      yBot = floor - 22
    const pane = arched
      ? `M${spot(q(yBot, z1))}L${spot(q(yTop + 40, z1))}Q${spot(q(yTop - 34, (z1 + z2) / 2 + 10))} ${spot(q(yTop + 40, z2))}L${spot(q(yBot, z2))}z`
      : poly([q(yTop, z1), q(yTop, z2), q(yBot, z2), q(yBot, z1)])
    s.fill(
      pane,
      s.fade([
        [0, mix(L.mid, L.zenith, 0.3)],
        [0.62, L.low],
        [0.64, L.on(hotel.plant, 0.5, 0.4)],
        [1, L.on(dim(hotel.plant, 0.7), 0.4, 0.15)],
      ]),
    )
    s.line(pane + open([q(yTop, (z1 + z2) / 2), q(yBot, (z1 + z2) / 2)]), tone(hotel.dark, 0.85), 3)
    const p = L.sun.up ? 0.5 * clamp(L.bright * 1.2) * (1 - L.night) : 0.08
    s.fill(
      poly([
        P(wx - t * 8, floor, z1),
        P(wx - t * 8, floor, z2),
        P(wx - t * 150, floor, z2 - 34),
        P(wx - t * 150, floor, z1 - 34),
      ]),
      L.sun.up ? mix(WARM, WHITE, 0.2 + 0.6 * L.sun.height) : [0.6, 0.7, 1],
      p,
    )
  }
  // far end
  const end = r.whole(0, 3)
  if (eat && r.coin(0.55)) shelves(c, -half * 0.8, top + 48, half * 1.6, 150)
  else if (end === 3) hearth(c)
  else if (end === 0) {
    const w = half * 1.3,
      d = arched ? arch(-w / 2, top + 34, w, floor - top - 60, w * 0.42) : rect(-w / 2, top + 34, w, floor - top - 60)
    vista(c, d, -w / 2, top + 34, w, floor - top - 60, { bars: 4, cross: 0.34, scale: 0.5 })
  } else {
    s.line(`M${num(-half)} ${num((top + floor) / 2)}H${num(half)}`, tone(hotel.wood, 0.9), floor - top, {
      dash: end === 1 ? '10 4' : '60 2',
    })
    const w = half * 1.05
    s.fill(
      arched ? arch(-w / 2, top + 40, w, floor - top - 40, w * 0.4) : rect(-w / 2, top + 40, w, floor - top - 40),
      tone(mix(hotel.accent, hotel.dark, 0.25), 0.9),
    )
    lampOn(c, 0, -30, 190, 0.9)
    art(c, -38, -104, 76, 80, 3)
  }
  if (!eat && end !== 3) {
    // desk
    footShade(c, -96, 96, -46, -6, 0.3)
    cuboid(c, -96, 96, floor - 62, floor, -42, -8, mix(hotel.wood, hotel.dark, 0.12), { top: hotel.trim })
    const a = P(-96, floor - 62, -42),
      b = P(96, floor, -42)
    s.line(
      `M${num(a[0] + 4)} ${num((a[1] + b[1]) / 2 + 3)}h${num(b[0] - a[0] - 8)}`,
      tone(hotel.second, 0.9),
      b[1] - a[1] - 16,
      { dash: '2 9', opacity: 0.8 },
    )
    s.fill(rect(a[0] - 4, a[1] - 2, b[0] - a[0] + 8, 7), tone(hotel.trim, 1.05))
    for (const k of [-1, 1]) {
      const p = P(k * 66, floor - 62, -24)
      s.line(`M${num(p[0])} ${num(p[1])}v-18`, tone(hotel.second, 0.9), 3)
      s.fill(`M${num(p[0] - 13)} ${num(p[1] - 16)}q13-24 26 0z`, mix(tone(hotel.accent, 1), rgb('#ffe0a2'), L.lamps))
      lampOn(c, p[0], p[1] - 14, 62)
    }
    s.fill(
      disc(a[0] + (b[0] - a[0]) * 0.5, a[1] - 19, 3.4) +
        `M${num((a[0] + b[0]) / 2 - 8)} ${num(a[1] - 1)}v-4q1-22 8-22t8 22v4z`,
      tone(hotel.plant, 0.9),
    )
  }
  // columns and beams, far to near
  const colTone = mix(hotel.trim, hotel.wall, ['riad', 'brutal', 'loft'].includes(hotel.family) ? 0.6 : 0.2)
  gates.slice(0, 4).forEach((z, i) => {
    const k = P.scale(z),
      cw = (hotel.family === 'loft' ? 12 : 18) * k,
      beam = P(0, top, z)[1]
    if (build !== 1)
      for (const side of [-1, 1]) {
        const [x, y2] = P(side * (half - 4), floor, z),
          y1 = P(0, top, z)[1]
        s.fill(
          rect(x - cw / 2, y1, cw, y2 - y1),
          s.fade(
            [
              [0, tone(colTone, side > 0 ? 0.98 : 0.66)],
              [0.5, tone(colTone, 1)],
              [1, tone(colTone, side > 0 ? 0.66 : 0.98)],
            ],
            null,
            true,
          ),
        )
        s.fill(
          rect(x - cw * 0.75, y2 - 9 * k, cw * 1.5, 9 * k) + rect(x - cw * 0.75, y1 + 10 * k, cw * 1.5, 8 * k),
          tone(hotel.second, 0.86),
        )
      }
    const a = P(-half, top, z),
      b = P(half, top, z)
    const span = b[0] - a[0]
    if (build === 2)
      s.fill(
        `M${num(a[0])} ${num(beam - 60 * k)}h${num(span)}v${num(150 * k)}c0 ${num(-112 * k)} ${num(-span * 0.16)} ${num(-84 * k)} ${num(-span / 2)} ${num(-84 * k)}s${num(-span / 2)} ${num(-28 * k)} ${num(-span / 2)} ${num(84 * k)}z`,
        tone(colTone, 0.8 - 0.06 * i),
      )
    else if (build !== 1)
      s.fill(
        rect(a[0] - 8, beam, span + 16, 12 * k),
        tone(hotel.family === 'palace' || hotel.family === 'deco' ? hotel.trim : hotel.wood, 0.72),
      )
    if (build === 3 && !s.sparing) {
      let d = ''
      for (let q = 0; q < 9; q++) {
        const px = a[0] + span * (0.04 + (0.92 * q) / 8),
          h = (16 + 34 * at(c.n, q + i * 11, 660)) * k
        d += `M${num(px - 11 * k)} ${num(beam + 6 * k)}h${num(22 * k)}l${num(-6 * k)} ${num(h)}q${num(-5 * k)} ${num(6 * k)} ${num(-10 * k)} 0z`
      }
      s.fill(d, tone(mix(hotel.plant, LEAF, 0.5), 0.8))
    }
    if (i && i < 4) {
      const kind = Math.floor(at(c.n, 640) * 3)
      if (eat || i % 2)
        for (const o of eat ? [-0.5, 0.5] : [0]) {
          const p = P(o * half * 1.1, top + 62, z)
          pendant(c, p[0], p[1], 17 * k, kind, p[1] - beam)
        }
    }
  })
  if (eat) diners(c, r, half, t)
  else lounge(c, r, half, t)
  nightfall(c)
}
