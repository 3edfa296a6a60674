import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { PINE, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { num } from './numbers.ts'
import { disc, poly, rect, type Point } from './paths.ts'
import type { Sheet } from './sheet.ts'

/** Adds a plant to the definitions; returns its id for `place`. */
type Plant = (sheet: Sheet, light: Light, green: Rgb, seed: number, snow: boolean) => string

type PlantName = 'tree' | 'cypress' | 'pine' | 'palm' | 'shrub' | 'agave'

export const plants: Readonly<Record<PlantName, Plant>> = {
  /** Broad crown on a forked trunk, one side lit. */
  tree(sheet, light, green) {
    return sheet.keep(() => {
      const sunSide = light.sun.side
      sheet.line('M0 2V-52M0-26l13-18M0-34l-12-14', light.on(rgb('#5b4636'), 0.4), 4.5)
      sheet.fill(disc(0, -76, 33, 40) + disc(-20, -56, 22, 24) + disc(20, -58, 21, 23), light.on(dim(green, 0.62), 0.2))
      sheet.fill(disc(sunSide * 7, -82, 24, 29) + disc(sunSide * 21, -60, 16, 17), light.on(green, 0.75))
      sheet.fill(disc(sunSide * 13, -90, 12, 14), light.on(mix(green, [0.9, 0.85, 0.4], 0.18), 0.95))
    })
  },
  cypress(sheet, light, green) {
    return sheet.keep(() => {
      const sunSide = light.sun.side
      sheet.fill('M0-132C13-84 16-34 10-6Q0 2-10-6C-16-34-13-84 0-132z', light.on(dim(mix(green, PINE, 0.6), 0.6), 0.2))
      sheet.fill(
        `M0-128C${sunSide * 13}-84 ${sunSide * 15}-34 ${sunSide * 9}-5Q${sunSide * 4}-50 0-128z`,
        light.on(mix(green, PINE, 0.4), 0.7),
      )
    })
  },
  pine(sheet, light, green, _seed, snow) {
    return sheet.keep(() => {
      const sunSide = light.sun.side
      const dark = light.on(dim(PINE, 0.75), 0.25)
      const lit = light.on(snow ? mix(PINE, SNOW, 0.75) : mix(PINE, green, 0.4), 0.8)
      sheet.fill(rect(-3, -10, 6, 12), light.on(rgb('#4a382c'), 0.3))
      let body = ''
      let side = ''
      for (let index = 0; index < 4; index++) {
        const y = -118 + index * 26
        const width = 12 + index * 7.5
        body += poly([
          [0, y],
          [width, y + 38],
          [0, y + 31],
          [-width, y + 38],
        ])
        side += poly([
          [0, y],
          [sunSide * width, y + 38],
          [sunSide * width * 0.35, y + 30],
        ])
      }
      sheet.fill(body, dark)
      sheet.fill(side, lit)
    })
  },
  /** Palm with arched fronds. */
  palm(sheet, light, green, seed) {
    return sheet.keep(() => {
      const bend = (at(seed, 61) - 0.5) * 34
      sheet.fill(
        `M-4 2Q${num(bend * 0.2 - 3)}-60 ${num(bend - 2)}-118h4Q${num(bend * 0.2 + 4)}-60 5 2z`,
        light.on(rgb('#8a6a4c'), 0.5),
      )
      let back = ''
      let front = ''
      for (let index = 0; index < 9; index++) {
        const share = (index / 8 - 0.5) * 2
        const reach = 50 - 12 * Math.abs(Math.abs(share) - 0.6)
        const x = share * reach
        const y = -118 - 34 * (1 - Math.abs(share)) + 30 * share * share
        const centreX = x * 0.5
        const centreY = -118 - 34 * (1 - share * share * 0.4)
        const frond = `M${num(bend)}-118Q${num(bend + centreX)} ${num(centreY)} ${num(bend + x)} ${num(y)}Q${num(bend + centreX * 0.85)} ${num(centreY + 17)} ${num(bend)}-118z`
        if (index % 2) front += frond
        else back += frond
      }
      sheet.fill(back, light.on(dim(green, 0.55), 0.2))
      sheet.fill(front, light.on(green, 0.75))
    })
  },
  shrub(sheet, light, green) {
    return sheet.keep(() => {
      const sunSide = light.sun.side
      sheet.fill('M-30 2C-34-16-20-24-12-21C-6-33 9-32 13-22C24-26 34-14 30 2z', light.on(dim(green, 0.6), 0.2))
      sheet.fill(
        sunSide > 0 ? 'M-4 2C-6-16 2-27 12-21C24-26 33-14 29 2z' : 'M4 2C6-16-2-27-12-21C-24-26-33-14-29 2z',
        light.on(green, 0.75),
      )
    })
  },
  agave(sheet, light, green) {
    return sheet.keep(() => {
      let back = ''
      let front = ''
      for (let index = 0; index < 7; index++) {
        const share = (index - 3) / 3
        const x = share * 26
        const y = -40 + 22 * Math.abs(share)
        const leaf = `M${num(share * 5 - 4)} 2Q${num(x * 0.45 - 4)} ${num(y * 0.6)} ${num(x)} ${num(y)}Q${num(x * 0.5 + 4)} ${num(y * 0.4)} ${num(share * 5 + 4)} 2z`
        if (index % 2) front += leaf
        else back += leaf
      }
      const tone = mix(green, rgb('#8fb0a0'), 0.5)
      sheet.fill(back, light.on(dim(tone, 0.6), 0.2))
      sheet.fill(front, light.on(tone, 0.75))
    })
  },
}

/** Plants that suit a climate. */
export const FLORA: Readonly<Record<Climate, readonly [tall: PlantName, low: PlantName]>> = {
  metropolis: ['tree', 'shrub'],
  coast: ['cypress', 'agave'],
  desert: ['palm', 'agave'],
  mountain: ['pine', 'shrub'],
  'old-town': ['cypress', 'shrub'],
  tropical: ['palm', 'shrub'],
  nordic: ['pine', 'shrub'],
}

/** Large dark leaves in a lower corner, the nearest layer. `side`: -1 left, 1 right. */
export function foreground(sheet: Sheet, light: Light, green: Rgb, seed: number, side: number, climate: Climate): void {
  const { left, top, width, height } = sheet.view
  const corner: Point = [side < 0 ? left : left + width, top + height]
  const leaf = ['tropical', 'desert', 'coast'].includes(climate) ? palmLeaf : bushLeaf
  let outline = ''
  for (let index = 0; index < 6; index++) outline += leaf(corner, seed, side, index)
  sheet.fill(outline, light.on(dim(green, 0.34), 0.12))
}

function palmLeaf([edge, foot]: Point, seed: number, side: number, index: number): string {
  const angle = -0.25 + index * 0.3 + at(seed, index, 5 + side) * 0.12
  const reach = 120 + at(seed, index, 9) * 70
  const x = edge - side * (Math.cos(angle) * reach - 20)
  const y = foot - Math.sin(angle) * reach * 0.9 + 6
  const middleX = edge - side * Math.cos(angle + 0.35) * reach * 0.55
  const middleY = foot - Math.sin(angle + 0.35) * reach * 0.62
  return `M${num(edge)} ${num(foot + 8)}Q${num(middleX)} ${num(middleY)} ${num(x)} ${num(y)}Q${num(middleX - side * 14)} ${num(middleY + 22)} ${num(edge - side * 16)} ${num(foot + 8)}z`
}

function bushLeaf([edge, foot]: Point, seed: number, side: number, index: number): string {
  const x = edge - side * (index * 23 - 8)
  const height = (66 - index * 10) * (0.75 + 0.5 * at(seed, index, 4 + side))
  return `M${num(x - 13)} ${num(foot + 4)}C${num(x - 17)} ${num(foot - height * 0.7)} ${num(x - 5)} ${num(foot - height)} ${num(x + 2)} ${num(foot - height)}S${num(x + 19)} ${num(foot - height * 0.6)} ${num(x + 14)} ${num(foot + 4)}z`
}
