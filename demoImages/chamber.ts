import type { Paint, Rgb } from './colour.ts'
import { eye, flankSide, levelRect, sideRect, type Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { open, pill, poly, rect, type Point } from './paths.ts'
import type { Box, Sheet } from './sheet.ts'

interface Walls {
  /** Half the width of the back wall, and the heights of its top and bottom edges. */
  half: number
  top: number
  floor: number
  vx: number
  vy: number
  /** Distance of the viewer from the back wall. */
  deep?: number
  wall: Rgb
  side: Rgb
  ground: Rgb
  ceiling?: Rgb
}

/** Draws the empty room: walls, floor and ceiling from inside. */
export function chamber(
  sheet: Sheet,
  light: Light,
  hotel: HotelLook,
  { half, top, floor, vx, vy, deep = 560, wall, side, ground, ceiling = hotel.trim }: Walls,
): Chamber {
  const { view } = sheet
  const project = eye(vx, vy, deep)
  const tone = (material: Rgb, level = 1): Rgb => light.in(material, level)
  const bottomLeft: Point = [-half, floor]
  const bottomRight: Point = [half, floor]
  const topLeft: Point = [-half, top]
  const topRight: Point = [half, top]
  const near = ([x, y]: Point): Point => project(x, y, -deep * 0.72)
  /** A surface from an edge of the back wall toward the viewer. */
  const plane = (start: Point, end: Point): string => poly([start, end, near(end), near(start)])
  const fade = (material: Rgb, first: number, last: number, box: Box): string =>
    sheet.fade(
      [
        [0, tone(material, first)],
        [1, tone(material, last)],
      ],
      box,
    )
  const floorShape = plane(bottomLeft, bottomRight)
  const back = rect(-half, top, half * 2, floor - top)
  sheet.fill(plane(topLeft, topRight), fade(ceiling, 0.86, 0.7, [0, top - 160, 0, top]))
  sheet.fill(plane(topLeft, bottomLeft), fade(side, 0.6, 0.84, [view.left, 0, -half, 0]))
  sheet.fill(plane(topRight, bottomRight), fade(side, 0.84, 0.6, [half, 0, view.left + view.width, 0]))
  sheet.fill(floorShape, fade(ground, 0.95, 0.62, [0, floor, 0, 300]))
  sheet.fill(back, tone(wall, 0.95))
  return { sheet, light, hotel, number: hotel.number, lamps: [], half, top, floor, project, tone, floorShape, back }
}

/** Floorboards `gap` apart, running toward the viewer. */
export function boards(inside: Chamber, gap: number, paint: Paint): void {
  let outline = ''
  for (let x = -Math.floor(inside.half / gap) * gap; x <= inside.half; x += gap)
    outline += open([inside.project(x, inside.floor, 0), inside.project(x, inside.floor, -400)])
  inside.sheet.line(outline, paint, 1.2, { opacity: 0.5 })
}

/** Two-color floor tiles in perspective. */
export function checker(inside: Chamber, size: number, paint: Paint, opacity: number): void {
  const { sheet, project, half, floor, floorShape } = inside
  const { left, width } = sheet.view
  const count = Math.ceil(half / size)
  let outline = ''
  for (let step = 0; step < 7; step++) {
    const z1 = -step * size
    const z2 = z1 - size
    if (z2 < -440) break
    for (let index = -count; index < count; index++) {
      if ((index + step) % 2 !== 0) continue
      const [x1, x2] = [index * size, (index + 1) * size]
      if (project(x2, floor, z1)[0] < left - 60 || project(x1, floor, z1)[0] > left + width + 60) continue
      outline += levelRect(project, x1, x2, floor, z1, z2)
    }
  }
  sheet.clip(floorShape, () => sheet.fill(outline, paint, opacity))
}

/** A box in the room, from corner x0, y0, z0 to x1, y1, z1; z0 is nearer. */
export function cuboid(
  inside: Chamber,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  material: Rgb,
  { top = material, round = 0 }: { top?: Rgb; round?: number } = {},
): void {
  const { sheet, project, tone } = inside
  const [left, frontTop] = project(x0, y0, z0)
  const [right, frontFoot] = project(x1, y1, z0)
  const side = flankSide(project, x0, x1 - x0)
  if (side) {
    const x = side > 0 ? x1 : x0
    sheet.fill(sideRect(project, x, y0, y1, z0, z1), tone(material, 0.6))
  }
  if (y0 > project.vy) sheet.fill(levelRect(project, x0, x1, y0, z0, z1), tone(top, 1.04))
  sheet.fill(
    round
      ? pill(left, frontTop, right - left, frontFoot - frontTop, round)
      : rect(left, frontTop, right - left, frontFoot - frontTop),
    tone(material, 0.82),
  )
}

/** The shadow under a piece of furniture. */
export const footShade = (inside: Chamber, x0: number, x1: number, z0: number, z1: number, opacity = 0.3) =>
  inside.sheet.fill(
    poly([
      inside.project(x0 - 10, inside.floor, z0 - 14),
      inside.project(x1 + 10, inside.floor, z0 - 14),
      inside.project(x1 + 6, inside.floor, z1),
      inside.project(x0 - 6, inside.floor, z1),
    ]),
    [0.02, 0.02, 0.06],
    opacity,
  )

/** A room during drawing. */
export interface Chamber {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** All lamps in the room; their light is drawn last. */
  lamps: [x: number, y: number, radius: number, power: number][]
  /** Half the width of the back wall, and the heights of its top and bottom edges. */
  half: number
  top: number
  floor: number
  project: Eye
  /** Color of a material in the light of this room. */
  tone: (material: Rgb, level?: number) => Rgb
  /** The outlines of the floor and of the back wall. */
  floorShape: string
  back: string
}
