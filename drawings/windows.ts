import { at } from './chance.ts'
import { dim, mix, rgb, type Paint, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import type { Light } from './light.ts'
import { lampTone } from './materials.ts'
import { fine, num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import { Sheet, type Box } from './sheet.ts'

/** Glass that mirrors the sky of the hour. */
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
  cols: number
  rows: number
  /** From one window to the next. */
  dx: number
  dy: number
  width: number
  height: number
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
  front: Front,
  {
    x,
    y,
    cols,
    rows,
    dx,
    dy,
    width,
    height,
    head = 0,
    frame,
    bars = '+',
    sill,
    salt = 0,
    share = 0.62,
    rail,
    skip,
  }: WindowGrid,
): void {
  const { sheet, light, hotel } = front
  const total = (cols - 1) * dx + width
  const shape = (paneX: number, paneY: number) =>
    head ? arch(paneX, paneY, width, height, head) : rect(paneX, paneY, width, height)
  const each = (make: (x: number) => string) => {
    let outline = ''
    for (let index = 0; index < cols; index++) if (!skip?.(index)) outline += make(x + index * dx)
    return outline
  }
  // one dashed stroke draws the same part of every window in the row
  const strip = (paneY: number, thick: number, paint: Paint, grow = 0) =>
    sheet.line(`M${num(x - grow)} ${num(paneY)}h${fine(total + 2 * grow)}`, paint, thick, {
      dash: `${fine(width + 2 * grow)} ${fine(cols > 1 ? dx - width - 2 * grow : 999)}`,
    })
  const posts = (size: number, paint: Paint) =>
    sheet.line(
      `M${num(x + width * size - 0.7)} ${num(head ? height * 0.54 : height / 2)}h${fine(total - width + 1.4)}`,
      paint,
      head ? height * 0.92 : height,
      { dash: `1.4 ${fine(dx - 1.4)}` },
    )
  const base = sheet.keep(() => {
    const around = sheet.sparing > 4 ? undefined : frame
    if (around && !head)
      strip(height / 2, height + 5, light.on(around, light.front * 1.05), Math.min(2.5, (dx - width) * 0.3))
    else if (around)
      sheet.fill(
        each((paneX: number) => arch(paneX - 2.5, -2.5, width + 5, height + 2.5, head + 2.5)),
        light.on(around, light.front * 1.05),
      )
    if (head)
      sheet.fill(
        each((paneX: number) => shape(paneX, 0)),
        glassPaint(sheet, light),
      )
    else {
      strip(height / 2, height, glassPaint(sheet, light, [0, 0, 0, 30]))
      strip(height * 0.05 + 0.5, Math.max(2, height * 0.1), light.on(dim(hotel.shadow, 0.6), 0.1))
    }
  })
  for (let step = 0; step < rows; step++) sheet.use(base, 0, y + step * dy)
  const lit = ['', '', '']
  const whole = head && width > 19
  const round = head > width * 0.4
  for (let step = 0; step < rows; step++)
    for (let index = 0; index < cols; index++) {
      if (skip?.(index) || at(front.number, index + step * 31, 320 + salt) >= light.lamps * share) continue
      const paneX = x + index * dx
      const paneY = y + step * dy
      const tone = Math.floor(at(front.number, index + step * 31, 321 + salt) * 3)
      const overhang = head ? Math.min(head, width / 2) : 0
      lit[tone] += whole
        ? shape(paneX, paneY)
        : `M${(paneX + width / 2).toFixed(1)} ${num(paneY + overhang)}v${num(height - overhang - (round ? width / 2 : 0))}`
    }
  lit.forEach((outline, size) =>
    whole
      ? sheet.fill(outline, lampTone(size), 0.55 + 0.45 * light.night)
      : sheet.line(outline, lampTone(size), width - (head ? 1 : 0), { opacity: 0.55 + 0.45 * light.night, cap: round }),
  )
  if (front.lite || sheet.sparing > 2 || !(bars || sill || rail)) return
  const over = sheet.keep(() => {
    const wood = light.on(frame || hotel.dark, light.front)
    if (bars && skip)
      sheet.line(
        each((paneX: number) => `M${num(paneX + width / 2)} 1V${num(height)}`),
        wood,
        1.4,
      )
    else if (bars === '#') {
      posts(1 / 3, wood)
      posts(2 / 3, wood)
      strip(height * 0.36, 1.3, wood)
      strip(height * 0.68, 1.3, wood)
    } else if (bars) {
      posts(0.5, wood)
      if (bars === '+') strip(height * 0.4, 1.3, wood)
    }
    if (sill && dx > width + 9) strip(height + 1.3, 2.6, light.on(sill, light.top), 4)
    if (rail) {
      strip(height + 0.5, 3, light.on(hotel.trim, light.top), 5)
      sheet.line(
        each((paneX: number) => `M${num(paneX - 5)} ${num(height - 6)}h${num(width + 10)}`),
        light.on(rail, 0.4),
        11,
        { dash: '1.2 2.6' },
      )
    }
  })
  for (let step = 0; step < rows; step++) sheet.use(over, 0, y + step * dy)
}
