import { at } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { coarse, num } from './numbers.ts'
import { rect } from './paths.ts'
import { roofHip } from './roofs.ts'

/** Position of a hut; the one with z < 0, nearest to the street, is the main one. */
type Spot = readonly [x: number, z: number, width: number]

const THREE: readonly Spot[] = [
  [-182, 60, 150],
  [178, 40, 158],
  [-6, -10, 220],
]
/** For a hotel turned to the right; `TWO_TURNED` mirrors it. */
const TWO: readonly Spot[] = [
  [-140, 50, 190],
  [92, -10, 262],
]
const TWO_TURNED: readonly Spot[] = [
  [150, 50, 190],
  [-92, -10, 262],
]

/** Two or three low huts with deep roofs. */
export const bungalow: Family = (front, random) => {
  const { hotel } = front
  const thatch = hotel.climate === 'tropical' || random.coin(0.3)
  const pair = hotel.turned > 0 ? TWO : TWO_TURNED
  const spots = random.whole(2, 3) === 3 ? THREE : pair
  for (const spot of spots) hut(front, spot, thatch)
  front.body = [-250, 500, 150]
}

/** A hut in picture coordinates. */
interface Hut {
  main: boolean
  scale: number
  x: number
  foot: number
  width: number
  height: number
  top: number
  /** Number of windows. */
  bays: number
}

function hut(front: Front, [centreX, z, ownWidth]: Spot, thatch: boolean): void {
  const { sheet, light, hotel, project } = front
  const main = z < 0
  const scale = project.scale(z)
  const width = ownWidth * scale
  const [middleX, foot] = project(centreX, GROUND, z)
  const height = (main ? 84 : 72) * scale
  const plan: Hut = {
    main,
    scale,
    x: middleX - width / 2,
    foot,
    width,
    height,
    top: foot - height,
    bays: main ? 5 : 3,
  }
  sheet.fill(rect(plan.x, plan.top, width, height), light.on(mix(hotel.wall, hotel.wood, 0.25)))
  glass(front, plan)
  deck(front, plan)
  const roof: Rgb = thatch ? rgb('#b08a5a') : hotel.roof
  roofHip(front, middleX, plan.top + 6 * scale, width, scale, roof, thatch)
  if (main) front.door = { x: middleX, width: 60 }
  sheet.glow(middleX, plan.top + height * 0.6, width * 0.7, height * 0.8, WARM, 0.5 * light.night)
}

/** Glass doors along the whole front; the main hut leaves one out for the entrance. */
function glass(front: Front, { main, scale, x, foot, width, height, top, bays }: Hut): void {
  const { sheet, light, hotel, number } = front
  const pitch = width / bays
  const paint = sheet.fade([
    [0, mix(light.on(hotel.shadow, 0.5), WARM, 0.12 + light.lamps * 0.5)],
    [1, mix(light.on(rgb('#7b7a70'), 0.5), LAMP_TONES[2], 0.15 + light.lamps * 0.7)],
  ])
  const entranceBay = main ? Math.floor(at(number, 510) * bays) : -1
  let panes = ''
  let bars = ''
  for (let bay = 0; bay < bays; bay++) {
    if (bay === entranceBay) continue
    const paneX = x + bay * pitch + 4
    panes += rect(paneX, top + 16 * scale, pitch - 8, height - 16 * scale)
    bars += `M${num(coarse(paneX) + coarse(pitch - 8) / 2)} ${num(top + 16 * scale)}V${num(foot)}`
  }
  sheet.fill(panes, paint)
  sheet.line(bars, light.on(hotel.dark, 0.4), 1.3)
  sheet.fill(rect(x, top, width, 22 * scale), front.cool, 0.42)
}

/** The wooden deck, and the posts that support the roof over it. */
function deck({ sheet, light, hotel }: Front, { main, scale, x, foot, width, height, top, bays }: Hut): void {
  sheet.fill(rect(x - 26 * scale, foot - 7 * scale, width + 52 * scale, 9 * scale), light.on(hotel.wood, light.top))
  sheet.fill(rect(x - 22 * scale, foot + 2 * scale, width + 44 * scale, 5 * scale), light.on(hotel.shadow, 0.1), 0.6)
  let posts = ''
  for (let index = 0; index <= bays; index += main ? 1 : 3)
    posts += rect(x - 16 * scale + ((width + 29 * scale) * index) / bays, top + 4, 4 * scale, height - 10 * scale)
  sheet.fill(posts, light.on(hotel.wood, light.front * 1.1))
}
