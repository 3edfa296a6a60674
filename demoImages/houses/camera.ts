import type { Chance } from '#demoImages/chance.ts'
import { GROUND } from '#demoImages/front.ts'
import type { Point } from '#demoImages/paths.ts'

/** Picture height of the eye, in scene units. */
export const EYE_LEVEL = 116

/** Viewpoints of a house. */
export const CAMERAS = ['front', 'left', 'right', 'entrance'] as const
export type CameraName = (typeof CAMERAS)[number]

/** Projects a point onto the picture. In meters: x to the right, y up from the ground, z away from the street. */
export type See = (x: number, y: number, z: number) => Point

/** Size of a house in meters; its front lies at z = 0, centered at x = 0. */
export interface Extent {
  width: number
  depth: number
  height: number
}

interface Aim {
  /** Rotation of the house in radians: below 0 shows its right flank beside the front, above 0 its left one. */
  yaw: number
  /** Max height and width of the house, in scene units. */
  tall: number
  wide: number
  /** Picture x of its middle. */
  x: number
}

/** A fitted view of a house. */
export interface Camera {
  see: See
  yaw: number
  /** Left and right edge of the house. */
  span: Point
  /** The highest point of the house. */
  top: number
}

/** Distance from the eye to the nearest corner. */
const DISTANCE = 1050
/** Fitting iterations: in perspective the picture grows less than in proportion to the size. */
const ROUNDS = 6

/** Two-point perspective: verticals stay vertical. The nearest corner stands on the ground line. */
export function camera(extent: Extent, aim: Aim): Camera {
  let size = aim.tall / extent.height
  for (let round = 0; round < ROUNDS; round++) {
    const { span, top } = measure(extent, looking(extent, aim.yaw, size, 0))
    size *= Math.min(aim.tall / (GROUND - top), aim.wide / (span[1] - span[0]))
  }
  const { span } = measure(extent, looking(extent, aim.yaw, size, 0))
  const pan = aim.x - (span[0] + span[1]) / 2
  const see = looking(extent, aim.yaw, size, pan)
  return { see, yaw: aim.yaw, ...measure(extent, see) }
}

function looking({ width, depth }: Extent, yaw: number, size: number, pan: number): See {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const nearest = Math.min(0, -(width / 2) * Math.abs(sin), depth * cos - (width / 2) * Math.abs(sin)) * size
  return (x, y, z) => {
    const across = (x * cos - z * sin) * size
    const away = (x * sin + z * cos) * size - nearest
    const scale = DISTANCE / (DISTANCE + away)
    return [pan + across * scale, EYE_LEVEL + (GROUND - y * size - EYE_LEVEL) * scale]
  }
}

function measure({ width, depth, height }: Extent, see: See): Pick<Camera, 'span' | 'top'> {
  const corners = [-width / 2, width / 2].flatMap((x) => [see(x, height, 0), see(x, height, depth)])
  const xs = corners.map(([x]) => x)
  return { span: [Math.min(...xs), Math.max(...xs)], top: Math.min(...corners.map(([, y]) => y)) }
}

/** Rotation of the house for a viewpoint, in radians. */
export const yawOf = (name: CameraName, random: Chance): number => {
  const turn = random.between(0.5, 0.74)
  if (name === 'left') return turn
  return name === 'right' ? -turn : 0
}
