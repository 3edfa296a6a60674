import { at } from './chance.ts'
import { dim, mix, rgb, type Paint, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import type { Light } from './light.ts'
import { lampTone } from './materials.ts'
import { fine, num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import type { Box, Sheet } from './sheet.ts'

/** Glass that reflects the sky of the hour. */
export const glassPaint = (sheet: Sheet, light: Light, box?: Box): string =>
  sheet.fade(
    [
      [0, mix(light.on(rgb('#5f7d92'), 0.5), light.mid, 0.35)],
      [1, mix(light.on(rgb('#33465a'), 0.4), light.low, 0.18)],
    ],
    box,
  )

interface WindowGrid {
  x: number
  y: number
  cols?: number
  rows?: number
  /** Distances between windows. */
  dx?: number
  dy?: number
  width: number
  height: number
  /** Height of the round head of the opening; 0 for a flat one. */
  head?: number
  frame?: Rgb | undefined
  bars?: '' | '|' | '+' | '#'
  sill?: Rgb | undefined
  /** Varies which windows are lit among the grids of one house. */
  salt?: number
  /** Share of lit windows in the middle of the night, 0 to 1. */
  share?: number
  rail?: Rgb | undefined
  /** Omits the windows of these columns. */
  skip?: ((column: number) => boolean) | undefined
}

const DEFAULTS = { cols: 1, rows: 1, dx: 1, dy: 0, head: 0, bars: '+', salt: 0, share: 0.62 } as const
type Grid = WindowGrid & Required<Pick<WindowGrid, keyof typeof DEFAULTS>>

/** Positions of the glazing bars, as shares of a window's width and height. */
const BARS = {
  '': { upright: [], across: [] },
  '|': { upright: [0.5], across: [] },
  '+': { upright: [0.5], across: [0.4] },
  '#': { upright: [1 / 3, 2 / 3], across: [0.36, 0.68] },
} as const

/** A grid of windows, by default a single one. Lamps turn on one by one in the evening. */
export function windows(front: Front, options: WindowGrid): void {
  const grid: Grid = { ...DEFAULTS, ...options }
  eachRow(front.sheet, grid, () => {
    frames(front, grid)
    glass(front, grid)
  })
  lamps(front, grid)
  if (front.lite || front.sheet.sparing > 2 || !(grid.bars || grid.sill || grid.rail)) return
  eachRow(front.sheet, grid, () => {
    glazingBars(front, grid)
    sills(front, grid)
    rails(front, grid)
  })
}

/** Draws a row once and repeats it down the grid. */
function eachRow(sheet: Sheet, { rows, y, dy }: Grid, draw: () => void): void {
  const row = sheet.keep(draw)
  for (let step = 0; step < rows; step++) sheet.use(row, 0, y + step * dy)
}

const opening = ({ width, height, head }: Grid, x: number, y: number): string =>
  head ? arch(x, y, width, height, head) : rect(x, y, width, height)

/** The outlines of one part in a row, for every window that is not skipped. */
function outlines({ cols, x, dx, skip }: Grid, outlineAt: (x: number) => string): string {
  let outline = ''
  for (let index = 0; index < cols; index++) if (!skip?.(index)) outline += outlineAt(x + index * dx)
  return outline
}

/** From the left edge of a row's first window to the right edge of its last. */
const rowWidth = ({ cols, dx, width }: Grid): number => (cols - 1) * dx + width

/** A band across every window of a row, as one dashed stroke. */
function strip(sheet: Sheet, grid: Grid, y: number, thick: number, paint: Paint, grow = 0): void {
  const { x, cols, dx, width } = grid
  sheet.line(`M${num(x - grow)} ${num(y)}h${fine(rowWidth(grid) + 2 * grow)}`, paint, thick, {
    dash: `${fine(width + 2 * grow)} ${fine(cols > 1 ? dx - width - 2 * grow : 999)}`,
  })
}

/** A vertical bar at this share of every window's width. */
function posts(sheet: Sheet, grid: Grid, share: number, paint: Paint): void {
  const { x, dx, width, height, head } = grid
  sheet.line(
    `M${num(x + width * share - 0.7)} ${num(head ? height * 0.54 : height / 2)}h${fine(rowWidth(grid) - width + 1.4)}`,
    paint,
    head ? height * 0.92 : height,
    { dash: `1.4 ${fine(dx - 1.4)}` },
  )
}

function frames({ sheet, light }: Front, grid: Grid): void {
  const { frame, dx, width, height, head } = grid
  if (!frame || sheet.sparing > 4) return
  const paint = light.on(frame, light.front * 1.05)
  if (head)
    sheet.fill(
      outlines(grid, (x) => arch(x - 2.5, -2.5, width + 5, height + 2.5, head + 2.5)),
      paint,
    )
  else strip(sheet, grid, height / 2, height + 5, paint, Math.min(2.5, (dx - width) * 0.3))
}

function glass({ sheet, light, hotel }: Front, grid: Grid): void {
  const { height, head } = grid
  if (head)
    return sheet.fill(
      outlines(grid, (x) => opening(grid, x, 0)),
      glassPaint(sheet, light),
    )
  strip(sheet, grid, height / 2, height, glassPaint(sheet, light, [0, 0, 0, 30]))
  const lintelShade = light.on(dim(hotel.shadow, 0.6), 0.1)
  strip(sheet, grid, height * 0.05 + 0.5, Math.max(2, height * 0.1), lintelShade)
}

/** Lit windows, grouped by the color of their lamps. Narrow ones are strokes, which are shorter than outlines. */
function lamps({ sheet, light, number }: Front, grid: Grid): void {
  const { x, y, cols, rows, dx, dy, width, height, head, salt, share, skip } = grid
  const whole = head && width > 19
  const round = head > width * 0.4
  const overhang = head ? Math.min(head, width / 2) : 0
  const lit = ['', '', '']
  for (let step = 0; step < rows; step++)
    for (let index = 0; index < cols; index++) {
      if (skip?.(index) || at(number, index + step * 31, 320 + salt) >= light.lamps * share) continue
      const paneX = x + index * dx
      const paneY = y + step * dy
      const tone = Math.floor(at(number, index + step * 31, 321 + salt) * 3)
      lit[tone] += whole
        ? opening(grid, paneX, paneY)
        : `M${(paneX + width / 2).toFixed(1)} ${num(paneY + overhang)}v${num(height - overhang - (round ? width / 2 : 0))}`
    }
  const opacity = 0.55 + 0.45 * light.night
  lit.forEach((outline, tone) =>
    whole
      ? sheet.fill(outline, lampTone(tone), opacity)
      : sheet.line(outline, lampTone(tone), width - (head ? 1 : 0), { opacity, cap: round }),
  )
}

function glazingBars({ sheet, light, hotel }: Front, grid: Grid): void {
  const { bars, frame, width, height, skip } = grid
  const wood = light.on(frame || hotel.dark, light.front)
  const { upright, across } = BARS[bars]
  if (bars && skip)
    return sheet.line(
      outlines(grid, (x) => `M${num(x + width / 2)} 1V${num(height)}`),
      wood,
      1.4,
    )
  for (const share of upright) posts(sheet, grid, share, wood)
  for (const share of across) strip(sheet, grid, height * share, 1.3, wood)
}

function sills({ sheet, light }: Front, grid: Grid): void {
  const { sill, dx, width, height } = grid
  if (sill && dx > width + 9) strip(sheet, grid, height + 1.3, 2.6, light.on(sill, light.top), 4)
}

function rails({ sheet, light, hotel }: Front, grid: Grid): void {
  const { rail, width, height } = grid
  if (!rail) return
  strip(sheet, grid, height + 0.5, 3, light.on(hotel.trim, light.top), 5)
  sheet.line(
    outlines(grid, (x) => `M${num(x - 5)} ${num(height - 6)}h${num(width + 10)}`),
    light.on(rail, 0.4),
    11,
    { dash: '1.2 2.6' },
  )
}
