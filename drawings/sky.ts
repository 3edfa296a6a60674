import { at } from './chance.ts'
import { mix } from './colour.ts'
import type { Light } from './light.ts'
import { num } from './numbers.ts'
import { clamp, disc, flow, type Point } from './paths.ts'
import type { Sheet, View } from './sheet.ts'

interface SkyOptions {
  horizon: number
  seed: number
  clouds?: boolean
  /** How high above the horizon the sun climbs. */
  lift?: number
}

/** Sky down to the horizon line, with sun or moon, stars and long flat clouds. */
export function sky(s: Sheet, L: Light, { horizon, seed, clouds = true, lift = 400 }: SkyOptions): void {
  const { left, top, width } = s.view
  s.fill(
    `M${num(left)} ${num(top)}h${num(width)}V${num(horizon + 4)}h${num(-width)}z`,
    s.fade(
      [
        [0, L.zenith],
        [0.58, L.mid],
        [1, L.low],
      ],
      [0, Math.min(top, horizon - 380), 0, horizon],
    ),
  )
  if (L.lamps > 0.6) {
    let dots = ''
    for (let i = 0; i < 32; i++) {
      const x = (at(seed, i, 1) - 0.5) * 1400,
        y = horizon - 90 - at(seed, i, 2) * 330
      if (x > left && x < left + width && y > top) dots += `M${num(x)} ${num(y)}h0`
    }
    s.line(dots, '#fff', 1.8, { cap: true, opacity: clamp((L.lamps - 0.6) * 2) * 0.75 })
  }
  const reach = Math.min(width * 0.4, 330)
  if (L.sun.up) {
    const x = L.sun.x * reach,
      y = horizon - 6 - L.sun.height * lift
    const low = 1 - clamp(L.sun.height * 1.6)
    const warm = mix([1, 0.97, 0.86], [1, 0.74, 0.45], low)
    s.glow(x, y, 190 + 170 * low, 190 + 60 * low, warm, 0.85)
    if (y > top + 46) s.fill(disc(x, y, 24 + 14 * low), mix([1, 1, 0.95], [1, 0.86, 0.62], low), 0.95)
  } else {
    const x = (L.sun.x + (at(seed, 77) - 0.5) * 0.3) * reach * 0.95,
      y = horizon - 235 - 50 * Math.sin(L.hour) - 30 * at(seed, 78)
    const r = 17,
      bite = 4 + at(seed, 5) * 12
    s.glow(x, y, 120, 120, [0.6, 0.68, 1], 0.4)
    s.fill(
      `M${num(x)} ${num(y - r)}a${r} ${r} 0 1 1 0 ${2 * r}a${num(bite)} ${r} 0 0 ${at(seed, 6) > 0.5 ? 0 : 1} 0 ${-2 * r}z`,
      [1, 0.96, 0.84],
    )
  }
  if (clouds) cloudBands(s, L, horizon, seed, s.view)
}

/** Long clouds with a lit crest that dissolve towards their foot. */
function cloudBands(s: Sheet, L: Light, horizon: number, seed: number, { left, width }: View): void {
  const amount = 3 + Math.floor(at(seed, 40) * 3),
    lit = mix(L.low, [1, 0.97, 0.94], 0.15 + 0.55 * L.bright)
  const paint = s.fade([
    [0, lit, 0.85],
    [0.5, lit, 0.4],
    [1, lit, 0],
  ])
  for (let i = 0; i < amount; i++) {
    const far = at(seed, i, 60),
      x = ((i + 0.5) / amount - 0.5) * 1250 + (at(seed, i, 50) - 0.5) * 190,
      y = horizon - 70 - far * 265,
      w = 90 + far * 130 + at(seed, i, 70) * 90,
      h = w * (0.11 + 0.07 * at(seed, i, 71))
    if (x - w > left + width || x + w < left) continue
    const n = 5,
      pts: Point[] = [[x - w, y]]
    for (let j = 0; j < n; j++)
      pts.push([
        x - w + (w * 2 * (j + 0.6)) / n,
        y - h * (0.5 + 1.2 * Math.sin((Math.PI * (j + 0.7)) / n) * (0.45 + at(seed, i * 7 + j, 72))),
      ])
    pts.push([x + w, y])
    s.fill(
      flow(pts, [
        [x + w * 0.7, y + h * 0.3],
        [x - w * 0.75, y + h * 0.3],
      ]),
      paint,
      0.35 + 0.45 * L.bright,
    )
  }
}
