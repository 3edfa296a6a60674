import { backdrop } from './backdrop.ts'
import type { Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { WARM } from './light.ts'
import { WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { sky } from './sky.ts'

interface Vista {
  /** The horizon, as a share of the opening's height. */
  low?: number
  scale?: number
  frame?: Rgb | undefined
  /** Upright parts the opening is divided into. */
  bars: number
  /** The height of a bar across, as a share of the opening's height; 0: none. */
  cross?: number
  posts?: readonly number[]
}

/** The land outside, through an opening. */
export function vista(
  chamber: Chamber,
  outline: string,
  x: number,
  y: number,
  width: number,
  height: number,
  { low = 0.7, scale = 0.62, frame, bars, cross = 0, posts = [] }: Vista,
): void {
  const { sheet, light, hotel } = chamber
  const keep = sheet.view
  const size = scale
  const horizon = height * low - height / 2
  sheet.fill(outline, frame || chamber.tone(hotel.trim, 1.06))
  sheet.clip(outline, () =>
    sheet.group(`transform="translate(${num(x + width / 2)} ${num(y + height / 2)})scale(${size})"`, () => {
      sheet.view = { left: -width / 2 / size, top: -height / 2 / size, width: width / size, height: height / size }
      sky(sheet, light, { horizon: horizon / size, seed: chamber.number, lift: 330, clouds: width > 150 })
      backdrop(sheet, light, hotel.climate, horizon / size, chamber.number, 0.85)
      const wet = ['coast', 'tropical', 'nordic'].includes(hotel.climate)
      const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
      sheet.fill(
        rect(sheet.view.left, horizon / size + (wet ? 44 : 1), width / size, height / size),
        light.on(soil, 0.6, 0.25),
      )
      let hedge = ''
      for (let index = 0; index < width / size / 46 + 1; index++)
        hedge += `M${num(sheet.view.left + index * 46)} ${num(horizon / size + 66 - 16 * at(chamber.number, index, 8))}v60`
      sheet.line(hedge, light.on(dim(hotel.plant, 0.8), 0.5, 0.16), 62, { cap: true })
      sheet.view = keep
    }),
  )
  let lines = ''
  for (let index = 1; index < bars; index++) lines += `M${num(x + (width * index) / bars)} ${num(y)}v${num(height)}`
  for (const opacity of posts) lines += `M${num(x + opacity)} ${num(y)}v${num(height)}`
  if (cross) lines += `M${num(x)} ${num(y + height * cross)}h${num(width)}`
  sheet.clip(outline, () => {
    sheet.line(lines, frame || chamber.tone(hotel.trim, 1.06), 4)
  })
  sheet.line(outline, frame || chamber.tone(hotel.trim, 1.06), 7)
}

/** Sunlight that falls through a window on the floor. */
export function sunPatch(chamber: Chamber, x: number, width: number, bars = 2): void {
  const { sheet, light, project, floor } = chamber
  const power = light.sun.up ? clamp(light.bright * 1.2) * (1 - light.night) : 0.12
  const shift = -light.sun.x * 190
  const z1 = -20
  const z2 = -120 - 150 * (1 - light.sun.height)
  let outline = ''
  for (let index = 0; index < bars; index++) {
    const start = x + (width * (index + 0.06)) / bars
    const end = x + (width * (index + 0.94)) / bars
    outline += poly([
      project(start + shift * 0.2, floor, z1),
      project(end + shift * 0.2, floor, z1),
      project(end + shift, floor, z2),
      project(start + shift, floor, z2),
    ])
  }
  sheet.clip(chamber.floorShape, () =>
    sheet.fill(outline, light.sun.up ? mix(WARM, WHITE, 0.2 + 0.6 * light.sun.height) : [0.6, 0.7, 1], 0.6 * power),
  )
}

export function curtains(
  chamber: Chamber,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  wide = 34,
): void {
  const { sheet, tone } = chamber
  for (const size of [-1, 1]) {
    const start = size < 0 ? x - wide * 0.8 : x + width - wide * 0.2
    sheet.fill(
      `M${num(start)} ${num(y)}h${num(wide)}q${num(size < 0 ? -8 : 6)} ${num(height * 0.6)} ${num(size < 0 ? 2 : 0)} ${num(height)}h${num(-wide - 2)}q${num(size < 0 ? -4 : 8)} ${num(-height * 0.4)} 0 ${num(-height)}z`,
      sheet.fade(
        [
          [0, tone(colour, 0.74)],
          [0.3, tone(colour, 1)],
          [0.5, tone(colour, 0.8)],
          [0.75, tone(colour, 1.04)],
          [1, tone(colour, 0.76)],
        ],
        null,
        true,
      ),
    )
  }
  sheet.line(`M${num(x - wide)} ${num(y - 3)}h${num(width + 2 * wide)}`, tone(chamber.hotel.dark, 0.8), 3, {
    cap: true,
  })
}
