import { backdrop } from './backdrop.ts'
import { at, chance, type Chance } from './chance.ts'
import type { Climate } from './climate.ts'
import { dunes } from './coastland.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { DUNE, FJORD, LAGOON, SEA } from './earth.ts'
import { house } from './house.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { bay, boats, river, roofs, village } from './neighbourhood.ts'
import { num } from './numbers.ts'
import { flow, rect, type Point } from './paths.ts'
import { FLORA, foreground, plants } from './plants.ts'
import type { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { water } from './water.ts'

const HORIZON = 30

interface Place {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  random: Chance
  turned: HotelLook['turned']
  climate: Climate
  left: number
  right: number
  foot: number
  /** Ids of a tall and a low plant. */
  tall: string
  low: string
}

/** An aerial view of the place: hazy layers, and the hotel among its neighbors. */
export function skyline(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const { number, turned, climate } = hotel
  const { view } = sheet
  const left = view.left - 2
  sky(sheet, light, { horizon: HORIZON, seed: number + 9, lift: 360 })
  backdrop(sheet, light, climate, HORIZON, number + 9, 1.12)
  soil(sheet, light, hotel)
  sheet.hidden = null
  const [tall, low] = FLORA[climate]
  const place: Place = {
    sheet,
    light,
    hotel,
    number,
    random: chance(`skyline ${hotel.seed}`),
    turned,
    climate,
    left,
    right: left + view.width + 4,
    foot: view.top + view.height,
    tall: plants[tall](sheet, light, hotel.plant, number, true),
    low: plants[low](sheet, light, hotel.plant, number, true),
  }
  LANDS[climate](place)
  if (sheet.sparing < 4) foreground(sheet, light, hotel.plant, number + 5, turned, climate)
  if (sheet.sparing < 3) foreground(sheet, light, hotel.plant, number + 6, -turned, climate)
}

const LANDS: Readonly<Record<Climate, (place: Place) => void>> = {
  metropolis: town,
  'old-town': town,
  coast: (place) => shore(place, SEA),
  tropical: (place) => shore(place, LAGOON),
  nordic: (place) => shore(place, FJORD),
  desert: (place) => countryside(place, desertFloor),
  mountain: (place) => countryside(place, meadows),
}

/** Undefined if the place lies on the water. */
const soilOf = (hotel: HotelLook): Rgb | undefined => {
  switch (hotel.climate) {
    case 'desert':
      return DUNE
    case 'mountain':
      return meadowOf(hotel)
    case 'metropolis':
    case 'old-town':
      return hotel.stone
    default:
      return undefined
  }
}

const meadowOf = (hotel: HotelLook): Rgb => mix(hotel.plant, rgb('#8aa864'), 0.4)

function soil(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const material = soilOf(hotel)
  if (!material) return
  const { view } = sheet
  sheet.fill(
    rect(view.left - 2, HORIZON + 1, view.width + 4, view.top + view.height - HORIZON),
    sheet.fade([
      [0, light.on(material, 0.7, 0.5)],
      [0.4, light.on(material, 0.7, 0.2)],
      [1, light.on(dim(material, 0.7), 0.6)],
    ]),
  )
}

/** The hotel, small among its neighbors. */
function hotelAt({ sheet, light, hotel }: Place, x: number, y: number, size: number): void {
  sheet.group(
    `transform="translate(${num(x)} ${num(y - 150 * size)})scale(${size})"`,
    () => void house(sheet, light, hotel, true),
  )
}

/** Trees in a broad band, from far to near. */
function grove({ sheet, number, left, right, tall }: Place, most: number, y: number, size: number, salt: number): void {
  const count = sheet.sparing > 2 ? most >> 1 : most
  const trees = Array.from({ length: count }, (_, index): [x: number, y: number, size: number] => [
    (at(number, index, salt) - 0.5) * 1300,
    y + at(number, index, salt + 1) * 26,
    size * (0.7 + 0.6 * at(number, index, salt + 2)),
  ])
  trees.sort((one, other) => one[1] - other[1])
  for (const [x, treeY, treeSize] of trees)
    if (x > left - 40 && x < right + 40)
      sheet.place(tall, x, treeY, treeSize * (Math.abs(x | 0) & 1 ? 1 : -1), treeSize)
}

/** One wave of land from edge to edge, down to the bottom of the picture. */
interface Band {
  y: number
  height: number
  seed: number
  colour: Rgb
  /** Amount of haze in front of it, 0 to 1. */
  far: number
  /** Distance between crests. */
  step: number
}

function band({ sheet, light, left, right, foot }: Place, { y, height, seed, colour, far, step }: Band): void {
  const crest: Point[] = []
  for (let index = Math.floor(left / step); index * step <= right + step; index++)
    crest.push([
      index * step,
      y - height * (0.5 + 0.5 * Math.sin(index * 1.7 + (seed % 7))) - height * 0.4 * at(seed, index, 3),
    ])
  sheet.fill(
    flow(crest, [
      [right + step, foot + 4],
      [left - step, foot + 4],
    ]),
    sheet.fade(
      [
        [0, light.on(colour, 0.8, far)],
        [1, light.on(dim(colour, 0.75), 0.6, far * 0.4)],
      ],
      [0, y - height, 0, foot],
    ),
  )
}

/** Among roofs, or on a river. */
function town(place: Place): void {
  const { sheet, light, hotel, number, random, turned, climate, foot } = place
  const hotelX = turned * random.between(50, 110)
  if (sheet.sparing < 5) roofs(sheet, light, hotel, HORIZON + 66, number + 21, 74, 0.24, climate)
  if (sheet.sparing < 3) grove(place, 6, HORIZON + 74, 0.45, 730)
  hotelAt(place, hotelX, HORIZON + 128, 0.56)
  if (random.coin(0.5)) river(sheet, light, hotel, HORIZON + 126, foot, number)
  else roofs(sheet, light, hotel, HORIZON + 178, number + 22, 64, 0.1, climate)
  roofs(sheet, light, hotel, foot + 22, number + 23, 92, 0, climate)
}

/** On a bay, with a village and boats. */
function shore(place: Place, material: Rgb): void {
  const { sheet, light, hotel, number, turned, climate, foot, tall, low } = place
  const hotelX = turned * 128
  water(sheet, light, { top: HORIZON, bottom: foot, seed: number, material })
  bay(sheet, light, hotel, HORIZON, foot, turned, climate)
  hotelAt(place, hotelX, HORIZON + 122, 0.5)
  village(sheet, light, hotel, turned, HORIZON, number)
  for (let index = 0; index < 7; index++) {
    const x = turned * (70 + index * 62 + at(number, index, 741) * 36)
    const y = HORIZON + 128 + index * 9 + at(number, index, 742) * 10
    if (Math.abs(x - hotelX) > 60 || index > 2) sheet.place(index % 2 ? tall : low, x, y, 0.5 + index * 0.07)
  }
  boats(sheet, light, number, HORIZON, turned)
}

/** The land around a hotel that stands alone. */
interface Country {
  path: Rgb
  /** The nearest wave of land. */
  near: Band
}

/** Alone among groves, with a path winding down to the viewer. */
function countryside(place: Place, land: (place: Place) => Country): void {
  const { sheet, light, hotel, number, random, turned, foot } = place
  const hotelX = turned * random.between(50, 110)
  const { path, near } = land(place)
  grove(place, 9, HORIZON + 84, 0.5, 750)
  hotelAt(place, hotelX, HORIZON + 134, 0.58)
  village(sheet, light, hotel, -turned, HORIZON + 30, number)
  sheet.fill(
    `M${num(hotelX - 12)} ${num(HORIZON + 134)}h24c40 26-60 34-60 54s150 30 ${num(turned * 150)} ${num(foot - HORIZON - 180)}h-90c0-50-130-70-120-104s70-30 46-58z`,
    light.on(path, 0.8, 0.05),
  )
  grove(place, 8, HORIZON + 142, 0.72, 760)
  band(place, near)
  grove(place, 5, HORIZON + 226, 1.1, 770)
}

function desertFloor({ sheet, light, number, left, right, foot }: Place): Country {
  dunes(sheet, light, HORIZON + 70, number + 5, 1.2)
  sheet.fill(
    rect(left, HORIZON + 68, right - left, foot),
    sheet.fade([
      [0, light.on(DUNE, 0.9, 0.12)],
      [1, light.on(rgb('#b97b4c'), 0.7)],
    ]),
  )
  return {
    path: rgb('#f0cf9a'),
    near: { y: HORIZON + 214, height: 44, seed: number + 8, colour: rgb('#d69a5e'), far: 0, step: 210 },
  }
}

function meadows(place: Place): Country {
  const { hotel, number } = place
  const hay = mix(hotel.plant, rgb('#9aae62'), 0.4)
  band(place, { y: HORIZON + 60, height: 46, seed: number, colour: meadowOf(hotel), far: 0.32, step: 110 })
  band(place, { y: HORIZON + 108, height: 40, seed: number + 3, colour: hay, far: 0.14, step: 160 })
  return {
    path: mix(hotel.paving, hotel.trim, 0.4),
    near: {
      y: HORIZON + 206,
      height: 52,
      seed: number + 8,
      colour: mix(hotel.plant, rgb('#5f7a4a'), 0.5),
      far: 0,
      step: 190,
    },
  }
}
