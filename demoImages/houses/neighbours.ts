import { at } from '#demoImages/chance.ts'
import { mix, rgb, type Rgb } from '#demoImages/colour.ts'
import { windows } from './dress.ts'
import type { House } from './house.ts'
import { box, ledge, solid, type Stage } from './solid.ts'

const ANYWHERE: readonly Rgb[] = ['#b9a59a', '#cdbfae', '#a39a98', '#d8cbb4'].map(rgb)

/** The houses on both sides of a house in a row, slightly hazy; drawn before it. */
export function neighbours(stage: Stage, house: House, isNear: boolean): void {
  if (!house.row) return
  const { camera, light, hotel } = stage
  const sides = camera.yaw === 0 ? ([-1, 1] as const) : ([camera.yaw < 0 ? -1 : 1] as const)
  const coats = house.row.length > 0 ? house.row : [...ANYWHERE, mix(hotel.wall, hotel.trim, 0.4)]
  const tall = house.height * (house.rowHeight ?? 0.8)
  for (const side of sides) {
    const count = isNear ? 1 : 4
    const plots = Array.from({ length: count }, (_, index) => index)
    let edge = house.width / 2
    const placed = plots.map((index) => {
      const width = 8 + 5 * at(hotel.number, index + side * 9, 1350)
      const from = edge
      edge += width
      return { index: index + side * 9, from, width }
    })
    for (const { index, from, width } of placed.toReversed()) {
      const [x0, x1] = side < 0 ? [-from - width, -from] : [from, from + width]
      const y = tall * (0.8 + 0.24 * at(hotel.number, index, 1351))
      const coat = coats[Math.floor(at(hotel.number, index, 1352) * coats.length)] ?? hotel.stone
      const dull = mix(mix(coat, hotel.stone, 0.25), rgb('#8c8fa0'), 0.22 - 0.1 * light.night)
      const saltedStage = { ...stage, salt: 500 + index * 11 }
      const plan = box(x0, x1, 0.8, house.depth)
      solid(saltedStage, plan, 0, y, dull, {
        skin: (wall) =>
          windows(saltedStage, wall, {
            pitch: 3,
            storey: 3.8,
            from: 1,
            to: y - 0.6,
            wide: 0.4,
            high: 0.56,
            bare: true,
            share: 0.4,
          }),
      })
      ledge(stage, plan, y, 0.5, 0.3, mix(dull, hotel.trim, 0.3))
    }
  }
}
