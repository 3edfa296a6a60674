import { at } from './chance.ts'
import { mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { num } from './numbers.ts'
import { open, poly, rect, type Point } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const townhouses: Family = (c, r) => {
  const { s, L, hotel } = c,
    n = 4,
    coats = [
      hotel.wall,
      hotel.trim,
      mix(hotel.wall, hotel.second, 0.6),
      mix(hotel.accent, hotel.trim, 0.45),
      mix(hotel.wall, hotel.roof, 0.6),
    ]
  const x = -r.between(250, 268),
    total = -2 * x
  const shares = Array.from({ length: n }, () => r.between(0.8, 1.2)),
    sum = shares.reduce((a, b) => a + b, 0)
  const mid = Math.floor(n / 2)
  let tallest = 0,
    middle = 0
  const plots: Point[] = []
  let edge = x
  for (const share of shares) {
    const next = edge + (total * share) / sum
    plots.push([edge, next - edge])
    edge = next
  }
  // the row is drawn towards the eye, so that no flank covers a neighbour's front
  for (let step = 0; step < n; step++) {
    const i = hotel.turned > 0 ? step : n - 1 - step,
      [x, w] = plots[i] ?? [0, 0],
      rows = r.coin(0.4) ? 4 : 3,
      h = 58 + rows * 38 + r.between(0, 10),
      top = GROUND - h,
      coat = coats[(i * 2 + Math.floor(at(c.n, 530) * 5)) % 5] ?? hotel.wall,
      gable = r.pick(['step', 'bell', 'point', 'flat', 'point']),
      cxx = x + w / 2,
      cols = w > 112 ? 3 : 2,
      pitch = w / cols
    tallest = Math.max(tallest, h + 40)
    block(c, x, w, top, coat, { deep: 140 })
    let head = ''
    if (gable === 'point')
      head = poly([
        [x, top + 1],
        [cxx, top - w * 0.48],
        [x + w, top + 1],
      ])
    else if (gable === 'step')
      for (let k = 0; k < 4; k++)
        head += rect(x + w * 0.11 * (k + (k ? 0.2 : 0)), top - (k + 1) * 12, w - w * 0.22 * (k + (k ? 0.2 : 0)), 13)
    else if (gable === 'bell')
      head = `M${num(x)} ${num(top + 1)}c${num(w * 0.22)} -6 ${num(w * 0.16)} ${num(-w * 0.38)} ${num(w * 0.34)} ${num(-w * 0.4)}h${num(w * 0.32)}c${num(w * 0.18)} 2 ${num(w * 0.12)} ${num(w * 0.34)} ${num(w * 0.34)} ${num(w * 0.4)}z`
    s.fill(head, L.on(coat))
    if (gable === 'point')
      s.line(
        open([
          [x - 4, top + 4],
          [cxx, top - w * 0.48 - 1],
          [x + w + 4, top + 4],
        ]),
        L.on(hotel.roof, L.top),
        6,
      )
    else if (gable === 'flat') {
      cornice(c, x - 2, top - 5, w + 4, 7, hotel.trim, '3 3')
      mansardRoof(c, x + 2, top - 4, w - 4, 26, 1)
    } else cornice(c, x - 1, top - 1, w + 2, 3.4, hotel.trim)
    const d = rect(x, top, w, h)
    if (i % 2 === 0) wash(c, d)
    if (gable !== 'flat')
      windows(c, {
        x: cxx - 7,
        y: top - (gable === 'point' ? 20 : 26),
        cols: 1,
        rows: 1,
        dx: 1,
        dy: 1,
        w: 14,
        h: 20,
        head: 7,
        bars: '',
        frame: hotel.trim,
        salt: 40 + i,
        share: 0.6,
      })
    windows(c, {
      x: x + pitch * 0.29,
      y: top + 10,
      cols,
      rows,
      dx: pitch,
      dy: 38,
      w: pitch * 0.42,
      h: 26,
      frame: hotel.trim,
      sill: i % 2 ? hotel.trim : undefined,
      bars: i % 2 ? '|' : '+',
      salt: 50 + i * 3,
    })
    s.fill(
      rect(x, GROUND - 50, w, 50),
      L.on(i === mid ? mix(hotel.accent, hotel.dark, 0.35) : mix(coat, hotel.dark, 0.5)),
    )
    c.doorX = i === mid ? cxx : -9999
    shopfront(c, x, w, i === mid ? 3 : 2, 42, i % 2 === mid % 2 ? hotel.accent : hotel.second)
    if (i === mid) middle = cxx
  }
  slant(c, rect(-260, -100, 520, 250), -260, 520, -60)
  entrance(c, middle, 28, 42, { frame: hotel.second })
  c.body = [-260, 520, tallest]
}
