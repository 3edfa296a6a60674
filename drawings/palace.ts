import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { num } from './numbers.ts'
import { disc, poly, rect } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const palace: Family = (c, r) => {
  const { s, L, hotel } = c,
    bays = r.pick([9, 11]),
    w = r.between(470, 530),
    x = -w / 2,
    floors = r.whole(2, 3),
    sh = 46,
    h = 60 + floors * sh,
    top = GROUND - h,
    pitch = w / bays,
    mansard = r.coin(0.7)
  const mid = r.pick([3, 3, 5]),
    mw = pitch * mid,
    mx = -mw / 2
  const f = block(c, x, w, top, hotel.wall, { deep: 170, cols: 2, rows: floors + 1 }),
    d = rect(f.x, f.y, f.w, f.h)
  wash(c, d)
  if (mansard) mansardRoof(c, x - 4, top, w + 8, 44, bays - 2)
  else {
    cornice(c, x - 5, top - 6, w + 10, 8, hotel.trim, '3 4')
    s.line(`M${num(x)} ${num(top - 14)}h${num(w)}`, L.on(hotel.trim, L.front), 12, { dash: '2.4 3.4' })
    s.fill(rect(x - 2, top - 22, w + 4, 3.4), L.on(hotel.trim, L.top))
  }
  windows(c, {
    x: x + pitch * 0.31,
    y: top + 14,
    cols: bays,
    rows: floors,
    dx: pitch,
    dy: sh,
    w: pitch * 0.38,
    h: 29,
    frame: hotel.trim,
    sill: hotel.trim,
    rail: r.coin(0.5) ? hotel.dark : undefined,
    salt: 1,
    head: r.coin(0.3) ? pitch * 0.19 : 0,
  })
  slant(c, d, x, w, top)
  s.fill(rect(x, GROUND - 56, w, 56), L.on(mix(hotel.wall, hotel.trim, 0.3)))
  s.line(`M0 ${GROUND - 56}V${GROUND}`, L.on(dim(hotel.wall, 0.7), 0.4), w, { dash: '1.2 10', opacity: 0.5 })
  wash(c, rect(x, GROUND - 56, w, 56))
  c.doorX = 0
  shopfront(c, x, w, bays, 44, r.coin(0.5) ? hotel.accent : undefined, pitch * 0.3)
  cornice(c, x - 3, GROUND - 60, w + 6, 5, hotel.trim)
  // middle pavilion with columns and pediment
  const up = top - (mansard ? 8 : 14),
    z = -24,
    a = c.P(mx, up, z),
    b = c.P(mx + mw, GROUND, z),
    aw = b[0] - a[0]
  block(c, mx, mw, up, mix(hotel.wall, hotel.trim, 0.35), { z, deep: 24 })
  const pd = rect(a[0], a[1], aw, GROUND - a[1])
  wash(c, pd)
  const pp = aw / mid
  windows(c, {
    x: a[0] + pp * 0.32,
    y: top + 16,
    cols: mid,
    rows: floors,
    dx: pp,
    dy: sh,
    w: pp * 0.36,
    h: 30,
    frame: hotel.trim,
    sill: hotel.trim,
    head: pp * 0.18,
    salt: 9,
    share: 0.8,
  })
  let cols = '',
    colShade = ''
  for (let i = 0; i <= mid; i++) {
    const px = a[0] + 4 + ((aw - 8) * i) / mid
    cols += rect(px - 3.6, a[1] + 8, 7.2, h - 62)
    colShade += rect(px + (L.sun.x > 0 ? -3.6 : 1.2), a[1] + 8, 2.4, h - 62)
  }
  s.fill(cols, L.on(hotel.trim, L.front * 1.12))
  s.fill(colShade, c.cool, 0.3)
  cornice(c, a[0] - 7, a[1] - 4, aw + 14, 9, hotel.trim)
  s.fill(
    poly([
      [a[0] - 9, a[1] - 4],
      [a[0] + aw / 2, a[1] - 40],
      [a[0] + aw + 9, a[1] - 4],
    ]),
    L.on(hotel.trim, L.top),
  )
  s.fill(
    poly([
      [a[0] + 12, a[1] - 8],
      [a[0] + aw / 2, a[1] - 33],
      [a[0] + aw - 12, a[1] - 8],
    ]),
    L.on(mix(hotel.wall, hotel.dark, 0.15), 0.5),
  )
  s.fill(disc(a[0] + aw / 2, a[1] - 17, 6), L.on(hotel.second, 0.9))
  entrance(c, a[0] + aw / 2, 36, 50, { head: 18 })
  s.fill(rect(a[0] + aw / 2 - 44, GROUND - 60, 88, 7), L.on(hotel.accent, L.top))
  flags(c, a[0] + aw / 2, a[1] - 40)
  c.body = [x, w, h + 40]
}

function flags(c: Front, x: number, y: number): void {
  const { s, L, hotel } = c
  s.line(`M${num(x)} ${num(y)}v-32`, L.on(hotel.steel, 0.6), 1.8)
  s.fill(`M${num(x + 1)} ${num(y - 32)}q9-5 15 0t14 0v14q-8 4-14 0t-15 0z`, L.on(hotel.accent, 0.8))
}
