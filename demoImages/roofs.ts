import { dim, mix, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import { WARM } from './light.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { cornice } from './walls.ts'
import { windows } from './windows.ts'

/** Beams on posts over a roof or terrace, lit at night. `y` is its base. */
export function pergola(front: Front, x: number, y: number, width: number, height: number): void {
  const { sheet, light, hotel } = front
  let outline = ''
  const count = Math.max(2, Math.round(width / 44))
  for (let index = 0; index <= count; index++)
    outline += `M${num(x + (width * index) / count)} ${num(y)}v${num(-height)}`
  sheet.line(outline, light.on(hotel.wood, light.front), 3)
  sheet.fill(rect(x - 6, y - height - 3, width + 12, 4), light.on(hotel.wood, light.top))
  sheet.line(`M${num(x - 4)} ${num(y - height - 5)}h${num(width + 8)}`, light.on(hotel.wood, light.top), 5, {
    dash: '3 8',
  })
  sheet.glow(x + width / 2, y - height * 0.4, width * 0.6, height, WARM, 0.55 * light.night)
}

/** A steep roof with this many dormers, down to a cornice at `y`. */
export function mansardRoof(front: Front, x: number, y: number, width: number, height: number, dormers: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(
    poly([
      [x, y],
      [x + height * 0.34, y - height],
      [x + width - height * 0.34, y - height],
      [x + width, y],
    ]),
    sheet.fade([
      [0, light.on(mix(hotel.roof, WHITE, 0.1), light.top)],
      [1, light.on(hotel.roof)],
    ]),
  )
  sheet.fill(rect(x + height * 0.3, y - height - 4, width - height * 0.6, 5), light.on(dim(hotel.roof, 0.7), light.top))
  if (dormers) {
    const pitch = width / (dormers + 0.6)
    windows(front, {
      x: x + pitch * 0.62,
      y: y - height * 0.74,
      cols: dormers,
      dx: pitch,
      width: Math.min(16, pitch * 0.36),
      height: height * 0.6,
      head: 6,
      frame: hotel.trim,
      bars: '|',
      salt: 80,
      share: 0.7,
    })
  }
  cornice(front, x - 2, y - 3, width + 4, 7, hotel.trim, '3 4')
}

/** A hipped roof during drawing. */
interface Hip {
  middleX: number
  /** Height of the eaves, and their ends. */
  y: number
  left: number
  right: number
  overhang: number
  height: number
  /** Half the length of the ridge. */
  ridge: number
  size: number
  colour: Rgb
}

/** A thatched or tiled roof that slopes on all sides; `width` is that of the wall below. */
export function roofHip(
  front: Front,
  middleX: number,
  y: number,
  width: number,
  size: number,
  colour: Rgb,
  thatch: boolean,
): void {
  const { sheet, light } = front
  const overhang = 30 * size
  const left = middleX - width / 2 - overhang
  const right = middleX + width / 2 + overhang
  const height = (thatch ? 66 : 44) * size
  const ridge = width * (thatch ? 0.22 : 0.34)
  sheet.fill(rect(left + 6, y, right - left - 12, 6 * size), light.on(front.hotel.shadow, 0.1), 0.6)
  sheet.fill(
    poly([
      [left, y],
      [middleX - ridge, y - height],
      [middleX + ridge, y - height],
      [right, y],
    ]),
    sheet.fade([
      [0, light.on(mix(colour, WHITE, 0.12), light.top)],
      [1, light.on(dim(colour, 0.84), light.front)],
    ]),
  )
  const { side } = light.sun
  const shadedEnd = middleX - side * ridge
  sheet.fill(
    poly([
      [side > 0 ? left : right, y],
      [shadedEnd, y - height],
      [shadedEnd + side * width * 0.1, y],
    ]),
    front.cool,
    0.22,
  )
  const cover = thatch ? straw : battens
  cover(front, { middleX, y, left, right, overhang, height, ridge, size, colour })
}

/** A line across the roof at a share of its height, inset by `inset` overhangs at each end. */
const course = ({ y, left, right, overhang, height }: Hip, inset: number, share: number): string =>
  `M${num(left + overhang * inset)} ${num(y - height * share)}H${num(right - overhang * inset)}`

function straw({ sheet, light }: Front, hip: Hip): void {
  const { middleX, y, left, right, height, ridge, size, colour } = hip
  sheet.line(`M${num(left + 2)} ${num(y + 2)}H${num(right - 2)}`, light.on(dim(colour, 0.75), 0.5), 8 * size, {
    dash: '3 1.6 5 2',
  })
  sheet.line(course(hip, 0.7, 0.3) + course(hip, 1.7, 0.62), light.on(dim(colour, 0.6), 0.5), 5 * size, {
    dash: '2 5 3 4',
    opacity: 0.5,
  })
  sheet.fill(
    rect(middleX - ridge - 4, y - height - 5 * size, ridge * 2 + 8, 7 * size),
    light.on(dim(colour, 0.7), light.top),
  )
}

function battens({ sheet, light, hotel }: Front, hip: Hip): void {
  const { y, left, right, size, colour } = hip
  sheet.fill(rect(left - 2, y - 2, right - left + 4, 5 * size), light.on(hotel.trim, light.top))
  sheet.line(course(hip, 0.9, 0.34) + course(hip, 1.9, 0.67), light.on(dim(colour, 0.66), 0.5), 1.4, { opacity: 0.7 })
}
