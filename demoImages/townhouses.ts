import { at, type Chance } from './chance.ts'
import { mix, type Rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { num } from './numbers.ts'
import { open, poly, rect, type Point } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

const COUNT = 4
/** Index of the house with the hotel's door. */
const MIDDLE = COUNT / 2

type Gable = 'step' | 'bell' | 'point' | 'flat'

/** One house of the row. */
interface Townhouse {
  /** Position in the row, from the left. */
  index: number
  x: number
  width: number
  rows: number
  top: number
  middleX: number
  coat: Rgb
  gable: Gable
}

/** A row of four old houses that form one hotel. */
export const townhouses: Family = (front, random) => {
  const { hotel } = front
  const coats = [
    hotel.wall,
    hotel.trim,
    mix(hotel.wall, hotel.second, 0.6),
    mix(hotel.accent, hotel.trim, 0.45),
    mix(hotel.wall, hotel.roof, 0.6),
  ]
  const plots = plotsOf(random)
  let tallest = 0
  let doorX = 0
  // Draw the row toward the eye, so that no flank covers a neighbor's front.
  for (let step = 0; step < COUNT; step++) {
    const index = hotel.turned > 0 ? step : COUNT - 1 - step
    const [x, width] = plots[index] ?? [0, 0]
    const rows = random.coin(0.4) ? 4 : 3
    const height = 58 + rows * 38 + random.between(0, 10)
    const coat = coats[(index * 2 + Math.floor(at(front.number, 530) * 5)) % 5] ?? hotel.wall
    const gable = random.pick<Gable>(['step', 'bell', 'point', 'flat', 'point'])
    const middleX = x + width / 2
    townhouse(front, { index, x, width, rows, top: GROUND - height, middleX, coat, gable })
    tallest = Math.max(tallest, height + 40)
    if (index === MIDDLE) doorX = middleX
  }
  slant(front, rect(-260, -100, 520, 250), -260, 520, -60)
  entrance(front, doorX, 28, 42, { frame: hotel.second })
  front.body = [-260, 520, tallest]
}

/** x and width of each house in the row. */
function plotsOf(random: Chance): Point[] {
  const start = -random.between(250, 268)
  const total = -2 * start
  const shares = Array.from({ length: COUNT }, () => random.between(0.8, 1.2))
  const sum = shares.reduce((one, other) => one + other, 0)
  let edge = start
  return shares.map((share): Point => {
    const x = edge
    edge += (total * share) / sum
    return [x, edge - x]
  })
}

function townhouse(front: Front, house: Townhouse): void {
  const { sheet, light } = front
  const { index, x, width, top, coat, gable } = house
  block(front, x, width, top, coat, { deep: 140 })
  sheet.fill(gableOutline(house), light.on(coat))
  eaves(front, house)
  if (index % 2 === 0) wash(front, rect(x, top, width, GROUND - top))
  if (gable !== 'flat') attic(front, house)
  storeys(front, house)
  shop(front, house)
}

function gableOutline({ x, width, top, middleX, gable }: Townhouse): string {
  switch (gable) {
    case 'point':
      return poly([
        [x, top + 1],
        [middleX, top - width * 0.48],
        [x + width, top + 1],
      ])
    case 'step': {
      const insets = [0, 1.2, 2.2, 3.2].map((share) => width * 0.11 * share)
      return insets.map((inset, step) => rect(x + inset, top - (step + 1) * 12, width - 2 * inset, 13)).join('')
    }
    case 'bell':
      return `M${num(x)} ${num(top + 1)}c${num(width * 0.22)} -6 ${num(width * 0.16)} ${num(-width * 0.38)} ${num(width * 0.34)} ${num(-width * 0.4)}h${num(width * 0.32)}c${num(width * 0.18)} 2 ${num(width * 0.12)} ${num(width * 0.34)} ${num(width * 0.34)} ${num(width * 0.4)}z`
    case 'flat':
      return ''
  }
}

function eaves(front: Front, { x, width, top, middleX, gable }: Townhouse): void {
  const { sheet, light, hotel } = front
  if (gable === 'point')
    sheet.line(
      open([
        [x - 4, top + 4],
        [middleX, top - width * 0.48 - 1],
        [x + width + 4, top + 4],
      ]),
      light.on(hotel.roof, light.top),
      6,
    )
  else if (gable === 'flat') {
    cornice(front, x - 2, top - 5, width + 4, 7, hotel.trim, '3 3')
    mansardRoof(front, x + 2, top - 4, width - 4, 26, 1)
  } else cornice(front, x - 1, top - 1, width + 2, 3.4, hotel.trim)
}

function attic(front: Front, { index, top, middleX, gable }: Townhouse): void {
  windows(front, {
    x: middleX - 7,
    y: top - (gable === 'point' ? 20 : 26),
    width: 14,
    height: 20,
    head: 7,
    bars: '',
    frame: front.hotel.trim,
    salt: 40 + index,
    share: 0.6,
  })
}

function storeys(front: Front, { index, x, width, rows, top }: Townhouse): void {
  const { hotel } = front
  const cols = width > 112 ? 3 : 2
  const pitch = width / cols
  windows(front, {
    x: x + pitch * 0.29,
    y: top + 10,
    cols,
    rows,
    dx: pitch,
    dy: 38,
    width: pitch * 0.42,
    height: 26,
    frame: hotel.trim,
    sill: index % 2 ? hotel.trim : undefined,
    bars: index % 2 ? '|' : '+',
    salt: 50 + index * 3,
  })
}

function shop(front: Front, { index, x, width, middleX, coat }: Townhouse): void {
  const { sheet, light, hotel } = front
  const hasDoor = index === MIDDLE
  sheet.fill(
    rect(x, GROUND - 50, width, 50),
    light.on(hasDoor ? mix(hotel.accent, hotel.dark, 0.35) : mix(coat, hotel.dark, 0.5)),
  )
  front.doorX = hasDoor ? middleX : -9999
  shopfront(front, x, width, hasDoor ? 3 : 2, 42, index % 2 === MIDDLE % 2 ? hotel.accent : hotel.second)
}
