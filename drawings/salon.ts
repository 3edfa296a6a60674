import { cuboid, footShade, type Chamber } from './chamber.ts'
import type { Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { art, plant } from './furniture.ts'
import { lampOn } from './lamps.ts'
import { WARM } from './light.ts'
import { LINEN, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { arch, disc, pill, poly, rect, type Point } from './paths.ts'

export function shelves(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { s, tone, hotel, L, floor } = c
  s.fill(rect(x, y, w, h), tone(mix(hotel.dark, hotel.wood, 0.35), 0.7))
  s.fill(
    rect(x, y, w, h),
    s.fade([
      [0, WARM, 0.5],
      [1, WARM, 0.08],
    ]),
    0.4 + 0.5 * L.lamps,
  )
  const rows: readonly [Rgb, string][] = [
    [hotel.accent, '4 5 4 3 6 9'],
    [hotel.second, '5 4 3 6 4 12'],
    [hotel.plant, '4 3 5 7'],
    [hotel.trim, '6 6 4 4 3 10'],
  ]
  for (const [i, [bottles, dash]] of rows.entries()) {
    const py = y + (h * (i + 0.62)) / 4.2
    s.line(`M${num(x + 8 + i * 3)} ${num(py)}h${num(w - 20)}`, tone(bottles, 1), 22, { dash })
    s.fill(rect(x, py + 11, w, 4), tone(hotel.wood, 1))
  }
  cuboid(c, x, x + w, floor - 52, floor, -52, -22, mix(hotel.accent, hotel.dark, 0.4), { top: hotel.trim })
  const a = c.P(x, floor - 52, -52),
    b = c.P(x + w, floor, -52)
  s.line(`M${num(a[0])} ${num((a[1] + b[1]) / 2 + 2)}h${num(b[0] - a[0])}`, tone(hotel.accent, 0.9), b[1] - a[1] - 14, {
    dash: '14 3',
  })
}

export function diners(c: Chamber, r: Chance, half: number, t: number): void {
  const { s, P, tone, hotel, floor } = c,
    fabric = r.pick([hotel.accent, hotel.second, hotel.wood])
  for (const z of s.sparing ? [-95, -190] : [-95, -175, -238])
    for (const o of [-0.62, 0.62]) {
      const x = o * half * 1.05,
        k = P.scale(z),
        [px, py] = P(x, floor, z),
        ty = P(x, floor - 46, z)[1]
      s.fill(disc(px, py, 34 * k, 8 * k), [0.02, 0.02, 0.06], 0.3)
      for (const q of [-1, 1]) {
        s.fill(pill(px + q * 36 * k - 11 * k, ty - 16 * k, 22 * k, 32 * k, 7 * k), tone(fabric, q === t ? 0.98 : 0.74))
        s.line(
          `M${num(px + q * 28 * k)} ${num(ty + 14 * k)}V${num(py)}M${num(px + q * 44 * k)} ${num(ty + 14 * k)}V${num(py)}`,
          tone(hotel.dark, 0.7),
          2.2 * k,
        )
      }
      s.line(`M${num(px)} ${num(ty)}V${num(py)}`, tone(hotel.dark, 0.8), 5 * k)
      s.fill(
        poly([
          [px - 30 * k, ty],
          [px + 30 * k, ty],
          [px + 26 * k, ty + 20 * k],
          [px - 26 * k, ty + 20 * k],
        ]),
        tone(LINEN, 0.86),
      )
      s.fill(disc(px, ty, 31 * k, 7 * k), tone(LINEN, 1.04))
      s.fill(rect(px - 2 * k, ty - 12 * k, 4 * k, 12 * k), tone(hotel.second, 1))
      lampOn(c, px, ty - 12 * k, 42 * k, 0.7)
    }
}

/** A fire in a tall chimney piece between lit niches. */
export function hearth(c: Chamber): void {
  const { s, tone, hotel, L, floor, top, half } = c
  for (const k of [-1, 1]) {
    const x = k * half * 0.7 - 26
    s.fill(
      arch(x, top + 66, 52, 128, 26),
      s.fade([
        [0, mix(tone(hotel.wall, 0.9), WARM, 0.2 + 0.5 * L.lamps)],
        [1, tone(mix(hotel.wall, hotel.dark, 0.4), 0.8)],
      ]),
    )
    s.line(`M${num(x)} ${num(top + 134)}h52M${num(x)} ${num(top + 168)}h52`, tone(hotel.wood, 0.9), 3)
    s.line(`M${num(x + 6)} ${num(top + 124)}h40M${num(x + 9)} ${num(top + 159)}h36`, tone(hotel.second, 1), 17, {
      dash: '5 2 7 9 4 3',
    })
  }
  s.fill(
    poly([
      [-62, floor],
      [-62, floor - 116],
      [-46, top],
      [46, top],
      [62, floor - 116],
      [62, floor],
    ]),
    tone(hotel.stone, 0.96),
  )
  s.line(`M0 ${num(top)}V${num(floor)}`, tone(dim(hotel.stone, 0.6), 0.8), 118, { dash: '1.2 21', opacity: 0.4 })
  s.fill(rect(-72, floor - 122, 144, 9), tone(hotel.wood, 0.95))
  art(c, -30, top + 40, 60, 66, 5)
  s.fill(arch(-38, floor - 78, 76, 78, 22), tone(hotel.shadow, 0.5))
  s.fill(`M-22 ${num(floor - 6)}q-8-26 6-38q0 14 8 16q-4-22 10-36q-2 20 10 30q10 14 4 28z`, rgb('#ff9a3c'))
  s.fill(`M-10 ${num(floor - 6)}q-4-16 5-22q4 8 8-8q8 14 5 30z`, rgb('#ffe08a'))
  c.lamps.push([0, floor - 30, 130, 0.9])
}

export function lounge(c: Chamber, r: Chance, half: number, t: number): void {
  const { s, P, tone, hotel, floor } = c,
    fabric = r.pick([hotel.accent, mix(hotel.second, hotel.wall, 0.3), mix(hotel.wall, hotel.dark, 0.35)])
  const onFloor = (half: number, near: number, far: number): string =>
    poly([P(-half, floor, near), P(half, floor, near), P(half, floor, far), P(-half, floor, far)])
  s.fill(onFloor(128, -132, -236), tone(mix(hotel.second, hotel.trim, 0.4), 0.85))
  s.line(onFloor(118, -140, -226), tone(hotel.accent, 0.85), 3)
  for (const side of [-1, 1]) {
    // a sofa along one side, chairs along the other
    const x = side * 92,
      wide = side === t ? 26 : 24
    footShade(c, x - wide, x + wide, -214, -132, 0.25)
    const back: Point = side > 0 ? [x + wide - 9, x + wide] : [x - wide, x - wide + 9]
    cuboid(c, back[0], back[1], floor - 54, floor - 8, -212, -134, fabric, { round: 4 })
    cuboid(c, x - wide, x + wide, floor - 27, floor - 6, -212, -134, fabric, {
      round: 5,
      top: mix(fabric, WHITE, 0.12),
    })
    const p = P(x, floor - 27, -176),
      q = P(x, floor - 27, -200)
    s.fill(pill(p[0] - 17, p[1] - 28, 36, 28, 8), tone(hotel.trim, 1))
    s.fill(pill(q[0] - 10 + side * 12, q[1] - 30, 38, 30, 8), tone(hotel.second, 0.98))
  }
  const [tx, ty] = P(0, floor - 26, -190),
    base = P(0, floor, -190)[1]
  s.fill(disc(tx, base, 40, 9), [0.02, 0.02, 0.06], 0.3)
  s.line(
    `M${num(tx - 26)} ${num(ty)}L${num(tx - 34)} ${num(base)}M${num(tx + 26)} ${num(ty)}L${num(tx + 34)} ${num(base)}`,
    tone(hotel.dark, 0.8),
    4,
  )
  s.fill(disc(tx, ty, 52, 12), tone(mix(hotel.trim, hotel.stone, 0.3), 1.02))
  s.fill(rect(tx - 22, ty - 5, 26, 4), tone(hotel.accent, 1))
  s.fill(`M${num(tx + 12)} ${num(ty - 2)}q-3-18 5-18t5 18z`, tone(hotel.second, 1))
  const a = P(-t * (half - 20), floor, -205),
    b = P(t * (half - 34), floor, -90)
  plant(c, b[0], b[1], 0.9, 4)
  plant(c, a[0], a[1], 1.5, 3)
}
