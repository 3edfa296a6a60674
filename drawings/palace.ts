import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { num } from './numbers.ts'
import { disc, poly, rect } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const palace: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const bays = random.pick([9, 11])
  const width = random.between(470, 530)
  const x = -width / 2
  const floors = random.whole(2, 3)
  const storeyHeight = 46
  const height = 60 + floors * storeyHeight
  const top = GROUND - height
  const pitch = width / bays
  const mansard = random.coin(0.7)
  const mid = random.pick([3, 3, 5])
  const middleWidth = pitch * mid
  const middleX = -middleWidth / 2
  const face = block(front, x, width, top, hotel.wall, { deep: 170, cols: 2, rows: floors + 1 })
  const outline = rect(face.x, face.y, face.width, face.height)
  wash(front, outline)
  if (mansard) mansardRoof(front, x - 4, top, width + 8, 44, bays - 2)
  else {
    cornice(front, x - 5, top - 6, width + 10, 8, hotel.trim, '3 4')
    sheet.line(`M${num(x)} ${num(top - 14)}h${num(width)}`, light.on(hotel.trim, light.front), 12, { dash: '2.4 3.4' })
    sheet.fill(rect(x - 2, top - 22, width + 4, 3.4), light.on(hotel.trim, light.top))
  }
  windows(front, {
    x: x + pitch * 0.31,
    y: top + 14,
    cols: bays,
    rows: floors,
    dx: pitch,
    dy: storeyHeight,
    width: pitch * 0.38,
    height: 29,
    frame: hotel.trim,
    sill: hotel.trim,
    rail: random.coin(0.5) ? hotel.dark : undefined,
    salt: 1,
    head: random.coin(0.3) ? pitch * 0.19 : 0,
  })
  slant(front, outline, x, width, top)
  sheet.fill(rect(x, GROUND - 56, width, 56), light.on(mix(hotel.wall, hotel.trim, 0.3)))
  sheet.line(`M0 ${GROUND - 56}V${GROUND}`, light.on(dim(hotel.wall, 0.7), 0.4), width, {
    dash: '1.2 10',
    opacity: 0.5,
  })
  wash(front, rect(x, GROUND - 56, width, 56))
  front.doorX = 0
  shopfront(front, x, width, bays, 44, random.coin(0.5) ? hotel.accent : undefined, pitch * 0.3)
  cornice(front, x - 3, GROUND - 60, width + 6, 5, hotel.trim)
  // middle pavilion with columns and pediment
  const corniceY = top - (mansard ? 8 : 14)
  const z = -24
  const start = front.project(middleX, corniceY, z)
  const end = front.project(middleX + middleWidth, GROUND, z)
  const frontWidth = end[0] - start[0]
  block(front, middleX, middleWidth, corniceY, mix(hotel.wall, hotel.trim, 0.35), { z, deep: 24 })
  const portico = rect(start[0], start[1], frontWidth, GROUND - start[1])
  wash(front, portico)
  const bay = frontWidth / mid
  windows(front, {
    x: start[0] + bay * 0.32,
    y: top + 16,
    cols: mid,
    rows: floors,
    dx: bay,
    dy: storeyHeight,
    width: bay * 0.36,
    height: 30,
    frame: hotel.trim,
    sill: hotel.trim,
    head: bay * 0.18,
    salt: 9,
    share: 0.8,
  })
  let cols = ''
  let colShade = ''
  for (let index = 0; index <= mid; index++) {
    const columnX = start[0] + 4 + ((frontWidth - 8) * index) / mid
    cols += rect(columnX - 3.6, start[1] + 8, 7.2, height - 62)
    colShade += rect(columnX + (light.sun.x > 0 ? -3.6 : 1.2), start[1] + 8, 2.4, height - 62)
  }
  sheet.fill(cols, light.on(hotel.trim, light.front * 1.12))
  sheet.fill(colShade, front.cool, 0.3)
  cornice(front, start[0] - 7, start[1] - 4, frontWidth + 14, 9, hotel.trim)
  sheet.fill(
    poly([
      [start[0] - 9, start[1] - 4],
      [start[0] + frontWidth / 2, start[1] - 40],
      [start[0] + frontWidth + 9, start[1] - 4],
    ]),
    light.on(hotel.trim, light.top),
  )
  sheet.fill(
    poly([
      [start[0] + 12, start[1] - 8],
      [start[0] + frontWidth / 2, start[1] - 33],
      [start[0] + frontWidth - 12, start[1] - 8],
    ]),
    light.on(mix(hotel.wall, hotel.dark, 0.15), 0.5),
  )
  sheet.fill(disc(start[0] + frontWidth / 2, start[1] - 17, 6), light.on(hotel.second, 0.9))
  entrance(front, start[0] + frontWidth / 2, 36, 50, { head: 18 })
  sheet.fill(rect(start[0] + frontWidth / 2 - 44, GROUND - 60, 88, 7), light.on(hotel.accent, light.top))
  flags(front, start[0] + frontWidth / 2, start[1] - 40)
  front.body = [x, width, height + 40]
}

function flags(front: Front, x: number, y: number): void {
  const { sheet, light, hotel } = front
  sheet.line(`M${num(x)} ${num(y)}v-32`, light.on(hotel.steel, 0.6), 1.8)
  sheet.fill(`M${num(x + 1)} ${num(y - 32)}q9-5 15 0t14 0v14q-8 4-14 0t-15 0z`, light.on(hotel.accent, 0.8))
}
