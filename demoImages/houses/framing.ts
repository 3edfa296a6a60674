import type { Chance } from '#demoImages/chance.ts'
import type { View } from '#demoImages/sheet.ts'
import { camera, yawOf, type Camera, type CameraName } from './camera.ts'
import type { House } from './house.ts'

/** Height of a house, as a share of the picture's height. */
const TALL = { upright: 0.73, lying: 0.8 } as const
/** Height of the entrance in its close-up, as a share of the picture's height. */
const NEAR = 0.56
/** Max width of a house in an upright and in a wide picture, in scene units: a card crops the edges. */
const WIDE = { upright: 452, lying: 600 } as const

/** Fits the camera to a house: the whole house with sky above, or a close-up of its entrance. */
export function framed(view: View, from: CameraName, house: House, random: Chance): Camera {
  const yaw = yawOf(from, random)
  if (from === 'entrance' && house.porch !== undefined)
    return camera(house, { yaw, tall: (view.height * NEAR * house.height) / house.porch, wide: Infinity, x: 0 })
  const shape = view.width > view.height ? 'lying' : 'upright'
  return camera(house, { yaw, tall: view.height * TALL[shape], wide: WIDE[shape], x: random.between(-6, 6) })
}
