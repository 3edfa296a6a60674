import { backdrop } from './backdrop.ts'
import type { Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { WARM } from './light.ts'
import { isByWater } from './look.ts'
import { WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { sky } from './sky.ts'

interface Vista {
  /** The horizon, as a share of the opening's height. */
  low?: number
  /** Scale of the view outside. */
  scale?: number
  frame?: Rgb | undefined
  /** Number of panes side by side; 1 means no bars. */
  bars: number
  /** Height of a crossbar, as a share of the opening's height; 0 for none. */
  cross?: number
  /** Additional vertical bars, in units from the left. */
  posts?: readonly number[]
}

/** The landscape seen through an opening; x, y, width and height are its bounding box. */
export function vista(
  chamber: Chamber,
  outline: string,
  x: number,
  y: number,
  width: number,
  height: number,
  { low = 0.7, scale = 0.62, frame, bars, cross = 0, posts = [] }: Vista,
): void {
  const { sheet, hotel } = chamber
  const wood = frame || chamber.tone(hotel.trim, 1.06)
  sheet.fill(outline, wood)
  sheet.clip(outline, () =>
    sheet.group(`transform="translate(${num(x + width / 2)} ${num(y + height / 2)})scale(${scale})"`, () => {
      const room = sheet.view
      sheet.view = { left: -width / 2 / scale, top: -height / 2 / scale, width: width / scale, height: height / scale }
      outdoors(chamber, (height * low - height / 2) / scale, width > 150)
      sheet.view = room
    }),
  )
  let lines = ''
  for (let index = 1; index < bars; index++) lines += `M${num(x + (width * index) / bars)} ${num(y)}v${num(height)}`
  for (const post of posts) lines += `M${num(x + post)} ${num(y)}v${num(height)}`
  if (cross) lines += `M${num(x)} ${num(y + height * cross)}h${num(width)}`
  sheet.clip(outline, () => sheet.line(lines, wood, 4))
  sheet.line(outline, wood, 7)
}

/** Sky, land and a hedge, up to the edges of the view. */
function outdoors({ sheet, light, hotel, number }: Chamber, horizon: number, clouds: boolean): void {
  const { left, width, height } = sheet.view
  sky(sheet, light, { horizon, seed: number, lift: 330, clouds })
  backdrop(sheet, light, hotel.climate, horizon, number, 0.85)
  const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
  sheet.fill(rect(left, horizon + (isByWater(hotel) ? 44 : 1), width, height), light.on(soil, 0.6, 0.25))
  let hedge = ''
  for (let index = 0; index < width / 46 + 1; index++)
    hedge += `M${num(left + index * 46)} ${num(horizon + 66 - 16 * at(number, index, 8))}v60`
  sheet.line(hedge, light.on(dim(hotel.plant, 0.8), 0.5, 0.16), 62, { cap: true })
}

/** Sunlight from a window on the floor. */
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

/** Curtains on both sides of a window, `wide` each, on a rod. */
export function curtains(
  chamber: Chamber,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  wide = 34,
): void {
  const { sheet, tone, hotel } = chamber
  for (const side of [-1, 1]) {
    const left = side < 0
    const start = left ? x - wide * 0.8 : x + width - wide * 0.2
    sheet.fill(
      `M${num(start)} ${num(y)}h${num(wide)}q${left ? -8 : 6} ${num(height * 0.6)} ${left ? 2 : 0} ${num(height)}h${num(-wide - 2)}q${left ? -4 : 8} ${num(-height * 0.4)} 0 ${num(-height)}z`,
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
  sheet.line(`M${num(x - wide)} ${num(y - 3)}h${num(width + 2 * wide)}`, tone(hotel.dark, 0.8), 3, { cap: true })
}
