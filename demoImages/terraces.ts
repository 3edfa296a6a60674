import { at, type Chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { rounded, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { pergola } from './roofs.ts'
import { block, cornice, slant, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

/** One of the stacked white houses. */
interface Tier {
  /** From 0, the lowest. */
  index: number
  x: number
  width: number
  height: number
  top: number
}

/** Stacked white houses, each smaller than the one below. */
export const terraces: Family = (front, random) => {
  const { hotel } = front
  const levels = random.whole(3, 4)
  const lean = hotel.turned
  const tiled = random.coin(0.6)
  let width = random.between(440, 520)
  let x = -width / 2
  let foot = GROUND
  for (let index = 0; index < levels; index++) {
    const height = random.between(56, 72)
    const tier: Tier = { index, x, width, height, top: foot - height }
    const outline = tierFront(front, tier, random)
    const nextWidth = width * random.between(0.6, 0.74)
    const nextX = lean > 0 ? x + width - nextWidth - random.between(0, 20) : x + random.between(0, 20)
    if (index === levels - 1) roof(front, tier, tiled, random)
    else if (lean > 0) terrace(front, tier, x, nextX - x)
    else terrace(front, tier, nextX + nextWidth, x + width - nextX - nextWidth)
    if (index === 0) {
      front.doorX = x + width * 0.5
      slant(front, outline, x, width, tier.top)
    }
    foot = tier.top
    x = nextX
    width = nextWidth
  }
  bougainvillea(front, -width * 0.5 + lean * -150, GROUND - 40, random)
  entrance(front, 0, 34, 46, { head: 17, frame: hotel.trim })
  front.body = [-240, 480, GROUND - foot]
}

/** The wall with arches or windows; returns its outline. */
function tierFront(front: Front, { index, x, width, height, top }: Tier, random: Chance): string {
  const { hotel } = front
  const coat = index % 2 ? mix(hotel.wall, hotel.trim, 0.45) : hotel.wall
  const face = block(front, x, width, top, coat, { deep: 150 - index * 24, foot: top + height, cols: 2, rows: 1 })
  const outline = rect(face.x, face.y, face.width, face.height)
  wash(front, outline)
  const cols = Math.max(2, Math.floor(width / random.between(62, 84)))
  const pitch = (width - 16) / cols
  const kind = random()
  if (kind < 0.5)
    windows(front, {
      x: x + 8 + pitch * 0.2,
      y: top + 17,
      cols,
      dx: pitch,
      width: pitch * 0.6,
      height: height - 17,
      head: pitch * 0.28,
      bars: '|',
      salt: 10 + index,
      share: 0.75,
      skip: index ? undefined : (col) => Math.abs(x + 8 + pitch * (col + 0.5)) < pitch * 0.5,
    })
  else
    windows(front, {
      x: x + 8 + pitch * 0.3,
      y: top + 18,
      cols,
      dx: pitch,
      width: pitch * 0.34,
      height: height * 0.52,
      frame: hotel.accent,
      sill: hotel.trim,
      rail: kind > 0.75 ? hotel.dark : undefined,
      salt: 20 + index,
      share: 0.7,
    })
  return outline
}

/** The topmost roof: tiled, or flat and possibly with a dome. */
function roof(front: Front, { x, width, top }: Tier, tiled: boolean, random: Chance): void {
  const { sheet, light, hotel } = front
  if (tiled) return tiles(front, x - 7, top, width + 14, 20)
  cornice(front, x - 2, top - 5, width + 4, 7, hotel.trim)
  if (random.coin())
    sheet.fill(`M${num(x + width * 0.3)} ${num(top - 4)}c0-52 74-52 74 0z`, rounded(sheet, light, hotel.accent))
}

/** A parapet, and a pergola and plants on the part of the roof that the next house leaves free. */
function terrace(front: Front, { index, x, width, top }: Tier, freeX: number, freeWidth: number): void {
  cornice(front, x - 2, top - 5, width + 4, 7, front.hotel.trim)
  if (freeWidth > 50) pergola(front, freeX + 4, top - 4, freeWidth - 10, 34)
  trailing(front, freeX + freeWidth * 0.1, top + 1, freeWidth * 0.55, index, 22)
}

function tiles(front: Front, x: number, y: number, width: number, height: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(
    poly([
      [x, y + 2],
      [x + height, y - height],
      [x + width - height, y - height],
      [x + width, y + 2],
    ]),
    light.on(hotel.roof, light.top),
  )
  sheet.line(
    `M${num(x + height / 2)} ${num(y - height / 2 + 1)}h${num(width - height)}`,
    light.on(dim(hotel.roof, 0.66), 0.5),
    height - 2,
    {
      dash: '1.4 6',
      opacity: 0.7,
    },
  )
  sheet.fill(rect(x, y + 2, width, 4), light.on(hotel.shadow, 0.1), 0.4)
}

function bougainvillea(front: Front, x: number, y: number, random: Chance): void {
  const { sheet, light } = front
  const tone = random.pick([rgb('#d2447f'), rgb('#e0563f'), rgb('#c95aa8'), rgb('#f0a030')])
  const outline: [string, string, string] = ['', '', '']
  for (let index = 0; index < 27; index++) {
    const angle = at(front.number, index, 540) * 6.28
    const distance = Math.sqrt(at(front.number, index, 541))
    outline[index % 3] +=
      `M${num(x + Math.cos(angle) * distance * 46 + distance * 10)} ${num(y + Math.sin(angle) * distance * 34)}h0`
  }
  sheet.line(outline[0], light.on(dim(front.hotel.plant, 0.7), 0.4), 19, { cap: true })
  sheet.line(outline[1], light.on(dim(tone, 0.8), 0.5), 15, { cap: true })
  sheet.line(outline[2], light.on(mix(tone, WHITE, 0.15), 0.85), 10, { cap: true })
}
