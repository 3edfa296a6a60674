import { at, wave } from './chance.ts'
import { dim, mix } from './colour.ts'
import { CLAY, TILE, TOWER } from './earth.ts'
import { WARM, type Light } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { behind, misty, spanOf } from './ridges.ts'
import { Sheet } from './sheet.ts'

/** Blocks of a distant city, with rows of lit windows by night. */
export function cityLayer(
  sheet: Sheet,
  light: Light,
  base: number,
  seed: number,
  least: number,
  most: number,
  far: number,
  slim: number,
): void {
  const [x0, x1] = spanOf(sheet.view)
  let outline = ''
  let lamps = ''
  let masts = ''
  let sides = ''
  const wide = 54 * slim
  for (let index = Math.floor(x0 / wide); index * wide <= x1; index++) {
    const swell = 0.6 + 0.4 * wave(seed, index * 0.23)
    const roll = at(seed, index, 1)
    const x = index * wide + at(seed, index, 2) * 10
    const width = wide * (0.6 + at(seed, index, 3) * 0.55)
    const tall = least + (most - least) * roll * roll * swell + 10 * at(seed, index, 4)
    const y = base - tall
    if (tall < 130 && behind(sheet, x, width)) continue
    outline += rect(x, y, width, tall)
    const style = at(seed, index, 5)
    if (style < 0.16) {
      outline += poly([
        [x, y + 1],
        [x + width / 2, y - width * 0.6],
        [x + width, y + 1],
      ])
      masts += `M${num(x + width / 2)} ${num(y - width * 0.5)}v-22`
    } else if (style < 0.34) {
      outline += rect(x + width * 0.2, y - 13, width * 0.6, 14)
      masts += `M${num(x + width * 0.5)} ${num(y - 12)}v-26`
    } else if (style < 0.46)
      outline += poly([
        [x, y + 1],
        [x, y - 12],
        [x + width, y + 1],
      ])
    sides += `M${num(light.sun.side > 0 ? x + 7 : x + width - 7)} ${num(y)}v${num(tall)}`
    if (light.night > 0.05)
      for (let offset = sheet.sparing > 1 ? 1 : 0; offset < 2; offset++) {
        const lightY = y + 9 + at(seed, index, 10 + offset) * (tall - 16)
        if (tall > 30) lamps += `M${num(x + 4)} ${num(lightY)}h${num(width - 8)}`
      }
  }
  sheet.fill(outline, misty(sheet, light, TOWER, far, base - most, base, 0.8))
  sheet.line(sides, light.on(dim(TOWER, 0.6), 0.2, far), 14, { opacity: 0.45 })
  sheet.line(masts, light.on(TOWER, 0.5, far), 1.6)
  if (sheet.sparing < 3)
    sheet.line(lamps, mix(WARM, light.haze, far * 0.35), 2.4, {
      dash: '2 5 2 9 3 4',
      opacity: light.night * (1 - far * 0.5),
    })
}

/** Roofs, domes and a tower of an old town. */
export function oldTownLayer(
  sheet: Sheet,
  light: Light,
  base: number,
  seed: number,
  height: number,
  far: number,
): void {
  const [x0, x1] = spanOf(sheet.view)
  let walls = ''
  let roofs = ''
  let lamps = ''
  let shade = ''
  for (let index = Math.floor(x0 / 70); index * 70 <= x1; index++) {
    const x = index * 70 + at(seed, index, 2) * 16
    const width = 58 + at(seed, index, 3) * 36
    const tall = height * (0.45 + 0.3 * wave(seed, index * 0.3) + 0.3 * at(seed, index, 1))
    const y = base - tall
    const kind = at(seed, index, 5)
    const mid = x + width / 2
    if (tall < 130 && behind(sheet, x, width)) continue
    walls += rect(x, y, width, tall)
    shade += `M${num(light.sun.side > 0 ? x + 9 : x + width - 9)} ${num(y)}v${num(tall)}`
    if (kind < 0.09) {
      walls += rect(mid - 9, y - 62, 18, 64)
      roofs += poly([
        [mid - 12, y - 60],
        [mid, y - 98],
        [mid + 12, y - 60],
      ])
    } else if (kind < 0.2) {
      roofs += `M${num(mid - 24)} ${num(y + 1)}c0-44 48-44 48 0z` + rect(mid - 1, y - 46, 2, 16)
      walls += rect(mid - 26, y, 52, 9)
    } else if (kind < 0.75)
      roofs += poly([
        [x - 4, y + 1],
        [x + width * 0.22, y - 15],
        [x + width * 0.78, y - 15],
        [x + width + 4, y + 1],
      ])
    else walls += rect(x + width * 0.1, y - 8, width * 0.3, 9)
    lamps += `M${num(x + 6)} ${num(y + 14)}h${num(width - 10)}m${num(10 - width)} 15h${num(width - 10)}`
  }
  sheet.fill(walls, misty(sheet, light, CLAY, far, base - height, base, 0.75))
  sheet.line(shade, light.on(dim(CLAY, 0.6), 0.1, far), 18, { opacity: 0.4 })
  sheet.fill(roofs, light.on(TILE, 0.7, far))
  const night = light.night > 0.3
  if (sheet.sparing < 3)
    sheet.line(lamps, night ? mix(WARM, light.haze, far * 0.3) : light.on(dim(CLAY, 0.35), 0.3, far), 6, {
      dash: night ? '4 11 4 28' : '4 11',
      opacity: night ? light.night * (0.9 - far * 0.5) : 0.45,
    })
}
