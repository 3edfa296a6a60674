import { at } from './chance.ts'
import { mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { num } from './numbers.ts'
import { open, poly, rect, type Point } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const townhouses: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const count = 4
  const coats = [
    hotel.wall,
    hotel.trim,
    mix(hotel.wall, hotel.second, 0.6),
    mix(hotel.accent, hotel.trim, 0.45),
    mix(hotel.wall, hotel.roof, 0.6),
  ]
  const x = -random.between(250, 268)
  const total = -2 * x
  const shares = Array.from({ length: count }, () => random.between(0.8, 1.2))
  const sum = shares.reduce((one, other) => one + other, 0)
  const mid = Math.floor(count / 2)
  let tallest = 0
  let middle = 0
  const plots: Point[] = []
  let edge = x
  for (const share of shares) {
    const next = edge + (total * share) / sum
    plots.push([edge, next - edge])
    edge = next
  }
  // the row is drawn towards the eye, so that no flank covers a neighbour's front
  for (let step = 0; step < count; step++) {
    const index = hotel.turned > 0 ? step : count - 1 - step
    const [x, width] = plots[index] ?? [0, 0]
    const rows = random.coin(0.4) ? 4 : 3
    const height = 58 + rows * 38 + random.between(0, 10)
    const top = GROUND - height
    const coat = coats[(index * 2 + Math.floor(at(front.number, 530) * 5)) % 5] ?? hotel.wall
    const gable = random.pick(['step', 'bell', 'point', 'flat', 'point'])
    const cxx = x + width / 2
    const cols = width > 112 ? 3 : 2
    const pitch = width / cols
    tallest = Math.max(tallest, height + 40)
    block(front, x, width, top, coat, { deep: 140 })
    let head = ''
    if (gable === 'point')
      head = poly([
        [x, top + 1],
        [cxx, top - width * 0.48],
        [x + width, top + 1],
      ])
    else if (gable === 'step')
      for (let house = 0; house < 4; house++)
        head += rect(
          x + width * 0.11 * (house + (house ? 0.2 : 0)),
          top - (house + 1) * 12,
          width - width * 0.22 * (house + (house ? 0.2 : 0)),
          13,
        )
    else if (gable === 'bell')
      head = `M${num(x)} ${num(top + 1)}c${num(width * 0.22)} -6 ${num(width * 0.16)} ${num(-width * 0.38)} ${num(width * 0.34)} ${num(-width * 0.4)}h${num(width * 0.32)}c${num(width * 0.18)} 2 ${num(width * 0.12)} ${num(width * 0.34)} ${num(width * 0.34)} ${num(width * 0.4)}z`
    sheet.fill(head, light.on(coat))
    if (gable === 'point')
      sheet.line(
        open([
          [x - 4, top + 4],
          [cxx, top - width * 0.48 - 1],
          [x + width + 4, top + 4],
        ]),
        light.on(hotel.roof, light.top),
        6,
      )
    else if (gable === 'flat') {
      cornice(front, x - 2, top - 5, width + 4, 7, hotel.trim, '3 3')
      mansardRoof(front, x + 2, top - 4, width - 4, 26, 1)
    } else cornice(front, x - 1, top - 1, width + 2, 3.4, hotel.trim)
    const outline = rect(x, top, width, height)
    if (index % 2 === 0) wash(front, outline)
    if (gable !== 'flat')
      windows(front, {
        x: cxx - 7,
        y: top - (gable === 'point' ? 20 : 26),
        width: 14,
        height: 20,
        head: 7,
        bars: '',
        frame: hotel.trim,
        salt: 40 + index,
        share: 0.6,
      })
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
    sheet.fill(
      rect(x, GROUND - 50, width, 50),
      light.on(index === mid ? mix(hotel.accent, hotel.dark, 0.35) : mix(coat, hotel.dark, 0.5)),
    )
    front.doorX = index === mid ? cxx : -9999
    shopfront(front, x, width, index === mid ? 3 : 2, 42, index % 2 === mid % 2 ? hotel.accent : hotel.second)
    if (index === mid) middle = cxx
  }
  slant(front, rect(-260, -100, 520, 250), -260, 520, -60)
  entrance(front, middle, 28, 42, { frame: hotel.second })
  front.body = [-260, 520, tallest]
}
