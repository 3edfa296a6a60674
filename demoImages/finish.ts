import { boards, checker, type Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import type { FamilyName } from './families.ts'
import type { HotelLook } from './look.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'

/** A finish of the back wall, drawn over the base color. */
type WallFinish = (chamber: Chamber) => void

/** Draws the finish of the back wall, its skirting board, and the shade over it. */
export function finish(chamber: Chamber, draw: WallFinish): void {
  const { sheet, tone, hotel, light, half, floor, back } = chamber
  draw(chamber)
  sheet.fill(rect(-half, floor - 8, half * 2, 8), tone(hotel.trim, 0.98))
  const { side } = light.sun
  sheet.fill(
    back,
    sheet.fade(
      [
        [0, [0.03, 0.03, 0.09], side < 0 ? 0 : 0.2],
        [1, [0.03, 0.03, 0.09], side < 0 ? 0.2 : 0],
      ],
      null,
      true,
    ),
  )
}

function plain(): void {}

function brick({ sheet, tone, hotel, back }: Chamber): void {
  const pattern = sheet.define(
    (id) =>
      `<pattern id="${id}" width="22" height="12" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".16" d="M0 .5h22M0 6.5h22M5 .5v6M16 6.5v6"/></pattern>`,
  )
  sheet.fill(back, tone(mix(rgb('#a8624c'), hotel.wall, 0.4), 0.92))
  sheet.fill(back, `url(#${pattern})`)
}

function timber({ sheet, tone, hotel, half, top, floor, back }: Chamber): void {
  sheet.fill(back, tone(hotel.wood, 0.95))
  sheet.line(`M0 ${num(top)}V${num(floor)}`, tone(dim(hotel.wood, 0.6), 0.9), half * 2, {
    dash: '1.4 21',
    opacity: 0.7,
  })
}

function slats({ sheet, tone, hotel, half, top, floor }: Chamber): void {
  const height = floor - top
  sheet.line(`M${num(-half)} ${num(top + height / 2)}h${num(half * 2)}`, tone(hotel.wood, 0.95), height, {
    dash: '9 4',
  })
}

function panels({ sheet, tone, hotel, half, top, floor }: Chamber): void {
  const width = half * 2
  const height = floor - top
  const count = Math.round(width / 104)
  const pitch = width / count
  let outline = ''
  for (let index = 0; index < count; index++) {
    const x = -half + index * pitch + 11
    outline += rect(x, top + 24, pitch - 22, height * 0.56)
    outline += rect(x, top + 36 + height * 0.56, pitch - 22, height * 0.27)
  }
  sheet.line(outline, tone(hotel.trim, 1.05), 2.4)
  sheet.fill(rect(-half, top, width, 9), tone(hotel.trim, 1.05))
}

/** Tiles on the lower part of the wall. */
function dado({ sheet, tone, hotel, half, top, floor }: Chamber): void {
  const width = half * 2
  const height = floor - top
  sheet.fill(rect(-half, floor - height * 0.36, width, height * 0.36), tone(hotel.accent, 0.9))
  sheet.line(`M${num(-half)} ${num(floor - height * 0.36 - 5)}h${num(width)}`, tone(hotel.trim, 1), 9, { dash: '5 4' })
  sheet.line(
    `M${num(-half)} ${num(floor - height * 0.24)}h${num(width)}M${num(-half + 9)} ${num(floor - height * 0.12)}h${num(width)}`,
    tone(mix(hotel.accent, hotel.trim, 0.4), 1),
    12,
    { dash: '9 9', opacity: 0.5 },
  )
}

/** A second color below or above. */
function twoTone({ sheet, tone, hotel, half, top, floor }: Chamber): void {
  const width = half * 2
  const height = floor - top
  sheet.fill(
    hotel.turned > 0 ? rect(-half, floor - height * 0.52, width, height * 0.52) : rect(-half, top, width, height * 0.3),
    tone(mix(hotel.wall, hotel.accent, 0.5), 0.95),
  )
}

/** Possible wall finishes in the rooms of a family. */
export const FINISH: Readonly<Record<FamilyName, readonly [WallFinish, ...WallFinish[]]>> = {
  loft: [brick, brick, twoTone],
  chalet: [timber],
  palace: [panels],
  riad: [dado],
  deco: [panels, slats, twoTone],
  slab: [slats, twoTone],
  brutal: [slats, twoTone],
  terraces: [plain, twoTone, dado],
  bungalow: [timber, slats, plain],
  townhouses: [panels, twoTone, brick],
  veranda: [twoTone, panels, timber],
}

/** Wall color, the same in all rooms of a hotel. */
export const wallCoat = (hotel: HotelLook): Rgb => {
  const coats: readonly [Rgb, number][] = [
    [hotel.wall, 0.55],
    [hotel.wall, 0.8],
    [hotel.wall, 0.15],
    [hotel.accent, 0.66],
    [hotel.plant, 0.62],
    [hotel.second, 0.6],
  ]
  const [coat, paler] = coats[Math.floor(at(hotel.number, 650) * 6)] ?? [hotel.wall, 0.55]
  return mix(coat, hotel.trim, paler)
}

/** Some southern houses and towers have stone floors, all others wood. */
const hasStoneFloor = ({ family, number }: HotelLook): boolean =>
  ['riad', 'terraces', 'palace', 'deco'].includes(family) && at(number, 620) < 0.6

/** The tiles or boards of the floor. */
export function floorOf(chamber: Chamber): void {
  const { hotel, tone } = chamber
  if (hasStoneFloor(hotel)) checker(chamber, 62, tone(mix(hotel.wall, hotel.dark, 0.25), 0.85), 0.42)
  else boards(chamber, 44, tone(dim(hotel.wood, 0.55), 0.8))
}

/** The base color of the floor. */
export const groundOf = (hotel: HotelLook): Rgb =>
  hasStoneFloor(hotel) ? mix(hotel.trim, hotel.stone, 0.4) : mix(hotel.wood, hotel.trim, 0.16)
