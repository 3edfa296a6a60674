import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { entrance } from './entrance.ts'
import { flankSide } from './eye.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { LAMP_TONES } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { poly, rect, type Point } from './paths.ts'
import { block, wash } from './walls.ts'
import { glassPaint, windows } from './windows.ts'

/** Heights of the stone base and of each story. */
const PLINTH = 46
const STOREY = 42

/** Wooden houses under steep gables, often in snow. */
export const chalet: Family = (front, random) => {
  const { hotel } = front
  const snow = hotel.climate !== 'coast' && at(front.number, 500) > 0.45
  const cap = snow ? rgb('#f4f7fc') : hotel.roof
  const gables = random.pick([1, 1, 2])
  const width = gables === 1 ? random.between(330, 400) : 245
  const height = random.between(112, 150)
  const rise = gables === 1 ? random.between(112, 140) : 96
  if (gables === 1) {
    const x = -width / 2 + hotel.turned * -34
    const annexX = hotel.turned > 0 ? x + width - 10 : x - 130
    hut(front, hutAt(annexX, 140, height * 0.62, 60, cap))
    hut(front, hutAt(x, width, height, rise, cap))
    front.doorX = x + width / 2
  } else {
    hut(front, hutAt(-272, width, height * 0.9, rise, cap))
    hut(front, hutAt(20, width + 14, height, rise + 14, cap))
    front.doorX = 20 + (width + 14) / 2
  }
  entrance(front, front.doorX, 32, 40, { frame: hotel.accent })
  front.snow = snow
  front.body = [-260, 520, height + rise]
}

interface Hut {
  x: number
  width: number
  /** Height of the wall up to the eaves; the gable rises above it. */
  height: number
  rise: number
  /** Height of the eaves, then height and x of the ridge. */
  top: number
  peak: number
  apex: number
  /** Color of the roof: tiles or snow. */
  cap: Rgb
}

const hutAt = (x: number, width: number, height: number, rise: number, cap: Rgb): Hut => {
  const top = GROUND - height
  return { x, width, height, rise, top, peak: top - rise, apex: x + width / 2, cap }
}

/** A wooden house with its gable to the street. */
function hut(front: Front, plan: Hut): void {
  const { sheet, light, hotel } = front
  block(front, plan.x, plan.width, plan.top, hotel.wood, { deep: 200, cols: 3, rows: 2 })
  timber(front, plan)
  plinth(front, plan)
  storeys(front, plan)
  glazedGable(front, plan)
  roof(front, plan)
  sheet.line(
    `M${num(plan.apex + plan.width * 0.24)} ${num(plan.top - plan.rise * 0.62)}v-36`,
    light.on(hotel.stone, light.front),
    15,
  )
}

function timber(front: Front, { x, width, top, peak, apex }: Hut): void {
  const { sheet, light, hotel } = front
  const outline = poly([
    [x, GROUND],
    [x, top],
    [apex, peak],
    [x + width, top],
    [x + width, GROUND],
  ])
  sheet.fill(outline, light.on(hotel.wood))
  sheet.clip(outline, () =>
    sheet.line(`M${num(apex)} ${num(peak)}V${GROUND}`, light.on(dim(hotel.wood, 0.6), 0.3), width, {
      dash: '1 8',
      opacity: 0.55,
    }),
  )
  wash(front, outline)
}

function plinth({ sheet, light, hotel }: Front, { x, width }: Hut): void {
  sheet.fill(rect(x - 2, GROUND - PLINTH, width + 4, PLINTH), light.on(hotel.stone))
  sheet.line(
    `M${num(x)} ${GROUND - 31}h${num(width)}M${num(x + 9)} ${GROUND - 15}h${num(width - 9)}`,
    light.on(dim(hotel.stone, 0.66), 0.3),
    12,
    { dash: '1.5 17 1.5 26', opacity: 0.6 },
  )
}

function storeys(front: Front, { x, width, height }: Hut): void {
  const cols = Math.round(width / 52)
  const pitch = width / cols
  const floors = Math.floor((height - PLINTH) / STOREY)
  for (let floor = 0; floor < floors; floor++) {
    const y = GROUND - PLINTH - (floor + 1) * STOREY
    windows(front, {
      x: x + pitch * 0.25,
      y: y + 6,
      cols,
      dx: pitch,
      width: pitch * 0.5,
      height: 28,
      frame: front.hotel.trim,
      salt: floor + x,
      share: 0.8,
    })
    balcony(front, x - 8, y + 30, width + 16, 13)
  }
}

function glazedGable(front: Front, { width, rise, top, apex }: Hut): void {
  const { sheet, light, hotel } = front
  const paneWidth = width * 0.46
  const left = apex - paneWidth / 2
  const crown = top - rise * 0.62
  const foot = top + 2
  const pane = poly([
    [left, foot],
    [left, crown + rise * 0.24],
    [apex, crown - rise * 0.06],
    [apex + paneWidth / 2, crown + rise * 0.24],
    [apex + paneWidth / 2, foot],
  ])
  sheet.fill(pane, glassPaint(sheet, light))
  sheet.fill(pane, LAMP_TONES[0], clamp(light.lamps * 1.1) * 0.9)
  const upright = (x: number, y: number): string => `M${num(x)} ${num(y)}V${num(foot)}`
  sheet.line(
    upright(apex, crown - rise * 0.06) +
      upright(apex - paneWidth / 4, crown + rise * 0.1) +
      upright(apex + paneWidth / 4, crown + rise * 0.1) +
      `M${num(left)} ${num(foot - 22)}h${num(paneWidth)}`,
    light.on(hotel.trim, light.front),
    2,
  )
  balcony(front, left - 14, foot, paneWidth + 28, 12)
}

/** Deep eaves, a lit and a shaded edge, and the receding slope if it is visible. */
function roof(front: Front, { x, width, rise, top, peak, apex, cap }: Hut): void {
  const { sheet, light, hotel, project } = front
  const overhang = 26
  const slope = rise / (width / 2)
  const eaves = (side: number, raised: number): Point => [
    apex + side * (width / 2 + overhang),
    top + slope * overhang - raised,
  ]
  sheet.fill(
    poly([[apex, peak + 10], eaves(-1, -13), eaves(-1, 0), [apex, peak - 4], eaves(1, 0), eaves(1, -13)]),
    light.on(dim(hotel.wood, 0.45), 0.2),
  )
  const edge = (side: number): string => poly([[apex, peak - 16], eaves(side, 11), eaves(side, 0), [apex, peak - 2]])
  sheet.fill(edge(-1), light.on(cap, light.left))
  sheet.fill(edge(1), light.on(cap, light.right))
  const side = flankSide(project, x, width)
  if (!side) return
  const ridge: Point = [apex, peak - 16]
  const gutter = eaves(side, 11)
  const back = ([x, y]: Point): Point => project(x, y, 210)
  sheet.fill(poly([ridge, back(ridge), back(gutter), gutter]), light.on(cap, side > 0 ? light.right : light.left))
}

function balcony(front: Front, x: number, y: number, width: number, height: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(rect(x, y, width, height), light.on(dim(hotel.wood, 0.82), light.front))
  sheet.line(`M${num(x)} ${num(y + height / 2)}h${num(width)}`, light.on(dim(hotel.wood, 0.4), 0.2), height - 3, {
    dash: '1.3 4.4',
    opacity: 0.7,
  })
  sheet.fill(rect(x - 2, y - 3, width + 4, 4), light.on(hotel.wood, light.top))
  sheet.fill(rect(x, y + height, width, 6), light.on(hotel.shadow, 0.1), 0.45)
  if (!front.lite) geraniums(front, x, y, width)
}

function geraniums({ sheet, light, hotel, number }: Front, x: number, y: number, width: number): void {
  let blossoms = ''
  let leaves = ''
  for (let flowerX = x + 8, index = 0; flowerX < x + width - 8; flowerX += 9, index++) {
    const kind = at(number, index, 545)
    const dot = `M${num(flowerX)} ${num(y - 5)}h0`
    if (kind < 0.3) blossoms += dot
    else if (kind < 0.62) leaves += dot
  }
  sheet.line(leaves, light.on(hotel.plant, 0.6), 9, { cap: true })
  sheet.line(blossoms, light.on(mix(hotel.accent, rgb('#e0483f'), 0.5), 0.8), 7, { cap: true })
}
