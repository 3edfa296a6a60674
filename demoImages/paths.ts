import { coarse, num } from './numbers.ts'

/** In scene units: x to the right, y down, 0 in the middle of the picture. */
export type Point = readonly [x: number, y: number]

/** Joins numbers with the fewest separators. */
export const run = (...values: number[]): string => values.reduce((out, value) => join(out, value), '')
const join = (out: string, value: number): string => {
  const text = num(value)
  return out && !text.startsWith('-') ? `${out} ${text}` : out + text
}

/** x, y is the top left corner. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${run(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`

/** Closed polygon: one absolute start, then short relative steps that never drift. */
export const poly = (pts: readonly Point[]): string => `${open(pts)}z`

/** The same path as `poly`, left open. */
export const open = (pts: readonly Point[]): string => {
  const [start, ...rest] = pts
  if (!start) return ''
  let [x, y] = [coarse(start[0]), coarse(start[1])]
  let steps = ''
  for (const point of rest) {
    const [dx, dy] = [coarse(point[0] - x), coarse(point[1] - y)]
    steps = join(join(steps, dx), dy)
    x += dx
    y += dy
  }
  return `M${run(start[0], start[1])}l${steps}`
}

/** A circle or ellipse around x, y. */
export const disc = (x: number, y: number, radiusX: number, radiusY = radiusX): string =>
  `M${run(x - radiusX, y)}a${run(radiusX, radiusY)} 0 1 0 ${num(2 * radiusX)} 0a${run(radiusX, radiusY)} 0 1 0 ${num(-2 * radiusX)} 0z`

/** An opening with a round or flatter head; x, y is the top left corner of its box. */
export const arch = (x: number, y: number, width: number, height: number, rise = width / 2): string =>
  `M${run(x, y + height)}v${num(rise - height)}a${run(width / 2, rise)} 0 0 1 ${num(width)} 0v${num(height - rise)}z`

/** A rectangle with rounded corners; x, y is the top left corner of its box. */
export const pill = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${run(x + radius, y)}h${num(width - 2 * radius)}q${run(radius, 0, radius, radius)}v${num(height - 2 * radius)}q${run(0, radius, -radius, radius)}h${num(2 * radius - width)}q${run(-radius, 0, -radius, -radius)}v${num(2 * radius - height)}q${run(0, -radius, radius, -radius)}z`

/** A smooth line through points with quadratic arcs; `close` adds straight ends. */
export function flow(pts: readonly Point[], close?: readonly Point[]): string {
  const [start, ...rest] = pts
  if (!start) return ''
  let [x, y] = [coarse(start[0]), coarse(start[1])]
  let steps = ''
  rest.forEach((point, index) => {
    const next = rest[index + 1]
    if (!next) return
    const isLast = index === rest.length - 2
    const endX = coarse((isLast ? next[0] : (point[0] + next[0]) / 2) - x)
    const endY = coarse((isLast ? next[1] : (point[1] + next[1]) / 2) - y)
    steps = join(join(join(join(steps, point[0] - x), point[1] - y), endX), endY)
    x += endX
    y += endY
  })
  let out = `M${run(start[0], start[1])}q${steps}`
  if (close) for (const point of close) out += `L${run(point[0], point[1])}`
  return out + (close ? 'z' : '')
}

/** A point in a hand-written path. */
export const spot = (point: Point): string => `${num(point[0])} ${num(point[1])}`
