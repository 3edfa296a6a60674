import type { Paint, Rgb } from './colour.ts'
import { eye, type Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { open, pill, poly, rect, type Point } from './paths.ts'
import { Sheet } from './sheet.ts'

interface Walls {
  half: number
  top: number
  floor: number
  vx: number
  vy: number
  deep?: number
  wall: Rgb
  side: Rgb
  ground: Rgb
  ceiling?: Rgb
}

/** Draws four walls seen from inside. */
export function chamber(
  s: Sheet,
  L: Light,
  hotel: HotelLook,
  { half, top, floor, vx, vy, deep = 560, wall, side, ground, ceiling = hotel.trim }: Walls,
): Chamber {
  const near = -deep * 0.72,
    P = eye(vx, vy, deep),
    tone = (material: Rgb, level = 1): Rgb => L.in(material, level)
  const bl: Point = [-half, floor],
    br: Point = [half, floor],
    tl: Point = [-half, top],
    tr: Point = [half, top]
  const far = ([x, y]: Point): Point => P(x, y, near)
  s.fill(
    poly([tl, tr, far(tr), far(tl)]),
    s.fade(
      [
        [0, tone(ceiling, 0.86)],
        [1, tone(ceiling, 0.7)],
      ],
      [0, top - 160, 0, top],
    ),
  )
  s.fill(
    poly([tl, bl, far(bl), far(tl)]),
    s.fade(
      [
        [0, tone(side, 0.6)],
        [1, tone(side, 0.84)],
      ],
      [s.view.left, 0, -half, 0],
    ),
  )
  s.fill(
    poly([tr, br, far(br), far(tr)]),
    s.fade(
      [
        [0, tone(side, 0.84)],
        [1, tone(side, 0.6)],
      ],
      [half, 0, s.view.left + s.view.width, 0],
    ),
  )
  s.fill(
    poly([bl, br, far(br), far(bl)]),
    s.fade(
      [
        [0, tone(ground, 0.95)],
        [1, tone(ground, 0.62)],
      ],
      [0, floor, 0, 300],
    ),
  )
  s.fill(rect(-half, top, half * 2, floor - top), tone(wall, 0.95))
  return {
    s,
    L,
    hotel,
    n: hotel.number,
    lamps: [],
    half,
    top,
    floor,
    P,
    tone,
    sunSide: L.sun.x > 0 ? 1 : -1,
    floorShape: poly([bl, br, far(br), far(bl)]),
    back: rect(-half, top, half * 2, floor - top),
  }
}

export function boards(c: Chamber, gap: number, paint: Paint): void {
  let d = ''
  for (let x = -Math.floor(c.half / gap) * gap; x <= c.half; x += gap)
    d += open([c.P(x, c.floor, 0), c.P(x, c.floor, -400)])
  c.s.line(d, paint, 1.2, { opacity: 0.5 })
}

/** Two-coloured floor tiles in perspective. */
export function checker(c: Chamber, size: number, paint: Paint, opacity: number): void {
  let d = ''
  const n = Math.ceil(c.half / size)
  for (let j = 0; j < 7; j++)
    for (let i = -n; i < n; i++)
      if ((i + j) % 2 === 0) {
        const z1 = -j * size,
          z2 = z1 - size
        if (z2 < -440) continue
        const a = c.P(i * size, c.floor, z1),
          b = c.P((i + 1) * size, c.floor, z1)
        if (b[0] < c.s.view.left - 60 || a[0] > c.s.view.left + c.s.view.width + 60) continue
        d += poly([a, b, c.P((i + 1) * size, c.floor, z2), c.P(i * size, c.floor, z2)])
      }
  c.s.clip(c.floorShape, () => c.s.fill(d, paint, opacity))
}

/** A box standing in the room. */
export function cuboid(
  c: Chamber,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  material: Rgb,
  { top = material, round = 0 }: { top?: Rgb; round?: number } = {},
): void {
  const { s, P, tone } = c,
    a = P(x0, y0, z0),
    b = P(x1, y1, z0)
  if (P.vx > x1 || P.vx < x0) {
    const x = P.vx > x1 ? x1 : x0
    s.fill(poly([P(x, y0, z0), P(x, y0, z1), P(x, y1, z1), P(x, y1, z0)]), tone(material, 0.6))
  }
  if (y0 > P.vy) s.fill(poly([P(x0, y0, z0), P(x1, y0, z0), P(x1, y0, z1), P(x0, y0, z1)]), tone(top, 1.04))
  s.fill(
    round ? pill(a[0], a[1], b[0] - a[0], b[1] - a[1], round) : rect(a[0], a[1], b[0] - a[0], b[1] - a[1]),
    tone(material, 0.82),
  )
}

export const footShade = (c: Chamber, x0: number, x1: number, z0: number, z1: number, o = 0.3) =>
  c.s.fill(
    poly([
      c.P(x0 - 10, c.floor, z0 - 14),
      c.P(x1 + 10, c.floor, z0 - 14),
      c.P(x1 + 6, c.floor, z1),
      c.P(x0 - 6, c.floor, z1),
    ]),
    [0.02, 0.02, 0.06],
    o,
  )

/** A room while it is drawn: four walls seen from inside. */
export interface Chamber {
  s: Sheet
  L: Light
  hotel: HotelLook
  n: number
  /** Every lamp that was hung: its light is drawn last. */
  lamps: [x: number, y: number, radius: number, power: number][]
  /** Half the width of the back wall, and the heights of its edges. */
  half: number
  top: number
  floor: number
  P: Eye
  /** A material inside this room. */
  tone: (material: Rgb, level?: number) => Rgb
  sunSide: 1 | -1
  floorShape: string
  back: string
}
