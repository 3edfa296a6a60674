import { dim, mix, rgb } from '#demoImages/colour.ts'
import { WARM } from '#demoImages/light.ts'
import { archPane, courses, ribbons, shops, steps, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { type Balcony, balconies, doorway, hedge } from './parts.ts'
import { box, grow, ledge, pane, ring, solid } from './solid.ts'
import { dome, saddle } from './tops.ts'

/** White walls, long balconies or a rounded corner: 1930s seaside modernism. */
export const bauhaus: Builder = (random) => {
  const storeys = random.whole(4, 5)
  const storey = 3.6
  const width = random.between(12, 15)
  const foot = 3.4
  const wallTop = foot + storeys * storey
  const side = random.coin() ? 1 : -1
  const tower = random.coin(0.6)
  const rounded = random.coin(0.5)
  const tinted = random.between(0.1, 0.75)
  return {
    width: width + 3,
    depth: 12,
    height: wallTop + (tower ? 3.6 : 2),
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const white = mix(hotel.trim, hotel.wall, tinted)
      const half = width / 2
      const stairX = side * half * 0.5
      solid(stage, box(-half, half, 0, 12), 0, wallTop, white, {
        skin: (wall) => {
          ribbons(stage, wall, { from: foot, to: wallTop - 0.5, storey, high: 0.42, frame: hotel.dark })
          sheet.fill(pane(wall, 0, 0, 1, foot), light.on(mix(hotel.wall, hotel.stone, 0.5), wall.turn))
          shops(stage, wall, { pitch: 3.2, to: foot })
          if (wall.isFront) doorway(stage, wall, { wide: 2, high: 2.5, frame: hotel.accent, canopy: white })
        },
      })
      // Either long balconies, or a corner rounded like a ship's bow.
      const bow = ring(-side * (half - 3), 2, 4.2, 14)
      if (rounded)
        solid(stage, bow, foot, wallTop + 0.6, white, {
          plain: true,
          on: grow(bow, -1),
          skin: (wall) =>
            ribbons(stage, wall, { from: foot, to: wallTop - 0.5, storey, high: 0.42, frame: hotel.dark }),
        })
      const all: Balcony[] = Array.from({ length: rounded ? 0 : storeys }, (_, row) => ({
        x0: side < 0 ? -half * 0.1 : -half - 0.7,
        x1: side < 0 ? half + 0.7 : half * 0.1,
        y: foot + row * storey,
        out: 1.7,
      }))
      balconies(stage, all, { floor: white, rail: mix(white, hotel.wall, 0.3), closed: true, high: 1.2 })
      const stair = box(stairX - 1.6, stairX + 1.6, -1, 3)
      solid(stage, stair, foot, wallTop + (tower ? 3 : 1), mix(white, hotel.accent, 0.12), {
        skin: (wall) => {
          if (!wall.isFront) return
          sheet.fill(
            pane(wall, 0.36, foot + 1, 0.64, wallTop - 0.6),
            light.lamps > 0.4 ? WARM : light.on(rgb('#4d6678'), 0.5),
          )
          sheet.line(courses(wall, steps(foot + 1, wallTop - 0.6, 1), 0.36, 0.64), light.on(hotel.dark, 0.5), 1.6)
        },
      })
      ledge(stage, stair, wallTop + (tower ? 3 : 1), 0.4, 0.4, white)
      ledge(stage, box(-half, half, 0, 12), wallTop, 0.6, 0.3, white)
      hedge(stage, [-half * 0.9, wallTop + 0.7, 0], [half * 0.1, wallTop + 0.7, 0], 9)
    },
  }
}

/** Stone with triple arches and a red roof. */
export const levant: Builder = (random) => {
  const storeys = random.whole(3, 4)
  const storey = 4.4
  const width = random.between(13, 15)
  const foot = 5
  const wallTop = foot + (storeys - 1) * storey
  const tiled = random.coin(0.6)
  return {
    width: width + 1.6,
    depth: 13,
    height: wallTop + (tiled ? 4.2 : 3.4),
    porch: 8,
    row: [rgb('#dccba6'), rgb('#cdb993'), rgb('#e3d6ba')],
    rowHeight: 0.66,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const stone = mix(rgb('#dcc79c'), hotel.wall, 0.42)
      const plan = box(-width / 2, width / 2, 0, 13)
      if (!tiled) dome(stage, width * 0.2 * hotel.turned, wallTop + 0.4, 6, 2.8, 3, mix(stone, hotel.trim, 0.5))
      solid(stage, plan, 0, wallTop, stone, {
        skin: (wall) => {
          sheet.line(courses(wall, steps(0.6, wallTop, 0.74)), light.on(dim(stone, 0.74), wall.turn), 1, {
            opacity: 0.5,
          })
          windows(stage, wall, {
            pitch: width / 5,
            storey,
            from: foot,
            to: wallTop,
            wide: 0.44,
            high: 0.6,
            arched: true,
            frame: hotel.trim,
            sill: hotel.trim,
            share: 0.7,
            skip: (column, columns) => wall.isFront && Math.abs(column + 0.5 - columns / 2) < 1.1,
          })
          if (wall.isFront) {
            for (let row = 0; row < storeys - 1; row++) {
              const y = foot + row * storey
              const arches = [-1, 0, 1].map((place) =>
                archPane(wall, 0.5 + place * 0.1 - 0.043, y + 0.3, 0.5 + place * 0.1 + 0.043, y + (place ? 3.2 : 3.7)),
              )
              sheet.fill(
                pane(wall, 0.34, y + 0.1, 0.66, y + 4),
                light.on(mix(stone, hotel.trim, 0.5), wall.turn * 1.05),
              )
              sheet.fill(
                arches.join(''),
                light.lamps > 0.3 + row * 0.16 ? rgb('#ffd58c') : light.on(rgb('#4a6070'), 0.5),
              )
            }
          }
          shops(stage, wall, { pitch: width / 4.01, to: foot - 0.5, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 2.4, high: 3.6, arched: true, frame: hotel.trim })
        },
      })
      ledge(stage, plan, foot - 0.3, 0.4, 0.25, hotel.trim)
      balconies(
        stage,
        Array.from({ length: storeys - 1 }, (_, row) => ({
          x0: -width * 0.17,
          x1: width * 0.17,
          y: foot + row * storey - 0.1,
          out: 1.3,
        })),
        { floor: stone, rail: hotel.dark },
      )
      if (tiled)
        saddle(stage, [-width / 2, width / 2], [0, 13], [wallTop, wallTop + 4], {
          over: 0.8,
          hip: 5,
          roof: mix(rgb('#b2553a'), hotel.roof, 0.3),
        })
      else {
        ledge(stage, plan, wallTop, 0.7, 0.3, hotel.trim)
        hedge(stage, [-width * 0.46, wallTop + 0.8, 0], [-width * 0.1, wallTop + 0.8, 0], 9)
      }
    },
  }
}

/** Stacked plastered cubes, with vines and a dome. */
export const cubes: Builder = (random) => {
  const levels = random.whole(4, 5)
  const high = random.between(3.6, 4.1)
  const lean = random.coin() ? 1 : -1
  const blue = random.coin(0.6)
  const widths = Array.from({ length: levels }, (_, index) => 14.5 - index * random.between(2, 2.7))
  return {
    width: 15.4,
    depth: 13,
    height: levels * high + 2.8,
    porch: 7.4,
    draw: (stage) => {
      const { hotel } = stage
      const coats = [hotel.wall, mix(hotel.wall, hotel.trim, 0.6), mix(hotel.trim, hotel.second, 0.14)]
      for (let index = levels - 1; index >= 0; index--) {
        const wide = widths[index] ?? 6
        const x0 = lean > 0 ? 7.2 - wide : -7.2
        const [y0, y1] = [index * high, (index + 1) * high]
        const plan = box(x0, x0 + wide, index * 1.2, 13)
        const saltedStage = { ...stage, salt: index * 29 }
        solid(saltedStage, plan, y0, y1, coats[index % 3] ?? hotel.wall, {
          skin: (wall) => {
            const arched = (index + hotel.number) % 2 === 0
            windows(saltedStage, wall, {
              pitch: 3,
              storey: high,
              from: y0 + 0.3,
              to: y1 - 0.4,
              wide: arched ? 0.5 : 0.36,
              high: arched ? 0.74 : 0.6,
              arched,
              frame: blue ? hotel.accent : hotel.trim,
              ...(arched ? {} : { shutters: hotel.accent }),
              share: 0.75,
              skip: (column, columns) => index === 0 && wall.isFront && Math.abs(column + 0.5 - columns / 2) < 0.8,
            })
            if (index === 0 && wall.isFront)
              doorway(stage, wall, { wide: 1.9, high: 2.7, arched: true, frame: hotel.trim })
          },
        })
        ledge(stage, plan, y1, 0.5, 0.15, hotel.trim)
        const above = widths[index + 1]
        if (above === undefined) {
          if (blue) dome(stage, x0 + wide / 2, y1 + 0.4, index * 1.2 + 2.6, 2.1, 2.2, hotel.accent)
          else
            saddle(stage, [x0, x0 + wide], [index * 1.2, 11], [y1 + 0.3, y1 + 2.4], {
              over: 0.5,
              hip: 1.4,
              roof: hotel.roof,
            })
        } else {
          const free = lean > 0 ? [x0, x0 + wide - above] : [x0 + above, x0 + wide]
          const bloom = {
            ...stage,
            hotel: { ...hotel, plant: index % 2 ? hotel.plant : mix(hotel.plant, rgb('#d2447f'), 0.6) },
          }
          const [from = 0, to = 0] = free
          hedge(bloom, [from + 0.3, y1 + 0.4, index * 1.2], [to, y1 + 0.4, index * 1.2], 13, 1.6)
        }
      }
    },
  }
}
