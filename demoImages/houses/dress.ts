import { at } from '#demoImages/chance.ts'
import { dim, mix, rgb, type Rgb } from '#demoImages/colour.ts'
import { WARM } from '#demoImages/light.ts'
import { LAMP_TONES, lampTone, WHITE } from '#demoImages/materials.ts'
import { clamp } from '#demoImages/numbers.ts'
import { open, poly, spot, type Point } from '#demoImages/paths.ts'
import { glassOf, isLit, pane, type Stage, type Wall } from './solid.ts'

interface Rows {
  /** Distances from window to window, and from story to story. */
  pitch: number
  storey: number
  /** Lower and upper limit of the windows. */
  from: number
  to: number
  /** Width and height of a window as shares of `pitch` and `storey`. */
  wide: number
  high: number
  arched?: boolean
  frame?: Rgb
  sill?: Rgb
  shutters?: Rgb
  rail?: Rgb
  bars?: boolean
  /** Without frames, lintels and sills, for small or distant walls. */
  bare?: boolean
  /** Share of lit windows in the middle of the night. */
  share?: number
  skip?: (column: number, columns: number, row: number) => boolean
}

/** A round-headed opening in a wall. */
export const archPane = (wall: Wall, from: number, y0: number, to: number, y1: number): string => {
  const spring = y1 - Math.min((y1 - y0) * 0.5, ((to - from) * wall.width) / 2)
  const middle = (from + to) / 2
  const [a, b, c, d, e, f, g] = [
    wall.at(from, y0),
    wall.at(from, spring),
    wall.at(from, y1),
    wall.at(middle, y1),
    wall.at(to, y1),
    wall.at(to, spring),
    wall.at(to, y0),
  ]
  return `M${spot(a)}L${spot(b)}Q${spot(c)} ${spot(d)}Q${spot(e)} ${spot(f)}L${spot(g)}z`
}

const isInView = ({ sheet: { view } }: Stage, [x, y]: Point): boolean =>
  x > view.left - 40 && x < view.left + view.width + 40 && y > view.top - 40

/** Bounds of each window: x as a share of the wall's width, y as a height. */
function* places(stage: Stage, wall: Wall, rows: Rows) {
  const columns = Math.max(1, Math.round(wall.width / rows.pitch))
  const storeys = Math.max(1, Math.round((rows.to - rows.from) / rows.storey))
  const storey = (rows.to - rows.from) / storeys
  for (let row = 0; row < storeys; row++)
    for (let column = 0; column < columns; column++) {
      if (rows.skip?.(column, columns, row)) continue
      const middle = (column + 0.5) / columns
      const y0 = rows.from + storey * row + storey * (1 - rows.high) * 0.45
      if (!isInView(stage, wall.at(middle, y0))) continue
      const half = (rows.wide / 2) * (1 / columns)
      yield { from: middle - half, to: middle + half, y0, y1: y0 + storey * rows.high, place: row * 41 + column }
    }
}

/** Rows of windows in a wall. */
export function windows(stage: Stage, wall: Wall, rows: Rows): void {
  const { sheet, light, hotel } = stage
  const all = [...places(stage, wall, rows)]
  const few = !rows.bare && all.length < 70 && sheet.sparing < 3
  const out = rows.arched ? archPane : pane
  const lit = ['', '', '']
  const text = { dark: '', frame: '', sill: '', shutter: '', bar: '', rail: '', shade: '' }
  for (const { from, to, y0, y1, place } of all) {
    const width = (to - from) * 0.13
    const height = (y1 - y0) * 0.06
    const glass = out(wall, from, y0, to, y1)
    if (isLit(stage, wall.salt, place, rows.share ?? 0.6))
      lit[Math.floor(at(stage.number, place, 1321 + wall.salt) * 3)] += glass
    else text.dark += glass
    if (!few) continue
    const middle = (from + to) / 2
    if (rows.frame) text.frame += out(wall, from - width, y0 - height, to + width, y1 + height * 1.4)
    if (!rows.arched) text.shade += pane(wall, from, y1 - height * 1.6, to, y1)
    if (rows.sill) text.sill += pane(wall, from - width * 1.6, y0 - height * 1.6, to + width * 1.6, y0)
    if (rows.shutters) {
      const leaf = (to - from) * 0.42
      text.shutter +=
        pane(wall, from - width - leaf, y0, from - width, y1) + pane(wall, to + width, y0, to + width + leaf, y1)
    }
    if (rows.bars !== false) text.bar += open([wall.at(middle, y0), wall.at(middle, y1)])
    if (rows.rail) text.rail += pane(wall, from - width * 2, y0, to + width * 2, y0 + (y1 - y0) * 0.3)
  }
  if (rows.frame) sheet.fill(text.frame, light.on(rows.frame, wall.turn * 1.06))
  sheet.fill(text.dark, glassOf(stage))
  lit.forEach((outline, tone) => sheet.fill(outline, lampTone(tone)))
  sheet.fill(text.shade, light.on(dim(hotel.shadow, 0.6), 0.1), 0.5)
  sheet.line(text.bar, rows.frame ? light.on(rows.frame, wall.turn) : light.on(hotel.dark, 0.5), 1.3)
  if (rows.sill) sheet.fill(text.sill, light.on(rows.sill, light.top))
  if (rows.shutters) sheet.fill(text.shutter, light.on(rows.shutters, wall.turn * 0.95))
  if (rows.rail) sheet.fill(text.rail, light.on(rows.rail, 0.5), 0.55)
}

/** Horizontal lines along a wall at these heights. */
export const courses = (wall: Wall, heights: readonly number[], from = 0, to = 1): string =>
  heights.map((y) => open([wall.at(from, y), wall.at(to, y)])).join('')

/** Vertical lines at these shares of a wall's width. */
export const uprights = (wall: Wall, shares: readonly number[], y0 = wall.y0, y1 = wall.y1): string =>
  shares.map((share) => open([wall.at(share, y0), wall.at(share, y1)])).join('')

/** Numbers from `from` to `to` in equal steps of about `step`, both ends included. */
export const steps = (from: number, to: number, step: number): number[] => {
  const count = Math.max(1, Math.round((to - from) / step))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** The grid over a glass wall: horizontal floor bands, vertical blades, both, or a net of diagonals. */
export type Mesh = 'bands' | 'blades' | 'grid' | 'net'

interface Curtain {
  pitch: number
  storey: number
  from: number
  to: number
  /** Glass color. */
  tint: Rgb
  /** Color of floors and blades. */
  coat: Rgb
  mesh: Mesh
}

/** A glass wall that reflects the sky. */
export function curtain(stage: Stage, wall: Wall, { pitch, storey, from, to, tint, coat, mesh }: Curtain): void {
  const { sheet, light, camera, number } = stage
  const outline = pane(wall, 0, from, 1, to)
  const lean = Math.min(1, wall.turn / light.front)
  sheet.fill(
    outline,
    sheet.fade(
      [
        [0, mix(light.on(mix(tint, rgb('#3a4f64'), 0.2), 0.5), mix(light.mid, light.zenith, 0.5), 0.6 * lean)],
        [0.55, mix(light.on(mix(tint, rgb('#3a4f64'), 0.2), 0.5), mix(light.low, light.mid, 0.4), 0.55 * lean)],
        [1, mix(light.on(tint, 0.4), light.mid, 0.3)],
      ],
      [0, camera.top, 0, 150],
    ),
  )
  sheet.fill(
    pane(wall, 0.12, from, 0.34, to) + pane(wall, 0.42, from, 0.48, to),
    WHITE,
    (0.05 + 0.09 * light.bright) * (wall.isFront ? 1 : 0.6),
  )
  const columns = Math.max(2, Math.round(wall.width / pitch))
  const floors = steps(from, to, storey)
  const lit = ['', '', '']
  floors.slice(0, -1).forEach((y, row) => {
    const high = (floors[row + 1] ?? y) - y
    for (let column = 0; column < columns; column++)
      if (isLit(stage, wall.salt, row * 41 + column, 0.46))
        lit[Math.floor(at(number, row * 41 + column, 1322 + wall.salt) * 3)] += pane(
          wall,
          (column + 0.1) / columns,
          y + high * 0.2,
          (column + 0.9) / columns,
          y + high * 0.9,
        )
  })
  lit.forEach((cells, tone) => sheet.fill(cells, lampTone(tone), 0.5 + 0.42 * light.night))
  const shares = steps(0, 1, 1 / columns)
  const bone = light.on(coat, wall.turn * 1.1)
  if (mesh === 'bands') sheet.line(courses(wall, floors), bone, 3.4)
  else if (mesh === 'blades') {
    sheet.line(courses(wall, floors), bone, 1, { opacity: 0.5 })
    sheet.line(uprights(wall, shares, from, to), bone, 3.2)
  } else if (mesh === 'grid') sheet.line(courses(wall, floors) + uprights(wall, shares, from, to), bone, 2)
  else {
    sheet.line(courses(wall, floors), bone, 1, { opacity: 0.45 })
    sheet.line(net(wall, from, to), bone, 3)
  }
}

/** Crossing diagonal bars, as on a braced tower. */
function net(wall: Wall, from: number, to: number): string {
  const knots = steps(from, to, wall.width * 0.8)
  return knots
    .slice(0, -1)
    .map((y, index) => {
      const next = knots[index + 1] ?? y
      return open([wall.at(0, y), wall.at(1, next)]) + open([wall.at(1, y), wall.at(0, next)])
    })
    .join('')
}

/** Bands of glass from edge to edge. */
export function ribbons(
  stage: Stage,
  wall: Wall,
  { from, to, storey, high, frame }: { from: number; to: number; storey: number; high: number; frame: Rgb },
): void {
  const { sheet, light, number } = stage
  const floors = steps(from, to, storey)
  const [edge, columns] = [0.04, Math.max(2, Math.round(wall.width / 2.2))]
  let glass = ''
  let bars = ''
  const lit = ['', '', '']
  floors.slice(0, -1).forEach((y, row) => {
    const tall = (floors[row + 1] ?? y) - y
    const [y0, y1] = [y + tall * (1 - high) * 0.5, y + tall * (1 + high) * 0.5]
    glass += pane(wall, edge, y0, 1 - edge, y1)
    for (let column = 0; column < columns; column++) {
      const width = (1 - 2 * edge) / columns
      const x = edge + column * width
      if (isLit(stage, wall.salt, row * 41 + column, 0.6))
        lit[Math.floor(at(number, row * 41 + column, 1323 + wall.salt) * 3)] += pane(wall, x, y0, x + width, y1)
      bars += open([wall.at(x, y0), wall.at(x, y1)])
    }
  })
  sheet.fill(glass, glassOf(stage))
  lit.forEach((cells, tone) => sheet.fill(cells, lampTone(tone)))
  sheet.line(bars, light.on(frame, wall.turn), 1.6)
}

/** Tall shop windows along the street, lit from inside. `skip` leaves out the middle one, for the door. */
export function shops(
  stage: Stage,
  wall: Wall,
  {
    pitch,
    to,
    arched = false,
    skip = true,
    awning,
  }: { pitch: number; to: number; arched?: boolean; skip?: boolean; awning?: Rgb },
): void {
  const { sheet, light, hotel } = stage
  const fitting = Math.max(1, Math.round(wall.width / pitch))
  const columns = skip && wall.isFront ? fitting | 1 : fitting
  let glass = ''
  let bars = ''
  let cloth = ''
  for (let column = 0; column < columns; column++) {
    const middle = (column + 0.5) / columns
    if (skip && wall.isFront && column * 2 + 1 === columns) continue
    const half = 0.38 / columns
    glass += (arched ? archPane : pane)(wall, middle - half, wall.y0 + to * 0.08, middle + half, wall.y0 + to * 0.84)
    bars += open([wall.at(middle, wall.y0 + to * 0.08), wall.at(middle, wall.y0 + to * 0.8)])
    cloth += pane(wall, middle - half * 1.15, wall.y0 + to * 0.68, middle + half * 1.15, wall.y0 + to * 0.9)
  }
  const lamp = clamp(light.lamps + 0.1)
  const [[, top], [, foot]] = [wall.at(0.5, wall.y0 + to), wall.at(0.5, wall.y0)]
  sheet.fill(
    glass,
    sheet.fade(
      [
        [0, mix(light.on(rgb('#46586a'), 0.5), WARM, lamp * 0.8)],
        [1, mix(light.on(rgb('#5d6a70'), 0.5), LAMP_TONES[2], lamp * 0.85)],
      ],
      [0, top, 0, foot],
    ),
  )
  sheet.line(bars, light.on(hotel.dark, 0.4), 1.5)
  if (awning) sheet.fill(cloth, light.on(awning, light.top))
}

/** Outline above a wall, in steps, waves or a bell: points as share of its width and height. */
export const crest = (wall: Wall, points: readonly Point[]): string =>
  poly(points.map(([share, y]) => wall.at(share, y)))
