import { dim, mix, rgb } from '#demoImages/colour.ts'
import { LAMP_TONES } from '#demoImages/materials.ts'
import { courses, curtain, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { type Balcony, balconies, hedge } from './parts.ts'
import { type Plan, box, ledge, solid, wallsOf } from './solid.ts'
import { mast } from './tops.ts'
import { GLASS, hall } from './towers.ts'

/** A tower with one edge curved like a full sail. */
export const sail: Builder = (random) => {
  const width = random.between(28, 34)
  const height = width * random.between(2.4, 2.9)
  const tint = rgb(random.pick(GLASS))
  const leans = random.coin() ? 1 : -1
  const mesh = random.pick(['bands', 'net', 'grid'] as const)
  return {
    width: width + 4,
    depth: width * 0.6,
    height,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const roof = height * 0.9
      const count = 9
      const edgeAt = (share: number): number => width * (1 - 0.86 * share ** 2.2)
      const coat = mix(hotel.trim, rgb('#f4f2ec'), 0.5)
      const planAt = (share: number): Plan => {
        const reach = edgeAt(share)
        return leans > 0
          ? box(-width / 2, -width / 2 + reach, 0, width * 0.5)
          : box(width / 2 - reach, width / 2, 0, width * 0.5)
      }
      for (let index = 0; index < count; index++) {
        const [y0, y1] = [7 + ((roof - 7) * index) / count, 7 + ((roof - 7) * (index + 1)) / count]
        const saltedStage = { ...stage, salt: index * 11 }
        solid(saltedStage, planAt(index / count), y0, y1, hotel.steel, {
          top: planAt((index + 1) / count),
          skin: (wall) =>
            curtain(saltedStage, wall, { pitch: 3, storey: (y1 - y0) / 2, from: y0, to: y1, tint, coat, mesh }),
        })
      }
      const spine = -leans * (width / 2)
      solid(
        stage,
        box(Math.min(spine, spine + leans * 2), Math.max(spine, spine + leans * 2), -0.6, 0),
        0,
        height * 0.97,
        coat,
        { plain: true },
      )
      mast(stage, spine + leans, height * 0.96, height, -0.3, 3, coat)
      const ribs = Array.from({ length: count + 1 }, (_, index) => {
        const reach = edgeAt(index / count)
        return stage.see(spine + leans * reach, 7 + ((roof - 7) * index) / count, -0.6)
      })
      sheet.line(`M${ribs.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, light.on(coat, 0.9), 7)
      hall(stage, box(-width / 2 - 2, width / 2 + 2, -2.5, width * 0.6), 7, 5)
    },
  }
}

/** A white seaside tower with a balcony for every room. */
export const resort: Builder = (random) => {
  const width = random.between(26, 34)
  const storeys = random.whole(11, 15)
  const storey = 3.4
  const height = 6 + storeys * storey + 4
  const bays = random.whole(3, 5)
  const stagger = random.coin(0.6)
  const closed = random.coin(0.5)
  return {
    width: width + 4,
    depth: 16,
    height,
    draw: (stage) => {
      const { hotel, sheet, light } = stage
      const plan = box(-width / 2, width / 2, 0, 15)
      const roof = 6 + storeys * storey
      const coat = mix(hotel.trim, hotel.wall, 0.2)
      solid(stage, plan, 0, roof, coat, {
        skin: (wall) =>
          windows(stage, wall, {
            pitch: wall.isFront ? width / bays : 5,
            storey,
            from: 6,
            to: roof,
            wide: wall.isFront ? 0.7 : 0.3,
            high: 0.72,
            bars: false,
            share: 0.66,
          }),
      })
      const all: Balcony[] = []
      for (let row = 0; row < storeys; row++)
        for (let bay = 0; bay < bays; bay++) {
          const shift = stagger && row % 2 ? width / bays / 4 : 0
          const x0 = -width / 2 + (width / bays) * bay + 0.5 + shift
          all.push({ x0, x1: Math.min(width / 2, x0 + width / bays - 1), y: 6 + row * storey, out: 1.6 })
        }
      balconies(stage, all, {
        floor: coat,
        rail: closed ? mix(hotel.wall, hotel.accent, 0.35) : mix(hotel.accent, rgb('#dfeef2'), 0.6),
        closed,
        high: 1.3,
      })
      ledge(stage, plan, roof, 1, 0.8, hotel.trim)
      solid(stage, box(-width * 0.2, width * 0.24, 3, 10), roof + 1, height, dim(coat, 0.94))
      hedge(stage, [-width / 2, roof + 1.2, 0], [width * 0.1, roof + 1.2, 0], 9)
      if (light.night > 0.3)
        sheet.line(
          wallsOf(stage, plan, 0, roof)
            .map((wall) => courses(wall, [roof]))
            .join(''),
          LAMP_TONES[1],
          2,
        )
      hall(stage, box(-width / 2 - 2, width / 2 + 2, -2.5, 15), 6, 4.4)
    },
  }
}

/** Boxes stacked askew, with trees on their roofs. */
export const stack: Builder = (random) => {
  const count = random.whole(4, 5)
  const width = random.between(17, 21)
  const high = random.between(8, 9.5)
  const shifts = Array.from({ length: count }, () => random.between(-4, 4))
  const widths = Array.from({ length: count }, () => random.between(0.8, 1.08))
  return {
    width: width + 9,
    depth: 16,
    height: 6 + count * high + 3,
    draw: (stage) => {
      const { hotel } = stage
      const coats = [hotel.wall, mix(hotel.wall, hotel.trim, 0.6), mix(hotel.wall, hotel.dark, 0.2)] as const
      hall(stage, box(-width * 0.42, width * 0.42, 1, 14), 6, 4)
      shifts.forEach((shift, index) => {
        const half = (width * (widths[index] ?? 1)) / 2
        const y0 = 6 + index * high
        const plan = box(shift - half, shift + half, index % 2 ? -1.5 : 0, 14)
        const saltedStage = { ...stage, salt: index * 13 }
        const lower = index === 0 ? width * 0.42 : (width * (widths[index - 1] ?? 1)) / 2
        const under = index === 0 ? 0 : (shifts[index - 1] ?? 0)
        const on = box(
          Math.max(shift - half, under - lower),
          Math.min(shift + half, under + lower),
          index % 2 ? 0 : 1,
          14,
        )
        solid(saltedStage, plan, y0, y0 + high - 0.4, coats[index % 3] ?? hotel.wall, {
          on,
          skin: (wall) =>
            windows(saltedStage, wall, {
              pitch: 3.6,
              storey: high / 2,
              from: y0 + 0.6,
              to: y0 + high - 1,
              wide: 0.72,
              high: 0.74,
              bars: true,
              share: 0.62,
            }),
        })
        ledge(stage, plan, y0 + high - 0.5, 0.5, 0.25, hotel.trim)
        const over = shifts[index + 1] ?? shift
        const free = over > shift ? [shift - half, over - half] : [over + half, shift + half]
        const [from, to] = index === count - 1 ? [shift - half, shift + half] : free
        if (from !== undefined && to !== undefined && to - from > 1)
          hedge(stage, [from + 0.6, y0 + high, 0], [to - 0.6, y0 + high, 0], 15, 0.9)
      })
    },
  }
}
