import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { lampTone, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { block, trailing } from './walls.ts'

export const brutal: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const floors = random.whole(5, 7)
  const storeyHeight = random.between(40, 46)
  const width = random.between(340, 420)
  const core = hotel.turned
  const base = 52
  const height = base + floors * storeyHeight
  const x0 = -width / 2 - core * 20
  const coreX = core > 0 ? x0 + width - 30 : x0 - 30
  block(front, coreX, 62, GROUND - height - 34, dim(hotel.wall, 0.9), { z: 30, deep: 90 })
  {
    const pitch = front.project(coreX, GROUND - height - 34, 30)
    const opposite = front.project(coreX + 62, GROUND, 30)
    sheet.line(
      `M${num((pitch[0] + opposite[0]) / 2)} ${num(pitch[1])}V${GROUND}`,
      light.on(dim(hotel.wall, 0.62), 0.3),
      opposite[0] - pitch[0],
      {
        dash: '1 14',
        opacity: 0.5,
      },
    )
  }
  sheet.fill(
    rect(x0 + 14, GROUND - base, width - 28, base),
    sheet.fade([
      [0, light.on(hotel.shadow, 0.4)],
      [1, mix(light.on(hotel.dark, 0.4), WARM, 0.12 + 0.5 * light.lamps)],
    ]),
  )
  front.doorX = x0 + width * 0.5
  shopfront(front, x0 + 20, width - 40, 6, base - 8)
  for (let step = 0; step < floors; step++) {
    const offset = (at(front.number, step, 520) - 0.5) * 58
    const z = -10 - at(front.number, step, 521) * 26
    const floorWidth = width - at(front.number, step, 522) * 46
    const x = x0 + offset + (width - floorWidth) / 2
    const y = GROUND - base - (step + 1) * storeyHeight
    const start = front.project(x, y, z)
    const end = front.project(x + floorWidth, y + storeyHeight, z)
    const faceWidth = end[0] - start[0]
    const faceHeight = end[1] - start[1]
    block(front, x, floorWidth, y, dim(hotel.wall, 0.92), { z, deep: 120, foot: y + storeyHeight })
    sheet.fill(rect(start[0] + 5, start[1] + 4, faceWidth - 10, faceHeight * 0.6), light.on(hotel.shadow, 0.3))
    const count = Math.round(floorWidth / 46)
    const pitch = (faceWidth - 10) / count
    const lit = ['', '', '']
    let glass = ''
    for (let index = 0; index < count; index++) {
      const pane = `M${num(start[0] + 5 + (index + 0.5) * pitch)} ${num(start[1] + 8)}v${num(faceHeight * 0.6 - 4)}`
      if (at(front.number, index + step * 17, 523) < light.lamps * 0.66)
        lit[Math.floor(at(front.number, index, 524 + step) * 3)] += pane
      else glass += pane
    }
    sheet.line(glass, light.on(rgb('#54707f'), 0.5), pitch - 8)
    lit.forEach((pane, size) => sheet.line(pane, lampTone(size), pitch - 8, { opacity: 0.6 + 0.4 * light.night }))
    sheet.fill(
      rect(start[0] - 2, start[1] + faceHeight * 0.58, faceWidth + 4, faceHeight * 0.42),
      sheet.fade([
        [0, light.on(mix(hotel.wall, WHITE, 0.4), light.top)],
        [0.16, light.on(mix(hotel.wall, WHITE, 0.16))],
        [1, light.on(dim(hotel.wall, 0.86), light.front * 0.85)],
      ]),
    )
    let ribs = ''
    if (!front.lite)
      for (let index = 1; index < count; index++)
        ribs += `M${num(start[0] + 5 + index * pitch)} ${num(start[1] + 4)}v${num(faceHeight * 0.56)}`
    sheet.line(ribs, light.on(hotel.wall, light.front), 3.4)
    const greenX = at(front.number, step, 526)
    const greenWidth = 0.2 + 0.3 * at(front.number, step, 527)
    trailing(
      front,
      start[0] + faceWidth * greenX * (1 - greenWidth),
      start[1] + faceHeight * 0.58,
      faceWidth * greenWidth,
      step + 20,
      20,
    )
  }
  let legs = ''
  for (let index = 0; index < 5; index++)
    legs += poly([
      [x0 + 20 + ((width - 54) * index) / 4, GROUND - base],
      [x0 + 34 + ((width - 54) * index) / 4, GROUND - base],
      [x0 + 31 + ((width - 54) * index) / 4, GROUND],
      [x0 + 23 + ((width - 54) * index) / 4, GROUND],
    ])
  sheet.fill(legs, light.on(hotel.wall, light.front * 1.05))
  entrance(front, front.doorX, 36, 40, { frame: hotel.accent })
  front.body = [x0, width, height]
}
