import type { Chance } from '#demoImages/chance.ts'
import type { View } from '#demoImages/sheet.ts'
import { camera, yawOf, type Camera, type CameraName } from './camera.ts'
import type { House } from './house.ts'

/** How much of the picture's height a house takes. */
const TALL = { upright: 0.73, lying: 0.8 } as const
/** How much of the height the part around the door takes when it is seen from near. */
const NEAR = 0.56
/** How wide a house may be in an upright picture and in a wide one, in scene units: a card cuts off the edges. */
const WIDE = { upright: 452, lying: 600 } as const

/** The eye on a house: all of it and the sky over it, or its door from near. */
export function framed(view: View, from: CameraName, house: House, random: Chance): Camera {
  const yaw = yawOf(from, random)
  if (from === 'entrance' && house.porch !== undefined)
    return camera(house, { yaw, tall: (view.height * NEAR * house.height) / house.porch, wide: Infinity, x: 0 })
  const shape = view.width > view.height ? 'lying' : 'upright'
  return camera(house, { yaw, tall: view.height * TALL[shape], wide: WIDE[shape], x: random.between(-6, 6) })
}
