import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { lampTone, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { block, trailing } from './walls.ts'

export const brutal: Family = (c, r) => {
  const { s, L, hotel } = c,
    floors = r.whole(5, 7),
    sh = r.between(40, 46),
    w = r.between(340, 420),
    core = hotel.turned,
    base = 52,
    h = base + floors * sh,
    x0 = -w / 2 - core * 20
  const coreX = core > 0 ? x0 + w - 30 : x0 - 30
  block(c, coreX, 62, GROUND - h - 34, dim(hotel.wall, 0.9), { z: 30, deep: 90 })
  {
    const p = c.P(coreX, GROUND - h - 34, 30),
      p2 = c.P(coreX + 62, GROUND, 30)
    s.line(`M${num((p[0] + p2[0]) / 2)} ${num(p[1])}V${GROUND}`, L.on(dim(hotel.wall, 0.62), 0.3), p2[0] - p[0], {
      dash: '1 14',
      opacity: 0.5,
    })
  }
  s.fill(
    rect(x0 + 14, GROUND - base, w - 28, base),
    s.fade([
      [0, L.on(hotel.shadow, 0.4)],
      [1, mix(L.on(hotel.dark, 0.4), WARM, 0.12 + 0.5 * L.lamps)],
    ]),
  )
  c.doorX = x0 + w * 0.5
  shopfront(c, x0 + 20, w - 40, 6, base - 8)
  for (let j = 0; j < floors; j++) {
    const o = (at(c.n, j, 520) - 0.5) * 58,
      z = -10 - at(c.n, j, 521) * 26,
      fw = w - at(c.n, j, 522) * 46,
      x = x0 + o + (w - fw) / 2,
      y = GROUND - base - (j + 1) * sh
    const a = c.P(x, y, z),
      b = c.P(x + fw, y + sh, z),
      bw = b[0] - a[0],
      bh = b[1] - a[1]
    block(c, x, fw, y, dim(hotel.wall, 0.92), { z, deep: 120, foot: y + sh })
    s.fill(rect(a[0] + 5, a[1] + 4, bw - 10, bh * 0.6), L.on(hotel.shadow, 0.3))
    const n = Math.round(fw / 46),
      p = (bw - 10) / n,
      lit = ['', '', '']
    let glass = ''
    for (let i = 0; i < n; i++) {
      const g = `M${num(a[0] + 5 + (i + 0.5) * p)} ${num(a[1] + 8)}v${num(bh * 0.6 - 4)}`
      if (at(c.n, i + j * 17, 523) < L.lamps * 0.66) lit[Math.floor(at(c.n, i, 524 + j) * 3)] += g
      else glass += g
    }
    s.line(glass, L.on(rgb('#54707f'), 0.5), p - 8)
    lit.forEach((g, k) => s.line(g, lampTone(k), p - 8, { opacity: 0.6 + 0.4 * L.night }))
    s.fill(
      rect(a[0] - 2, a[1] + bh * 0.58, bw + 4, bh * 0.42),
      s.fade([
        [0, L.on(mix(hotel.wall, WHITE, 0.4), L.top)],
        [0.16, L.on(mix(hotel.wall, WHITE, 0.16))],
        [1, L.on(dim(hotel.wall, 0.86), L.front * 0.85)],
      ]),
    )
    let ribs = ''
    if (!c.lite) for (let i = 1; i < n; i++) ribs += `M${num(a[0] + 5 + i * p)} ${num(a[1] + 4)}v${num(bh * 0.56)}`
    s.line(ribs, L.on(hotel.wall, L.front), 3.4)
    const gx = at(c.n, j, 526),
      gw = 0.2 + 0.3 * at(c.n, j, 527)
    trailing(c, a[0] + bw * gx * (1 - gw), a[1] + bh * 0.58, bw * gw, j + 20, 20)
  }
  let legs = ''
  for (let i = 0; i < 5; i++)
    legs += poly([
      [x0 + 20 + ((w - 54) * i) / 4, GROUND - base],
      [x0 + 34 + ((w - 54) * i) / 4, GROUND - base],
      [x0 + 31 + ((w - 54) * i) / 4, GROUND],
      [x0 + 23 + ((w - 54) * i) / 4, GROUND],
    ])
  s.fill(legs, L.on(hotel.wall, L.front * 1.05))
  entrance(c, c.doorX, 36, 40, { frame: hotel.accent })
  c.body = [x0, w, h]
}
