import { at } from './chance.ts'
import { dim, mix, rgb, type Paint, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import type { Light } from './light.ts'
import { lampTone } from './materials.ts'
import { fine, num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import { Sheet, type Box } from './sheet.ts'

/** Glass that mirrors the sky of the hour. */
export const glassPaint = (s: Sheet, L: Light, box?: Box): string =>
  s.fade(
    [
      [0, mix(L.on(rgb('#5f7d92'), 0.5), L.mid, 0.35)],
      [1, mix(L.on(rgb('#33465a'), 0.4), L.low, 0.18)],
    ],
    box,
  )

interface WindowGrid {
  x: number
  y: number
  cols: number
  rows: number
  /** From one window to the next. */
  dx: number
  dy: number
  w: number
  h: number
  /** How high the round head of the opening rises; 0: a flat one. */
  head?: number
  frame?: Rgb | undefined
  bars?: '' | '|' | '+' | '#'
  sill?: Rgb | undefined
  /** Tells the windows of one house apart by night. */
  salt?: number
  /** How many of them are lit in the deepest night, 0 to 1. */
  share?: number
  rail?: Rgb | undefined
  /** Leaves out the windows of these columns. */
  skip?: ((column: number) => boolean) | undefined
}

/** A grid of windows. Rows are drawn once and repeated. Lamps go on one by one as the evening comes. */
export function windows(
  c: Front,
  { x, y, cols, rows, dx, dy, w, h, head = 0, frame, bars = '+', sill, salt = 0, share = 0.62, rail, skip }: WindowGrid,
): void {
  const { s, L, hotel } = c,
    total = (cols - 1) * dx + w
  const shape = (px: number, py: number) => (head ? arch(px, py, w, h, head) : rect(px, py, w, h))
  const each = (make: (x: number) => string) => {
    let d = ''
    for (let i = 0; i < cols; i++) if (!skip?.(i)) d += make(x + i * dx)
    return d
  }
  // one dashed stroke draws the same part of every window in the row
  const strip = (py: number, thick: number, paint: Paint, grow = 0) =>
    s.line(`M${num(x - grow)} ${num(py)}h${fine(total + 2 * grow)}`, paint, thick, {
      dash: `${fine(w + 2 * grow)} ${fine(cols > 1 ? dx - w - 2 * grow : 999)}`,
    })
  const posts = (k: number, paint: Paint) =>
    s.line(
      `M${num(x + w * k - 0.7)} ${num(head ? h * 0.54 : h / 2)}h${fine(total - w + 1.4)}`,
      paint,
      head ? h * 0.92 : h,
      { dash: `1.4 ${fine(dx - 1.4)}` },
    )
  const base = s.keep(() => {
    const around = s.sparing > 4 ? undefined : frame
    if (around && !head) strip(h / 2, h + 5, L.on(around, L.front * 1.05), Math.min(2.5, (dx - w) * 0.3))
    else if (around)
      s.fill(
        each((px: number) => arch(px - 2.5, -2.5, w + 5, h + 2.5, head + 2.5)),
        L.on(around, L.front * 1.05),
      )
    if (head)
      s.fill(
        each((px: number) => shape(px, 0)),
        glassPaint(s, L),
      )
    else {
      strip(h / 2, h, glassPaint(s, L, [0, 0, 0, 30]))
      strip(h * 0.05 + 0.5, Math.max(2, h * 0.1), L.on(dim(hotel.shadow, 0.6), 0.1))
    }
  })
  for (let j = 0; j < rows; j++) s.use(base, 0, y + j * dy)
  const lit = ['', '', ''],
    whole = head && w > 19,
    round = head > w * 0.4
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      if (skip?.(i) || at(c.n, i + j * 31, 320 + salt) >= L.lamps * share) continue
      const px = x + i * dx,
        py = y + j * dy,
        tone = Math.floor(at(c.n, i + j * 31, 321 + salt) * 3)
      const o = head ? Math.min(head, w / 2) : 0
      lit[tone] += whole
        ? shape(px, py)
        : `M${(px + w / 2).toFixed(1)} ${num(py + o)}v${num(h - o - (round ? w / 2 : 0))}`
    }
  lit.forEach((d, k) =>
    whole
      ? s.fill(d, lampTone(k), 0.55 + 0.45 * L.night)
      : s.line(d, lampTone(k), w - (head ? 1 : 0), { opacity: 0.55 + 0.45 * L.night, cap: round }),
  )
  if (c.lite || s.sparing > 2 || !(bars || sill || rail)) return
  const over = s.keep(() => {
    const wood = L.on(frame || hotel.dark, L.front)
    if (bars && skip)
      s.line(
        each((px: number) => `M${num(px + w / 2)} 1V${num(h)}`),
        wood,
        1.4,
      )
    else if (bars === '#') {
      posts(1 / 3, wood)
      posts(2 / 3, wood)
      strip(h * 0.36, 1.3, wood)
      strip(h * 0.68, 1.3, wood)
    } else if (bars) {
      posts(0.5, wood)
      if (bars === '+') strip(h * 0.4, 1.3, wood)
    }
    if (sill && dx > w + 9) strip(h + 1.3, 2.6, L.on(sill, L.top), 4)
    if (rail) {
      strip(h + 0.5, 3, L.on(hotel.trim, L.top), 5)
      s.line(
        each((px: number) => `M${num(px - 5)} ${num(h - 6)}h${num(w + 10)}`),
        L.on(rail, 0.4),
        11,
        { dash: '1.2 2.6' },
      )
    }
  })
  for (let j = 0; j < rows; j++) s.use(over, 0, y + j * dy)
}
