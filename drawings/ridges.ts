import { at, wave } from './chance.ts'
import { dim, mix, type Rgb } from './colour.ts'
import { PINE, ROCK, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { clamp, flow, poly, type Point } from './paths.ts'
import { Sheet, type View } from './sheet.ts'

/** Is this stretch wholly behind the house? Then it need not be drawn. */
export const behind = (s: Sheet, x: number, w: number): boolean =>
  s.hidden !== null && x > s.hidden[0] && x + w < s.hidden[1]

export const spanOf = (view: View): Point => [view.left - 30, view.left + view.width + 30]

/** A ridge of noise from edge to edge, closed at the base. */
export function ridge(view: View, seed: number, base: number, height: number, step: number, rough: number): Point[] {
  const [x0, x1] = spanOf(view),
    pts: Point[] = []
  for (let i = Math.floor(x0 / step); i * step <= x1 + step; i++) {
    const y = base - height * (0.55 + 0.45 * wave(seed, i * 0.31) + rough * (at(seed, i, 9) - 0.5))
    pts.push([i * step, y])
  }
  return pts
}

export const closed = (pts: readonly Point[], base: number): Point[] => {
  const [first, last] = [pts[0], pts.at(-1)]
  return first && last
    ? [
        [last[0], base],
        [first[0], base],
      ]
    : []
}

/** A layer's paint: its own colour above, dissolving into the haze below. */
export const misty = (
  s: Sheet,
  L: Light,
  material: Rgb,
  far: number,
  top: number,
  base: number,
  turn?: number,
): string =>
  s.fade(
    [
      [0, L.on(material, turn, far)],
      [1, L.on(material, turn, clamp(far + 0.3))],
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

/** Mountains with a lit and a shaded flank, and snow. */
export function peaks(
  s: Sheet,
  L: Light,
  { base, seed, count = 6, height, width, far, snow, material = ROCK }: Range,
): void {
  let body = '',
    shade = '',
    caps = '',
    capShade = ''
  const shadeSide = L.sun.x > 0 ? -1 : 1
  const [x0, x1] = spanOf(s.view)
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1) - 0.5) * 1500 + (at(seed, i, 1) - 0.5) * 130,
      w = width * (0.75 + at(seed, i, 2) * 0.8)
    if (x + w < x0 || x - w > x1) continue
    const h = height * (0.55 + at(seed, i, 3) * 0.5),
      y = base - h
    const side = (dir: number, k: number): Point => [x + dir * w * k, y + h * k]
    const knee = (dir: number): Point => [
      x + dir * w * (0.42 + 0.1 * at(seed, i, 4 + dir)),
      y + h * (0.5 - 0.08 * at(seed, i, 7 + dir)),
    ]
    body += poly([[x, y], knee(1), side(1, 1), side(-1, 1), knee(-1)])
    const spine: Point[] = [
      [x + 6, y + h * 0.2],
      [x - shadeSide * 9, y + h * 0.36],
      [x + 4, y + h * 0.55],
      [x - shadeSide * w * 0.2, base],
    ]
    shade += poly([[x, y], ...spine, side(shadeSide, 1), knee(shadeSide)])
    if (snow) {
      const k = snow * (0.7 + at(seed, i, 12) * 0.5),
        a = side(-1, k * 0.9),
        b = side(1, k * 0.9)
      caps += poly([
        [x, y],
        b,
        [x + w * k * 0.45, y + h * k * 0.8],
        [x + w * k * 0.15, y + h * k * 1.25],
        [x - w * k * 0.2, y + h * k * 0.85],
        [x - w * k * 0.5, y + h * k * 1.1],
        a,
      ])
      capShade +=
        shadeSide > 0
          ? poly([
              [x, y],
              b,
              [x + w * k * 0.45, y + h * k * 0.8],
              [x + w * k * 0.12, y + h * k * 1.05],
              [x + 4, y + h * k * 0.5],
            ])
          : poly([
              [x, y],
              a,
              [x - w * k * 0.5, y + h * k * 1.1],
              [x - w * k * 0.15, y + h * k * 0.85],
              [x - 4, y + h * k * 0.5],
            ])
    }
  }
  s.fill(body, misty(s, L, material, far, base - height, base, 0.8))
  s.fill(shade, misty(s, L, dim(material, 0.72), far, base - height, base, 0.2))
  if (snow) {
    s.fill(caps, L.on(SNOW, 0.8, far * 0.55))
    s.fill(capShade, L.on(mix(SNOW, [0.45, 0.56, 0.85], 0.5), 0.3, far * 0.6))
  }
}

export function hills(
  s: Sheet,
  L: Light,
  base: number,
  seed: number,
  height: number,
  far: number,
  material: Rgb,
  step = 90,
): void {
  const pts = ridge(s.view, seed, base, height, step, 0.15)
  s.fill(flow(pts, closed(pts, base + 2)), misty(s, L, material, far, base - height, base))
}

/** A comb of conifers along a ridge. */
export function pineRidge(s: Sheet, L: Light, base: number, seed: number, height: number, far: number): void {
  const [x0, x1] = spanOf(s.view),
    pts: Point[] = [],
    gap = s.sparing > 1 ? 38 : 19
  for (let i = Math.floor(x0 / gap); i * gap <= x1; i++) {
    if (behind(s, i * gap - 19, 57)) continue
    const ground = base - height * (0.5 + 0.5 * wave(seed, i * 0.07))
    pts.push([i * gap, ground], [i * gap + gap / 2, ground - 16 - at(seed, i, 3) * 24])
  }
  s.fill(poly([...pts, ...closed(pts, base + 2)]), misty(s, L, PINE, far, base - height - 25, base))
}

export function aurora(s: Sheet, L: Light, base: number, seed: number): void {
  if (L.night < 0.4) return
  const reach = Math.max(4, Math.ceil((s.view.width / 2 + 40) / 190))
  for (let k = 0; k < 2; k++) {
    const pts: Point[] = []
    for (let i = -reach; i <= reach; i++) pts.push([i * 190, base - 250 - k * 40 + 60 * wave(seed + k, i * 0.5)])
    const up = pts.map(([x, y]): Point => [x + 30, y - 120]).reverse()
    s.fill(
      flow(pts, up),
      s.fade(
        [
          [0, [0.2, 0.9, 0.7], 0],
          [0.75, [0.15, 0.85, 0.55], 0.42],
          [1, [0.3, 1, 0.7], 0],
        ],
        [0, base - 420, 0, base - 190],
      ),
      L.night * 0.8,
    )
  }
}
