import { dim, mix, rgb, type Rgb } from './colour.ts'
import { levelRect } from './eye.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { rounded } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { disc, poly, rect, type Point } from './paths.ts'
import type { Basin, Deck } from './poolDeck.ts'
import type { Sheet } from './sheet.ts'

/** Adds a parasol to the definitions; returns its id for `place`. */
function parasol(sheet: Sheet, light: Light, hotel: HotelLook, colour: Rgb): string {
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

/** A sun bed with its head away from the viewer, and a towel at its foot. */
function lounger({ sheet, light, hotel, project, ground, cool }: Deck, x: number, z: number): void {
  const [left, right] = [x - 17, x + 17]
  const y = ground - 12
  const [headY, headZ] = [ground - 34, z + 40]
  sheet.fill(levelRect(project, left - 3, right + 6, ground, z - 46, z + 42), cool, 0.28)
  sheet.fill(
    poly([
      project(left, ground - 11, z - 46),
      project(right, ground - 11, z - 46),
      project(right, ground - 5, z - 46),
      project(left, ground - 5, z - 46),
    ]),
    light.on(hotel.wood, 0.6),
  )
  sheet.fill(levelRect(project, left, right, y, z - 46, z + 14), light.on(hotel.trim, light.top))
  sheet.fill(
    poly([
      project(left, y, z + 12),
      project(right, y, z + 12),
      project(right, headY, headZ),
      project(left, headY, headZ),
    ]),
    light.on(hotel.trim, light.front),
  )
  sheet.fill(levelRect(project, left, right, ground - 12.5, z - 46, z - 24), light.on(hotel.accent, 0.9))
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
    const [x, y] = project(loungerX + turned * 26, ground, z + 30)
    const scale = project.scale(z + 30) * 0.98
    sheet.fill(
      disc(x - light.sun.side * 26 * scale, y + 3 * scale, 42 * scale, 7 * scale),
      cool,
      0.28 * (1 - light.night),
    )
    sheet.place(shade, x, y, scale)
  }
}

/** Depth and size of each plant tub. */
const TUBS: readonly Point[] = [
  [20, 0.7],
  [-110, 0.62],
  [-200, 0.6],
]

/** Plants in tubs on the other side of the water. `plant`: id of a drawn plant. */
export function tubs(
  { sheet, light, hotel, ground, project, turned }: Deck,
  { poolX, poolWidth }: Basin,
  plant: string,
): void {
  const tubX = poolX - turned * (poolWidth + 46)
  for (const [z, size] of TUBS.slice(0, sheet.sparing > 2 ? 1 : 3)) {
    const [x, y] = project(tubX, ground, z)
    const scale = project.scale(z) * size
    sheet.fill(
      poly([
        [x - 22 * scale, y - 26 * scale],
        [x + 22 * scale, y - 26 * scale],
        [x + 17 * scale, y],
        [x - 17 * scale, y],
      ]),
      rounded(sheet, light, hotel.wall),
    )
    sheet.place(plant, x, y - 25 * scale, scale * 1.2)
  }
}

/** At the near edge, with a folded towel next to it. */
export function ladder(
  { sheet, light, hotel, ground, project, cool, turned }: Deck,
  { poolX, poolWidth, z2 }: Basin,
): void {
  const [x, y] = project(poolX + turned * poolWidth * 0.62, ground, z2 + 4)
  const rail = (railX: number): string => `M${num(railX)} ${num(y + 8)}v-44q0-20 13-20t13 20v26`
  sheet.line(rail(x - 26) + rail(x + 26), light.on(rgb('#e8edf0'), 0.9), 5, { cap: true })
  const [towelX, towelY] = project(poolX - turned * poolWidth * 0.34, ground, z2 - 24)
  const left = towelX - 46
  sheet.fill(rect(left, towelY - 16, 92, 20), light.on(hotel.accent, 0.9))
  sheet.line(`M${num(left)} ${num(towelY - 6)}h92`, light.on(hotel.trim, 0.9), 20, { dash: '7 9', opacity: 0.85 })
  sheet.fill(rect(left, towelY + 4, 92, 4), cool, 0.4)
}

/** A string of lights from edge to edge of the picture. */
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
