import type { Chance } from '#demoImages/chance.ts'
import { type Rgb, dim, mix, rgb } from '#demoImages/colour.ts'
import { LAMP_TONES, lampTone } from '#demoImages/materials.ts'
import { type Mesh, curtain, shops, steps } from './dress.ts'
import type { Builder } from './house.ts'
import { doorway, hedge } from './parts.ts'
import {
  type Plan,
  type Stage,
  box,
  glassOf,
  grow,
  isLit,
  ledge,
  overhang,
  pane,
  ring,
  solid,
  wallsOf,
} from './solid.ts'
import { mast } from './tops.ts'

const MESHES = ['bands', 'blades', 'grid', 'net'] as const
export const GLASS = ['#3d6f8e', '#2f6f78', '#7d6a52', '#4a5d86', '#5f8a86', '#3d4a60', '#8a6f5c'] as const

interface Skin {
  mesh: Mesh
  tint: Rgb
  pitch: number
  storey: number
}

const skinOf = (random: Chance): Skin => ({
  mesh: random.pick(MESHES),
  tint: rgb(random.pick(GLASS)),
  pitch: random.between(2.2, 3.4),
  storey: random.between(3.6, 4.6),
})

/** The bright hall at the base of a tower, with the door. */
export function hall(stage: Stage, plan: Plan, high: number, wide: number): void {
  const { hotel } = stage
  solid(stage, plan, 0, high, hotel.stone, {
    skin: (wall) => {
      shops(stage, wall, { pitch: 4.2, to: high, skip: true })
      if (wall.isFront) doorway(stage, wall, { wide, high: high * 0.56, frame: hotel.accent, canopy: hotel.second })
    },
  })
  ledge(stage, plan, high, 0.7, 0.5, hotel.trim)
}

/** A straight glass shaft. */
export const shaft: Builder = (random) => {
  const width = random.between(24, 30)
  const height = width * random.between(2.5, 3.1)
  const skin = skinOf(random)
  const cuts = random.pick<readonly number[]>([[], [random.between(0.36, 0.66)], [0.32, 0.66], [0.8]])
  const crown = random.whole(0, 2)
  return {
    width: width + 6,
    depth: width,
    height,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const plan = box(-width / 2, width / 2, 0, width * 0.9)
      const roof = height - 7
      const coat = mix(hotel.trim, hotel.wall, 0.4)
      solid(stage, plan, 0, roof, hotel.steel, {
        skin: (wall) => curtain(stage, wall, { ...skin, from: 7, to: roof, coat }),
      })
      // Open stories with a garden.
      for (const cut of cuts) {
        for (const wall of wallsOf(stage, plan, 0, roof)) {
          sheet.fill(pane(wall, 0, roof * cut, 1, roof * cut + 5), light.on(hotel.shadow, 0.4))
          sheet.fill(pane(wall, 0, roof * cut, 1, roof * cut + 4), LAMP_TONES[0], 0.1 + 0.5 * light.lamps)
        }
        hedge(stage, [-width / 2, roof * cut, 0], [width / 2, roof * cut, 0], 11)
      }
      ledge(stage, plan, roof, 1, 0.5, hotel.trim)
      if (crown === 0) solid(stage, box(-width * 0.3, width * 0.3, 4, width * 0.6), roof + 1, roof + 6, hotel.steel)
      else if (crown === 1) solid(stage, plan, roof + 1, roof + 1.2, coat, { top: grow(plan, -2) })
      if (crown !== 0) for (const x of steps(-width / 2, width / 2, 3)) mast(stage, x, roof, height - 1.5, 0, 1.4, coat)
      hall(stage, box(-width / 2 - 3, width / 2 + 3, -2.5, width), 8, 5)
    },
  }
}

/** A tower that tapers to a spire. */
export const needle: Builder = (random) => {
  const width = random.between(26, 32)
  const height = width * random.between(3, 3.5)
  const skin = skinOf(random)
  const tiers = random.whole(2, 3)
  return {
    width: width + 6,
    depth: width,
    height,
    draw: (stage) => {
      const { hotel } = stage
      const middle = width / 2
      const shaftTop = height * 0.76
      const coat = mix(hotel.trim, rgb('#c9d2da'), 0.3)
      for (let index = tiers; index >= 0; index--) {
        const y0 = index === 0 ? 0 : (shaftTop * (index + 0.3)) / (tiers + 1.3)
        const y1 = (shaftTop * (index + 1.3)) / (tiers + 1.3)
        const half = middle * (1 - index * 0.2)
        const plan = box(-half, half, middle - half, middle + half)
        solid(stage, plan, y0, y1, hotel.steel, {
          top: grow(plan, -half * 0.14),
          skin: (wall) => curtain(stage, wall, { ...skin, from: Math.max(7, y0), to: y1, coat }),
        })
      }
      const half = middle * (1 - tiers * 0.2) * 0.86
      const tip = box(-half, half, middle - half, middle + half)
      solid(stage, tip, shaftTop, height * 0.84, coat, { top: grow(tip, -half * 0.75) })
      mast(stage, 0, height * 0.83, height, middle, 3.5, hotel.second)
      hall(stage, box(-middle - 3, middle + 3, -2.5, width), 8, 5)
    },
  }
}

/** A round tower with a balcony around every floor. */
export const drum: Builder = (random) => {
  const radius = random.between(12, 14)
  const height = radius * random.between(4.6, 5.6)
  const storey = random.between(3.8, 4.4)
  const sides = 12
  const wave = random.coin(0.5) ? random.between(0.05, 0.1) : 0
  return {
    width: radius * 2 + 7,
    depth: radius * 2,
    height,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const roof = height - 5
      const at = (index: number): Plan => {
        const reach = radius * (1 + wave * Math.sin(index * 0.55))
        return ring(0, radius, reach, sides)
      }
      const floors = steps(8, roof, storey)
      const material = mix(hotel.trim, hotel.wall, 0.35)
      let glass = ''
      let under = ''
      const lit = ['', '', '']
      // Walls that face the same way share one path.
      const slabs = new Map<number, { turn: number; outline: string }>()
      floors.slice(0, -1).forEach((y, index) => {
        const next = floors[index + 1] ?? y
        for (const wall of wallsOf(stage, at(index), y, next)) {
          glass += pane(wall, 0, y, 1, next)
          if (isLit(stage, wall.salt, index, 0.6))
            lit[(index + wall.salt) % 3] += pane(wall, 0.06, y + 1, 0.94, next - 0.3)
        }
        const rim = grow(at(index), 1)
        under += overhang(stage, rim, at(index), y - 0.2)
        for (const wall of wallsOf(stage, rim, y - 0.2, y + 1)) {
          const slab = slabs.get(wall.salt) ?? { turn: wall.turn, outline: '' }
          slab.outline += pane(wall, 0, y - 0.2, 1, y + 1)
          slabs.set(wall.salt, slab)
        }
      })
      sheet.fill(glass, glassOf(stage))
      lit.forEach((outline, tone) => sheet.fill(outline, lampTone(tone)))
      sheet.fill(under, light.on(dim(material, 0.5), 0.16))
      for (const { turn, outline } of slabs.values()) sheet.fill(outline, light.on(material, turn))
      ledge(stage, at(floors.length - 1), roof, 1.4, 1, material)
      solid(stage, ring(0, radius, radius * 0.6, sides), roof + 1.4, height - 1, mix(hotel.steel, hotel.trim, 0.4), {
        plain: true,
      })
      if (light.night > 0.2) {
        const [x, y] = stage.see(0, roof + 2, 0)
        sheet.glow(x, y, 130, 40, LAMP_TONES[1], 0.5 * light.night)
      }
      hall(stage, box(-radius - 3, radius + 3, -1, radius * 2), 8, 5)
    },
  }
}

/** Two towers of different height on one hall, joined by a bridge. */
export const twins: Builder = (random) => {
  const width = random.between(13, 16)
  const gap = random.between(5, 8)
  const height = width * random.between(4.2, 5)
  const shorter = random.between(0.66, 0.84)
  const skin = skinOf(random)
  const leftTall = random.coin()
  const bridge = random.between(0.36, 0.52)
  return {
    width: width * 2 + gap + 4,
    depth: width + 4,
    height,
    draw: (stage) => {
      const { hotel } = stage
      const coats = [mix(hotel.trim, hotel.wall, 0.5), mix(hotel.wall, hotel.dark, 0.25)] as const
      const half = width + gap / 2
      const one = box(-half, -gap / 2, 1, width)
      const other = box(gap / 2, half, 1, width)
      const order = stage.camera.yaw < 0 ? ([one, other] as const) : ([other, one] as const)
      for (const plan of order) {
        const isLeft = plan === one
        const roof = (isLeft === leftTall ? 1 : shorter) * height - 4
        solid({ ...stage, salt: isLeft ? 0 : 400 }, plan, 0, roof, hotel.steel, {
          skin: (wall) =>
            curtain({ ...stage, salt: 0 }, wall, { ...skin, from: 7, to: roof, coat: isLeft ? coats[0] : coats[1] }),
        })
        ledge(stage, plan, roof, 1.2, 0.5, hotel.trim)
        solid(stage, grow(plan, -3), roof + 1.2, roof + 4, hotel.steel)
        hedge(stage, [isLeft ? -half : gap / 2, roof + 1.4, 1], [isLeft ? -gap / 2 : half, roof + 1.4, 1], 9)
        if (plan === order[0])
          solid(stage, box(-gap / 2, gap / 2, 4, width * 0.7), height * bridge, height * bridge + 5, coats[0], {
            skin: (wall) =>
              stage.sheet.fill(
                pane(wall, 0, height * bridge + 1, 1, height * bridge + 4.2),
                LAMP_TONES[0],
                0.04 + 0.8 * stage.light.lamps,
              ),
          })
      }
      hall(stage, box(-half - 2, half + 2, -2, width + 2), 8, 5)
    },
  }
}
