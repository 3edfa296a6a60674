import type { Chamber } from './chamber.ts'
import { mix, rgb } from './colour.ts'
import { WARM } from './light.ts'
import { num } from './numbers.ts'
import { clamp, disc, pill, rect } from './paths.ts'

/** Evening: the room's edges sink back, so that the lamps carry the picture. */
export function nightfall(c: Chamber): void {
  const { s, L } = c,
    v = s.view
  const shine = () => {
    for (const [x, y, r, power] of c.lamps) s.glow(x, y, r * 1.15, r * 1.15, WARM, (0.1 + 0.9 * L.lamps) * power)
  }
  if (L.night < 0.05) return shine()
  const paint = s.halo([
    [0, [0.02, 0.02, 0.07], 0],
    [0.55, [0.03, 0.02, 0.06], 0.08],
    [1, [0.02, 0.02, 0.07], 0.52],
  ])
  s.fill(rect(v.left - v.width * 0.12, v.top - 90, v.width * 1.24, v.height + 180), paint, L.night)
  shine()
}

export function lampOn(c: Chamber, x: number, y: number, radius: number, power = 1): void {
  c.lamps.push([x, y, radius, power])
}

export function pendant(c: Chamber, x: number, y: number, size: number, kind: number, drop: number): void {
  const { s, tone, hotel, L } = c,
    lit = mix(tone(hotel.second, 1), rgb('#ffe2a8'), clamp(0.2 + L.lamps))
  s.line(`M${num(x)} ${num(y - drop)}V${num(y)}`, tone(hotel.dark, 0.8), 1.6)
  if (kind === 0) s.fill(disc(x, y + size * 0.6, size * 0.62), lit)
  else if (kind === 1) {
    s.fill(
      `M${num(x - size * 0.8)} ${num(y + size * 0.7)}q${num(size * 0.1)} ${num(-size * 0.7)} ${num(size * 0.8)} ${num(-size * 0.7)}t${num(size * 0.8)} ${num(size * 0.7)}z`,
      tone(hotel.accent, 0.9),
    )
    s.fill(disc(x, y + size * 0.72, size * 0.4, size * 0.16), lit)
  } else {
    s.fill(pill(x - size * 0.55, y, size * 1.1, size * 0.9, size * 0.3), lit)
    s.line(`M${num(x - size * 0.5)} ${num(y + size * 0.45)}h${num(size)}`, tone(hotel.wood, 0.9), size * 0.84, {
      dash: '1.4 5',
      opacity: 0.7,
    })
  }
  lampOn(c, x, y + size * 0.6, size * 3.4, 0.8)
}
