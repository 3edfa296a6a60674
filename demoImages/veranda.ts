import { entrance } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { fine, num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'
import { roofHip } from './roofs.ts'
import { block, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

const FLOORS = 2
const STOREY = 66
const HEIGHT = FLOORS * STOREY + 10
const TOP = GROUND - HEIGHT

/** A wooden house with galleries on two floors. */
export const veranda: Family = (front, random) => {
  const { hotel } = front
  const width = random.between(400, 470)
  const x = -width / 2
  const bays = random.pick([6, 7, 8])
  block(front, x, width, TOP, hotel.wall, { deep: 190, cols: 3, rows: 2 })
  wash(front, rect(x, TOP, width, HEIGHT))
  for (let floor = 0; floor < FLOORS; floor++) storey(front, x, width, bays, floor)
  gallery(front, x - 22, width + 44, bays)
  roofHip(front, 0, TOP + 4, width - 6, 1.15, hotel.roof, false)
  for (const share of [-0.3, 0.3]) dormer(front, share * width, 70 + share * 10)
  trailing(front, x - 2, TOP + STOREY + 2, (width + 44) * 0.3, 3, 14)
  front.doorX = 0
  entrance(front, 0, 34, 52, { head: 17 })
  front.body = [x - 20, width + 40, HEIGHT + 60]
}

/** Tall windows with shutters, shaded by the gallery. `floor` 0 is the upper one. */
function storey(front: Front, x: number, width: number, bays: number, floor: number): void {
  const { sheet, light, hotel } = front
  const pitch = width / bays
  const y = TOP + 8 + floor * STOREY
  sheet.fill(rect(x, y - 8, width, 26), front.cool, 0.38)
  windows(front, {
    x: x + pitch * 0.34,
    y: y + 12,
    cols: bays,
    dx: pitch,
    width: pitch * 0.32,
    height: STOREY - 18,
    head: floor ? 0 : pitch * 0.16,
    frame: hotel.trim,
    salt: floor * 9,
    share: 0.85,
  })
  sheet.line(
    `M${num(x + pitch * 0.16)} ${num(y + 2 + STOREY / 2)}h${num(width - pitch * 0.2)}`,
    light.on(hotel.accent, light.front),
    STOREY - 20,
    { dash: `${fine(pitch * 0.14)} ${fine(pitch * 0.4)} ${fine(pitch * 0.14)} ${fine(pitch * 0.32)}` },
  )
}

/** The posts in front, with brackets, the upper floor and its railing. */
function gallery({ sheet, light, hotel }: Front, x: number, width: number, bays: number): void {
  const floorY = TOP + STOREY
  let posts = ''
  let brackets = ''
  for (let index = 0; index <= bays; index++) {
    const postX = x + 4 + ((width - 8) * index) / bays
    posts += rect(postX - 2.6, TOP, 5.2, HEIGHT)
    for (let floor = 0; floor < FLOORS; floor++)
      brackets += `M${num(postX - 12)} ${num(TOP + 7 + floor * STOREY)}q12 1 12 13q0-12 12-13z`
  }
  sheet.fill(rect(x, floorY, width, 8), light.on(hotel.trim, light.top))
  sheet.line(`M${num(x)} ${num(floorY - 9)}h${num(width)}`, light.on(hotel.trim, light.front * 1.1), 18, {
    dash: '1.6 3.6',
  })
  sheet.fill(rect(x, floorY - 20, width, 3), light.on(hotel.trim, light.top))
  sheet.fill(posts + brackets, light.on(hotel.trim, light.front * 1.15))
  sheet.fill(rect(x - 6, GROUND - 8, width + 12, 8), light.on(hotel.stone, light.top))
}

function dormer(front: Front, x: number, salt: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(
    poly([
      [x - 20, TOP - 18],
      [x, TOP - 48],
      [x + 20, TOP - 18],
    ]),
    light.on(hotel.trim, light.front),
  )
  windows(front, { x: x - 7, y: TOP - 36, width: 14, height: 19, head: 7, bars: '|', salt, share: 0.9 })
  sheet.line(
    open([
      [x - 24, TOP - 15],
      [x, TOP - 51],
      [x + 24, TOP - 15],
    ]),
    light.on(hotel.roof, light.top),
    5,
  )
}
