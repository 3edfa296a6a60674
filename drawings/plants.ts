import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { PINE, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { num } from './numbers.ts'
import { disc, poly, rect } from './paths.ts'
import { Sheet } from './sheet.ts'

/** Draws a plant into the definitions; the id is for `place`. */
type Plant = (s: Sheet, L: Light, green: Rgb, seed: number, snow: boolean) => string

type PlantName = 'tree' | 'cypress' | 'pine' | 'palm' | 'shrub' | 'agave'

export const plants: Readonly<Record<PlantName, Plant>> = {
  /** Broad crown on a forked trunk, one side in light. */
  tree(s, L, green) {
    return s.keep(() => {
      const k = L.sun.x > 0 ? 1 : -1
      s.line('M0 2V-52M0-26l13-18M0-34l-12-14', L.on(rgb('#5b4636'), 0.4), 4.5)
      s.fill(disc(0, -76, 33, 40) + disc(-20, -56, 22, 24) + disc(20, -58, 21, 23), L.on(dim(green, 0.62), 0.2))
      s.fill(disc(k * 7, -82, 24, 29) + disc(k * 21, -60, 16, 17), L.on(green, 0.75))
      s.fill(disc(k * 13, -90, 12, 14), L.on(mix(green, [0.9, 0.85, 0.4], 0.18), 0.95))
    })
  },
  cypress(s, L, green) {
    return s.keep(() => {
      const k = L.sun.x > 0 ? 1 : -1
      s.fill('M0-132C13-84 16-34 10-6Q0 2-10-6C-16-34-13-84 0-132z', L.on(dim(mix(green, PINE, 0.6), 0.6), 0.2))
      s.fill(`M0-128C${k * 13}-84 ${k * 15}-34 ${k * 9}-5Q${k * 4}-50 0-128z`, L.on(mix(green, PINE, 0.4), 0.7))
    })
  },
  pine(s, L, green, _seed, snow) {
    return s.keep(() => {
      const k = L.sun.x > 0 ? 1 : -1,
        dark = L.on(dim(PINE, 0.75), 0.25),
        lit = L.on(snow ? mix(PINE, SNOW, 0.75) : mix(PINE, green, 0.4), 0.8)
      s.fill(rect(-3, -10, 6, 12), L.on(rgb('#4a382c'), 0.3))
      let body = '',
        side = ''
      for (let i = 0; i < 4; i++) {
        const y = -118 + i * 26,
          w = 12 + i * 7.5
        body += poly([
          [0, y],
          [w, y + 38],
          [0, y + 31],
          [-w, y + 38],
        ])
        side += poly([
          [0, y],
          [k * w, y + 38],
          [k * w * 0.35, y + 30],
        ])
      }
      s.fill(body, dark)
      s.fill(side, lit)
    })
  },
  /** Palm with arched fronds. */
  palm(s, L, green, seed) {
    return s.keep(() => {
      const bend = (at(seed, 61) - 0.5) * 34
      s.fill(
        `M-4 2Q${num(bend * 0.2 - 3)}-60 ${num(bend - 2)}-118h4Q${num(bend * 0.2 + 4)}-60 5 2z`,
        L.on(rgb('#8a6a4c'), 0.5),
      )
      let back = '',
        front = ''
      for (let i = 0; i < 9; i++) {
        const t = (i / 8 - 0.5) * 2,
          reach = 50 - 12 * Math.abs(Math.abs(t) - 0.6),
          x = t * reach,
          y = -118 - 34 * (1 - Math.abs(t)) + 30 * t * t
        const cx = x * 0.5,
          cy = -118 - 34 * (1 - t * t * 0.4)
        const frond = `M${num(bend)}-118Q${num(bend + cx)} ${num(cy)} ${num(bend + x)} ${num(y)}Q${num(bend + cx * 0.85)} ${num(cy + 17)} ${num(bend)}-118z`
        if (i % 2) front += frond
        else back += frond
      }
      s.fill(back, L.on(dim(green, 0.55), 0.2))
      s.fill(front, L.on(green, 0.75))
    })
  },
  shrub(s, L, green) {
    return s.keep(() => {
      const k = L.sun.x > 0 ? 1 : -1
      s.fill('M-30 2C-34-16-20-24-12-21C-6-33 9-32 13-22C24-26 34-14 30 2z', L.on(dim(green, 0.6), 0.2))
      s.fill(
        k > 0 ? 'M-4 2C-6-16 2-27 12-21C24-26 33-14 29 2z' : 'M4 2C6-16-2-27-12-21C-24-26-33-14-29 2z',
        L.on(green, 0.75),
      )
    })
  },
  agave(s, L, green) {
    return s.keep(() => {
      let back = '',
        front = ''
      for (let i = 0; i < 7; i++) {
        const t = (i - 3) / 3,
          x = t * 26,
          y = -40 + 22 * Math.abs(t)
        const leaf = `M${num(t * 5 - 4)} 2Q${num(x * 0.45 - 4)} ${num(y * 0.6)} ${num(x)} ${num(y)}Q${num(x * 0.5 + 4)} ${num(y * 0.4)} ${num(t * 5 + 4)} 2z`
        if (i % 2) front += leaf
        else back += leaf
      }
      const tone = mix(green, rgb('#8fb0a0'), 0.5)
      s.fill(back, L.on(dim(tone, 0.6), 0.2))
      s.fill(front, L.on(tone, 0.75))
    })
  },
}

/** Which plants suit a climate: [tall, low]. */
export const FLORA: Readonly<Record<Climate, readonly [tall: PlantName, low: PlantName]>> = {
  metropolis: ['tree', 'shrub'],
  coast: ['cypress', 'agave'],
  desert: ['palm', 'agave'],
  mountain: ['pine', 'shrub'],
  'old-town': ['cypress', 'shrub'],
  tropical: ['palm', 'shrub'],
  nordic: ['pine', 'shrub'],
}

/** Large dark leaves in a lower corner: the nearest layer. */
export function foreground(s: Sheet, L: Light, green: Rgb, seed: number, side: number, climate: Climate): void {
  const edge = side < 0 ? s.view.left : s.view.left + s.view.width,
    foot = s.view.top + s.view.height
  const tone = L.on(dim(green, 0.34), 0.12)
  let d = ''
  if (climate === 'tropical' || climate === 'desert' || climate === 'coast') {
    for (let i = 0; i < 6; i++) {
      const a = -0.25 + i * 0.3 + at(seed, i, 5 + side) * 0.12,
        len = 120 + at(seed, i, 9) * 70
      const x = edge - side * (Math.cos(a) * len - 20),
        y = foot - Math.sin(a) * len * 0.9 + 6,
        mx = edge - side * Math.cos(a + 0.35) * len * 0.55,
        my = foot - Math.sin(a + 0.35) * len * 0.62
      d += `M${num(edge)} ${num(foot + 8)}Q${num(mx)} ${num(my)} ${num(x)} ${num(y)}Q${num(mx - side * 14)} ${num(my + 22)} ${num(edge - side * 16)} ${num(foot + 8)}z`
    }
  } else {
    for (let i = 0; i < 6; i++) {
      const x = edge - side * (i * 23 - 8),
        h = (66 - i * 10) * (0.75 + 0.5 * at(seed, i, 4 + side))
      d += `M${num(x - 13)} ${num(foot + 4)}C${num(x - 17)} ${num(foot - h * 0.7)} ${num(x - 5)} ${num(foot - h)} ${num(x + 2)} ${num(foot - h)}S${num(x + 19)} ${num(foot - h * 0.6)} ${num(x + 14)} ${num(foot + 4)}z`
    }
  }
  s.fill(d, tone)
}
