import { coarse, num } from './numbers.ts'

export type Point = readonly [x: number, y: number]

export const clamp = (v: number, lo = 0, hi = 1): number => (v < lo ? lo : v > hi ? hi : v)

/** Joins numbers with the fewest separators. */
export const run = (...values: number[]): string => values.reduce((out, v) => join(out, v), '')
const join = (out: string, v: number): string => {
  const t = num(v)
  return out && !t.startsWith('-') ? `${out} ${t}` : out + t
}

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${run(x, y)}h${num(w)}v${num(h)}h${num(-w)}z`

/** Closed shape: one absolute start, then short relative steps that never drift. */
export const poly = (pts: readonly Point[]): string => `${open(pts)}z`

export const open = (pts: readonly Point[]): string => {
  const [start, ...rest] = pts
  if (!start) return ''
  let [x, y] = [coarse(start[0]), coarse(start[1])]
  let steps = ''
  for (const p of rest) {
    const [dx, dy] = [coarse(p[0] - x), coarse(p[1] - y)]
    steps = join(join(steps, dx), dy)
    x += dx
    y += dy
  }
  return `M${run(start[0], start[1])}l${steps}`
}

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${run(x - rx, y)}a${run(rx, ry)} 0 1 0 ${num(2 * rx)} 0a${run(rx, ry)} 0 1 0 ${num(-2 * rx)} 0z`

/** Opening with a round (or flatter) head; x, y is the top left of its box. */
export const arch = (x: number, y: number, w: number, h: number, rise = w / 2): string =>
  `M${run(x, y + h)}v${num(rise - h)}a${run(w / 2, rise)} 0 0 1 ${num(w)} 0v${num(h - rise)}z`

export const pill = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${run(x + r, y)}h${num(w - 2 * r)}q${run(r, 0, r, r)}v${num(h - 2 * r)}q${run(0, r, -r, r)}h${num(2 * r - w)}q${run(-r, 0, -r, -r)}v${num(2 * r - h)}q${run(0, -r, r, -r)}z`

/** Smooth line through points with quadratic arcs; `close` adds straight ends. */
export function flow(pts: readonly Point[], close?: readonly Point[]): string {
  const [start, ...rest] = pts
  if (!start) return ''
  let [x, y] = [coarse(start[0]), coarse(start[1])]
  let steps = ''
  rest.forEach((p, i) => {
    const q = rest[i + 1]
    if (!q) return
    const end = i === rest.length - 2
    const ex = coarse((end ? q[0] : (p[0] + q[0]) / 2) - x)
    const ey = coarse((end ? q[1] : (p[1] + q[1]) / 2) - y)
    steps = join(join(join(join(steps, p[0] - x), p[1] - y), ex), ey)
    x += ex
    y += ey
  })
  let out = `M${run(start[0], start[1])}q${steps}`
  if (close) for (const p of close) out += `L${run(p[0], p[1])}`
  return out + (close ? 'z' : '')
}

/** A point in a hand-written path. */
export const spot = (p: Point): string => `${num(p[0])} ${num(p[1])}`
