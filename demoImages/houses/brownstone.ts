import { mix, rgb } from '#demoImages/colour.ts'
import { courses, steps, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { doorway, hedge } from './parts.ts'
import { box, ledge, shape, solid, wallsOf } from './solid.ts'

/** Brown stone, a bay of windows, and stairs up to the door. */
export const brownstone: Builder = (random) => {
  const storeys = random.whole(3, 4)
  const storey = 4
  const width = random.between(8.6, 10)
  const foot = 1.6
  const wallTop = foot + storeys * storey + 0.6
  const bay = random.coin(0.55)
  const doorSide = random.coin() ? 1 : -1
  const stone = random.pick(['#8a5a44', '#74503f', '#9c6a4e', '#a5674c', '#6d4c46'])
  return {
    width: width + 1,
    depth: 11,
    height: wallTop + 1.6,
    porch: 8,
    row: [rgb('#9c6a4e'), rgb('#b5764f'), rgb('#7b5a4c'), rgb('#c0a078')],
    rowHeight: 0.92,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const wallColour = mix(rgb(stone), hotel.wall, 0.4)
      const plan = box(-width / 2, width / 2, 0, 11)
      const doorShare = 0.5 + doorSide * 0.3
      solid(stage, plan, 0, wallTop, wallColour, {
        skin: (wall) => {
          windows(stage, wall, {
            pitch: wall.isFront ? width / 3 : 3.4,
            storey,
            from: foot,
            to: wallTop - 0.6,
            wide: 0.42,
            high: 0.66,
            frame: mix(wallColour, hotel.trim, 0.5),
            sill: mix(wallColour, hotel.trim, 0.35),
            share: 0.7,
            skip: (column, _columns, row) => wall.isFront && row === 0 && column === (doorSide > 0 ? 2 : 0),
          })
          sheet.line(courses(wall, [foot, foot + storey]), light.on(mix(wallColour, hotel.trim, 0.3), wall.turn), 3)
        },
      })
      if (bay) {
        const x = -doorSide * width * 0.2
        const out = [
          [x - 2.2, 0],
          [x - 1.3, -1.1],
          [x + 1.3, -1.1],
          [x + 2.2, 0],
        ] as const
        solid({ ...stage, salt: 51 }, out, 0, foot + storey * 2, mix(wallColour, hotel.trim, 0.08), {
          skin: (wall) =>
            windows({ ...stage, salt: 51 }, wall, {
              pitch: 2.6,
              storey,
              from: foot,
              to: foot + storey * 2 - 0.4,
              wide: 0.6,
              high: 0.68,
              frame: hotel.trim,
              share: 0.8,
            }),
        })
        ledge(stage, out, foot + storey * 2, 0.4, 0.2, hotel.trim)
      }
      for (const wall of wallsOf(stage, plan, 0, wallTop))
        if (wall.isFront)
          doorway(stage, wall, { wide: 1.5, high: 3, arched: true, frame: hotel.trim, share: doorShare, steps: foot })
      ledge(stage, plan, wallTop, 1.2, 0.7, mix(hotel.dark, wallColour, 0.4))
      let brackets = ''
      for (const x of steps(-width / 2 + 0.3, width / 2 - 0.3, 1))
        brackets += shape(stage, [
          [x - 0.16, wallTop - 0.8, -0.1],
          [x - 0.16, wallTop, -0.5],
          [x + 0.16, wallTop, -0.5],
          [x + 0.16, wallTop - 0.8, -0.1],
        ])
      sheet.fill(brackets, light.on(mix(hotel.dark, wallColour, 0.5), 0.5))
      hedge(stage, [-doorSide * width * 0.44, 0.4, -0.8], [0, 0.4, -0.8], 14)
    },
  }
}
