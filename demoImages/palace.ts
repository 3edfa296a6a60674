import type { Chance } from './chance.ts'
import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { num } from './numbers.ts'
import { disc, poly, rect, type Point } from './paths.ts'
import { mansardRoof } from './roofs.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

/** Heights of a story and of the ground-floor shops. */
const STOREY = 46
const SHOPS = 56

interface Palace {
  x: number
  width: number
  height: number
  top: number
  floors: number
  bays: number
  /** Distance between bays. */
  pitch: number
  /** Mansard roof if true, else a balustrade. */
  mansard: boolean
  /** Number of bays of the middle pavilion. */
  middleBays: number
}

/** A long classical front with a pavilion in the middle. */
export const palace: Family = (front, random) => {
  const bays = random.pick([9, 11])
  const width = random.between(470, 530)
  const floors = random.whole(2, 3)
  const height = 60 + floors * STOREY
  const mansard = random.coin(0.7)
  const middleBays = random.pick([3, 3, 5])
  const top = GROUND - height
  const plan: Palace = { x: -width / 2, width, height, top, floors, bays, pitch: width / bays, mansard, middleBays }
  upperFront(front, plan, random)
  arcade(front, plan, random)
  pavilion(front, plan)
  front.body = [plan.x, width, height + 40]
}

function upperFront(front: Front, plan: Palace, random: Chance): void {
  const { hotel } = front
  const { x, width, top, floors, bays, pitch } = plan
  const face = block(front, x, width, top, hotel.wall, { deep: 170, cols: 2, rows: floors + 1 })
  const outline = rect(face.x, face.y, face.width, face.height)
  wash(front, outline)
  if (plan.mansard) mansardRoof(front, x - 4, top, width + 8, 44, bays - 2)
  else balustrade(front, plan)
  windows(front, {
    x: x + pitch * 0.31,
    y: top + 14,
    cols: bays,
    rows: floors,
    dx: pitch,
    dy: STOREY,
    width: pitch * 0.38,
    height: 29,
    frame: hotel.trim,
    sill: hotel.trim,
    rail: random.coin(0.5) ? hotel.dark : undefined,
    salt: 1,
    head: random.coin(0.3) ? pitch * 0.19 : 0,
  })
  slant(front, outline, x, width, top)
}

function balustrade(front: Front, { x, width, top }: Palace): void {
  const { sheet, light, hotel } = front
  cornice(front, x - 5, top - 6, width + 10, 8, hotel.trim, '3 4')
  sheet.line(`M${num(x)} ${num(top - 14)}h${num(width)}`, light.on(hotel.trim, light.front), 12, { dash: '2.4 3.4' })
  sheet.fill(rect(x - 2, top - 22, width + 4, 3.4), light.on(hotel.trim, light.top))
}

/** Shops in a banded stone wall. */
function arcade(front: Front, { x, width, bays, pitch }: Palace, random: Chance): void {
  const { sheet, light, hotel } = front
  const stone = rect(x, GROUND - SHOPS, width, SHOPS)
  sheet.fill(stone, light.on(mix(hotel.wall, hotel.trim, 0.3)))
  sheet.line(`M0 ${GROUND - SHOPS}V${GROUND}`, light.on(dim(hotel.wall, 0.7), 0.4), width, {
    dash: '1.2 10',
    opacity: 0.5,
  })
  wash(front, stone)
  front.doorX = 0
  shopfront(front, x, width, bays, 44, random.coin(0.5) ? hotel.accent : undefined, pitch * 0.3)
  cornice(front, x - 3, GROUND - 60, width + 6, 5, hotel.trim)
}

/** The projecting middle of the house, with columns and a pediment. */
function pavilion(front: Front, { top, height, floors, pitch, mansard, middleBays }: Palace): void {
  const { sheet, light, hotel, project } = front
  const z = -24
  const x = (-pitch * middleBays) / 2
  const crownY = top - (mansard ? 8 : 14)
  block(front, x, pitch * middleBays, crownY, mix(hotel.wall, hotel.trim, 0.35), { z, deep: 24 })
  const corner = project(x, crownY, z)
  const [left, cornerY] = corner
  const width = project(x + pitch * middleBays, GROUND, z)[0] - left
  wash(front, rect(left, cornerY, width, GROUND - cornerY))
  const bay = width / middleBays
  windows(front, {
    x: left + bay * 0.32,
    y: top + 16,
    cols: middleBays,
    rows: floors,
    dx: bay,
    dy: STOREY,
    width: bay * 0.36,
    height: 30,
    frame: hotel.trim,
    sill: hotel.trim,
    head: bay * 0.18,
    salt: 9,
    share: 0.8,
  })
  columns(front, corner, width, middleBays, height - 62)
  pediment(front, corner, width)
  const middleX = left + width / 2
  entrance(front, middleX, 36, 50, { head: 18 })
  sheet.fill(rect(middleX - 44, GROUND - 60, 88, 7), light.on(hotel.accent, light.top))
  flag(front, middleX, cornerY - 40)
}

function columns(front: Front, [left, top]: Point, width: number, bays: number, height: number): void {
  const { sheet, light, hotel } = front
  let shafts = ''
  let shades = ''
  for (let index = 0; index <= bays; index++) {
    const x = left + 4 + ((width - 8) * index) / bays
    shafts += rect(x - 3.6, top + 8, 7.2, height)
    shades += rect(x + (light.sun.side > 0 ? -3.6 : 1.2), top + 8, 2.4, height)
  }
  sheet.fill(shafts, light.on(hotel.trim, light.front * 1.12))
  sheet.fill(shades, front.cool, 0.3)
  cornice(front, left - 7, top - 4, width + 14, 9, hotel.trim)
}

function pediment({ sheet, light, hotel }: Front, [left, foot]: Point, width: number): void {
  const middleX = left + width / 2
  sheet.fill(
    poly([
      [left - 9, foot - 4],
      [middleX, foot - 40],
      [left + width + 9, foot - 4],
    ]),
    light.on(hotel.trim, light.top),
  )
  sheet.fill(
    poly([
      [left + 12, foot - 8],
      [middleX, foot - 33],
      [left + width - 12, foot - 8],
    ]),
    light.on(mix(hotel.wall, hotel.dark, 0.15), 0.5),
  )
  sheet.fill(disc(middleX, foot - 17, 6), light.on(hotel.second, 0.9))
}

function flag({ sheet, light, hotel }: Front, x: number, y: number): void {
  sheet.line(`M${num(x)} ${num(y)}v-32`, light.on(hotel.steel, 0.6), 1.8)
  sheet.fill(`M${num(x + 1)} ${num(y - 32)}q9-5 15 0t14 0v14q-8 4-14 0t-15 0z`, light.on(hotel.accent, 0.8))
}
