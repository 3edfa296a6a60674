import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { DUNE, HILL, MESA, SNOW } from './earth.ts'
import { WARM, type Light } from './light.ts'
import { num } from './numbers.ts'
import { flow, poly, rect, type Point } from './paths.ts'
import { closed, misty, ridge } from './ridges.ts'
import type { Sheet } from './sheet.ts'

/** A cape with a few white houses, on one side. `amount` scales the heights. */
export function headland(sheet: Sheet, light: Light, base: number, seed: number, amount: number): void {
  const side = at(seed, 31) > 0.5 ? 1 : -1
  const steps = Math.max(8, Math.ceil((sheet.view.width / 2 - 120) / 90) + 1)
  const pts: Point[] = []
  for (let index = 0; index < steps; index++)
    pts.push([side * (150 + index * 90), base - amount * (index * 15 + (index ? 26 * at(seed, index, 33) : 0))])
  sheet.fill(
    flow(pts, [
      [side * (80 + steps * 90), base + 2],
      [side * 120, base + 2],
    ]),
    misty(sheet, light, HILL, 0.38, base - 120, base),
  )
  let houses = ''
  for (let index = 0; index < 12; index++) {
    const place = 2.2 + index * 0.36
    houses += rect(side * (150 + place * 90), base - place * 15 * amount * (0.3 + 0.6 * at(seed, index, 35)), 9, 8)
  }
  sheet.fill(houses, light.night > 0.4 ? mix(WARM, light.haze, 0.3) : light.on(SNOW, 0.8, 0.25))
}

/** Steep rocks in a warm sea. */
export function karsts(sheet: Sheet, light: Light, base: number, seed: number, amount: number): void {
  let far = ''
  let near = ''
  for (let index = 0; index < 7; index++) {
    const x = (index - 3) * 190 + (at(seed, index, 1) - 0.5) * 130
    const width = 34 + at(seed, index, 2) * 52
    const height = (50 + at(seed, index, 3) * 120) * amount
    const outline = `M${num(x - width)} ${num(base + 1)}c${num(width * 0.1)} ${num(-height * 0.7)} ${num(width * 0.4)} ${num(-height)} ${num(width * 0.9)} ${num(-height)}s${num(width * 0.7)} ${num(height * 0.35)} ${num(width * 0.75)} ${num(height * 0.6)}s${num(width * 0.3)} ${num(height * 0.2)} ${num(width * 0.35)} ${num(height * 0.4)}z`
    if (index % 2) near += outline
    else far += outline
  }
  sheet.fill(far, misty(sheet, light, rgb('#5d8a86'), 0.68, base - 170, base))
  sheet.fill(near, misty(sheet, light, rgb('#3f7a66'), 0.46, base - 170, base))
}

/** Table mountains, one flank in shade. */
export function mesas(sheet: Sheet, light: Light, base: number, seed: number, amount: number): void {
  let outline = ''
  let shade = ''
  for (let index = 0; index < 6; index++) {
    const x = (index - 2.5) * 240 + (at(seed, index, 1) - 0.5) * 160
    const width = 60 + at(seed, index, 2) * 110
    const height = (50 + at(seed, index, 3) * 95) * amount
    const slope = width * 0.3
    outline += poly([
      [x - width - slope, base],
      [x - width, base - height * 0.5],
      [x - width + 6, base - height],
      [x + width * 0.3, base - height],
      [x + width * 0.5, base - height * 0.82],
      [x + width, base - height * 0.8],
      [x + width + 4, base - height * 0.45],
      [x + width + slope, base],
    ])
    shade +=
      light.sun.side > 0
        ? poly([
            [x - width - slope, base],
            [x - width, base - height * 0.5],
            [x - width + 6, base - height],
            [x - width * 0.5, base - height],
            [x - width * 0.6, base - height * 0.4],
            [x - width * 0.3, base],
          ])
        : poly([
            [x + width + slope, base],
            [x + width + 4, base - height * 0.45],
            [x + width, base - height * 0.8],
            [x + width * 0.5, base - height * 0.82],
            [x + width * 0.6, base - height * 0.4],
            [x + width * 0.3, base],
          ])
  }
  sheet.fill(outline, misty(sheet, light, MESA, 0.55, base - 150, base, 0.8))
  sheet.fill(shade, misty(sheet, light, dim(MESA, 0.62), 0.5, base - 150, base, 0.2))
}

/** Two rows of dunes with shaded slip faces. */
export function dunes(sheet: Sheet, light: Light, base: number, seed: number, amount: number): void {
  for (let layer = 0; layer < 2; layer++) {
    const pts = ridge(sheet.view, seed + layer * 7, base + 2, (62 - layer * 26) * amount, 150, 0.5)
    sheet.fill(
      flow(pts, closed(pts, base + 4)),
      misty(sheet, light, DUNE, 0.42 - layer * 0.22, base - 70, base + 10, 0.85),
    )
    let slip = ''
    for (let index = 1; index < pts.length - 1; index++)
      if (at(seed, index, 40 + layer) > 0.35) {
        const [x, y] = pts[index] ?? [0, 0]
        const away = -light.sun.side
        slip += `M${num(x)} ${num(y + 4)}q${num(away * 50)} 6 ${num(away * 118)} ${num(base - y)}h${num(-away * 92)}q${num(away * 10)} ${num((y - base) * 0.5)} ${num(-away * 26)} ${num(y - base + 4)}z`
      }
    sheet.fill(slip, light.on(mix(dim(DUNE, 0.6), [0.5, 0.3, 0.4], 0.15), 0.25, 0.4 - layer * 0.2), 0.5)
  }
}
