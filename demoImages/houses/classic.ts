import { dim, mix, rgb } from '#demoImages/colour.ts'
import { courses, shops, steps, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { balconies, doorway, eaves, hedge } from './parts.ts'
import { box, grow, ledge, pane, ring, solid } from './solid.ts'
import { mast, saddle } from './tops.ts'

/** Limestone, iron balconies and a slate roof with dormers. */
export const mansard: Builder = (random) => {
  const storeys = random.whole(4, 5)
  const storey = 3.7
  const bays = random.whole(4, 5)
  const width = bays * 3.3
  const roofHeight = random.between(5, 6.4)
  const foot = 5
  const height = foot + storeys * storey + roofHeight
  const turret = random.coin(0.45)
  const shutters = random.coin(0.35)
  return {
    width: width + 1,
    depth: 13,
    height: height + (turret ? 4 : 0),
    porch: 8,
    row: [],
    rowHeight: 0.78,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const plan = box(-width / 2, width / 2, 0, 13)
      const wallTop = foot + storeys * storey
      const slate = mix(hotel.roof, rgb('#5c6474'), 0.72)
      solid(stage, plan, 0, wallTop, hotel.wall, {
        skin: (wall) => {
          sheet.line(courses(wall, steps(0.6, foot - 0.6, 0.8)), light.on(dim(hotel.wall, 0.7), 0.4), 1.2, {
            opacity: 0.5,
          })
          windows(stage, wall, {
            pitch: 3.3,
            storey,
            from: foot,
            to: wallTop - 0.3,
            wide: 0.42,
            high: 0.7,
            frame: hotel.trim,
            sill: hotel.trim,
            ...(shutters ? { shutters: mix(hotel.accent, hotel.trim, 0.35) } : { rail: hotel.dark }),
          })
          shops(stage, wall, { pitch: 3.3, to: foot - 0.4, arched: true, awning: hotel.accent })
          if (wall.isFront) doorway(stage, wall, { wide: 2.2, high: 3.2, arched: true, frame: hotel.trim })
        },
      })
      solid(stage, plan, wallTop + 0.5, wallTop + roofHeight, slate, {
        top: grow(plan, -2),
        skin: (wall) =>
          windows(stage, wall, {
            pitch: 3.3,
            storey: roofHeight,
            from: wallTop + 0.6,
            to: wallTop + roofHeight - 1,
            wide: 0.36,
            high: 0.6,
            arched: true,
            frame: hotel.trim,
            bars: false,
            share: 0.7,
          }),
      })
      for (const y of [foot, wallTop - storey, wallTop]) ledge(stage, plan, y, 0.45, 0.45, hotel.trim)
      const long = [foot + storey, wallTop - storey + 0.4].map((y) => ({
        x0: -width / 2 + 0.3,
        x1: width / 2 - 0.3,
        y,
        out: 0.9,
      }))
      balconies(stage, long, { floor: hotel.trim, rail: hotel.dark, high: 1 })
      if (turret) {
        const x = stage.camera.yaw < 0 ? width / 2 - 1.6 : -width / 2 + 1.6
        const tower = ring(x, 1.4, 2.3, 8)
        solid(stage, tower, foot, wallTop + 1, mix(hotel.wall, hotel.trim, 0.3), {
          skin: (wall) =>
            windows(stage, wall, { pitch: 1.7, storey, from: foot, to: wallTop, wide: 0.5, high: 0.64, bars: false }),
        })
        solid(stage, grow(tower, 0.3), wallTop + 1, height + 2.5, slate, { top: ring(x, 1.4, 0.2, 8) })
        mast(stage, x, height + 2, height + 4, 1.4, 2, hotel.second)
      } else
        for (const x of [-0.32, 0.3])
          solid(stage, box(x * width - 0.8, x * width + 0.8, 5, 7), height - 1, height + 1.6, hotel.roof, {
            plain: true,
          })
    },
  }
}

/** Plaster in earth colors, shutters, and a low tiled roof. */
export const palazzo: Builder = (random) => {
  const storeys = random.whole(3, 4)
  const storey = 4.4
  const bays = random.pick([3, 5])
  const width = bays === 3 ? 13 : 17
  const foot = 5.6
  const wallTop = foot + storeys * storey
  const loggia = random.coin(0.5)
  return {
    width: width + 1.6,
    depth: 13,
    height: wallTop + (loggia ? 6.6 : 2.6),
    porch: 8.5,
    row: [],
    rowHeight: 0.74,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const plan = box(-width / 2, width / 2, 0, 13)
      if (loggia) {
        const up = box(-width * 0.26, width * 0.26, 3, 10)
        solid(stage, up, wallTop, wallTop + 4, mix(hotel.wall, hotel.trim, 0.4), {
          skin: (wall) =>
            windows(stage, wall, {
              pitch: 1.9,
              storey: 4,
              from: wallTop + 1.2,
              to: wallTop + 3.8,
              wide: 0.62,
              high: 0.92,
              arched: true,
              bars: false,
              share: 1,
            }),
        })
        saddle(stage, [-width * 0.26, width * 0.26], [3, 10], [wallTop + 4, wallTop + 6.4], {
          over: 0.6,
          hip: 2,
          roof: hotel.roof,
        })
      }
      solid(stage, plan, 0, wallTop, hotel.wall, {
        skin: (wall) => {
          windows(stage, wall, {
            pitch: width / bays,
            storey,
            from: foot,
            to: wallTop,
            wide: 0.36,
            high: 0.6,
            frame: hotel.trim,
            sill: hotel.trim,
            shutters: hotel.accent,
          })
          sheet.fill(pane(wall, 0, 0, 1, foot - 0.5), light.on(mix(hotel.wall, hotel.stone, 0.6), wall.turn * 0.94))
          sheet.line(courses(wall, steps(0.7, foot - 1, 0.9)), light.on(dim(hotel.stone, 0.6), 0.4), 1.2, {
            opacity: 0.5,
          })
          shops(stage, wall, { pitch: width / bays, to: foot - 0.6, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 2.6, high: 3.9, arched: true, frame: hotel.stone })
          eaves(stage, wall, 1)
        },
      })
      ledge(stage, plan, foot - 0.4, 0.5, 0.3, hotel.trim)
      if (bays === 3)
        balconies(stage, [{ x0: -2.4, x1: 2.4, y: foot + 0.3, out: 1.2 }], { floor: hotel.trim, rail: hotel.dark })
      else hedge(stage, [-width * 0.4, foot + storey + 0.6, -0.3], [-width * 0.1, foot + storey + 0.6, -0.3], 8)
      saddle(stage, [-width / 2, width / 2], [0, 13], [wallTop, wallTop + 2.4], { over: 1, hip: 4, roof: hotel.roof })
    },
  }
}
