import { at } from './chance.ts'
import { mix } from './colour.ts'
import type { Light } from './light.ts'
import { clamp, num } from './numbers.ts'
import { disc, flow, type Point } from './paths.ts'
import type { Sheet, View } from './sheet.ts'

interface SkyOptions {
  horizon: number
  seed: number
  clouds?: boolean
  /** Max height of the sun above the horizon. */
  lift?: number
}

/** Position of the sun or moon: never in the upper corners, whatever the format. */
export function luminary(
  { width }: View,
  light: Light,
  { horizon, seed, lift = 400 }: Pick<SkyOptions, 'horizon' | 'seed' | 'lift'>,
): Point {
  const reach = Math.min(width * 0.4, 330)
  if (light.sun.up) return [light.sun.x * reach, horizon - 6 - light.sun.height * lift]
  return [
    (light.sun.x + (at(seed, 77) - 0.5) * 0.3) * reach * 0.95,
    horizon - 235 - 50 * Math.sin(light.hour) - 30 * at(seed, 78),
  ]
}

/** Sky down to the horizon line, with sun or moon, stars and long flat clouds. */
export function sky(sheet: Sheet, light: Light, { horizon, seed, clouds = true, lift = 400 }: SkyOptions): void {
  const { left, top, width } = sheet.view
  sheet.fill(
    `M${num(left)} ${num(top)}h${num(width)}V${num(horizon + 4)}h${num(-width)}z`,
    sheet.fade(
      [
        [0, light.zenith],
        [0.58, light.mid],
        [1, light.low],
      ],
      [0, Math.min(top, horizon - 380), 0, horizon],
    ),
  )
  if (light.lamps > 0.6) {
    let dots = ''
    for (let index = 0; index < 32; index++) {
      const x = (at(seed, index, 1) - 0.5) * 1400
      const y = horizon - 90 - at(seed, index, 2) * 330
      if (x > left && x < left + width && y > top) dots += `M${num(x)} ${num(y)}h0`
    }
    sheet.line(dots, '#fff', 1.8, { cap: true, opacity: clamp((light.lamps - 0.6) * 2) * 0.75 })
  }
  const [x, y] = luminary(sheet.view, light, { horizon, seed, lift })
  if (light.sun.up) {
    const low = 1 - clamp(light.sun.height * 1.6)
    const warm = mix([1, 0.97, 0.86], [1, 0.74, 0.45], low)
    sheet.glow(x, y, 190 + 170 * low, 190 + 60 * low, warm, 0.85)
    if (y > top + 46) sheet.fill(disc(x, y, 24 + 14 * low), mix([1, 1, 0.95], [1, 0.86, 0.62], low), 0.95)
  } else {
    const radius = 17
    const bite = 4 + at(seed, 5) * 12
    sheet.glow(x, y, 120, 120, [0.6, 0.68, 1], 0.4)
    sheet.fill(
      `M${num(x)} ${num(y - radius)}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${num(bite)} ${radius} 0 0 ${at(seed, 6) > 0.5 ? 0 : 1} 0 ${-2 * radius}z`,
      [1, 0.96, 0.84],
    )
  }
  if (clouds) cloudBands(sheet, light, horizon, seed, sheet.view)
}

/** Long clouds with a lit crest, fading toward their base. */
function cloudBands(sheet: Sheet, light: Light, horizon: number, seed: number, { left, width }: View): void {
  const amount = 3 + Math.floor(at(seed, 40) * 3)
  const lit = mix(light.low, [1, 0.97, 0.94], 0.15 + 0.55 * light.bright)
  const paint = sheet.fade([
    [0, lit, 0.85],
    [0.5, lit, 0.4],
    [1, lit, 0],
  ])
  for (let index = 0; index < amount; index++) {
    const far = at(seed, index, 60)
    const x = ((index + 0.5) / amount - 0.5) * 1250 + (at(seed, index, 50) - 0.5) * 190
    const y = horizon - 70 - far * 265
    const span = 90 + far * 130 + at(seed, index, 70) * 90
    const height = span * (0.11 + 0.07 * at(seed, index, 71))
    if (x - span > left + width || x + span < left) continue
    const count = 5
    const pts: Point[] = [[x - span, y]]
    for (let step = 0; step < count; step++)
      pts.push([
        x - span + (span * 2 * (step + 0.6)) / count,
        y - height * (0.5 + 1.2 * Math.sin((Math.PI * (step + 0.7)) / count) * (0.45 + at(seed, index * 7 + step, 72))),
      ])
    pts.push([x + span, y])
    sheet.fill(
      flow(pts, [
        [x + span * 0.7, y + height * 0.3],
        [x - span * 0.75, y + height * 0.3],
      ]),
      paint,
      0.35 + 0.45 * light.bright,
    )
  }
}
