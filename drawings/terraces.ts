import { at, type Chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect, type Point } from './paths.ts'
import { pergola } from './roofs.ts'
import { block, cornice, slant, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

export const terraces: Family = (c, r) => {
  const { s, L, hotel } = c,
    levels = r.whole(3, 4),
    lean = hotel.turned,
    tile = r.coin(0.6)
  let w = r.between(440, 520),
    x = -w / 2,
    y = GROUND
  for (let k = 0; k < levels; k++) {
    const h = r.between(56, 72),
      z = 0,
      top = y - h,
      mat = k % 2 ? mix(hotel.wall, hotel.trim, 0.45) : hotel.wall
    const f = block(c, x, w, top, mat, { z, deep: 150 - k * 24, foot: y, cols: 2, rows: 1 }),
      d = rect(f.x, f.y, f.w, f.h)
    wash(c, d)
    const n = Math.max(2, Math.floor(w / r.between(62, 84))),
      pitch = (w - 16) / n,
      kind = r(),
      left = x
    if (kind < 0.5)
      windows(c, {
        x: x + 8 + pitch * 0.2,
        y: top + 17,
        cols: n,
        rows: 1,
        dx: pitch,
        dy: 0,
        w: pitch * 0.6,
        h: h - 17,
        head: pitch * 0.28,
        bars: '|',
        salt: 10 + k,
        share: 0.75,
        skip: k ? undefined : (i) => Math.abs(left + 8 + pitch * (i + 0.5)) < pitch * 0.5,
      })
    else
      windows(c, {
        x: x + 8 + pitch * 0.3,
        y: top + 18,
        cols: n,
        rows: 1,
        dx: pitch,
        dy: 0,
        w: pitch * 0.34,
        h: h * 0.52,
        bars: '+',
        frame: hotel.accent,
        sill: hotel.trim,
        rail: kind > 0.75 ? hotel.dark : undefined,
        salt: 20 + k,
        share: 0.7,
      })
    // what lies on top: tiles, a parapet with plants, a pergola
    const rest = w * r.between(0.6, 0.74),
      nx = lean > 0 ? x + w - rest - r.between(0, 20) : x + r.between(0, 20)
    if (k === levels - 1) {
      if (tile) tiles(c, x - 7, top, w + 14, 20)
      else {
        cornice(c, x - 2, top - 5, w + 4, 7, hotel.trim)
        if (r.coin())
          s.fill(
            `M${num(x + w * 0.3)} ${num(top - 4)}c0-52 74-52 74 0z`,
            s.fade(
              [
                [0, L.on(hotel.accent, L.left)],
                [1, L.on(hotel.accent, L.right)],
              ],
              null,
              true,
            ),
          )
      }
    } else {
      cornice(c, x - 2, top - 5, w + 4, 7, hotel.trim)
      const [gapX, gapW]: Point = lean > 0 ? [x, nx - x] : [nx + rest, x + w - nx - rest]
      if (gapW > 50) pergola(c, gapX + 4, top - 4, gapW - 10, 34)
      trailing(c, gapX + gapW * 0.1, top + 1, gapW * 0.55, k, 22)
    }
    if (k === 0) {
      c.doorX = x + w * 0.5
      slant(c, d, x, w, top)
    }
    y = top
    x = nx
    w = rest
  }
  bougainvillea(c, -w * 0.5 + lean * -150, GROUND - 40, r)
  entrance(c, 0, 34, 46, { head: 17, frame: hotel.trim })
  c.body = [-240, 480, GROUND - y]
}

function tiles(c: Front, x: number, y: number, w: number, h: number): void {
  const { s, L, hotel } = c
  s.fill(
    poly([
      [x, y + 2],
      [x + h, y - h],
      [x + w - h, y - h],
      [x + w, y + 2],
    ]),
    L.on(hotel.roof, L.top),
  )
  s.line(`M${num(x + h / 2)} ${num(y - h / 2 + 1)}h${num(w - h)}`, L.on(dim(hotel.roof, 0.66), 0.5), h - 2, {
    dash: '1.4 6',
    opacity: 0.7,
  })
  s.fill(rect(x, y + 2, w, 4), L.on(hotel.shadow, 0.1), 0.4)
}

function bougainvillea(c: Front, x: number, y: number, r: Chance): void {
  const { s, L } = c,
    tone = r.pick([rgb('#d2447f'), rgb('#e0563f'), rgb('#c95aa8'), rgb('#f0a030')]),
    d: [string, string, string] = ['', '', '']
  for (let i = 0; i < 27; i++) {
    const a = at(c.n, i, 540) * 6.28,
      q = Math.sqrt(at(c.n, i, 541))
    d[i % 3] += `M${num(x + Math.cos(a) * q * 46 + q * 10)} ${num(y + Math.sin(a) * q * 34)}h0`
  }
  s.line(d[0], L.on(dim(c.hotel.plant, 0.7), 0.4), 19, { cap: true })
  s.line(d[1], L.on(dim(tone, 0.8), 0.5), 15, { cap: true })
  s.line(d[2], L.on(mix(tone, WHITE, 0.15), 0.85), 10, { cap: true })
}
