import { dim, mix, type Rgb } from './colour.ts'
import type { Front } from './front.ts'
import { WARM } from './light.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { cornice } from './walls.ts'
import { windows } from './windows.ts'

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

export function roofHip(
  front: Front,
  centreX: number,
  y: number,
  width: number,
  size: number,
  colour: Rgb,
  thatch: boolean,
): void {
  const { sheet, light } = front
  const over = 30 * size
  const height = (thatch ? 66 : 44) * size
  const x1 = centreX - width / 2 - over
  const x2 = centreX + width / 2 + over
  const flat = width * (thatch ? 0.22 : 0.34)
  sheet.fill(rect(x1 + 6, y, x2 - x1 - 12, 6 * size), light.on(front.hotel.shadow, 0.1), 0.6)
  const mid = poly([
    [x1, y],
    [centreX - flat, y - height],
    [centreX + flat, y - height],
    [x2, y],
  ])
  sheet.fill(
    mid,
    sheet.fade([
      [0, light.on(mix(colour, WHITE, 0.12), light.top)],
      [1, light.on(dim(colour, 0.84), light.front)],
    ]),
  )
  const sun = light.sun.side
  const eaves = sun > 0 ? x1 : x2
  const ridgeEnd = centreX - sun * flat
  sheet.fill(
    poly([
      [eaves, y],
      [ridgeEnd, y - height],
      [ridgeEnd + sun * width * 0.1, y],
    ]),
    front.cool,
    0.22,
  )
  if (thatch) {
    sheet.line(`M${num(x1 + 2)} ${num(y + 2)}H${num(x2 - 2)}`, light.on(dim(colour, 0.75), 0.5), 8 * size, {
      dash: '3 1.6 5 2',
    })
    sheet.line(
      `M${num(x1 + over * 0.7)} ${num(y - height * 0.3)}H${num(x2 - over * 0.7)}M${num(x1 + over * 1.7)} ${num(y - height * 0.62)}H${num(x2 - over * 1.7)}`,
      light.on(dim(colour, 0.6), 0.5),
      5 * size,
      { dash: '2 5 3 4', opacity: 0.5 },
    )
    sheet.fill(
      rect(centreX - flat - 4, y - height - 5 * size, flat * 2 + 8, 7 * size),
      light.on(dim(colour, 0.7), light.top),
    )
  } else {
    sheet.fill(rect(x1 - 2, y - 2, x2 - x1 + 4, 5 * size), light.on(front.hotel.trim, light.top))
    sheet.line(
      `M${num(x1 + over * 0.9)} ${num(y - height * 0.34)}H${num(x2 - over * 0.9)}M${num(x1 + over * 1.9)} ${num(y - height * 0.67)}H${num(x2 - over * 1.9)}`,
      light.on(dim(colour, 0.66), 0.5),
      1.4,
      { opacity: 0.7 },
    )
  }
}
