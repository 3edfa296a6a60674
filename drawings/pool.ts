import { backdrop } from './backdrop.ts'
import { at, chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { eye, type Eye } from './eye.ts'
import { house } from './house.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, disc, open, poly, rect, type Point } from './paths.ts'
import { FLORA, foreground, plants } from './plants.ts'
import { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { wing } from './wing.ts'

function parasol(sheet: Sheet, light: Light, hotel: HotelLook, colour: Rgb) {
  return sheet.keep(() => {
    sheet.line('M0 0V-74', light.on(hotel.wood, 0.7), 3.4)
    sheet.fill('M-46-62Q-30-92 0-96Q30-92 46-62z', light.on(colour, 0.9))
    const side = light.sun.x > 0 ? -1 : 1
    sheet.fill(
      `M0-96Q${side * 30}-92 ${side * 46}-62H${side * 16}Q${side * 12}-84 0-96z`,
      light.on(dim(colour, 0.66), 0.3),
    )
    sheet.fill('M-16-62Q-12-84 0-96Q12-84 16-62z', light.on(hotel.trim, 0.95), 0.9)
  })
}

/** The terrace while it is drawn. */
export interface Deck {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** The height of the ground. */
  ground: number
  project: Eye
  cool: Rgb
}

function lounger(terrace: Deck, x: number, z: number): void {
  const { sheet, light, hotel, project, ground } = terrace
  const width = 17
  const onDeck = (dx: number, dy: number, dz: number) => project(x + dx, ground - dy, z + dz)
  sheet.fill(
    poly([onDeck(-width - 3, 0, -46), onDeck(width + 6, 0, -46), onDeck(width + 6, 0, 42), onDeck(-width - 3, 0, 42)]),
    terrace.cool,
    0.28,
  )
  sheet.fill(
    poly([onDeck(-width, 11, -46), onDeck(width, 11, -46), onDeck(width, 5, -46), onDeck(-width, 5, -46)]),
    light.on(hotel.wood, 0.6),
  )
  sheet.fill(
    poly([onDeck(-width, 12, -46), onDeck(width, 12, -46), onDeck(width, 12, 14), onDeck(-width, 12, 14)]),
    light.on(hotel.trim, light.top),
  )
  sheet.fill(
    poly([onDeck(-width, 12, 12), onDeck(width, 12, 12), onDeck(width, 34, 40), onDeck(-width, 34, 40)]),
    light.on(hotel.trim, light.front),
  )
  sheet.fill(
    poly([onDeck(-width, 12.5, -46), onDeck(width, 12.5, -46), onDeck(width, 12.5, -24), onDeck(-width, 12.5, -24)]),
    light.on(hotel.accent, 0.9),
  )
}

export function pool(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`pool ${hotel.seed}`)
  const turned = hotel.turned
  const view = sheet.view
  const horizon = -36
  const ground = 44
  const foot = view.top + view.height
  const terrace: Deck = {
    sheet,
    light,
    hotel,
    number: hotel.number,
    ground,
    project: eye(-turned * 90, horizon, 620),
    cool: mix(light.on(rgb('#27305c'), 0.2), [0.02, 0.03, 0.1], 0.4),
  }
  const { project } = terrace
  const left = view.left - 2
  const city = hotel.climate === 'metropolis'
  const pick = city ? random.pick(['infinity', 'wing']) : random.pick(['infinity', 'wing', 'court'])
  const kind = pick === 'court' && ['townhouses', 'palace'].includes(hotel.family) ? 'wing' : pick
  sky(sheet, light, { horizon: horizon, seed: terrace.number, lift: 330 })
  backdrop(sheet, light, hotel.climate, horizon + 2, terrace.number, 0.8)
  const deck = random.coin(0.5) ? mix(hotel.wood, hotel.trim, 0.3) : mix(hotel.paving, hotel.trim, 0.4)
  const back = kind === 'infinity' ? -18 : 60
  const y0 = project(0, ground, back)[1]
  const [tall, low] = FLORA[hotel.climate]
  const big = plants[tall](sheet, light, hotel.plant, terrace.number, true)
  const small = plants[low](sheet, light, hotel.plant, terrace.number, true)
  if (kind !== 'infinity' || !['coast', 'tropical', 'nordic'].includes(hotel.climate)) {
    const soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
    sheet.fill(
      rect(
        left,
        horizon + (['coast', 'tropical', 'nordic'].includes(hotel.climate) ? 26 : 1),
        view.width + 4,
        y0 - horizon,
      ),
      sheet.fade([
        [0, light.on(soil, 0.6, 0.4)],
        [1, light.on(dim(soil, 0.85), 0.5, 0.06)],
      ]),
    )
  }
  if (kind !== 'infinity')
    for (let index = sheet.sparing > 3 ? 6 : sheet.sparing > 1 ? 4 : 0; index < 9; index++) {
      const x = (index - 4) * 112 + (at(terrace.number, index, 701) - 0.5) * 60
      if (kind === 'court' && Math.abs(x) < 290) continue
      sheet.place(
        big,
        x,
        y0 + 3,
        (0.7 + at(terrace.number, index, 702) * 0.5) * (index % 2 ? 1 : -1),
        0.75 + at(terrace.number, index, 702) * 0.5,
      )
    }
  // the house: along one side, or closing the court
  if (kind === 'wing') wing(terrace, turned, random)
  else if (kind === 'court')
    sheet.group(
      `transform="translate(${num(-turned * 30)} ${num(y0 - 82)})scale(.545)"`,
      () => void house(sheet, light, hotel, true),
    )
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
  // basin
  const poolX = -turned * 46
  const poolWidth = kind === 'infinity' ? 250 : random.between(150, 190)
  const z1 = kind === 'infinity' ? -18 : 20
  const z2 = random.between(-408, -436)
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
    let net = ''
    let shine = ''
    const bands = sheet.sparing > 3 ? 2 : sheet.sparing ? 4 : 7
    for (let step = 0; step < bands; step++) {
      const z = z1 - ((step + 0.6) * (z1 - z2)) / (bands + 0.4)
      const y = project(0, ground, z)[1]
      const scale = project.scale(z)
      for (let index = 0; index < 3; index++) {
        const x = project(poolX + (at(terrace.number, index + step * 9, 711) * 2 - 1) * poolWidth, ground, z)[0]
        const width = (14 + 26 * at(terrace.number, index + step * 9, 712)) * scale
        net += `M${num(x)} ${num(y)}q${num(width / 2)} ${num(-3.4 * scale)} ${num(width)} 0t${num(width * 0.7)} ${num(scale)}`
      }
      const sparkleX = light.sun.x * 200 + (at(terrace.number, step, 713) - 0.5) * 70
      shine += `M${num(sparkleX - 20 * scale)} ${num(y)}h${num(40 * scale)}`
    }
    sheet.line(net, mix(light.low, WHITE, 0.6), 1.6, { cap: true, opacity: 0.5 })
    sheet.line(shine, light.sun.up ? mix(light.low, [1, 0.96, 0.85], 0.6) : [0.85, 0.9, 1], 3, {
      cap: true,
      opacity: 0.55,
    })
    if (lamp > 0.1)
      for (const offset of [-0.5, 0.5]) {
        const point = project(poolX + offset * poolWidth, ground, -120)
        sheet.glow(point[0], point[1], 130, 46, rgb('#8af0f0'), 0.7 * lamp)
      }
    if (kind !== 'infinity') sheet.glow(poolX, base[0][1], 200, 40, WARM, 0.4 * lamp)
  })
  if (kind === 'infinity') {
    // glass edge
    sheet.fill(rect(left, y0 - 26, view.width + 4, 26), WHITE, 0.14)
    sheet.line(`M${num(left)} ${num(y0 - 26)}h${num(view.width + 4)}`, light.on(hotel.trim, 0.9), 2.4)
    sheet.line(`M${num(left)} ${num(y0 - 13)}h${num(view.width + 4)}`, light.on(hotel.trim, 0.8), 26, { dash: '2 88' })
  }
  // sun beds and parasols beside the water
  const shade = parasol(sheet, light, hotel, random.pick([hotel.accent, hotel.second, hotel.trim]))
  const loungerX = poolX + turned * (poolWidth + 54)
  const rowZ = [10, -92, -184]
  for (const z of sheet.sparing > 4 ? rowZ.slice(0, 1) : rowZ) {
    lounger(terrace, loungerX, z)
    lounger(terrace, loungerX + turned * 52, z)
    const point = project(loungerX + turned * 26, ground, z + 30)
    const scale = project.scale(z + 30) * 0.98
    sheet.fill(
      disc(point[0] - (light.sun.x > 0 ? 1 : -1) * 26 * scale, point[1] + 3 * scale, 42 * scale, 7 * scale),
      terrace.cool,
      0.28 * (1 - light.night),
    )
    sheet.place(shade, point[0], point[1], scale)
  }
  const offset = poolX - turned * (poolWidth + 46)
  const tubs: readonly Point[] = [
    [20, 0.7],
    [-110, 0.62],
    [-200, 0.6],
  ]
  for (const [z, side] of tubs.slice(0, sheet.sparing > 2 ? 1 : 3)) {
    const point = project(offset, ground, z)
    const share = project.scale(z) * side
    sheet.fill(
      poly([
        [point[0] - 22 * share, point[1] - 26 * share],
        [point[0] + 22 * share, point[1] - 26 * share],
        [point[0] + 17 * share, point[1]],
        [point[0] - 17 * share, point[1]],
      ]),
      sheet.fade(
        [
          [0, light.on(hotel.wall, light.left)],
          [1, light.on(hotel.wall, light.right)],
        ],
        null,
        true,
      ),
    )
    sheet.place(small, point[0], point[1] - 25 * share, share * 1.2)
  }
  {
    // ladder at the near edge, a folded towel and sandals
    const point = project(poolX + turned * poolWidth * 0.62, ground, z2 + 4)
    sheet.line(
      `M${num(point[0] - 26)} ${num(point[1] + 8)}v-44q0-20 13-20t13 20v26M${num(point[0] + 26)} ${num(point[1] + 8)}v-44q0-20 13-20t13 20v26`,
      light.on(rgb('#e8edf0'), 0.9),
      5,
      { cap: true },
    )
    const corner = project(poolX - turned * poolWidth * 0.34, ground, z2 - 24)
    sheet.fill(rect(corner[0] - 46, corner[1] - 16, 92, 20), light.on(hotel.accent, 0.9))
    sheet.line(`M${num(corner[0] - 46)} ${num(corner[1] - 6)}h92`, light.on(hotel.trim, 0.9), 20, {
      dash: '7 9',
      opacity: 0.85,
    })
    sheet.fill(rect(corner[0] - 46, corner[1] + 4, 92, 4), terrace.cool, 0.4)
  }
  if (random.coin(0.6) && sheet.sparing < 2) {
    // a string of lamps
    const start = view.left - 10
    const end = view.left + view.width + 10
    const y = -118
    sheet.line(
      `M${num(start)} ${num(y - 60)}Q0 ${num(y + 70)} ${num(end)} ${num(y - 60)}`,
      light.on(hotel.dark, 0.3),
      1.3,
      {
        opacity: 0.8,
      },
    )
    let bulbs = ''
    for (let index = 1; index < 17; index++) {
      const share = index / 17
      const x = start + (end - start) * share
      const arcY =
        (1 - share) * (1 - share) * (y - 60) + 2 * share * (1 - share) * (y + 70) + share * share * (y - 60) + 5
      bulbs += `M${num(x)} ${num(arcY)}h0`
      if (light.night > 0.3 && index % 3 === 1) sheet.glow(x, arcY, 34, 34, WARM, 0.7 * light.night)
    }
    sheet.line(bulbs, mix(light.on(hotel.trim, 0.9), rgb('#ffe2a0'), clamp(light.lamps * 1.4)), 6, { cap: true })
  }
  foreground(sheet, light, hotel.plant, terrace.number + 3, -turned, hotel.climate)
}
