import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { lampTone, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { block, trailing, type Face } from './walls.ts'

/** Height of the open ground floor. */
const BASE = 52

/** Concrete stories, offset from each other, over an open ground floor. */
export const brutal: Family = (front, random) => {
  const { hotel } = front
  const floors = random.whole(5, 7)
  const storey = random.between(40, 46)
  const width = random.between(340, 420)
  const height = BASE + floors * storey
  const x = -width / 2 - hotel.turned * 20
  core(front, hotel.turned > 0 ? x + width - 30 : x - 30, GROUND - height - 34)
  groundFloor(front, x, width)
  for (let floor = 0; floor < floors; floor++) {
    const face = storeyBlock(front, x, width, storey, floor)
    storeyGlass(front, face, floor)
    parapet(front, face, floor)
  }
  legs(front, x, width)
  entrance(front, front.doorX, 36, 40, { frame: hotel.accent })
  front.body = [x, width, height]
}

/** The stair tower behind the stories, cast in narrow boards. */
function core(front: Front, x: number, top: number): void {
  const { sheet, light, hotel, project } = front
  const z = 30
  block(front, x, 62, top, dim(hotel.wall, 0.9), { z, deep: 90 })
  const [left, y] = project(x, top, z)
  const right = project(x + 62, GROUND, z)[0]
  sheet.line(`M${num((left + right) / 2)} ${num(y)}V${GROUND}`, light.on(dim(hotel.wall, 0.62), 0.3), right - left, {
    dash: '1 14',
    opacity: 0.5,
  })
}

function groundFloor(front: Front, x: number, width: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(
    rect(x + 14, GROUND - BASE, width - 28, BASE),
    sheet.fade([
      [0, light.on(hotel.shadow, 0.4)],
      [1, mix(light.on(hotel.dark, 0.4), WARM, 0.12 + 0.5 * light.lamps)],
    ]),
  )
  front.doorX = x + width * 0.5
  shopfront(front, x + 20, width - 40, 6, BASE - 8)
}

/** One story, offset from its neighbors. */
function storeyBlock(front: Front, houseX: number, houseWidth: number, storey: number, floor: number): StoreyFace {
  const { hotel, number } = front
  const offset = (at(number, floor, 520) - 0.5) * 58
  const z = -10 - at(number, floor, 521) * 26
  const width = houseWidth - at(number, floor, 522) * 46
  const x = houseX + offset + (houseWidth - width) / 2
  const y = GROUND - BASE - (floor + 1) * storey
  const face = block(front, x, width, y, dim(hotel.wall, 0.92), { z, deep: 120, foot: y + storey })
  return { ...face, panes: Math.round(width / 46) }
}

interface StoreyFace extends Face {
  /** Number of panes in its glass band. */
  panes: number
}

function storeyGlass({ sheet, light, hotel, number }: Front, face: StoreyFace, floor: number): void {
  const { x, y, width, height, panes } = face
  sheet.fill(rect(x + 5, y + 4, width - 10, height * 0.6), light.on(hotel.shadow, 0.3))
  const pitch = (width - 10) / panes
  const lit = ['', '', '']
  let glass = ''
  for (let index = 0; index < panes; index++) {
    const pane = `M${num(x + 5 + (index + 0.5) * pitch)} ${num(y + 8)}v${num(height * 0.6 - 4)}`
    if (at(number, index + floor * 17, 523) < light.lamps * 0.66)
      lit[Math.floor(at(number, index, 524 + floor) * 3)] += pane
    else glass += pane
  }
  sheet.line(glass, light.on(rgb('#54707f'), 0.5), pitch - 8)
  lit.forEach((pane, tone) => sheet.line(pane, lampTone(tone), pitch - 8, { opacity: 0.6 + 0.4 * light.night }))
}

/** The concrete below the glass, the ribs between the panes, and plants over the edge. */
function parapet(front: Front, { x, y, width, height, panes }: StoreyFace, floor: number): void {
  const { sheet, light, hotel, number } = front
  sheet.fill(
    rect(x - 2, y + height * 0.58, width + 4, height * 0.42),
    sheet.fade([
      [0, light.on(mix(hotel.wall, WHITE, 0.4), light.top)],
      [0.16, light.on(mix(hotel.wall, WHITE, 0.16))],
      [1, light.on(dim(hotel.wall, 0.86), light.front * 0.85)],
    ]),
  )
  const pitch = (width - 10) / panes
  let ribs = ''
  if (!front.lite)
    for (let index = 1; index < panes; index++)
      ribs += `M${num(x + 5 + index * pitch)} ${num(y + 4)}v${num(height * 0.56)}`
  sheet.line(ribs, light.on(hotel.wall, light.front), 3.4)
  const place = at(number, floor, 526)
  const share = 0.2 + 0.3 * at(number, floor, 527)
  trailing(front, x + width * place * (1 - share), y + height * 0.58, width * share, floor + 20, 20)
}

function legs({ sheet, light, hotel }: Front, houseX: number, houseWidth: number): void {
  let outline = ''
  for (let index = 0; index < 5; index++) {
    const x = houseX + ((houseWidth - 54) * index) / 4
    outline += poly([
      [x + 20, GROUND - BASE],
      [x + 34, GROUND - BASE],
      [x + 31, GROUND],
      [x + 23, GROUND],
    ])
  }
  sheet.fill(outline, light.on(hotel.wall, light.front * 1.05))
}
