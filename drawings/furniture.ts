import { footShade, type Chamber } from './chamber.ts'
import { at, type Chance } from './chance.ts'
import { dim, mix } from './colour.ts'
import { LEAF } from './materials.ts'
import { num } from './numbers.ts'
import { arch, disc, pill, poly, rect } from './paths.ts'

export function plant(c: Chamber, x: number, y: number, k: number, salt = 0): void {
  const { s, tone, hotel } = c,
    tall = at(c.n, 600 + salt) > 0.5
  let d = '',
    e = ''
  for (let i = 0; i < 9; i++) {
    const t = (i - 4) / 4,
      bx = x + t * 46 * k,
      by = y - (tall ? 118 : 84) * k * (1 - 0.45 * t * t) - at(c.n, i, 610 + salt) * 12 * k
    const leaf = `M${num(x + t * 4 * k)} ${num(y - 34 * k)}Q${num(x + t * 12 * k)} ${num(by + 10 * k)} ${num(bx)} ${num(by)}Q${num(x + t * 44 * k)} ${num(by + 44 * k)} ${num(x + t * 4 * k)} ${num(y - 34 * k)}z`
    if (i % 2) d += leaf
    else e += leaf
  }
  s.fill(e, tone(dim(mix(hotel.plant, LEAF, 0.5), 0.62), 0.9))
  s.fill(d, tone(mix(hotel.plant, LEAF, 0.5), 1))
  s.fill(
    poly([
      [x - 20 * k, y - 36 * k],
      [x + 20 * k, y - 36 * k],
      [x + 15 * k, y],
      [x - 15 * k, y],
    ]),
    s.fade(
      [
        [0, tone(hotel.accent, 0.66)],
        [1, tone(hotel.accent, 1)],
      ],
      null,
      true,
    ),
  )
}

/** Framed picture of simple shapes in the hotel's colours. */
export function art(c: Chamber, x: number, y: number, w: number, h: number, salt: number): void {
  const { s, tone, hotel } = c,
    q = at(c.n, salt, 630)
  s.fill(rect(x - 4, y - 4, w + 8, h + 8), tone(hotel.wood, 0.8))
  s.fill(rect(x, y, w, h), tone(hotel.trim, 1.02))
  s.clip(rect(x, y, w, h), () => {
    s.fill(disc(x + w * (0.3 + 0.4 * q), y + h * 0.4, w * 0.24), tone(hotel.second, 1))
    s.fill(
      `M${num(x)} ${num(y + h)}V${num(y + h * (0.55 + 0.2 * q))}q${num(w * 0.3)} ${num(-h * 0.24)} ${num(w * 0.6)} 0t${num(w * 0.5)} ${num(h * 0.1)}V${num(y + h)}z`,
      tone(hotel.accent, 0.95),
    )
    s.fill(
      `M${num(x)} ${num(y + h)}V${num(y + h * 0.84)}q${num(w * 0.4)} ${num(-h * 0.16)} ${num(w)} ${num(h * 0.04)}V${num(y + h)}z`,
      tone(mix(hotel.wall, hotel.dark, 0.4), 0.95),
    )
  })
}

/** Rug: bordered, round or striped. */
export function rugFor(c: Chamber, x: number, w: number, r: Chance): void {
  const { s, P, tone, hotel, floor } = c,
    kind = r.whole(0, 2),
    k = w * 0.86,
    quad = (o: number, z1: number, z2: number) =>
      poly([P(x - o, floor, z1), P(x + o, floor, z1), P(x + o, floor, z2), P(x - o, floor, z2)])
  const base = mix(r.pick([hotel.second, hotel.trim, hotel.accent]), hotel.trim, 0.45)
  if (kind === 1) {
    const [cx, cy] = P(x, floor, -186)
    s.fill(disc(cx, cy, k * 1.36, 44), tone(base, 0.9))
    s.line(disc(cx, cy, k * 1.24, 39), tone(hotel.accent, 0.85), 2.4)
    return
  }
  s.fill(quad(k, -84, -252), tone(base, 0.9))
  if (kind === 0) s.line(quad(k * 0.93, -94, -240), tone(hotel.accent, 0.85), 3, { dash: '9 5' })
  else s.fill(quad(k, -100, -112) + quad(k, -128, -136) + quad(k, -214, -228), tone(hotel.accent, 0.85))
}

export function armchair(c: Chamber, ax: number, r: Chance): void {
  const { s, P, tone, hotel, floor } = c,
    p = P(ax, floor, -120),
    kind = r.whole(0, 2),
    fabric = r.pick([hotel.accent, hotel.second, mix(hotel.wall, hotel.dark, 0.3)])
  footShade(c, ax - 38, ax + 38, -170, -100, 0.3)
  s.line(
    `M${num(p[0] - 34)} ${num(p[1] - 16)}l-7 22M${num(p[0] + 34)} ${num(p[1] - 16)}l7 22`,
    tone(hotel.wood, 0.7),
    4,
  )
  if (kind === 0) {
    s.fill(pill(p[0] - 46, p[1] - 98, 92, 82, 26), tone(fabric, 0.78))
    s.fill(pill(p[0] - 44, p[1] - 46, 88, 34, 12), tone(fabric, 1))
    s.fill(pill(p[0] - 54, p[1] - 64, 20, 52, 10) + pill(p[0] + 34, p[1] - 64, 20, 52, 10), tone(fabric, 0.9))
  } else if (kind === 1) {
    s.fill(arch(p[0] - 50, p[1] - 108, 100, 96, 50), tone(fabric, 0.8))
    s.line(
      `M${num(p[0])} ${num(p[1] - 106)}v60M${num(p[0] - 25)} ${num(p[1] - 98)}v50M${num(p[0] + 25)} ${num(p[1] - 98)}v50`,
      tone(dim(fabric, 0.6), 0.8),
      1.4,
    )
    s.fill(disc(p[0], p[1] - 30, 47, 20), tone(fabric, 1.02))
  } else {
    s.fill(pill(p[0] - 40, p[1] - 94, 80, 52, 8), tone(fabric, 0.86))
    s.fill(pill(p[0] - 44, p[1] - 44, 88, 24, 8), tone(fabric, 1.02))
    s.line(
      `M${num(p[0] - 50)} ${num(p[1] + 6)}V${num(p[1] - 62)}h16M${num(p[0] + 50)} ${num(p[1] + 6)}V${num(p[1] - 62)}h-16`,
      tone(hotel.wood, 0.9),
      5,
      { cap: true },
    )
  }
  s.fill(pill(p[0] - 18, p[1] - 68, 36, 28, 8), tone(hotel.trim, 1.02))
}
