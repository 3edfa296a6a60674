import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb } from './colour.ts'
import { TILE } from './earth.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { water } from './water.ts'

/** Nearby roofs in the colors of the town, from edge to edge; `height` is that of the tallest house. */
export function roofs(
  sheet: Sheet,
  light: Light,
  hotel: HotelLook,
  base: number,
  seed: number,
  height: number,
  far: number,
  place: Climate,
): void {
  const { view } = sheet
  const flat = place === 'metropolis'
  const size = height / 60
  const pitch = 78 * size
  const walls = ['', '', '', '']
  let tops = ''
  let shade = ''
  let panes = ''
  let lit = ''
  for (let index = Math.floor((view.left - 30) / pitch); index * pitch < view.left + view.width + 40; index++) {
    const width = (64 + at(seed, index, 1) * 44) * size
    const x = index * pitch + at(seed, index, 2) * 10
    const tall = height * (0.5 + 0.7 * at(seed, index, 3))
    const y = base - tall
    walls[Math.floor(at(seed, index, 4) * 4)] += rect(x, y, width, tall + 60)
    shade += `M${num(light.sun.side > 0 ? x + 9 * size : x + width - 9 * size)} ${num(y)}v${num(tall + 60)}`
    tops += (flat ? flatRoof : tiledRoof)(x, y, width, size, at(seed, index, 5))
    const row = `M${num(x + width * 0.16)} ${num(y + 16 * size)}h${num(width * 0.72)}m${num(-width * 0.72)} ${num(22 * size)}h${num(width * 0.72)}`
    panes += row
    if (light.lamps > 0.15 && at(seed, index, 8) < 0.3 + 0.5 * light.lamps) lit += row
  }
  const coats = flat
    ? [hotel.stone, rgb('#b9a59a'), rgb('#8f97a8'), hotel.wall]
    : [hotel.trim, rgb('#e2b98e'), hotel.wall, rgb('#d9a08a')]
  walls.forEach((outline, index) => sheet.fill(outline, light.on(coats[index] ?? hotel.wall, 0.7, far)))
  if (sheet.sparing < 3)
    sheet.line(shade, mix(light.on(rgb('#27305c'), 0.2), light.haze, far), 18 * size, { opacity: 0.26 })
  sheet.fill(tops, light.on(flat ? hotel.trim : mix(hotel.roof, TILE, 0.6), light.top, far))
  sheet.line(panes, light.on(rgb('#46525f'), 0.3, far + 0.05), 12 * size, {
    opacity: 0.75,
    dash: `${num(8 * size)} ${num(9 * size)}`,
  })
  sheet.line(lit, mix(rgb('#ffcb78'), light.haze, far), 12 * size, {
    dash: `${num(8 * size)} ${num((light.night > 0.5 ? 26 : 60) * size)} ${num(8 * size)} ${num(43 * size)}`,
    opacity: clamp(light.lamps * 1.5),
  })
}

/** A ledge, and on every other house a stairhead. `chance`: 0 to 1. */
const flatRoof = (x: number, y: number, width: number, size: number, chance: number): string =>
  rect(x - 2, y - 4, width + 4, 5) + (chance > 0.5 ? rect(x + width * 0.2, y - 14 * size, width * 0.22, 12 * size) : '')

/** Hipped, or pointed. `chance`: 0 to 1. */
const tiledRoof = (x: number, y: number, width: number, size: number, chance: number): string =>
  chance > 0.3
    ? poly([
        [x - 5, y + 1],
        [x + width * 0.2, y - 17 * size],
        [x + width * 0.8, y - 17 * size],
        [x + width + 5, y + 1],
      ])
    : poly([
        [x - 4, y + 1],
        [x + width / 2, y - 26 * size],
        [x + width + 4, y + 1],
      ])

/** A river in front of the town: quay, arched bridge with lamps, and water below. */
export function river(sheet: Sheet, light: Light, hotel: HotelLook, top: number, foot: number, seed: number): void {
  const view = sheet.view
  const left = view.left - 2
  const wide = view.width + 4
  sheet.fill(rect(left, top - 7, wide, 8), light.on(hotel.stone, light.top))
  water(sheet, light, { top, bottom: foot, seed, material: rgb('#4d8798') })
  const span = 150
  const y = top + 26
  let outline = `M${num(left)} ${num(y)}h${num(wide)}v20`
  for (let x = Math.ceil((left + wide) / span) * span; x > left - span; x -= span)
    outline += `H${num(x)}v22h-16v-10a${span / 2 - 8} 26 0 0 0-${span - 16} 0v-12`
  sheet.fill(outline + `H${num(left)}z`, light.on(hotel.stone, light.front))
  sheet.fill(rect(left, y - 5, wide, 5), light.on(hotel.trim, light.top))
  let lamps = ''
  let poles = ''
  for (let x = -700; x < 700; x += 75)
    if (x > left && x < left + wide) {
      lamps += `M${x} ${num(y - 24)}h0`
      poles += `M${x} ${num(y - 5)}v-18`
    }
  sheet.line(poles, light.on(hotel.dark, 0.4), 1.6)
  sheet.line(lamps, mix(light.on(hotel.trim, 0.9), rgb('#ffe0a0'), clamp(light.lamps * 1.3)), 6, { cap: true })
}

/** A curved shore on one side: 1 right, -1 left. */
export function bay(
  sheet: Sheet,
  light: Light,
  hotel: HotelLook,
  horizon: number,
  foot: number,
  side: number,
  place: Climate,
): void {
  const sand = place === 'nordic' ? rgb('#8c9396') : rgb('#ecd3a4')
  const green = mix(hotel.plant, rgb('#7f9a5c'), 0.4)
  // Beyond the edge of the widest pictures too.
  const edge = side * Math.max(760, sheet.view.width / 2 + 10)
  const turned = (x: number, y: number) => `${num(side * x)} ${num(y)}`
  sheet.fill(
    `M${num(edge)} ${num(horizon + 40)}C${turned(420, horizon + 44)} ${turned(120, horizon + 70)} ${turned(-40, horizon + 112)}C${turned(-170, horizon + 148)} ${turned(180, horizon + 180)} ${turned(420, foot + 10)}H${num(edge)}z`,
    light.on(sand, 0.85, 0.05),
  )
  sheet.fill(
    `M${num(edge)} ${num(horizon + 28)}C${turned(420, horizon + 34)} ${turned(160, horizon + 64)} ${turned(20, horizon + 106)}C${turned(-60, horizon + 136)} ${turned(300, horizon + 168)} ${turned(520, foot + 10)}H${num(edge)}z`,
    sheet.fade([
      [0, light.on(green, 0.7, 0.25)],
      [1, light.on(dim(green, 0.8), 0.6)],
    ]),
  )
  sheet.line(
    `M${turned(-40, horizon + 112)}C${turned(-170, horizon + 148)} ${turned(180, horizon + 180)} ${turned(420, foot + 10)}`,
    WHITE,
    3,
    { opacity: 0.5, cap: true },
  )
}

/** Small houses along a shore or slope. `side`: 1 right, -1 left. */
export function village(
  sheet: Sheet,
  light: Light,
  hotel: HotelLook,
  side: number,
  horizon: number,
  number: number,
): void {
  let walls = ''
  let gables = ''
  let panes = ''
  for (let index = 0; index < 9; index++) {
    const x = side * (250 + index * 44 + at(number, index, 781) * 20)
    const y = horizon + 92 - index * 4 + at(number, index, 782) * 24
    const width = 30 + at(number, index, 783) * 14
    const tall = 24 + at(number, index, 784) * 14
    walls += rect(x, y - tall, width, tall)
    gables += poly([
      [x - 4, y - tall + 1],
      [x + width / 2, y - tall - 14],
      [x + width + 4, y - tall + 1],
    ])
    panes += rect(x + 6, y - tall + 9, 6, 7) + rect(x + width - 13, y - tall + 9, 6, 7)
  }
  sheet.fill(walls, light.on(mix(hotel.trim, hotel.wall, 0.3), 0.75, 0.12))
  sheet.fill(gables, light.on(mix(hotel.roof, TILE, 0.4), 0.7, 0.1))
  sheet.fill(panes, light.lamps > 0.4 ? rgb('#ffcb78') : light.on(rgb('#46525f'), 0.3, 0.1))
}

/** Boats on the water, on the side opposite to `side`. */
export function boats(sheet: Sheet, light: Light, number: number, horizon: number, side: number): void {
  let hull = ''
  let deck = ''
  let wake = ''
  for (let index = 0; index < 5; index++) {
    const x = -side * (40 + at(number, index, 791) * 330)
    const y = horizon + 46 + index * 30 + at(number, index, 792) * 12
    const size = 0.5 + index * 0.2
    hull += poly([
      [x - 22 * size, y],
      [x + 26 * size, y],
      [x + 18 * size, y + 8 * size],
      [x - 18 * size, y + 8 * size],
    ])
    deck += rect(x - 10 * size, y - 7 * size, 18 * size, 7 * size)
    if (index % 2)
      deck += poly([
        [x - 2, y - 8 * size],
        [x, y - 52 * size],
        [x + 22 * size, y - 10 * size],
      ])
    wake += `M${num(x - 26 * size)} ${num(y + 9 * size)}h${num(60 * size)}`
  }
  sheet.line(wake, WHITE, 1.6, { opacity: 0.45, cap: true })
  sheet.fill(hull, light.on(rgb('#f4f1ea'), 0.8))
  sheet.fill(deck, light.on(rgb('#f6efe2'), 0.95))
}
