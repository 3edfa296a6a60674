import { backdrop } from './backdrop.ts'
import { at, chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { eye } from './eye.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { open, poly, rect, type Point } from './paths.ts'
import { beds, ladder, lampString, tubs } from './poolside.ts'
import type { Basin, Deck } from './poolDeck.ts'
import { FLORA, foreground, plants } from './plants.ts'
import { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { wing } from './wing.ts'

const HORIZON = -36

/** What stands before there is water. */
type Behind = Pick<Basin, 'kind' | 'left' | 'y0' | 'back'>

export function pool(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`pool ${hotel.seed}`)
  const turned = hotel.turned
  const ground = 44
  const terrace: Deck = {
    sheet,
    light,
    hotel,
    number: hotel.number,
    ground,
    project: eye(-turned * 90, HORIZON, 620),
    cool: mix(light.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
    turned,
    random,
  }
  const { project } = terrace
  const left = sheet.view.left - 2
  const city = hotel.climate === 'metropolis'
  const pick = city ? random.pick(['infinity', 'wing']) : random.pick(['infinity', 'wing', 'court'])
  const kind = pick === 'court' && ['townhouses', 'palace'].includes(hotel.family) ? 'wing' : pick
  sky(sheet, light, { horizon: HORIZON, seed: terrace.number, lift: 330 })
  backdrop(sheet, light, hotel.climate, HORIZON + 2, terrace.number, 0.8)
  const deck = random.coin(0.5) ? mix(hotel.wood, hotel.trim, 0.3) : mix(hotel.paving, hotel.trim, 0.4)
  const back = kind === 'infinity' ? -18 : 60
  const y0 = project(0, ground, back)[1]
  const [tall, low] = FLORA[hotel.climate]
  const big = plants[tall](sheet, light, hotel.plant, terrace.number, true)
  const small = plants[low](sheet, light, hotel.plant, terrace.number, true)
  const behind = { kind, left, y0, back }
  land(terrace, behind)
  if (kind !== 'infinity') trees(terrace, behind, big)
  if (kind === 'wing') wing(terrace, turned, random)
  else if (kind === 'court')
    sheet.group(
      `transform="translate(${num(-turned * 30)} ${num(y0 - 82)})scale(.545)"`,
      () => void house(sheet, light, hotel, true),
    )
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
  foreground(sheet, light, hotel.plant, terrace.number + 3, -turned, hotel.climate)
}

function land({ sheet, light, hotel }: Deck, { left, y0, kind }: Behind): void {
  const { view } = sheet
  if (kind !== 'infinity' || !['coast', 'tropical', 'nordic'].includes(hotel.climate)) {
    const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
    sheet.fill(
      rect(
        left,
        HORIZON + (['coast', 'tropical', 'nordic'].includes(hotel.climate) ? 26 : 1),
        view.width + 4,
        y0 - HORIZON,
      ),
      sheet.fade([
        [0, light.on(soil, 0.6, 0.4)],
        [1, light.on(dim(soil, 0.85), 0.5, 0.06)],
      ]),
    )
  }
}

/** The first of nine trees to be drawn, and how many bands of ripples, from the fullest drawing to the most sparing one. */
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
  const { view } = sheet
  const foot = view.top + view.height
  const base: readonly [Point, Point, Point, Point] = [
    project(poolX - poolWidth, ground, z1),
    project(poolX + poolWidth, ground, z1),
    project(poolX + poolWidth, ground, z2),
    project(poolX - poolWidth, ground, z2),
  ]
  sheet.line(poly(base), light.on(hotel.trim, light.top), 13)
  const lagoon = mix(rgb('#39b4bd'), hotel.accent, 0.1)
  const lamp = light.night
  const deepTone = mix(light.on(lagoon, 0.7), rgb('#2bc4d0'), 0.55 * lamp)
  const farTone = mix(mix(light.on(lagoon, 0.6), light.low, 0.5), rgb('#5ad6dc'), 0.35 * lamp)
  const poolEdge = poly(base)
  sheet.fill(
    poolEdge,
    sheet.fade(
      [
        [0, farTone],
        [0.4, deepTone],
        [1, mix(dim(deepTone, 0.74), light.zenith, 0.2)],
      ],
      [0, base[0][1], 0, Math.min(foot, base[2][1])],
    ),
  )
  sheet.clip(poolEdge, () => {
    // near wall of tiles, light net, mirror of the sun
    const edgeX = project.vx > poolX ? poolX - poolWidth : poolX + poolWidth
    sheet.fill(
      poly([
        project(edgeX, ground, z1),
        project(edgeX, ground + 26, z1),
        project(edgeX, ground + 26, z2),
        project(edgeX, ground, z2),
      ]),
      light.on(mix(lagoon, WHITE, 0.3), 0.7),
      0.5,
    )
    ripples(terrace, basin)
    if (lamp > 0.1)
      for (const offset of [-0.5, 0.5]) {
        const point = project(poolX + offset * poolWidth, ground, -120)
        sheet.glow(point[0], point[1], 130, 46, rgb('#8af0f0'), 0.7 * lamp)
      }
    if (kind !== 'infinity') sheet.glow(poolX, base[0][1], 200, 40, WARM, 0.4 * lamp)
  })
}

/** The net of light on the water, and the mirror of the sun. */
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
