import { dim, mix, rgb } from '#demoImages/colour.ts'
import { courses, crest, shops, steps, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { doorway, hedge } from './parts.ts'
import { type Stage, box, grow, ledge, pane, ring, shape, solid } from './solid.ts'
import { gable } from './tops.ts'

const GABLES = ['step', 'bell', 'neck', 'point'] as const

/** Two or three narrow gabled houses that form one hotel. */
export const canal: Builder = (random) => {
  const count = random.whole(2, 3)
  const houses = Array.from({ length: count }, () => ({
    width: random.between(5.4, 6.4),
    storeys: random.whole(3, 4),
    gable: random.pick(GABLES),
    coat: random.whole(0, 4),
  }))
  const width = houses.reduce((sum, house) => sum + house.width, 0)
  const storey = 3.5
  const tallest = Math.max(...houses.map((house) => house.storeys)) * storey + 4.2
  return {
    width,
    depth: 10,
    height: tallest + 4.4,
    row: [rgb('#8a5a48'), rgb('#a8756a'), rgb('#5f6b78'), rgb('#c2a883')],
    rowHeight: 0.8,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const coats = [
        hotel.wall,
        mix(hotel.wall, hotel.dark, 0.3),
        mix(hotel.accent, hotel.wall, 0.45),
        mix(hotel.second, hotel.wall, 0.5),
        mix(hotel.trim, hotel.wall, 0.3),
      ]
      let edge = -width / 2
      const placed = houses.map((house, index) => {
        const x = edge
        edge += house.width
        return { ...house, x, index }
      })
      for (const { x, width: wide, storeys, gable: kind, coat, index } of stage.camera.yaw < 0
        ? placed
        : placed.toReversed()) {
        const colour = coats[(coat + index) % 5] ?? hotel.wall
        const wallTop = 4 + storeys * storey
        const saltedStage = { ...stage, salt: index * 23 }
        const plan = box(x, x + wide, 0, 10)
        if (kind === 'point')
          gable(stage, [x, x + wide], [0, 10], [wallTop, wallTop + 4], 0.2, { wall: colour, roof: hotel.roof })
        else saddleBehind(stage, x, wide, wallTop)
        solid(saltedStage, plan, 0, wallTop, colour, {
          skin: (wall) => {
            windows(saltedStage, wall, {
              pitch: wall.isFront ? wide / 2.01 : 4,
              storey,
              from: 4,
              to: wallTop,
              wide: wall.isFront ? 0.46 : 0.3,
              high: 0.62,
              frame: hotel.trim,
              sill: hotel.trim,
              share: 0.66,
            })
            sheet.fill(pane(wall, 0, 0, 1, 3.8), light.on(mix(colour, hotel.dark, 0.5), wall.turn))
            shops(saltedStage, wall, {
              pitch: wide / 2.01,
              to: 3.8,
              skip: false,
              awning: index % 2 ? hotel.accent : hotel.second,
            })
            if (wall.isFront && index === 0)
              doorway(stage, wall, { wide: 1.4, high: 2.8, frame: hotel.trim, share: 0.5 })
            if (!wall.isFront || kind === 'point') return
            const outline = crestOf(kind).map(([share, rise]): [number, number] => [share, wallTop + rise * 3.8])
            sheet.fill(crest(wall, outline), light.on(colour, wall.turn))
            sheet.line(crest(wall, outline).slice(0, -1), light.on(hotel.trim, wall.turn), 3)
            const [wx, wy] = [0.5 - 0.55 / wide, wallTop + 0.5]
            sheet.fill(
              pane(wall, wx, wy, 1 - wx, wy + 1.6),
              light.lamps > 0.5 ? rgb('#ffd58c') : light.on(hotel.dark, 0.5),
            )
          },
        })
        sheet.line(
          shape(stage, [
            [x, wallTop, 0],
            [x + wide, wallTop, 0],
          ]),
          light.on(hotel.trim, 0.7),
          2.4,
        )
      }
    },
  }
}

/** Outline of a gable: shares of its width and height. */
const crestOf = (kind: 'step' | 'bell' | 'neck'): readonly (readonly [number, number])[] => {
  if (kind === 'step')
    return [
      [0, 0],
      [0, 0.3],
      [0.14, 0.3],
      [0.14, 0.6],
      [0.28, 0.6],
      [0.28, 0.86],
      [0.4, 0.86],
      [0.4, 1.08],
      [0.6, 1.08],
      [0.6, 0.86],
      [0.72, 0.86],
      [0.72, 0.6],
      [0.86, 0.6],
      [0.86, 0.3],
      [1, 0.3],
      [1, 0],
    ]
  if (kind === 'bell')
    return [
      [0, 0],
      [0.06, 0.3],
      [0.18, 0.46],
      [0.27, 0.66],
      [0.3, 0.94],
      [0.4, 1.06],
      [0.6, 1.06],
      [0.7, 0.94],
      [0.73, 0.66],
      [0.82, 0.46],
      [0.94, 0.3],
      [1, 0],
    ]
  return [
    [0, 0],
    [0.1, 0.06],
    [0.24, 0.3],
    [0.26, 0.9],
    [0.36, 0.96],
    [0.5, 1.14],
    [0.64, 0.96],
    [0.74, 0.9],
    [0.76, 0.3],
    [0.9, 0.06],
    [1, 0],
  ]
}

/** The roof behind a gable, visible only from the side. */
function saddleBehind(stage: Stage, x: number, wide: number, wallTop: number): void {
  const { sheet, light, hotel, camera } = stage
  if (camera.yaw === 0) return
  const edge = camera.yaw < 0 ? x + wide : x
  sheet.fill(
    shape(stage, [
      [edge, wallTop, 0.3],
      [x + wide / 2, wallTop + 3, 0.3],
      [x + wide / 2, wallTop + 3, 10],
      [edge, wallTop, 10],
    ]),
    light.on(hotel.roof, light.top),
  )
}

/** A painted wooden house with a bay under a steep gable. */
export const victorian: Builder = (random) => {
  const width = random.between(8.6, 10)
  const storeys = random.whole(2, 3)
  const storey = 4
  const foot = 2
  const wallTop = foot + storeys * storey
  const side = random.coin() ? 1 : -1
  const turret = random.coin(0.5)
  return {
    width: width + 1.4,
    depth: 11,
    height: wallTop + 5.4,
    porch: 8,
    row: [rgb('#d8b6a0'), rgb('#9fb4b0'), rgb('#c9c09a'), rgb('#b59aa8')],
    rowHeight: 0.74,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const plan = box(-width / 2, width / 2, 0, 11)
      gable(stage, [-width / 2, width / 2], [0, 11], [wallTop, wallTop + 4.8], 0.5, {
        wall: hotel.wall,
        roof: hotel.roof,
      })
      solid(stage, plan, 0, wallTop, hotel.wall, {
        skin: (wall) => {
          sheet.line(courses(wall, steps(foot, wallTop, 0.7)), light.on(dim(hotel.wall, 0.8), wall.turn), 1, {
            opacity: 0.6,
          })
          sheet.fill(pane(wall, 0, 0, 1, foot), light.on(hotel.stone, wall.turn))
          windows(stage, wall, {
            pitch: wall.isFront ? width / 3 : 3.6,
            storey,
            from: foot,
            to: wallTop,
            wide: 0.4,
            high: 0.62,
            frame: hotel.trim,
            sill: hotel.accent,
            share: 0.7,
            skip: (column, _all, row) => wall.isFront && row === 0 && column === (side > 0 ? 2 : 0),
          })
          if (wall.isFront)
            doorway(stage, wall, { wide: 1.5, high: 2.9, frame: hotel.accent, share: 0.5 + side * 0.3, steps: foot })
        },
      })
      const [, attic] = stage.see(0, wallTop + 1, 0)
      const [x, unit] = [stage.see(0, wallTop, 0)[0], stage.see(1, wallTop, 0)[0] - stage.see(0, wallTop, 0)[0]]
      sheet.fill(
        `M${Math.round(x - unit * 0.8)} ${Math.round(attic)}v${Math.round(-unit * 1.2)}q${Math.round(unit * 0.8)} ${Math.round(-unit)} ${Math.round(unit * 1.6)} 0v${Math.round(unit * 1.2)}z`,
        light.lamps > 0.4 ? rgb('#ffd58c') : light.on(hotel.dark, 0.5),
      )
      const bayX = -side * width * 0.24
      const bay = ring(bayX, 0, 2.1, 8)
      const bayTop = turret ? wallTop + 1.6 : wallTop - 0.4
      const saltedStage = { ...stage, salt: 61 }
      solid(saltedStage, bay, 0, bayTop, mix(hotel.wall, hotel.trim, 0.25), {
        skin: (wall) =>
          windows(saltedStage, wall, {
            pitch: 1.6,
            storey,
            from: foot,
            to: wallTop,
            wide: 0.62,
            high: 0.62,
            frame: hotel.trim,
            bars: false,
            share: 0.8,
          }),
      })
      for (const y of steps(foot, bayTop, storey)) ledge(stage, bay, y, 0.35, 0.2, hotel.trim)
      solid(stage, grow(bay, 0.4), bayTop, turret ? wallTop + 5.2 : bayTop + 1.4, hotel.roof, {
        top: ring(bayX, 0, turret ? 0.1 : 1, 8),
        plain: true,
      })
      hedge(stage, [-width / 2, 0.4, -1.6], [width * 0.12 * -side, 0.4, -2.6], 15)
    },
  }
}
