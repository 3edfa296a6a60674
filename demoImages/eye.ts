import { poly, type Point } from './paths.ts'

/** Projects a point of a room or street onto the picture; depth z grows away from the viewer. */
export interface Eye {
  (x: number, y: number, z: number): Point
  readonly vx: number
  readonly vy: number
  scale(z: number): number
}

/** One-point perspective with this vanishing point. */
export function eye(vanishX: number, vanishY: number, distance = 900): Eye {
  const scale = (z: number): number => distance / (distance + z)
  const project = (x: number, y: number, z: number): Point => {
    const size = scale(z)
    return [vanishX + (x - vanishX) * size, vanishY + (y - vanishY) * size]
  }
  return Object.assign(project, { vx: vanishX, vy: vanishY, scale })
}

/** The visible flank of a block: 1 the right one, -1 the left one, 0 neither. */
export const flankSide = (project: Eye, x: number, width: number): 1 | -1 | 0 => {
  if (project.vx > x + width) return 1
  return project.vx < x ? -1 : 0
}

/** A horizontal rectangle at height y, from x1 to x2 and from depth z1 to z2. */
export const levelRect = (project: Eye, x1: number, x2: number, y: number, z1: number, z2: number): string =>
  poly([project(x1, y, z1), project(x2, y, z1), project(x2, y, z2), project(x1, y, z2)])

/** A vertical rectangle at x, receding from the viewer: heights y1 to y2, depths z1 to z2. */
export const sideRect = (project: Eye, x: number, y1: number, y2: number, z1: number, z2: number): string =>
  poly([project(x, y1, z1), project(x, y1, z2), project(x, y2, z2), project(x, y2, z1)])
