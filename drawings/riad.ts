import { dim, mix } from './colour.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import { block, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const riad: Family = (c, r) => {
  const { s, L, hotel } = c,
    w = r.between(430, 520),
    h = r.between(170, 214),
    x = -w / 2,
    top = GROUND - h,
    n = r.pick([2, 3])
  const f = block(c, x, w, top, hotel.wall, { deep: 220, cols: 3, rows: 2 }),
    d = rect(f.x, f.y, f.w, f.h)
  const teeth = (tx: number, ty: number, tw: number) =>
    s.line(`M${num(tx)} ${num(ty - 5)}h${num(tw)}`, L.on(hotel.wall, L.top), 11, { dash: '9 7' })
  teeth(x, top, w)
  wash(c, d)
  slant(c, d, x, w, top)
  const pw = r.between(118, 150),
    ph = h + r.between(24, 44),
    side = (w - pw) / 2,
    pitch = side / n
  for (const o of [x, x + w - side]) {
    windows(c, {
      x: o + pitch * 0.32,
      y: top + 26,
      cols: n,
      rows: 1,
      dx: pitch,
      dy: 0,
      w: pitch * 0.36,
      h: 44,
      head: pitch * 0.22,
      bars: '#',
      frame: hotel.trim,
      salt: 5 + o,
      share: 0.8,
    })
    windows(c, {
      x: o + pitch * 0.2,
      y: top + 88,
      cols: n,
      rows: 1,
      dx: pitch,
      dy: 0,
      w: pitch * 0.6,
      h: h - 88,
      head: pitch * 0.36,
      bars: '',
      frame: mix(hotel.wall, hotel.trim, 0.5),
      salt: 7 + o,
      share: 0.9,
    })
    s.line(`M${num(o + 8)} ${num(top + 79)}h${num(side - 16)}`, L.on(hotel.accent, 0.6), 6, { dash: '6 3 2 3' })
  }
  const px = -pw / 2,
    pt = GROUND - ph
  block(c, px, pw, pt, mix(hotel.wall, hotel.trim, 0.25), { z: -22, deep: 60 })
  const q = c.P(px, pt, -22),
    q2 = c.P(px + pw, GROUND, -22),
    qw = q2[0] - q[0],
    mx = q[0] + qw / 2
  wash(c, rect(q[0], q[1], qw, GROUND - q[1]))
  teeth(q[0], q[1], qw)
  s.line(`M${num(q[0] + 9)} ${GROUND}V${num(q[1] + 14)}h${num(qw - 18)}V${GROUND}`, L.on(hotel.accent, 0.6), 8)
  s.line(`M${num(q[0] + 9)} ${GROUND}V${num(q[1] + 14)}h${num(qw - 18)}V${GROUND}`, L.on(hotel.second, 0.8), 4, {
    dash: '3 4',
  })
  const aw = qw * 0.52,
    ah = ph * 0.62
  s.fill(arch(mx - aw / 2 - 9, GROUND - ah - 9, aw + 18, ah + 9, aw * 0.66), L.on(hotel.trim, L.front * 1.1))
  s.fill(
    arch(mx - aw / 2, GROUND - ah, aw, ah, aw * 0.6),
    s.fade([
      [0, mix(L.on(hotel.shadow, 0.5), WARM, 0.1 + L.lamps * 0.4)],
      [1, mix(L.on(hotel.dark, 0.5), LAMP_TONES[2], 0.35 + L.lamps * 0.5)],
    ]),
  )
  s.fill(arch(mx - aw * 0.28, GROUND - ah * 0.7, aw * 0.56, ah * 0.7, aw * 0.32), L.on(hotel.wood, 0.6), 0.9)
  s.line(`M${num(mx)} ${num(GROUND - ah * 0.7)}V${GROUND}`, L.on(hotel.dark, 0.3), 1.5)
  s.line(
    `M${num(mx - aw / 2 - 22)} ${num(GROUND - ah * 0.6)}v16M${num(mx + aw / 2 + 22)} ${num(GROUND - ah * 0.6)}v16`,
    LAMP_TONES[2],
    7,
    { cap: true, opacity: 0.35 + 0.65 * L.lamps },
  )
  c.door = { x: mx, w: aw }
  if (r.coin(0.6)) {
    // a slim tower behind
    const tx = x + w * r.pick([0.13, 0.8])
    c.behind = () => {
      block(c, tx, 46, top - 74, dim(hotel.wall, 0.95), { z: 60, deep: 50 })
      const p = c.P(tx, top - 74, 60),
        p2 = c.P(tx + 46, top, 60)
      teeth(p[0], p[1], p2[0] - p[0])
      windows(c, {
        x: p[0] + 14,
        y: p[1] + 16,
        cols: 1,
        rows: 1,
        dx: 1,
        dy: 1,
        w: 14,
        h: 28,
        head: 8,
        bars: '',
        salt: 55,
        share: 1,
      })
    }
  }
  c.body = [x, w, ph]
}
