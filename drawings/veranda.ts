import { entrance } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { fine, num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'
import { roofHip } from './roofs.ts'
import { block, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

export const veranda: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const width = random.between(400, 470)
  const x = -width / 2
  const floors = 2
  const storeyHeight = 66
  const height = floors * storeyHeight + 10
  const top = GROUND - height
  const bays = random.pick([6, 7, 8])
  const pitch = width / bays
  block(front, x, width, top, hotel.wall, { deep: 190, cols: 3, rows: 2 })
  wash(front, rect(x, top, width, height))
  for (let step = 0; step < floors; step++) {
    const y = top + 8 + step * storeyHeight
    sheet.fill(rect(x, y - 8, width, 26), front.cool, 0.38)
    windows(front, {
      x: x + pitch * 0.34,
      y: y + 12,
      cols: bays,
      dx: pitch,
      width: pitch * 0.32,
      height: storeyHeight - 18,
      head: step ? 0 : pitch * 0.16,
      bars: '+',
      frame: hotel.trim,
      salt: step * 9,
      share: 0.85,
    })
    sheet.line(
      `M${num(x + pitch * 0.16)} ${num(y + 2 + storeyHeight / 2)}h${num(width - pitch * 0.2)}`,
      light.on(hotel.accent, light.front),
      storeyHeight - 20,
      { dash: `${fine(pitch * 0.14)} ${fine(pitch * 0.4)} ${fine(pitch * 0.14)} ${fine(pitch * 0.32)}` },
    )
  }
  const outerX = x - 22
  const outerWidth = width + 44
  let posts = ''
  let brackets = ''
  for (let index = 0; index <= bays; index++) {
    const postX = outerX + 4 + ((outerWidth - 8) * index) / bays
    posts += rect(postX - 2.6, top, 5.2, height)
    for (let step = 0; step < floors; step++)
      brackets += `M${num(postX - 12)} ${num(top + 7 + step * storeyHeight)}q12 1 12 13q0-12 12-13z`
  }
  sheet.fill(rect(outerX, top + storeyHeight, outerWidth, 8), light.on(hotel.trim, light.top))
  sheet.line(
    `M${num(outerX)} ${num(top + storeyHeight - 9)}h${num(outerWidth)}`,
    light.on(hotel.trim, light.front * 1.1),
    18,
    { dash: '1.6 3.6' },
  )
  sheet.fill(rect(outerX, top + storeyHeight - 20, outerWidth, 3), light.on(hotel.trim, light.top))
  sheet.fill(posts + brackets, light.on(hotel.trim, light.front * 1.15))
  sheet.fill(rect(outerX - 6, GROUND - 8, outerWidth + 12, 8), light.on(hotel.stone, light.top))
  roofHip(front, 0, top + 4, width - 6, 1.15, hotel.roof, false)
  const dx = [-0.3, 0.3]
  for (const share of dx) {
    const postX = share * width
    sheet.fill(
      poly([
        [postX - 20, top - 18],
        [postX, top - 48],
        [postX + 20, top - 18],
      ]),
      light.on(hotel.trim, light.front),
    )
    windows(front, {
      x: postX - 7,
      y: top - 36,
      width: 14,
      height: 19,
      head: 7,
      bars: '|',
      salt: 70 + share * 10,
      share: 0.9,
    })
    sheet.line(
      open([
        [postX - 24, top - 15],
        [postX, top - 51],
        [postX + 24, top - 15],
      ]),
      light.on(hotel.roof, light.top),
      5,
    )
  }
  trailing(front, outerX + 20, top + storeyHeight + 2, outerWidth * 0.3, 3, 14)
  front.doorX = 0
  entrance(front, 0, 34, 52, { head: 17 })
  front.body = [x - 20, width + 40, height + 60]
}
