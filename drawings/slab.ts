import { at, type Chance } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { lampTone, WHITE } from './materials.ts'
import { fine, num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { pergola } from './roofs.ts'
import { block, cornice, trailing } from './walls.ts'

export const slab: Family = (c, r) => {
  const { s, L, hotel } = c,
    twin = r.coin(0.45),
    coat = r.pick([hotel.trim, hotel.wall, hotel.second, hotel.accent]),
    style = r.whole(0, 3),
    tint = r.pick([hotel.accent, hotel.plant, hotel.wall, rgb('#41586e'), rgb('#2f6f78')])
  if (twin) {
    const t = hotel.turned,
      w1 = r.between(150, 190),
      w2 = r.between(150, 200),
      h1 = r.between(290, 335),
      h2 = r.between(190, 245)
    glassTower(c, t > 0 ? -w1 - 4 : 4, w1, h1, coat, style, tint, 0, r)
    glassTower(c, t > 0 ? 22 : -w2 - 22, w2, h2, coat, style === 0 ? 2 : style, mix(tint, hotel.dark, 0.2), 40, r)
    c.body = [-w1 - 30, w1 + w2 + 60, h1]
  } else {
    const w = r.between(236, 390),
      x = -w / 2 + r.between(-30, 30),
      h = r.between(270, 335)
    glassTower(c, x, w, h, coat, style, tint, 0, r)
    c.body = [x - 30, w + 60, h]
  }
  const pw = Math.min(530, c.body[1] * 1.12),
    px = c.body[0] + c.body[1] / 2 - pw / 2
  block(c, px, pw, GROUND - 54, hotel.stone, { z: -14, deep: 150 })
  const q = c.P(px, GROUND - 54, -14),
    q2 = c.P(px + pw, GROUND, -14)
  s.fill(
    rect(q[0], q[1], q2[0] - q[0], q2[1] - q[1]),
    s.fade([
      [0, L.on(hotel.wall)],
      [1, mix(L.on(hotel.wall), WARM, 0.5 * L.lamps)],
    ]),
  )
  c.doorX = px + pw / 2
  shopfront(c, px + 8, pw - 16, Math.round(pw / 56), 42)
  cornice(c, q[0] - 6, q[1] - 4, q2[0] - q[0] + 12, 7, hotel.trim)
  entrance(c, c.doorX, 44, 42, { frame: hotel.accent })
  trailing(c, px + 6, GROUND - 56, pw * 0.3, 5, 10)
}

/** A curtain wall that mirrors the sky, with floors, fins and a garden cut into it. */
function glassTower(
  c: Front,
  x: number,
  w: number,
  h: number,
  coat: Rgb,
  style: number,
  tint: Rgb,
  salt: number,
  r: Chance,
): void {
  const { s, L, hotel } = c,
    top = GROUND - h,
    cols = Math.round(w / r.between(22, 34)),
    rows = Math.round((h - 56) / r.between(21, 28)),
    pitch = w / cols,
    sh = (h - 56) / rows
  block(c, x, w, top, mix(hotel.steel, coat, 0.4), { deep: 150, cols: 3, rows: rows >> 1 })
  const d = rect(x, top, w, h)
  s.fill(
    d,
    s.fade([
      [0, mix(L.mid, L.zenith, 0.5)],
      [0.5, mix(L.low, L.mid, 0.5)],
      [1, mix(L.on(tint, 0.4), L.mid, 0.4)],
    ]),
  )
  s.fill(d, L.on(mix(tint, rgb('#3a4f64'), 0.4), 0.5), 0.42)
  s.clip(d, () => {
    // the bright sky slides over the glass
    const k = L.sun.x > 0 ? 1 : -1,
      m = x + w / 2
    s.fill(
      poly([
        [m + k * w * 0.1, top],
        [m + k * w * 0.5, top],
        [m + k * w * 0.16, GROUND],
        [m - k * w * 0.24, GROUND],
      ]) +
        poly([
          [m - k * w * 0.12, top],
          [m - k * w * 0.02, top],
          [m - k * w * 0.36, GROUND],
          [m - k * w * 0.46, GROUND],
        ]),
      WHITE,
      0.1 + 0.12 * L.bright,
    )
  })
  const lit = ['', '', '']
  let blind = ''
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const q = at(c.n, i + j * 29, 401 + salt),
        cell = `M${num(x + (i + 0.5) * pitch)} ${num(top + j * sh)}v${num(sh)}`
      if (q < L.lamps * 0.52) lit[Math.floor(at(c.n, i + j * 29, 402 + salt) * 3)] += cell
      else if (q > 0.9) blind += cell
    }
  s.line(blind, L.on(hotel.trim, 0.6), pitch, { opacity: 0.3 })
  lit.forEach((p, k) => s.line(p, lampTone(k), pitch, { opacity: 0.5 + 0.42 * L.night }))
  const slabs = (thick: number) =>
    s.line(`M${num(x + w / 2)} ${num(top)}V${num(GROUND - 56)}`, L.on(coat, L.top), w + 4, {
      dash: `${fine(thick)} ${fine(sh - thick)}`,
    })
  const fins = (thick: number, tone: Rgb) =>
    s.line(`M${num(x - thick / 2)} ${num(top + h / 2 - 28)}h${num(w + thick)}`, tone, h - 56, {
      dash: `${fine(thick)} ${fine(pitch - thick)}`,
    })
  if (style === 0) {
    fins(1.4, L.on(hotel.dark, 0.5))
    slabs(5)
  } // floors as bands
  else if (style === 1) {
    slabs(1.6)
    fins(4.6, L.on(coat, L.front * 1.1))
  } // upright fins
  else if (style === 2) {
    slabs(3.4)
    fins(3.4, L.on(coat, L.front))
  } // an even frame
  else {
    slabs(1.8)
    fins(1.5, L.on(coat, 0.6)) // balconies on one edge
    const bw = w * 0.34,
      bx = hotel.turned > 0 ? x - 8 : x + w - bw + 8
    s.line(`M${num(bx + bw / 2)} ${num(top + sh - 7)}V${num(GROUND - 56)}`, L.on(coat, L.top), bw, {
      dash: `7 ${fine(sh - 7)}`,
    })
    for (let j = 1; j < rows; j += 2)
      trailing(c, bx + bw * 0.5 * at(c.n, j, 430), top + j * sh + sh - 8, bw * 0.42, j + salt, 9)
  }
  if (style !== 3)
    for (const k of r.coin() ? [0.24, 0.62] : [r.between(0.3, 0.6)]) {
      const gy = top + Math.round(rows * k) * sh,
        gw = w * r.between(0.36, 0.7),
        gx = k < 0.4 === hotel.turned > 0 ? x + w - gw : x
      s.fill(rect(gx, gy, gw, sh * 1.7), L.on(hotel.shadow, 0.3))
      s.fill(rect(gx, gy + sh * 0.2, gw, sh * 1.5), WARM, 0.14 + 0.6 * L.lamps)
      trailing(c, gx + 4, gy + sh * 1.7, gw - 8, 2 + salt, 13)
    }
  s.fill(rect(x - 3, top - 6, w + 6, 7), L.on(hotel.trim, L.top))
  const hat = r.whole(0, 2)
  if (hat === 0) s.fill(rect(x + w * 0.2, top - 20, w * 0.36, 15), L.on(hotel.steel, L.front))
  else if (hat === 1) {
    trailing(c, x + 6, top - 4, w - 12, 9 + salt, 8)
    pergola(c, x + w * 0.25, top - 6, w * 0.5, 22)
  } else
    s.line(`M${num(x)} ${num(top - 12)}h${num(w)}`, L.on(coat, L.front), 14, { dash: `1.8 ${num(pitch / 2 - 1.8)}` })
}
