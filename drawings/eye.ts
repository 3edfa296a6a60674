import type { Point } from './paths.ts'

/** Where a point of the room or street falls on the picture; depth z grows away from the viewer. */
export interface Eye {
  (x: number, y: number, z: number): Point
  readonly vx: number
  readonly vy: number
  scale(z: number): number
}

/** One vanishing point for a whole picture. */
export function eye(vanishX: number, vanishY: number, distance = 900): Eye {
  const scale = (z: number): number => distance / (distance + z)
  const project = (x: number, y: number, z: number): Point => {
    const size = scale(z)
    return [vanishX + (x - vanishX) * size, vanishY + (y - vanishY) * size]
  }
  return Object.assign(project, { vx: vanishX, vy: vanishY, scale })
}
