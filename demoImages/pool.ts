import { backdrop } from './backdrop.ts'
import { at, chance, type Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { eye, levelRect } from './eye.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import { isByWater, type HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'
import { beds, ladder, lampString, tubs } from './poolside.ts'
import type { Basin, Deck } from './poolDeck.ts'
import { FLORA, foreground, plants } from './plants.ts'
import type { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { wing } from './wing.ts'

const HORIZON = -36

/** The part of a basin that is known before the water is drawn. */
type Behind = Pick<Basin, 'kind' | 'left' | 'y0' | 'back'>

/** The terrace with its pool, and the scenery behind it. */
export function pool(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`pool ${hotel.seed}`)
  const { number, turned } = hotel
  const terrace: Deck = {
    sheet,
    light,
    hotel,
    number,
    ground: 44,
    project: eye(-turned * 90, HORIZON, 620),
    cool: mix(light.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
    turned,
    random,
  }
  const kind = kindOf(hotel, random)
  sky(sheet, light, { horizon: HORIZON, seed: number, lift: 330 })
  backdrop(sheet, light, hotel.climate, HORIZON + 2, number, 0.8)
  const deck = random.coin(0.5) ? mix(hotel.wood, hotel.trim, 0.3) : mix(hotel.paving, hotel.trim, 0.4)
  const back = kind === 'infinity' ? -18 : 60
  const behind: Behind = { kind, left: sheet.view.left - 2, y0: terrace.project(0, terrace.ground, back)[1], back }
  const [tall, low] = FLORA[hotel.climate]
  const big = plants[tall](sheet, light, hotel.plant, number, true)
  const small = plants[low](sheet, light, hotel.plant, number, true)
  land(terrace, behind)
  if (kind !== 'infinity') trees(terrace, behind, big)
  if (kind === 'wing') wing(terrace, turned, random)
  if (kind === 'court') houseBehind(terrace, behind)
  paving(terrace, behind, deck)
  const basin: Basin = {
    ...behind,
    poolX: -turned * 46,
    poolWidth: kind === 'infinity' ? 250 : random.between(150, 190),
    z1: kind === 'infinity' ? -18 : 20,
    z2: random.between(-408, -436),
  }
  water(terrace, basin)
  if (kind === 'infinity') glassEdge(terrace, basin)
  beds(terrace, basin)
  tubs(terrace, basin, small)
  ladder(terrace, basin)
  if (random.coin(0.6) && sheet.sparing < 2) lampString(terrace)
  foreground(sheet, light, hotel.plant, number + 3, -turned, hotel.climate)
}

/** Some families are too wide to fit behind their pool. */
function kindOf(hotel: HotelLook, random: Chance): Basin['kind'] {
  if (hotel.climate === 'metropolis') return random.pick(['infinity', 'wing'])
  const kind = random.pick<Basin['kind']>(['infinity', 'wing', 'court'])
  return kind === 'court' && ['townhouses', 'palace'].includes(hotel.family) ? 'wing' : kind
}

function houseBehind({ sheet, light, hotel, turned }: Deck, { y0 }: Behind): void {
  sheet.group(
    `transform="translate(${num(-turned * 30)} ${num(y0 - 82)})scale(.545)"`,
    () => void house(sheet, light, hotel, true),
  )
}

/** The land between horizon and deck; an infinity pool by the water has none. */
function land({ sheet, light, hotel }: Deck, { left, y0, kind }: Behind): void {
  const byWater = isByWater(hotel)
  if (kind === 'infinity' && byWater) return
  const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
  sheet.fill(
    rect(left, HORIZON + (byWater ? 26 : 1), sheet.view.width + 4, y0 - HORIZON),
    sheet.fade([
      [0, light.on(soil, 0.6, 0.4)],
      [1, light.on(dim(soil, 0.85), 0.5, 0.06)],
    ]),
  )
}

/** By `sparing`: the first of nine trees to be drawn, and the number of ripple bands. */
const FIRST_TREE = [0, 0, 4, 4, 6, 6] as const
const RIPPLES = [7, 4, 4, 4, 2, 2] as const

function trees({ sheet, number }: Deck, { y0, kind }: Behind, tree: string): void {
  for (let index = FIRST_TREE[sheet.sparing]; index < 9; index++) {
    const x = (index - 4) * 112 + (at(number, index, 701) - 0.5) * 60
    if (kind === 'court' && Math.abs(x) < 290) continue
    sheet.place(
      tree,
      x,
      y0 + 3,
      (0.7 + at(number, index, 702) * 0.5) * (index % 2 ? 1 : -1),
      0.75 + at(number, index, 702) * 0.5,
    )
  }
}

function paving({ sheet, light, ground, project }: Deck, { left, y0, back }: Behind, deck: Rgb): void {
  const { view } = sheet
  const foot = view.top + view.height
  sheet.fill(
    rect(left, y0, view.width + 4, foot - y0 + 2),
    sheet.fade([
      [0, light.on(deck, light.top, 0.12)],
      [1, light.on(dim(deck, 0.86), light.top)],
    ]),
  )
  let seams = ''
  for (let index = -9; index <= 9; index++)
    seams += open([project(index * 58, ground, back), project(index * 58, ground, -410)])
  sheet.line(seams, light.on(dim(deck, 0.6), 0.3), 1, { opacity: 0.45 })
}

function water(terrace: Deck, basin: Basin): void {
  const { kind, poolX, poolWidth, z1, z2 } = basin
  const { sheet, light, hotel, ground, project } = terrace
  const outline = levelRect(project, poolX - poolWidth, poolX + poolWidth, ground, z1, z2)
  const farY = project(poolX, ground, z1)[1]
  const nearY = project(poolX, ground, z2)[1]
  const lagoon = mix(rgb('#39b4bd'), hotel.accent, 0.1)
  const deep = mix(light.on(lagoon, 0.7), rgb('#2bc4d0'), 0.55 * light.night)
  const far = mix(mix(light.on(lagoon, 0.6), light.low, 0.5), rgb('#5ad6dc'), 0.35 * light.night)
  sheet.line(outline, light.on(hotel.trim, light.top), 13)
  sheet.fill(
    outline,
    sheet.fade(
      [
        [0, far],
        [0.4, deep],
        [1, mix(dim(deep, 0.74), light.zenith, 0.2)],
      ],
      [0, farY, 0, Math.min(sheet.view.top + sheet.view.height, nearY)],
    ),
  )
  sheet.clip(outline, () => {
    innerWall(terrace, basin, lagoon)
    ripples(terrace, basin)
    if (light.night > 0.1)
      for (const side of [-0.5, 0.5]) {
        const [x, y] = project(poolX + side * poolWidth, ground, -120)
        sheet.glow(x, y, 130, 46, rgb('#8af0f0'), 0.7 * light.night)
      }
    if (kind !== 'infinity') sheet.glow(poolX, farY, 200, 40, WARM, 0.4 * light.night)
  })
}

/** The visible wall of the pool under water. */
function innerWall({ sheet, light, project, ground }: Deck, { poolX, poolWidth, z1, z2 }: Basin, lagoon: Rgb): void {
  const x = project.vx > poolX ? poolX - poolWidth : poolX + poolWidth
  sheet.fill(
    poly([project(x, ground, z1), project(x, ground + 26, z1), project(x, ground + 26, z2), project(x, ground, z2)]),
    light.on(mix(lagoon, WHITE, 0.3), 0.7),
    0.5,
  )
}

/** The caustics on the water, and the reflection of the sun. */
function ripples({ sheet, light, number, ground, project }: Deck, { poolX, poolWidth, z1, z2 }: Basin): void {
  let net = ''
  let shine = ''
  const bands = RIPPLES[sheet.sparing]
  for (let step = 0; step < bands; step++) {
    const z = z1 - ((step + 0.6) * (z1 - z2)) / (bands + 0.4)
    const y = project(0, ground, z)[1]
    const scale = project.scale(z)
    for (let index = 0; index < 3; index++) {
      const x = project(poolX + (at(number, index + step * 9, 711) * 2 - 1) * poolWidth, ground, z)[0]
      const width = (14 + 26 * at(number, index + step * 9, 712)) * scale
      net += `M${num(x)} ${num(y)}q${num(width / 2)} ${num(-3.4 * scale)} ${num(width)} 0t${num(width * 0.7)} ${num(scale)}`
    }
    const sparkleX = light.sun.x * 200 + (at(number, step, 713) - 0.5) * 70
    shine += `M${num(sparkleX - 20 * scale)} ${num(y)}h${num(40 * scale)}`
  }
  sheet.line(net, mix(light.low, WHITE, 0.6), 1.6, { cap: true, opacity: 0.5 })
  sheet.line(shine, light.sun.up ? mix(light.low, [1, 0.96, 0.85], 0.6) : [0.85, 0.9, 1], 3, {
    cap: true,
    opacity: 0.55,
  })
}

function glassEdge({ sheet, light, hotel }: Deck, { left, y0 }: Basin): void {
  const { view } = sheet
  sheet.fill(rect(left, y0 - 26, view.width + 4, 26), WHITE, 0.14)
  sheet.line(`M${num(left)} ${num(y0 - 26)}h${num(view.width + 4)}`, light.on(hotel.trim, 0.9), 2.4)
  sheet.line(`M${num(left)} ${num(y0 - 13)}h${num(view.width + 4)}`, light.on(hotel.trim, 0.8), 26, { dash: '2 88' })
}
