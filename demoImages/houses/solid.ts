import { at } from '#demoImages/chance.ts'
import { dim, mix, rgb, type Rgb } from '#demoImages/colour.ts'
import { WARM, type Light } from '#demoImages/light.ts'
import type { HotelLook } from '#demoImages/look.ts'
import { poly, type Point } from '#demoImages/paths.ts'
import type { Sheet } from '#demoImages/sheet.ts'
import type { Camera, See } from './camera.ts'

/** Context for drawing a house. Lengths in meters; y is the height above the ground. */
export interface Stage {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  camera: Camera
  see: See
  /** Offsets the random lamps of a wall, so that no two walls match. */
  salt: number
}

/** Footprint of a part of a house from above: its front from left to right, then onward around the right side. */
export type Plan = readonly Point[]

export const box = (x0: number, x1: number, z0: number, z1: number): Plan => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
]

/** A ring of `sides` walls. `deep`: half the depth, if it differs from half the width. */
export const ring = (x: number, z: number, radius: number, sides: number, deep = radius): Plan =>
  Array.from({ length: sides }, (_, index): Point => {
    const angle = (2 * Math.PI * (index + 0.5)) / sides - Math.PI / 2
    return [x + radius * Math.cos(angle), z + deep * Math.sin(angle)]
  })

/** Expands a footprint on all sides; shrinks it below 0. */
export const grow = (plan: Plan, out: number): Plan => {
  const x = plan.reduce((sum, point) => sum + point[0], 0) / plan.length
  const z = plan.reduce((sum, point) => sum + point[1], 0) / plan.length
  const reach = Math.max(...plan.map((point) => Math.abs(point[0] - x)))
  const deep = Math.max(...plan.map((point) => Math.abs(point[1] - z)))
  return plan.map((point): Point => [x + (point[0] - x) * (1 + out / reach), z + (point[1] - z) * (1 + out / deep)])
}

/** A visible wall. */
export interface Wall {
  /** Picture point at a share of its width and at a height. */
  at: (share: number, y: number) => Point
  width: number
  y0: number
  y1: number
  /** Amount of light on it. */
  turn: number
  /** Faces the street. */
  isFront: boolean
  salt: number
}

/** Part of a wall between two shares of its width and two heights. */
export const pane = (wall: Wall, from: number, y0: number, to: number, y1: number): string =>
  poly([wall.at(from, y0), wall.at(from, y1), wall.at(to, y1), wall.at(to, y0)])

/** Visible walls of a part from y0 to y1; `top` is its footprint at y1, if different. */
export function wallsOf(stage: Stage, plan: Plan, y0: number, y1: number, top: Plan = plan): Wall[] {
  const { see, light, camera } = stage
  const walls: Wall[] = []
  plan.forEach((from, index) => {
    const next = (index + 1) % plan.length
    const to = plan[next] ?? from
    const [fromTop, toTop] = [top[index] ?? from, top[next] ?? to]
    const place = (share: number, y: number): Point => {
      const up = y1 === y0 ? 0 : (y - y0) / (y1 - y0)
      const along = (near: Point, far: Point, part: 0 | 1): number => near[part] + (far[part] - near[part]) * share
      const x = along(from, to, 0) * (1 - up) + along(fromTop, toTop, 0) * up
      const z = along(from, to, 1) * (1 - up) + along(fromTop, toTop, 1) * up
      return see(x, y, z)
    }
    if (place(1, y0)[0] - place(0, y0)[0] < 0.6) return
    const width = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [outX, outZ] = [(to[1] - from[1]) / width, -(to[0] - from[0]) / width]
    const across = outX * Math.cos(camera.yaw) - outZ * Math.sin(camera.yaw)
    const turn = light.front * (1 - across * across) + (across > 0 ? light.right : light.left) * across * across
    walls.push({
      at: place,
      width,
      y0,
      y1,
      turn: turn * (Math.abs(across) > 0.7 ? 0.86 : 1),
      isFront: outZ < -0.7,
      salt: stage.salt + index * 97,
    })
  })
  return walls
}

interface Coat {
  /** Footprint at the top, if different from the bottom. */
  top?: Plan
  skin?: (wall: Wall) => void
  /** Without a light gradient, for small parts. */
  plain?: boolean
  /** Footprint of the part below: where this part overhangs it, its underside is visible. */
  on?: Plan
}

/** A part of a house with vertical or leaning walls. */
export function solid(stage: Stage, plan: Plan, y0: number, y1: number, material: Rgb, coat: Coat = {}): void {
  const { sheet, light } = stage
  if (coat.on && y0 > 2) sheet.fill(overhang(stage, plan, coat.on, y0), light.on(dim(material, 0.5), light.shade + 0.1))
  for (const wall of wallsOf(stage, plan, y0, y1, coat.top)) {
    const outline = pane(wall, 0, y0, 1, y1)
    sheet.fill(outline, coat.plain ? light.on(material, wall.turn) : fallOfLight(stage, wall, material))
    coat.skin?.(wall)
  }
}

/** Underside of a part where it overhangs the part below, on the visible sides. */
export const overhang = ({ see }: Stage, plan: Plan, below: Plan, y: number): string =>
  plan
    .map((from, index) => {
      const next = (index + 1) % plan.length
      const to = plan[next] ?? from
      const [inner, innerTo] = [below[index] ?? from, below[next] ?? to]
      const [[x0], [x1]] = [see(from[0], y, from[1]), see(to[0], y, to[1])]
      return x1 > x0
        ? poly([
            see(from[0], y, from[1]),
            see(to[0], y, to[1]),
            see(innerTo[0], y, innerTo[1]),
            see(inner[0], y, inner[1]),
          ])
        : ''
    })
    .join('')

/** Lighter toward the sky, shaded near the street, and warm there at night. */
function fallOfLight({ sheet, light }: Stage, wall: Wall, material: Rgb): string {
  const [, y1] = wall.at(0.5, wall.y1)
  const [, y2] = wall.at(0.5, wall.y0)
  const foot = mix(light.on(dim(material, 0.86), wall.turn * 0.92), WARM, 0.22 * light.night)
  return sheet.fade(
    [
      [0, light.on(material, wall.turn * 1.08)],
      [0.6, light.on(material, wall.turn)],
      [1, wall.y0 < 3 ? foot : light.on(material, wall.turn * 0.94)],
    ],
    [0, y1, 0, y2],
  )
}

/** A ledge around a part, e.g. a cornice, floor edge or coping. */
export function ledge(stage: Stage, plan: Plan, y: number, thick: number, out: number, material: Rgb): void {
  solid(stage, grow(plan, out), y, y + thick, material, { plain: true, on: plan })
}

/** A flat shape anywhere in the scene. */
export const shape = ({ see }: Stage, points: readonly (readonly [x: number, y: number, z: number])[]): string =>
  poly(points.map(([x, y, z]) => see(x, y, z)))

/** Is the lamp behind this pane on? Lamps turn on one by one in the evening, always in the same order. */
export const isLit = ({ number, light }: Stage, salt: number, index: number, share: number): boolean =>
  at(number, index, 1320 + salt) < light.lamps * share

/** Glass by day: it reflects the sky, darker toward the street. */
export const glassOf = ({ sheet, light, camera }: Stage): string =>
  sheet.fade(
    [
      [0, mix(light.on(rgb('#66859a'), 0.5), light.mid, 0.42)],
      [1, mix(light.on(rgb('#2c3d50'), 0.4), light.low, 0.14)],
    ],
    [0, camera.top, 0, 150],
  )
