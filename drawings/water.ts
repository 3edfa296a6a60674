import { at } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { SEA, SNOW } from './earth.ts'
import type { Light } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { Sheet } from './sheet.ts'

interface Water {
  top: number
  bottom: number
  material?: Rgb
  seed: number
}

/** Still water from the horizon down, with the light's path on it. */
export function water(s: Sheet, L: Light, { top, bottom, material = SEA, seed }: Water): void {
  const left = s.view.left - 2
  const right = s.view.left + s.view.width + 2
  const near = mix(L.on(material, 0.6), L.zenith, 0.25)
  s.fill(
    rect(left, top, right - left, bottom - top),
    s.fade(
      [
        [0, mix(L.on(material, 0.6), L.low, 0.62)],
        [0.35, mix(near, L.mid, 0.3)],
        [1, near],
      ],
      [0, top, 0, Math.max(bottom, top + 60)],
    ),
  )
  const reach = Math.min(s.view.width * 0.4, 330),
    x = L.sun.x * reach
  let d = '',
    calm = ''
  for (let i = 0; i < 15; i++) {
    const k = at(seed, i, 3),
      y = top + 1.5 + k * k * (bottom - top),
      w = 5 + k * 46
    d += `M${num(x + (at(seed, i, 4) - 0.5) * (30 + 80 * k) - w / 2)} ${num(y)}h${num(w)}`
    if (i < 8) calm += `M${num(left + at(seed, i, 6) * (right - left))} ${num(y)}h${num(w * 1.6)}`
  }
  s.line(calm, mix(L.mid, [1, 1, 1], 0.3 * L.bright), 1.4, { cap: true, opacity: 0.4 })
  s.line(d, L.sun.up ? mix(L.low, [1, 0.95, 0.8], 0.5) : [0.8, 0.86, 1], 2, {
    cap: true,
    opacity: L.sun.up ? 0.85 - 0.45 * L.sun.height : 0.4,
  })
}

export function sails(s: Sheet, L: Light, base: number, seed: number): void {
  let white = '',
    hull = ''
  for (let i = 0; i < 3; i++) {
    const x = (at(seed, i, 21) - 0.5) * 820,
      k = 0.5 + at(seed, i, 22) * 0.9,
      y = base + 2 + 9 * k
    white +=
      poly([
        [x, y - 3 * k],
        [x + 2, y - 26 * k],
        [x + 13 * k, y - 4 * k],
      ]) +
      poly([
        [x - 2, y - 3 * k],
        [x - 1, y - 20 * k],
        [x - 8 * k, y - 4 * k],
      ])
    hull += poly([
      [x - 9 * k, y - 2 * k],
      [x + 12 * k, y - 2 * k],
      [x + 8 * k, y + 2 * k],
      [x - 6 * k, y + 2 * k],
    ])
  }
  s.fill(white, L.on(SNOW, 0.9, 0.15))
  s.fill(hull, L.on(rgb('#3d4a5c'), 0.5, 0.25))
}
