import { dim, mix, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import { WARM } from './light.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { cornice } from './walls.ts'
import { windows } from './windows.ts'

export function pergola(c: Front, x: number, y: number, w: number, h: number): void {
  const { s, L, hotel } = c
  let d = ''
  const n = Math.max(2, Math.round(w / 44))
  for (let i = 0; i <= n; i++) d += `M${num(x + (w * i) / n)} ${num(y)}v${num(-h)}`
  s.line(d, L.on(hotel.wood, L.front), 3)
  s.fill(rect(x - 6, y - h - 3, w + 12, 4), L.on(hotel.wood, L.top))
  s.line(`M${num(x - 4)} ${num(y - h - 5)}h${num(w + 8)}`, L.on(hotel.wood, L.top), 5, { dash: '3 8' })
  s.glow(x + w / 2, y - h * 0.4, w * 0.6, h, WARM, 0.55 * L.night)
}

export function mansardRoof(c: Front, x: number, y: number, w: number, h: number, dormers: number): void {
  const { s, L, hotel } = c
  s.fill(
    poly([
      [x, y],
      [x + h * 0.34, y - h],
      [x + w - h * 0.34, y - h],
      [x + w, y],
    ]),
    s.fade([
      [0, L.on(mix(hotel.roof, WHITE, 0.1), L.top)],
      [1, L.on(hotel.roof)],
    ]),
  )
  s.fill(rect(x + h * 0.3, y - h - 4, w - h * 0.6, 5), L.on(dim(hotel.roof, 0.7), L.top))
  if (dormers) {
    const pitch = w / (dormers + 0.6)
    windows(c, {
      x: x + pitch * 0.62,
      y: y - h * 0.74,
      cols: dormers,
      rows: 1,
      dx: pitch,
      dy: 0,
      w: Math.min(16, pitch * 0.36),
      h: h * 0.6,
      head: 6,
      frame: hotel.trim,
      bars: '|',
      salt: 80,
      share: 0.7,
    })
  }
  cornice(c, x - 2, y - 3, w + 4, 7, hotel.trim, '3 4')
}

export function roofHip(c: Front, cx: number, y: number, w: number, k: number, colour: Rgb, thatch: boolean): void {
  const { s, L } = c,
    over = 30 * k,
    h = (thatch ? 66 : 44) * k,
    x1 = cx - w / 2 - over,
    x2 = cx + w / 2 + over,
    flat = w * (thatch ? 0.22 : 0.34)
  s.fill(rect(x1 + 6, y, x2 - x1 - 12, 6 * k), L.on(c.hotel.shadow, 0.1), 0.6)
  const mid = poly([
    [x1, y],
    [cx - flat, y - h],
    [cx + flat, y - h],
    [x2, y],
  ])
  s.fill(
    mid,
    s.fade([
      [0, L.on(mix(colour, WHITE, 0.12), L.top)],
      [1, L.on(dim(colour, 0.84), L.front)],
    ]),
  )
  const sun = L.sun.x > 0 ? 1 : -1,
    e = sun > 0 ? x1 : x2,
    f = cx - sun * flat
  s.fill(
    poly([
      [e, y],
      [f, y - h],
      [f + sun * w * 0.1, y],
    ]),
    c.cool,
    0.22,
  )
  if (thatch) {
    s.line(`M${num(x1 + 2)} ${num(y + 2)}H${num(x2 - 2)}`, L.on(dim(colour, 0.75), 0.5), 8 * k, { dash: '3 1.6 5 2' })
    s.line(
      `M${num(x1 + over * 0.7)} ${num(y - h * 0.3)}H${num(x2 - over * 0.7)}M${num(x1 + over * 1.7)} ${num(y - h * 0.62)}H${num(x2 - over * 1.7)}`,
      L.on(dim(colour, 0.6), 0.5),
      5 * k,
      { dash: '2 5 3 4', opacity: 0.5 },
    )
    s.fill(rect(cx - flat - 4, y - h - 5 * k, flat * 2 + 8, 7 * k), L.on(dim(colour, 0.7), L.top))
  } else {
    s.fill(rect(x1 - 2, y - 2, x2 - x1 + 4, 5 * k), L.on(c.hotel.trim, L.top))
    s.line(
      `M${num(x1 + over * 0.9)} ${num(y - h * 0.34)}H${num(x2 - over * 0.9)}M${num(x1 + over * 1.9)} ${num(y - h * 0.67)}H${num(x2 - over * 1.9)}`,
      L.on(dim(colour, 0.66), 0.5),
      1.4,
      { opacity: 0.7 },
    )
  }
}
