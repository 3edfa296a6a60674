import { at, wave } from './chance.ts'
import { dim, mix } from './colour.ts'
import { CLAY, TILE, TOWER } from './earth.ts'
import { WARM, type Light } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { behind, misty, spanOf } from './ridges.ts'
import type { Sheet } from './sheet.ts'

/** A distant house. */
interface Block {
  x: number
  y: number
  width: number
}

/** Top of a tower: an addition to its outline, and a mast. */
interface Crown {
  outline: string
  mast: string
}

/** A spire, a box with a mast, a slope, or mostly nothing. `kind`: 0 to 1. */
function crownOf({ x, y, width }: Block, kind: number): Crown {
  const middle = x + width / 2
  if (kind < 0.16) {
    const spire = poly([
      [x, y + 1],
      [middle, y - width * 0.6],
      [x + width, y + 1],
    ])
    return { outline: spire, mast: `M${num(middle)} ${num(y - width * 0.5)}v-22` }
  }
  if (kind < 0.34)
    return { outline: rect(x + width * 0.2, y - 13, width * 0.6, 14), mast: `M${num(middle)} ${num(y - 12)}v-26` }
  if (kind >= 0.46) return { outline: '', mast: '' }
  const slope = poly([
    [x, y + 1],
    [x, y - 12],
    [x + width, y + 1],
  ])
  return { outline: slope, mast: '' }
}

/** Distant city blocks, `least` to `most` high, with lit windows at night. `slim` scales their width. */
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
  const [left, right] = spanOf(sheet.view)
  const pitch = 54 * slim
  let outline = ''
  let lamps = ''
  let masts = ''
  let sides = ''
  for (let index = Math.floor(left / pitch); index * pitch <= right; index++) {
    const swell = 0.6 + 0.4 * wave(seed, index * 0.23)
    const roll = at(seed, index, 1)
    const x = index * pitch + at(seed, index, 2) * 10
    const width = pitch * (0.6 + at(seed, index, 3) * 0.55)
    const tall = least + (most - least) * roll * roll * swell + 10 * at(seed, index, 4)
    const y = base - tall
    if (tall < 130 && behind(sheet, x, width)) continue
    const crown = crownOf({ x, y, width }, at(seed, index, 5))
    outline += rect(x, y, width, tall) + crown.outline
    masts += crown.mast
    sides += shadedSide(light, { x, y, width }, 7, tall)
    if (light.night <= 0.05 || tall <= 30) continue
    for (let row = sheet.sparing > 1 ? 1 : 0; row < 2; row++)
      lamps += `M${num(x + 4)} ${num(y + 9 + at(seed, index, 10 + row) * (tall - 16))}h${num(width - 8)}`
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

/** A stroke down the side away from the sun; `inset` is half its width. */
const shadedSide = (light: Light, { x, y, width }: Block, inset: number, tall: number): string =>
  `M${num(light.sun.side > 0 ? x + inset : x + width - inset)} ${num(y)}v${num(tall)}`

/** Top of an old-town house: parts in wall color and in roof color. */
interface OldRoof {
  walls: string
  tiles: string
}

/** A tower with a pointed roof, a dome, mostly a hipped roof, or a flat one. `kind`: 0 to 1. */
function oldRoofOf({ x, y, width }: Block, kind: number): OldRoof {
  const middle = x + width / 2
  if (kind < 0.09) {
    const spire = poly([
      [middle - 12, y - 60],
      [middle, y - 98],
      [middle + 12, y - 60],
    ])
    return { walls: rect(middle - 9, y - 62, 18, 64), tiles: spire }
  }
  if (kind < 0.2) {
    const dome = `M${num(middle - 24)} ${num(y + 1)}c0-44 48-44 48 0z`
    return { walls: rect(middle - 26, y, 52, 9), tiles: dome + rect(middle - 1, y - 46, 2, 16) }
  }
  if (kind >= 0.75) return { walls: rect(x + width * 0.1, y - 8, width * 0.3, 9), tiles: '' }
  const hipped = poly([
    [x - 4, y + 1],
    [x + width * 0.22, y - 15],
    [x + width * 0.78, y - 15],
    [x + width + 4, y + 1],
  ])
  return { walls: '', tiles: hipped }
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
  const [left, right] = spanOf(sheet.view)
  const pitch = 70
  let walls = ''
  let tiles = ''
  let windows = ''
  let shade = ''
  for (let index = Math.floor(left / pitch); index * pitch <= right; index++) {
    const x = index * pitch + at(seed, index, 2) * 16
    const width = 58 + at(seed, index, 3) * 36
    const tall = height * (0.45 + 0.3 * wave(seed, index * 0.3) + 0.3 * at(seed, index, 1))
    const y = base - tall
    if (tall < 130 && behind(sheet, x, width)) continue
    const roof = oldRoofOf({ x, y, width }, at(seed, index, 5))
    walls += rect(x, y, width, tall) + roof.walls
    tiles += roof.tiles
    shade += shadedSide(light, { x, y, width }, 9, tall)
    windows += `M${num(x + 6)} ${num(y + 14)}h${num(width - 10)}m${num(10 - width)} 15h${num(width - 10)}`
  }
  sheet.fill(walls, misty(sheet, light, CLAY, far, base - height, base, 0.75))
  sheet.line(shade, light.on(dim(CLAY, 0.6), 0.1, far), 18, { opacity: 0.4 })
  sheet.fill(tiles, light.on(TILE, 0.7, far))
  const night = light.night > 0.3
  if (sheet.sparing < 3)
    sheet.line(windows, night ? mix(WARM, light.haze, far * 0.3) : light.on(dim(CLAY, 0.35), 0.3, far), 6, {
      dash: night ? '4 11 4 28' : '4 11',
      opacity: night ? light.night * (0.9 - far * 0.5) : 0.45,
    })
}
