import { dim, mix, rgb } from '#demoImages/colour.ts'
import { courses, shops, steps, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { balconies, doorway, hedge } from './parts.ts'
import { type Plan, type Stage, type Wall, box, grow, pane, shape, solid, wallsOf } from './solid.ts'
import { gable, saddle } from './tops.ts'

const TIMBERS = ['#a8734a', '#7a4c34', '#c49a6a', '#5d4438', '#94603c', '#b58a62'] as const

/** Timber and stone under a wide gable, with flower-filled balconies. */
export const chalet: Builder = (random) => {
  const storeys = random.whole(3, 4)
  const storey = 3.2
  const width = random.between(13.4, 15.6)
  const foot = 4
  const wallTop = foot + (storeys - 1) * storey
  const ridge = wallTop + random.between(4.4, 8)
  const tone = random.pick(TIMBERS)
  const plastered = random.coin(0.4)
  return {
    width: width + 5,
    depth: 15,
    height: ridge + 0.8,
    porch: 8,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const timber = mix(hotel.wood, rgb(tone), 0.6)
      const body = plastered ? mix(hotel.wall, hotel.trim, 0.35) : timber
      const plan = box(-width / 2, width / 2, 0, 14)
      solid(stage, box(width * 0.2, width * 0.2 + 1.3, 6, 7.4), wallTop + 2, ridge - 0.2, hotel.stone, { plain: true })
      gable(stage, [-width / 2, width / 2], [0, 14], [wallTop, ridge], 1.7, {
        wall: timber,
        roof: mix(hotel.roof, hotel.dark, 0.3),
      })
      solid(stage, plan, 0, wallTop, body, {
        skin: (wall) => {
          const boards = plastered ? '' : courses(wall, steps(foot, wallTop, 0.62))
          sheet.line(boards, light.on(dim(timber, 0.6), wall.turn), 1.2, { opacity: 0.6 })
          sheet.fill(pane(wall, 0, 0, 1, foot), light.on(mix(hotel.stone, hotel.trim, 0.3), wall.turn))
          windows(stage, wall, {
            pitch: 2.8,
            storey,
            from: foot,
            to: wallTop,
            wide: 0.46,
            high: 0.6,
            frame: hotel.trim,
            shutters: hotel.accent,
            share: 0.8,
          })
          shops(stage, wall, { pitch: 3, to: foot - 0.4, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 2.2, high: 2.9, arched: true, frame: hotel.wood })
        },
      })
      // The windows below the ridge.
      const lights = [-1, 0, 1].map((place) => {
        const [x, high] = [place * 1.5, place ? 1.5 : 2.1]
        return shape(stage, [
          [x - 0.55, wallTop + 0.7, -0.05],
          [x - 0.55, wallTop + 0.7 + high, -0.05],
          [x + 0.55, wallTop + 0.7 + high, -0.05],
          [x + 0.55, wallTop + 0.7, -0.05],
        ])
      })
      const glow = light.lamps > 0.35 ? rgb('#ffd58c') : light.on(rgb('#4a6070'), 0.5)
      sheet.line(lights.join(''), light.on(hotel.trim, 0.6), 3, { fill: glow })
      const rows = Array.from({ length: storeys - 1 }, (_, row) => foot + row * storey)
      balconies(
        stage,
        rows.map((y, row) => ({
          x0: -width / 2 + (row ? 0.6 : -0.6),
          x1: width / 2 - (row ? 0.6 : -0.6),
          y,
          out: 1.3,
        })),
        { floor: dim(timber, 0.8), rail: mix(timber, hotel.second, 0.25), closed: true },
      )
      for (const y of rows) {
        const bloom = { ...stage, hotel: { ...hotel, plant: mix(hotel.plant, rgb('#d2445f'), 0.55) } }
        hedge(bloom, [-width * 0.42, y + 1.05, -1.3], [width * 0.42, y + 1.05, -1.3], 6, 0.8)
      }
    },
  }
}

/** A high thatched roof over open rooms among palms. */
export const pavilion: Builder = (random) => {
  const width = random.between(12, 14)
  const two = random.coin(0.85)
  const wallTop = two ? 8.4 : 5
  const ridge = wallTop + random.between(7.4, 9)
  return {
    width: width + 5.4,
    depth: 13,
    height: ridge,
    draw: (stage) => {
      const { hotel } = stage
      const thatch = mix(rgb('#9c7a4c'), hotel.roof, 0.25)
      const plan = box(-width / 2, width / 2, 0, 12)
      solid(stage, plan, 0, wallTop, mix(hotel.wall, hotel.trim, 0.3), {
        skin: (wall) => {
          windows(stage, wall, {
            pitch: 2.9,
            storey: wallTop / (two ? 2 : 1),
            from: 0.8,
            to: wallTop,
            wide: 0.78,
            high: 0.78,
            frame: hotel.wood,
            share: 0.95,
            skip: (column, columns, row) => wall.isFront && row === 0 && Math.abs(column + 0.5 - columns / 2) < 0.6,
          })
          if (wall.isFront) doorway(stage, wall, { wide: 2.4, high: 3, frame: hotel.wood, steps: 0.6 })
        },
      })
      if (two)
        balconies(stage, [{ x0: -width / 2 - 0.4, x1: width / 2 + 0.4, y: 4.4, out: 1.6 }], {
          floor: hotel.wood,
          rail: hotel.wood,
        })
      for (const x of steps(-width / 2, width / 2, 3.4))
        solid(stage, box(x - 0.16, x + 0.16, -1.6, -1.3), 0, wallTop, hotel.wood, { plain: true })
      saddle(stage, [-width / 2, width / 2], [0, 12], [wallTop - 0.4, wallTop + 2.6], {
        over: 1.7,
        hip: 3.2,
        roof: dim(thatch, 0.86),
      })
      saddle(stage, [-width / 2 + 2, width / 2 - 2], [2.6, 9.4], [wallTop + 2, ridge], {
        over: 0.8,
        hip: 2.4,
        roof: thatch,
      })
    },
  }
}

/** Stacked roofs with upturned corners, over walls of wood and paper. */
export const pagoda: Builder = (random) => {
  const tiers = random.whole(3, 4)
  const width = random.between(11, 13)
  const storey = 4.2
  return {
    width: width + 4,
    depth: width,
    height: tiers * storey + 4.6,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const tile = mix(rgb('#46505e'), hotel.roof, 0.2)
      for (let index = tiers - 1; index >= 0; index--) {
        const half = (width / 2) * (1 - index * 0.16)
        const plan = box(-half, half, width / 2 - half, width / 2 + half)
        const [y0, y1] = [index * storey, index * storey + storey - 1]
        const saltedStage = { ...stage, salt: index * 19 }
        const over = grow(plan, 1.9)
        solid(stage, over, y1, y1 + 1.9, tile, {
          top: grow(plan, -1.2),
          plain: true,
          on: plan,
          skin: (wall) =>
            sheet.line(uprightsOf(wall, y1, y1 + 1.9), light.on(dim(tile, 0.7), 0.4), 1.2, { opacity: 0.5 }),
        })
        sheet.line(tips(stage, over, y1), light.on(hotel.second, light.top), 4, { cap: true })
        solid(saltedStage, plan, y0, y1, mix(hotel.wood, hotel.dark, 0.2), {
          skin: (wall) => {
            windows(saltedStage, wall, {
              pitch: 2,
              storey: y1 - y0,
              from: y0 + 0.3,
              to: y1 - 0.2,
              wide: 0.82,
              high: 0.72,
              frame: hotel.wood,
              share: 1,
              skip: (column, columns) => index === 0 && wall.isFront && Math.abs(column + 0.5 - columns / 2) < 0.8,
            })
            if (index === 0 && wall.isFront) doorway(stage, wall, { wide: 2.2, high: 2.3, frame: hotel.accent })
          },
        })
      }
      const top = tiers * storey - 1
      const half = (width / 2) * (1 - (tiers - 1) * 0.16)
      saddle(stage, [-half, half], [width / 2 - half, width / 2 + half], [top + 0.2, top + 4], {
        over: 1.9,
        hip: half * 0.7,
        roof: tile,
      })
    },
  }
}

const uprightsOf = (wall: Wall, y0: number, y1: number): string =>
  steps(0, 1, 0.07)
    .map((share) => {
      const [x0, z0] = wall.at(share, y0)
      const [x1, z1] = wall.at(share, y1)
      return `M${Math.round(x0)} ${Math.round(z0)}L${Math.round(x1)} ${Math.round(z1)}`
    })
    .join('')

/** The lower edge of a roof, with upturned corners. */
const tips = (stage: Stage, plan: Plan, y: number): string =>
  wallsOf(stage, plan, y, y + 1)
    .map((wall) => {
      const points = [wall.at(-0.03, y + 0.5), wall.at(0.08, y), wall.at(0.92, y), wall.at(1.03, y + 0.5)]
      return `M${points.map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}`
    })
    .join('')
