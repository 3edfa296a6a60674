import { mix } from '#demoImages/colour.ts'
import { WARM } from '#demoImages/light.ts'
import { courses, shops, steps, uprights, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { type Balcony, balconies, doorway } from './parts.ts'
import { type Plan, box, grow, ledge, pane, solid } from './solid.ts'
import { dome, mast, tank } from './tops.ts'

interface Profile {
  /** Number of setbacks. */
  tiers: number
  /** Share of the height below the first setback, and relative width above it. */
  foot: number
  taper: number
}

const PROFILES: readonly [Profile, ...Profile[]] = [
  { tiers: 4, foot: 0.44, taper: 0.82 },
  { tiers: 2, foot: 0.24, taper: 0.66 },
  { tiers: 1, foot: 0.3, taper: 0.72 },
  { tiers: 3, foot: 0.66, taper: 0.8 },
  { tiers: 1, foot: 0.78, taper: 0.62 },
]

/** A 1920s tower that steps back as it rises. */
export const setback: Builder = (random) => {
  const width = random.between(24, 28)
  const height = width * random.between(2.7, 3.2)
  const { tiers, foot, taper } = random.pick(PROFILES)
  const top = random.whole(0, 2)
  return {
    width: width + 2,
    depth: width,
    height,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const body = height * 0.82
      const planOf = (index: number): Plan => {
        const half = (width / 2) * (index === 0 ? 1 : taper - (index - 1) * 0.15)
        return box(-half, half, width / 2 - half, width / 2 + half)
      }
      const topOf = (index: number): number => body * (foot + ((1 - foot) * index) / tiers)
      for (let index = tiers; index >= 0; index--) {
        const plan = planOf(index)
        const [from, to] = [index ? topOf(index - 1) : 8, topOf(index)]
        const saltedStage = { ...stage, salt: index * 17 }
        solid(saltedStage, plan, index ? from : 0, to, mix(hotel.wall, hotel.trim, index * 0.08), {
          skin: (wall) => {
            const columns = Math.max(3, Math.round(wall.width / 3.4))
            sheet.fill(
              steps(0.06, 0.94, 0.88 / columns)
                .slice(0, -1)
                .map((share) => pane(wall, share + 0.2 / columns, from, share + 0.68 / columns, to - 1.4))
                .join(''),
              light.on(mix(hotel.accent, hotel.dark, 0.5), wall.turn * 0.7),
            )
            windows(saltedStage, wall, {
              pitch: wall.width / columns,
              storey: 3.8,
              from,
              to: to - 1.4,
              wide: 0.4,
              high: 0.58,
              bars: false,
              share: 0.6,
            })
            sheet.line(
              uprights(wall, steps(0.02, 0.98, 0.96 / columns), from, to + 0.8),
              light.on(hotel.trim, wall.turn * 1.1),
              3.4,
            )
          },
        })
        ledge(stage, plan, to, 0.9, 0.3, hotel.trim)
      }
      const crown = planOf(tiers)
      if (top === 0) {
        solid(stage, grow(crown, -0.6), body, height * 0.9, hotel.roof, { top: grow(crown, -4) })
        mast(stage, 0, height * 0.88, height, width / 2, 4, hotel.second)
      } else if (top === 1) {
        solid(stage, grow(crown, -1.5), body, height * 0.89, mix(hotel.second, hotel.trim, 0.3))
        dome(stage, 0, height * 0.89, width / 2, 3.4, 4.5, hotel.accent)
        mast(stage, 0, height * 0.92, height, width / 2, 2.4, hotel.second)
      } else
        for (const x of [-0.8, 0, 0.8])
          mast(stage, x * 3.4, body, x === 0 ? height : height * 0.93, width / 2, 6, hotel.second)
      const [x, y] = stage.see(0, body, 0)
      sheet.glow(x, y, 90, 80, WARM, 0.7 * light.night)
      solid(stage, box(-width / 2 - 1, width / 2 + 1, -1.4, width), 0, 7.4, hotel.stone, {
        skin: (wall) => {
          shops(stage, wall, { pitch: 4.4, to: 7 })
          if (wall.isFront) doorway(stage, wall, { wide: 4, high: 4.2, frame: hotel.second, canopy: hotel.accent })
        },
      })
      ledge(stage, box(-width / 2 - 1, width / 2 + 1, -1.4, width), 7.4, 0.8, 0.3, hotel.trim)
    },
  }
}

/** Brick, tall windows, a fire escape on the front and a tank on the roof. */
export const loft: Builder = (random) => {
  const storeys = random.whole(5, 7)
  const storey = random.between(3.8, 4.6)
  const width = random.between(15, 19)
  const height = 5 + storeys * storey + 7
  const stairs = random.coin(0.65)
  const arched = random.coin(0.3)
  const bays = random.whole(3, 5)
  const high = random.between(0.58, 0.74)
  const tankX = random.between(-0.3, 0.3) * width
  return {
    width,
    depth: 15,
    height,
    porch: 8,
    rowHeight: 0.7,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const plan = box(-width / 2, width / 2, 0, 15)
      const roof = 5 + storeys * storey
      tank(stage, tankX, roof + 1, 6)
      solid(stage, plan, 0, roof, hotel.wall, {
        skin: (wall) => {
          sheet.line(courses(wall, steps(5, roof, storey)), light.on(hotel.trim, wall.turn), 3)
          windows(stage, wall, {
            pitch: wall.isFront ? width / bays : 4.2,
            storey,
            from: 5,
            to: roof - 0.6,
            wide: 0.66,
            high,
            arched,
            frame: hotel.dark,
            sill: hotel.trim,
            share: 0.6,
          })
          shops(stage, wall, { pitch: width / bays, to: 4.6, awning: hotel.accent })
          sheet.line(courses(wall, [4.9]), light.on(hotel.dark, 0.4), 5)
          if (wall.isFront) doorway(stage, wall, { wide: 2.2, high: 3, frame: hotel.second })
        },
      })
      ledge(stage, plan, roof, 1, 0.6, hotel.trim)
      if (!stairs) return
      const x = -width / 2 + width / bays / 2
      const all: Balcony[] = Array.from({ length: storeys }, (_, row) => ({
        x0: x,
        x1: x + width * 0.5,
        y: 5 + row * storey,
        out: 1.3,
      }))
      balconies(stage, all, { floor: hotel.dark, rail: hotel.dark, high: 1.1 })
      let flights = ''
      for (let row = 0; row < storeys - 1; row++) {
        const [from, to] = row % 2 ? [x + 1, x + width * 0.44] : [x + width * 0.44, x + 1]
        const [x0, y0] = stage.see(from, 5 + row * storey + 0.3, -0.9)
        const [x1, y1] = stage.see(to, 5 + (row + 1) * storey, -0.9)
        flights += `M${Math.round(x0)} ${Math.round(y0)}L${Math.round(x1)} ${Math.round(y1)}`
      }
      sheet.line(flights, light.on(hotel.dark, 0.4), 3)
    },
  }
}
