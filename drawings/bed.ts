import { cuboid, footShade, type Chamber } from './chamber.ts'
import type { Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { art } from './furniture.ts'
import { lampOn } from './lamps.ts'
import { LINEN, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { arch, clamp, disc, pill, poly, rect } from './paths.ts'

export function bed(c: Chamber, x: number, w: number, r: Chance): void {
  const { s, P, tone, hotel, floor } = c,
    z0 = -196,
    z1 = -8,
    h = 46,
    cover = mix(hotel.trim, LINEN, 0.5),
    throwTone = r.pick([hotel.accent, hotel.second, mix(hotel.accent, hotel.wall, 0.4)])
  footShade(c, x - w / 2, x + w / 2, z0, z1, 0.35)
  cuboid(c, x - w / 2 - 3, x + w / 2 + 3, floor - 20, floor - 7, z0, z1, hotel.wood)
  cuboid(c, x - w / 2, x + w / 2, floor - h, floor - 18, z0, z1, cover, { top: mix(cover, WHITE, 0.4), round: 9 })
  const y = floor - h
  const band = (za: number, zb: number, colour: Rgb, k: number, over = 0) =>
    s.fill(
      poly([
        P(x - w / 2 - over, y - 1, za),
        P(x + w / 2 + over, y - 1, za),
        P(x + w / 2 + over, y - 1, zb),
        P(x - w / 2 - over, y - 1, zb),
      ]),
      tone(colour, k),
    )
  band(-66, -82, mix(cover, hotel.wall, 0.25), 0.92)
  band(-128, -192, throwTone, 1, 1)
  const a = P(x - w / 2 - 2, y - 1, -196),
    b = P(x + w / 2 + 2, y - 1, -196)
  s.fill(rect(a[0], a[1] - 1, b[0] - a[0], 20), tone(throwTone, 0.8))
  s.line(`M${num(a[0] + 2)} ${num(a[1] + 21)}h${num(b[0] - a[0] - 4)}`, tone(throwTone, 0.8), 6, { dash: '2 3' })
  const pw = w * 0.44
  for (const k of [-1, 1]) {
    const p = P(x + k * w * 0.245, y, -26)
    s.fill(pill(p[0] - pw / 2, p[1] - 36, pw, 35, 13), tone(LINEN, 1.04))
    s.fill(pill(p[0] - pw / 2, p[1] - 12, pw, 11, 5), tone(mix(LINEN, [0.4, 0.45, 0.7], 0.3), 0.9), 0.55)
  }
  for (const k of r.coin(0.6) ? [-1, 1] : [0]) {
    const p = P(x + k * w * 0.2, y, -50),
      q = w * 0.3
    s.fill(pill(p[0] - q / 2, p[1] - 28, q, 28, 10), tone(k > 0 ? hotel.accent : hotel.second, 0.98))
  }
}

export function headboard(c: Chamber, x: number, w: number, h: number, kind: number): void {
  const { s, tone, hotel, floor } = c,
    y = floor - 40 - h
  if (kind === 0) {
    s.fill(pill(x - w / 2, y, w, h + 20, 12), tone(mix(hotel.accent, hotel.dark, 0.2), 0.95))
    s.line(
      `M${num(x - w / 2 + 10)} ${num(y + h / 2)}h${num(w - 20)}`,
      tone(mix(hotel.accent, hotel.dark, 0.5), 0.85),
      h - 8,
      { dash: '1.6 18', opacity: 0.8 },
    )
  } else if (kind === 1) {
    s.fill(arch(x - w / 2, y - h * 0.5, w, h * 1.7, h * 0.9), tone(hotel.wood, 0.9))
    s.fill(
      arch(x - w / 2 + 10, y - h * 0.5 + 10, w - 20, h * 1.6, h * 0.84),
      tone(mix(hotel.wood, hotel.trim, 0.3), 0.95),
    )
  } else {
    s.fill(rect(x - w / 2 - 40, y + 6, w + 80, h + 8), tone(hotel.wood, 0.92))
    s.line(`M${num(x - w / 2 - 40)} ${num(y + 6 + h / 2)}h${num(w + 80)}`, tone(dim(hotel.wood, 0.6), 0.85), h, {
      dash: '1.4 30',
      opacity: 0.6,
    })
  }
}

export function bedside(c: Chamber, x: number): void {
  const { s, P, tone, hotel, floor } = c
  footShade(c, x - 23, x + 23, -52, -6, 0.25)
  cuboid(c, x - 23, x + 23, floor - 44, floor - 4, -50, -6, hotel.wood)
  const p = P(x, floor - 44, -28)
  s.fill(rect(p[0] - 2, p[1] - 22, 4, 22) + disc(p[0], p[1] - 7, 9, 8), tone(hotel.second, 0.9))
  const lit = mix(tone(hotel.trim, 1), rgb('#ffe0a2'), clamp(c.L.lamps * 1.1))
  s.fill(
    poly([
      [p[0] - 12, p[1] - 46],
      [p[0] + 12, p[1] - 46],
      [p[0] + 19, p[1] - 20],
      [p[0] - 19, p[1] - 20],
    ]),
    lit,
  )
  lampOn(c, p[0], p[1] - 32, 115)
}

/** Above the bed: one picture, three small ones, a round mirror or a woven hanging. */
export function overBed(c: Chamber, x: number, top: number, narrow: boolean, r: Chance): void {
  const { s, tone, hotel } = c,
    kind = r.whole(0, 3),
    y = top + 58
  if (kind === 0) art(c, x - 36, y, 72, narrow ? 92 : 84, 1)
  else if (kind === 1)
    for (const k of narrow ? [-0.5, 0.5] : [-1, 0, 1]) art(c, x + k * 68 - 25, y + 12, 50, 62, 2 + k * 2)
  else if (kind === 2) {
    s.fill(disc(x, y + 44, 46), tone(hotel.second, 0.9))
    s.fill(
      disc(x, y + 44, 40),
      s.fade([
        [0, mix(tone(hotel.trim, 1), c.L.mid, 0.45)],
        [1, tone(mix(hotel.wall, hotel.dark, 0.2), 0.95)],
      ]),
    )
    s.clip(disc(x, y + 44, 40), () =>
      s.fill(
        poly([
          [x - 6, y],
          [x + 16, y],
          [x - 14, y + 90],
          [x - 36, y + 90],
        ]),
        WHITE,
        0.22,
      ),
    )
  } else {
    s.line(`M${num(x - 50)} ${num(y)}h100`, tone(hotel.wood, 0.8), 4, { cap: true })
    s.line(`M${num(x - 42)} ${num(y + 36)}h84`, tone(mix(hotel.trim, hotel.second, 0.3), 1), 70, { dash: '5 2' })
    s.fill(
      poly([
        [x - 42, y + 30],
        [x, y + 58],
        [x + 42, y + 30],
        [x + 42, y + 40],
        [x, y + 69],
        [x - 42, y + 40],
      ]),
      tone(hotel.accent, 0.95),
    )
  }
}

/** A bed seen from its long side, under the window. */
export function daybed(c: Chamber, t: number, r: Chance): void {
  const { s, P, tone, hotel, floor } = c,
    a = -t * 214,
    b = t * 96,
    x0 = Math.min(a, b),
    x1 = Math.max(a, b),
    z0 = -128,
    z1 = -14,
    h = 46,
    cover = mix(hotel.trim, LINEN, 0.5),
    thr = r.pick([hotel.accent, hotel.second]),
    head = -t * 214
  footShade(c, x0, x1, z0, z1, 0.34)
  cuboid(
    c,
    Math.min(head, head - t * 14),
    Math.max(head, head - t * 14),
    floor - 112,
    floor - 4,
    z0 - 6,
    z1,
    r.coin() ? hotel.wood : mix(hotel.accent, hotel.dark, 0.2),
    { round: 6 },
  )
  cuboid(c, x0, x1, floor - 20, floor - 6, z0, z1, hotel.wood)
  cuboid(c, x0, x1, floor - h, floor - 17, z0, z1, cover, { top: mix(cover, WHITE, 0.4), round: 9 })
  const xa = t * 4,
    xb = t * 74,
    y = floor - h
  s.fill(poly([P(xa, y - 1, z0), P(xb, y - 1, z0), P(xb, y - 1, z1), P(xa, y - 1, z1)]), tone(thr, 1.02))
  const p1 = P(xa, y - 1, z0),
    p2 = P(xb, y - 1, z0),
    q = Math.min(p1[0], p2[0]),
    w = Math.abs(p1[0] - p2[0])
  s.fill(rect(q, p1[1], w, 27), tone(thr, 0.82))
  s.line(`M${num(q + 1)} ${num(p1[1] + 29)}h${num(w - 2)}`, tone(thr, 0.82), 6, { dash: '2 3' })
  for (const [z, k] of [
    [-34, 1],
    [-86, 1.04],
  ] as const) {
    const p = P(head + t * 40, y, z),
      pw = 82 * k
    s.fill(pill(p[0] - pw / 2, p[1] - 35 * k, pw, 34 * k, 14), tone(LINEN, z < -50 ? 1.06 : 0.92))
    s.fill(pill(p[0] - pw / 2 + 3, p[1] - 12 * k, pw - 6, 11 * k, 5), tone(mix(LINEN, [0.4, 0.45, 0.7], 0.3), 0.9), 0.5)
  }
  const p = P(head + t * 92, y, -70)
  s.fill(pill(p[0] - 26, p[1] - 30, 52, 30, 11), tone(hotel.accent, 1))
  bedside(c, head - t * 46)
}
