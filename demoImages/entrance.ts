import { mix, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { arch, poly, rect } from './paths.ts'

/** Striped canvas over a shop window or door. */
function canopies(front: Front, spots: readonly number[], y: number, width: number, height: number, colour: Rgb): void {
  const { sheet, light } = front
  let cloth = ''
  let stripes = ''
  for (const x of spots) {
    cloth += poly([
      [x + 3, y],
      [x + width - 3, y],
      [x + width, y + height],
      [x, y + height],
    ])
    stripes += `M${num(x + 3)} ${num(y + height / 2)}h${num(width - 6)}`
  }
  sheet.fill(cloth, light.on(colour, light.top))
  sheet.line(stripes, light.on(front.hotel.trim, light.top), height, { dash: '5 7' })
}

interface Entrance {
  head?: number
  frame?: Rgb
  canopy?: Rgb
}

/** Two lit door leaves in a frame, with a pool of light in front. */
export function entrance(
  front: Front,
  x: number,
  width: number,
  height: number,
  { head = 0, frame = front.hotel.trim, canopy: cloth }: Entrance = {},
): void {
  const { sheet, light, hotel } = front
  const y = GROUND - height
  const lamp = clamp(0.35 + light.lamps)
  const shape = (size: number): string =>
    head
      ? arch(x - width / 2 - size, y - size, width + 2 * size, height + size, head + size)
      : rect(x - width / 2 - size, y - size, width + 2 * size, height + size)
  sheet.fill(shape(6), light.on(frame, light.front * 1.1))
  sheet.fill(
    shape(0),
    sheet.fade([
      [0, mix(light.on(hotel.dark, 0.4), WARM, lamp * 0.55)],
      [1, mix(light.on(hotel.dark, 0.4), LAMP_TONES[2], lamp * 0.9)],
    ]),
  )
  sheet.line(
    `M${num(x)} ${num(y + (head ? 2 : 0))}V${GROUND}M${num(x - width / 2)} ${num(y + height * 0.32)}h${num(width)}`,
    light.on(hotel.dark, 0.4),
    1.8,
  )
  if (cloth) canopies(front, [x - width * 0.85], y - 4, width * 1.7, 14, cloth)
  front.door = { x, width }
}

/** Shop windows along the ground floor. */
export function shopfront(
  front: Front,
  x: number,
  width: number,
  count: number,
  height: number,
  colour?: Rgb,
  head = 0,
): void {
  const { sheet, light, hotel } = front
  const step = width / count
  const paneWidth = step * 0.74
  let glass = ''
  let bars = ''
  const spots: number[] = []
  for (let index = 0; index < count; index++) {
    const paneX = x + index * step + (step - paneWidth) / 2
    if (Math.abs(paneX + paneWidth / 2 - front.doorX) < step * 0.6) continue
    glass += head
      ? arch(paneX, GROUND - height, paneWidth, height - 6, head)
      : rect(paneX, GROUND - height, paneWidth, height - 6)
    bars += `M${num(paneX + paneWidth / 2)} ${num(GROUND - height)}v${num(height - 6)}`
    if (colour) spots.push(paneX - 3)
  }
  if (colour && spots.length > 0)
    front.later.push(() => canopies(front, spots, GROUND - height - 3, paneWidth + 6, 12, colour))
  sheet.fill(
    glass,
    sheet.fade([
      [0, mix(light.on(rgb('#46586a'), 0.5), WARM, clamp(light.lamps + 0.1) * 0.8)],
      [1, mix(light.on(rgb('#5d6a70'), 0.5), LAMP_TONES[2], clamp(light.lamps + 0.1) * 0.85)],
    ]),
  )
  sheet.line(bars, light.on(hotel.dark, 0.4), 1.4)
}
