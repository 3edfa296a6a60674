import { dim, mix, rgb, type Rgb } from './colour.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { rounded } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { disc, poly, rect, type Point } from './paths.ts'
import type { Basin, Deck } from './poolDeck.ts'
import type { Sheet } from './sheet.ts'

function parasol(sheet: Sheet, light: Light, hotel: HotelLook, colour: Rgb) {
  return sheet.keep(() => {
    sheet.line('M0 0V-74', light.on(hotel.wood, 0.7), 3.4)
    sheet.fill('M-46-62Q-30-92 0-96Q30-92 46-62z', light.on(colour, 0.9))
    const side = -light.sun.side
    sheet.fill(
      `M0-96Q${side * 30}-92 ${side * 46}-62H${side * 16}Q${side * 12}-84 0-96z`,
      light.on(dim(colour, 0.66), 0.3),
    )
    sheet.fill('M-16-62Q-12-84 0-96Q12-84 16-62z', light.on(hotel.trim, 0.95), 0.9)
  })
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

/** Sun beds and parasols beside the water. */
export function beds(terrace: Deck, { poolX, poolWidth }: Basin): void {
  const { sheet, light, hotel, ground, project, cool, turned, random } = terrace
  const shade = parasol(sheet, light, hotel, random.pick([hotel.accent, hotel.second, hotel.trim]))
  const loungerX = poolX + turned * (poolWidth + 54)
  const rowZ = [10, -92, -184]
  for (const z of sheet.sparing > 4 ? rowZ.slice(0, 1) : rowZ) {
    lounger(terrace, loungerX, z)
    lounger(terrace, loungerX + turned * 52, z)
    const point = project(loungerX + turned * 26, ground, z + 30)
    const scale = project.scale(z + 30) * 0.98
    sheet.fill(
      disc(point[0] - light.sun.side * 26 * scale, point[1] + 3 * scale, 42 * scale, 7 * scale),
      cool,
      0.28 * (1 - light.night),
    )
    sheet.place(shade, point[0], point[1], scale)
  }
}

export function tubs(
  { sheet, light, hotel, ground, project, turned }: Deck,
  { poolX, poolWidth }: Basin,
  plant: string,
): void {
  const offset = poolX - turned * (poolWidth + 46)
  const places: readonly Point[] = [
    [20, 0.7],
    [-110, 0.62],
    [-200, 0.6],
  ]
  for (const [z, side] of places.slice(0, sheet.sparing > 2 ? 1 : 3)) {
    const point = project(offset, ground, z)
    const share = project.scale(z) * side
    sheet.fill(
      poly([
        [point[0] - 22 * share, point[1] - 26 * share],
        [point[0] + 22 * share, point[1] - 26 * share],
        [point[0] + 17 * share, point[1]],
        [point[0] - 17 * share, point[1]],
      ]),
      rounded(sheet, light, hotel.wall),
    )
    sheet.place(plant, point[0], point[1] - 25 * share, share * 1.2)
  }
}

/** At the near edge, with a folded towel beside it. */
export function ladder(
  { sheet, light, hotel, ground, project, cool, turned }: Deck,
  { poolX, poolWidth, z2 }: Basin,
): void {
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
  sheet.fill(rect(corner[0] - 46, corner[1] + 4, 92, 4), cool, 0.4)
}

export function lampString({ sheet, light, hotel }: Deck): void {
  const { view } = sheet
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
