import type { Chamber } from './chamber.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { WARM } from './light.ts'
import { clamp, num } from './numbers.ts'
import { disc, pill, rect } from './paths.ts'

/** Darkens the edges of the room in the evening, so the lamps stand out. */
export function nightfall(chamber: Chamber): void {
  const { sheet, light } = chamber
  const view = sheet.view
  const shine = () => {
    for (const [x, y, radius, power] of chamber.lamps)
      sheet.glow(x, y, radius * 1.15, radius * 1.15, WARM, (0.1 + 0.9 * light.lamps) * power)
  }
  if (light.night < 0.05) return shine()
  const paint = sheet.halo([
    [0, [0.02, 0.02, 0.07], 0],
    [0.55, [0.03, 0.02, 0.06], 0.08],
    [1, [0.02, 0.02, 0.07], 0.52],
  ])
  sheet.fill(
    rect(view.left - view.width * 0.12, view.top - 90, view.width * 1.24, view.height + 180),
    paint,
    light.night,
  )
  shine()
}

/** Adds a lamp; its light is drawn last. `power`: 0 to 1. */
export function lampOn(chamber: Chamber, x: number, y: number, radius: number, power = 1): void {
  chamber.lamps.push([x, y, radius, power])
}

/** A hanging lamp at x, y: a globe, a shade or a basket. `kind`: 0 to 2; `drop`: length of the cord. */
export function pendant(chamber: Chamber, x: number, y: number, size: number, kind: number, drop: number): void {
  const { sheet, tone, hotel, light } = chamber
  const lit = mix(tone(hotel.second, 1), rgb('#ffe2a8'), clamp(0.2 + light.lamps))
  sheet.line(`M${num(x)} ${num(y - drop)}V${num(y)}`, tone(hotel.dark, 0.8), 1.6)
  if (kind === 0) sheet.fill(disc(x, y + size * 0.6, size * 0.62), lit)
  else if (kind === 1) shade(chamber, x, y, size, lit)
  else basket(chamber, x, y, size, lit)
  lampOn(chamber, x, y + size * 0.6, size * 3.4, 0.8)
}

function shade({ sheet, tone, hotel }: Chamber, x: number, y: number, size: number, lit: Rgb): void {
  sheet.fill(
    `M${num(x - size * 0.8)} ${num(y + size * 0.7)}q${num(size * 0.1)} ${num(-size * 0.7)} ${num(size * 0.8)} ${num(-size * 0.7)}t${num(size * 0.8)} ${num(size * 0.7)}z`,
    tone(hotel.accent, 0.9),
  )
  sheet.fill(disc(x, y + size * 0.72, size * 0.4, size * 0.16), lit)
}

function basket({ sheet, tone, hotel }: Chamber, x: number, y: number, size: number, lit: Rgb): void {
  sheet.fill(pill(x - size * 0.55, y, size * 1.1, size * 0.9, size * 0.3), lit)
  sheet.line(`M${num(x - size * 0.5)} ${num(y + size * 0.45)}h${num(size)}`, tone(hotel.wood, 0.9), size * 0.84, {
    dash: '1.4 5',
    opacity: 0.7,
  })
}
