import { at } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { SEA, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import type { Sheet } from './sheet.ts'

/** Vertical extent in the picture. */
interface Water {
  top: number
  bottom: number
  material?: Rgb
  seed: number
}

/** Still water from the horizon down, with a path of light on it. */
export function water(sheet: Sheet, light: Light, { top, bottom, material = SEA, seed }: Water): void {
  const left = sheet.view.left - 2
  const right = sheet.view.left + sheet.view.width + 2
  const near = mix(light.on(material, 0.6), light.zenith, 0.25)
  sheet.fill(
    rect(left, top, right - left, bottom - top),
    sheet.fade(
      [
        [0, mix(light.on(material, 0.6), light.low, 0.62)],
        [0.35, mix(near, light.mid, 0.3)],
        [1, near],
      ],
      [0, top, 0, Math.max(bottom, top + 60)],
    ),
  )
  glitter(sheet, light, top, bottom, seed)
}

/** The light path of the sun or moon, and a few calm lines next to it. */
function glitter(sheet: Sheet, light: Light, top: number, bottom: number, seed: number): void {
  const left = sheet.view.left - 2
  const across = sheet.view.width + 4
  const x = light.sun.x * Math.min(sheet.view.width * 0.4, 330)
  let sparkle = ''
  let calm = ''
  for (let index = 0; index < 15; index++) {
    const near = at(seed, index, 3)
    const y = top + 1.5 + near * near * (bottom - top)
    const width = 5 + near * 46
    sparkle += `M${num(x + (at(seed, index, 4) - 0.5) * (30 + 80 * near) - width / 2)} ${num(y)}h${num(width)}`
    if (index < 8) calm += `M${num(left + at(seed, index, 6) * across)} ${num(y)}h${num(width * 1.6)}`
  }
  sheet.line(calm, mix(light.mid, [1, 1, 1], 0.3 * light.bright), 1.4, { cap: true, opacity: 0.4 })
  sheet.line(sparkle, light.sun.up ? mix(light.low, [1, 0.95, 0.8], 0.5) : [0.8, 0.86, 1], 2, {
    cap: true,
    opacity: light.sun.up ? 0.85 - 0.45 * light.sun.height : 0.4,
  })
}

/** Three sailing boats near the horizon line `base`. */
export function sails(sheet: Sheet, light: Light, base: number, seed: number): void {
  let white = ''
  let hull = ''
  for (let index = 0; index < 3; index++) {
    const x = (at(seed, index, 21) - 0.5) * 820
    const size = 0.5 + at(seed, index, 22) * 0.9
    const y = base + 2 + 9 * size
    white +=
      poly([
        [x, y - 3 * size],
        [x + 2, y - 26 * size],
        [x + 13 * size, y - 4 * size],
      ]) +
      poly([
        [x - 2, y - 3 * size],
        [x - 1, y - 20 * size],
        [x - 8 * size, y - 4 * size],
      ])
    hull += poly([
      [x - 9 * size, y - 2 * size],
      [x + 12 * size, y - 2 * size],
      [x + 8 * size, y + 2 * size],
      [x - 6 * size, y + 2 * size],
    ])
  }
  sheet.fill(white, light.on(SNOW, 0.9, 0.15))
  sheet.fill(hull, light.on(rgb('#3d4a5c'), 0.5, 0.25))
}
