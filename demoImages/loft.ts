import type { Chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { rounded } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { block, cornice, slant, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

/** Heights of a story and of the ground-floor shops. */
const STOREY = 48
const SHOPS = 62

interface Loft {
  x: number
  width: number
  height: number
  top: number
  cols: number
  rows: number
  /** Distance between window columns. */
  pitch: number
}

/** A brick warehouse with a water tower or a garden on its roof. */
export const loft: Family = (front, random) => {
  const { hotel } = front
  const cols = random.whole(5, 7)
  const rows = random.whole(3, 5)
  const width = cols * random.between(64, 72)
  const height = 64 + rows * STOREY + 14
  const x = -width / 2 + random.between(-20, 20)
  const top = GROUND - height
  const plan: Loft = { x, width, height, top, cols, rows, pitch: width / cols }
  brickFront(front, plan, random)
  shops(front, plan)
  cornice(front, x - 6, top - 4, width + 12, 9, hotel.trim, '4 4')
  entrance(front, front.doorX, 30, 46, { canopy: hotel.accent })
  if (random.coin(0.65)) waterTower(front, x + width * random.pick([0.2, 0.74]), top)
  else roofGarden(front, plan)
  if (random.coin(0.5)) {
    const stairsX = x + plan.pitch * (random.coin() ? 0.5 : cols - 0.5)
    fireStairs(front, stairsX, top + 22, rows, STOREY, plan.pitch * 0.62)
  }
  front.body = [x, width, height]
}

function brickFront(front: Front, plan: Loft, random: Chance): void {
  const { sheet, light, hotel } = front
  const { x, width, height, top, cols, rows, pitch } = plan
  const face = block(front, x, width, top, hotel.wall, { deep: 230, cols: 3, rows: rows + 1 })
  const outline = rect(face.x, face.y, face.width, face.height)
  const brick = sheet.define(
    (id) =>
      `<pattern id="${id}" width="14" height="8" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".13" d="M0 .5h14M0 4.5h14M3.5 .5v4M10.5 4.5v4"/></pattern>`,
  )
  sheet.fill(outline, `url(#${brick})`)
  wash(front, outline)
  let piers = ''
  for (let index = 0; index <= cols; index++) piers += rect(x + index * pitch - 5, top + 8, 10, height - 70)
  sheet.fill(piers, light.on(dim(hotel.wall, 1.12), light.front))
  windows(front, {
    x: x + pitch * 0.2,
    y: top + 22,
    cols,
    rows,
    dx: pitch,
    dy: STOREY,
    width: pitch * 0.6,
    height: 34,
    head: random.pick([0, 7, 12]),
    bars: '#',
    frame: hotel.dark,
    sill: hotel.trim,
    salt: 1,
  })
  slant(front, outline, x, width, top)
}

function shops(front: Front, { x, width, cols, pitch }: Loft): void {
  const { sheet, light, hotel } = front
  const base = rect(x, GROUND - SHOPS, width, SHOPS)
  front.doorX = x + pitch * (Math.floor(cols / 2) + 0.5)
  sheet.fill(base, light.on(mix(hotel.dark, hotel.wall, 0.22)))
  if (light.night) sheet.fill(base, WARM, 0.18 * light.night)
  shopfront(front, x, width, cols, 50, hotel.accent, 0)
  cornice(front, x - 3, GROUND - 66, width + 6, 6, hotel.trim)
}

/** A wooden water tank on the roof, at height `roofY`. */
function waterTower({ sheet, light, hotel }: Front, x: number, roofY: number): void {
  const y = roofY - 26
  sheet.line(
    `M${num(x - 14)} ${num(roofY - 3)}l5-24M${num(x + 14)} ${num(roofY - 3)}l-5-24M${num(x - 12)} ${num(roofY - 14)}h24`,
    light.on(hotel.dark, 0.3),
    2.2,
  )
  sheet.fill(rect(x - 16, y - 32, 32, 34), rounded(sheet, light, hotel.wood))
  sheet.fill(
    poly([
      [x - 19, y - 31],
      [x, y - 47],
      [x + 19, y - 31],
    ]),
    light.on(hotel.roof, light.top),
  )
  sheet.line(`M${num(x - 16)} ${num(y - 22)}h32M${num(x - 16)} ${num(y - 8)}h32`, light.on(hotel.dark, 0.3), 1.2)
}

/** A greenhouse on the roof, with plants beside it. */
function roofGarden(front: Front, { x, width, top }: Loft): void {
  const { sheet, light, hotel } = front
  const glassX = x + width * 0.3
  const glassWidth = width * 0.4
  sheet.fill(rect(glassX, top - 28, glassWidth, 25), mix(light.on(rgb('#7d97a4'), 0.6), WARM, light.night * 0.7))
  sheet.line(
    `M${num(glassX)} ${num(top - 28)}h${num(glassWidth)}M${num(glassX)} ${num(top - 16)}h${num(glassWidth)}`,
    light.on(hotel.dark, 0.4),
    25,
    { dash: '1.6 15', opacity: 0.7 },
  )
  sheet.fill(rect(glassX - 4, top - 32, glassWidth + 8, 5), light.on(hotel.trim, light.top))
  trailing(front, x + 8, top - 4, width * 0.24, 1, 8)
}

function fireStairs(front: Front, x: number, y: number, rows: number, storeyHeight: number, width: number): void {
  const { sheet, light, hotel } = front
  let outline = ''
  let rails = ''
  for (let step = 0; step < rows; step++) {
    const side = step % 2 ? 1 : -1
    const stairY = y + step * storeyHeight + 36
    outline += `M${num(x - width / 2 - 6)} ${num(stairY)}h${num(width + 12)}`
    if (step < rows - 1)
      rails += `M${num(x - side * width * 0.42)} ${num(stairY)}L${num(x + side * width * 0.42)} ${num(stairY + storeyHeight)}M${num(x - side * width * 0.3)} ${num(stairY)}L${num(x + side * width * 0.54)} ${num(stairY + storeyHeight)}`
    rails += `M${num(x - width / 2 - 6)} ${num(stairY - 12)}h${num(width + 12)}`
  }
  sheet.line(outline, light.on(hotel.dark, 0.35), 3)
  sheet.line(rails, light.on(hotel.dark, 0.35), 1.5)
}
