import { at, wave } from './chance.ts'
import { dim, mix, type Rgb } from './colour.ts'
import { PINE, ROCK, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { clamp } from './numbers.ts'
import { flow, poly, type Point } from './paths.ts'
import type { Sheet, View } from './sheet.ts'

/** Is this stretch fully behind the house? Then skip it. */
export const behind = (sheet: Sheet, x: number, span: number): boolean =>
  sheet.hidden !== null && x > sheet.hidden[0] && x + span < sheet.hidden[1]

/** Left and right bounds for drawing distant land. */
export const spanOf = (view: View): Point => [view.left - 30, view.left + view.width + 30]

/** A noise ridge from edge to edge; `closed` closes it. */
export function ridge(view: View, seed: number, base: number, height: number, step: number, rough: number): Point[] {
  const [x0, x1] = spanOf(view)
  const pts: Point[] = []
  for (let index = Math.floor(x0 / step); index * step <= x1 + step; index++) {
    const y = base - height * (0.55 + 0.45 * wave(seed, index * 0.31) + rough * (at(seed, index, 9) - 0.5))
    pts.push([index * step, y])
  }
  return pts
}

/** The two corners that close a ridge at its base. */
export const closed = (pts: readonly Point[], base: number): Point[] => {
  const [first, last] = [pts[0], pts.at(-1)]
  return first && last
    ? [
        [last[0], base],
        [first[0], base],
      ]
    : []
}

/** Paint of a layer: its own color at the top, fading into haze below. */
export const misty = (
  sheet: Sheet,
  light: Light,
  material: Rgb,
  far: number,
  top: number,
  base: number,
  turn?: number,
): string =>
  sheet.fade(
    [
      [0, light.on(material, turn, far)],
      [1, light.on(material, turn, clamp(far + 0.3))],
    ],
    [0, top, 0, base],
  )

interface Range {
  base: number
  seed: number
  count?: number
  height: number
  width: number
  far: number
  /** How far down the snow reaches, 0 to 1. */
  snow: number
  material?: Rgb
}

/** One mountain, with its shaded flank. */
interface Peak {
  seed: number
  index: number
  x: number
  y: number
  base: number
  /** Half the width of its base, and its height. */
  span: number
  rise: number
  shadeSide: 1 | -1
}

/** Mountains with a lit and a shaded flank, and snow. */
export function peaks(
  sheet: Sheet,
  light: Light,
  { base, seed, count = 6, height, width, far, snow, material = ROCK }: Range,
): void {
  const [left, right] = spanOf(sheet.view)
  let body = ''
  let shade = ''
  let caps = ''
  let capShade = ''
  for (let index = 0; index < count; index++) {
    const x = (index / (count - 1) - 0.5) * 1500 + (at(seed, index, 1) - 0.5) * 130
    const span = width * (0.75 + at(seed, index, 2) * 0.8)
    if (x + span < left || x - span > right) continue
    const rise = height * (0.55 + at(seed, index, 3) * 0.5)
    const peak: Peak = { seed, index, x, y: base - rise, base, span, rise, shadeSide: light.sun.side > 0 ? -1 : 1 }
    body += mountain(peak)
    shade += shadedFlank(peak)
    if (!snow) continue
    const depth = snow * (0.7 + at(seed, index, 12) * 0.5)
    caps += snowCap(peak, depth)
    capShade += shadedSnow(peak, depth)
  }
  sheet.fill(body, misty(sheet, light, material, far, base - height, base, 0.8))
  sheet.fill(shade, misty(sheet, light, dim(material, 0.72), far, base - height, base, 0.2))
  if (snow) {
    sheet.fill(caps, light.on(SNOW, 0.8, far * 0.55))
    sheet.fill(capShade, light.on(mix(SNOW, [0.45, 0.56, 0.85], 0.5), 0.3, far * 0.6))
  }
}

/** A point on a flank: 0 is the peak, 1 the base. */
const onFlank = ({ x, y, span, rise }: Peak, side: number, share: number): Point => [
  x + side * span * share,
  y + rise * share,
]

/** The bend of a flank. */
const knee = ({ seed, index, x, y, span, rise }: Peak, side: number): Point => [
  x + side * span * (0.42 + 0.1 * at(seed, index, 4 + side)),
  y + rise * (0.5 - 0.08 * at(seed, index, 7 + side)),
]

const mountain = (peak: Peak): string =>
  poly([[peak.x, peak.y], knee(peak, 1), onFlank(peak, 1, 1), onFlank(peak, -1, 1), knee(peak, -1)])

function shadedFlank(peak: Peak): string {
  const { x, y, base, span, rise, shadeSide } = peak
  return poly([
    [x, y],
    [x + 6, y + rise * 0.2],
    [x - shadeSide * 9, y + rise * 0.36],
    [x + 4, y + rise * 0.55],
    [x - shadeSide * span * 0.2, base],
    onFlank(peak, shadeSide, 1),
    knee(peak, shadeSide),
  ])
}

/** Snow down to `depth`, 0 to 1, with a ragged edge. */
function snowCap(peak: Peak, depth: number): string {
  const { x, y, span, rise } = peak
  return poly([
    [x, y],
    onFlank(peak, 1, depth * 0.9),
    [x + span * depth * 0.45, y + rise * depth * 0.8],
    [x + span * depth * 0.15, y + rise * depth * 1.25],
    [x - span * depth * 0.2, y + rise * depth * 0.85],
    [x - span * depth * 0.5, y + rise * depth * 1.1],
    onFlank(peak, -1, depth * 0.9),
  ])
}

function shadedSnow(peak: Peak, depth: number): string {
  const { x, y, span, rise, shadeSide } = peak
  const edge: Point[] =
    shadeSide > 0
      ? [
          [x + span * depth * 0.45, y + rise * depth * 0.8],
          [x + span * depth * 0.12, y + rise * depth * 1.05],
        ]
      : [
          [x - span * depth * 0.5, y + rise * depth * 1.1],
          [x - span * depth * 0.15, y + rise * depth * 0.85],
        ]
  const spine: Point = [x + shadeSide * 4, y + rise * depth * 0.5]
  return poly([[x, y], onFlank(peak, shadeSide, depth * 0.9), ...edge, spine])
}

/** A range of hills from edge to edge, fading into haze. */
export function hills(
  sheet: Sheet,
  light: Light,
  base: number,
  seed: number,
  height: number,
  far: number,
  material: Rgb,
  step = 90,
): void {
  const pts = ridge(sheet.view, seed, base, height, step, 0.15)
  sheet.fill(flow(pts, closed(pts, base + 2)), misty(sheet, light, material, far, base - height, base))
}

/** Conifers along a ridge. */
export function pineRidge(sheet: Sheet, light: Light, base: number, seed: number, height: number, far: number): void {
  const [x0, x1] = spanOf(sheet.view)
  const pts: Point[] = []
  const gap = sheet.sparing > 1 ? 38 : 19
  for (let index = Math.floor(x0 / gap); index * gap <= x1; index++) {
    if (behind(sheet, index * gap - 19, 57)) continue
    const ground = base - height * (0.5 + 0.5 * wave(seed, index * 0.07))
    pts.push([index * gap, ground], [index * gap + gap / 2, ground - 16 - at(seed, index, 3) * 24])
  }
  sheet.fill(poly([...pts, ...closed(pts, base + 2)]), misty(sheet, light, PINE, far, base - height - 25, base))
}

/** Northern lights over the ridge, only in deep night. */
export function aurora(sheet: Sheet, light: Light, base: number, seed: number): void {
  if (light.night < 0.4) return
  const reach = Math.max(4, Math.ceil((sheet.view.width / 2 + 40) / 190))
  for (let veil = 0; veil < 2; veil++) {
    const pts: Point[] = []
    for (let index = -reach; index <= reach; index++)
      pts.push([index * 190, base - 250 - veil * 40 + 60 * wave(seed + veil, index * 0.5)])
    const raised = pts.map(([x, y]): Point => [x + 30, y - 120]).reverse()
    sheet.fill(
      flow(pts, raised),
      sheet.fade(
        [
          [0, [0.2, 0.9, 0.7], 0],
          [0.75, [0.15, 0.85, 0.55], 0.42],
          [1, [0.3, 1, 0.7], 0],
        ],
        [0, base - 420, 0, base - 190],
      ),
      light.night * 0.8,
    )
  }
}
