import { chamber, checker, cuboid, footShade, type Chamber } from './chamber.ts'
import { chance, type Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { plant } from './furniture.ts'
import { lampOn, nightfall, pendant } from './lamps.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { LINEN, WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { sunPatch, vista } from './opening.ts'
import { arch, disc, pill, poly, rect, type Point } from './paths.ts'
import type { Sheet } from './sheet.ts'

const FLOOR = 128
const TOP = -222

interface Bath {
  inside: Chamber
  sheet: Sheet
  light: Light
  hotel: HotelLook
  random: Chance
  /** Mirrors the layout. */
  turned: HotelLook['turned']
  tile: Rgb
  /** Half the width of the back wall. */
  half: number
  basinX: number
}

/** A bathroom: a tiled wall with window and mirror, a basin on a cabinet, a tub. */
export function bathroom(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`bath ${hotel.seed}`)
  const turned = hotel.turned
  const half = Math.min(sheet.view.width * 0.335, 480)
  const tile = random.pick([
    hotel.accent,
    mix(hotel.wall, hotel.trim, 0.3),
    hotel.second,
    mix(hotel.plant, hotel.trim, 0.3),
    hotel.trim,
  ])
  const inside = chamber(sheet, light, hotel, {
    half,
    top: TOP,
    floor: FLOOR,
    vx: turned * 46,
    vy: 4,
    wall: mix(hotel.trim, hotel.wall, 0.2),
    side: mix(hotel.trim, hotel.wall, 0.25),
    ground: mix(hotel.stone, hotel.trim, 0.3),
  })
  checker(
    inside,
    random.pick([46, 62]),
    inside.tone(random.coin() ? hotel.dark : mix(tile, hotel.dark, 0.3), 0.8),
    random.between(0.25, 0.6),
  )
  const bath: Bath = { inside, sheet, light, hotel, random, turned, tile, half, basinX: -turned * 200 }
  tiles(bath)
  window(bath)
  mirror(bath)
  cabinet(bath)
  basin(bath)
  tub(bath)
  stool(bath)
  plant(inside, turned * (half - 8), FLOOR + 24, 1.02, 2)
  pendant(inside, turned * 112, TOP + 24, 20, random.whole(0, 2), 60)
  nightfall(inside)
}

/** Tile size, the offset of the vertical joint in every other row, and whether tiles reach the ceiling. */
interface Tiles {
  size: Point
  seam: number
  full: boolean
}

const TILES: readonly [Tiles, ...Tiles[]] = [
  { size: [26, 26], seam: 0.8, full: false },
  { size: [44, 18], seam: 22, full: false },
  { size: [13, 40], seam: 0.8, full: false },
  { size: [26, 26], seam: 0.8, full: true },
]

function tiles({ inside, sheet, hotel, random, turned, tile, half }: Bath): void {
  const {
    size: [width, height],
    seam,
    full,
  } = random.pick(TILES)
  const tiledHeight = full ? 350 : random.between(170, 236)
  const tiledTop = FLOOR - tiledHeight
  sheet.fill(rect(-half, tiledTop, half * 2, tiledHeight), inside.tone(tile, 0.96))
  const pat = sheet.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height * 2}" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" d="M0 .8h${width}M0 ${height}.8h${width}M.8 0v${height}M${seam} ${height}v${height}"/><path fill="#fff" fill-opacity=".1" d="M0 0h${width}v${height}h-${width}z"/></pattern>`,
  )
  sheet.fill(rect(-half, tiledTop, half * 2, tiledHeight), `url(#${pat})`)
  sheet.fill(rect(-half, tiledTop - 6, half * 2, 7), inside.tone(hotel.trim, 1.04))
  sheet.fill(
    inside.back,
    sheet.fade(
      [
        [0, [0.03, 0.03, 0.09], turned > 0 ? 0.16 : 0],
        [1, [0.03, 0.03, 0.09], turned > 0 ? 0 : 0.16],
      ],
      null,
      true,
    ),
  )
}

function window({ inside, random, turned }: Bath): void {
  const width = random.between(190, 240)
  const height = 210
  const x = turned * 112 - width / 2
  const y = TOP + 34
  const shape = random()
  if (shape < 0.3) {
    const outline = disc(x + width / 2, y + height * 0.52, height * 0.48)
    vista(inside, outline, x, y, width, height, { bars: 1, cross: 0, low: 0.72 })
  } else {
    const outline = shape < 0.65 ? arch(x, y, width, height, width * 0.46) : rect(x, y, width, height)
    vista(inside, outline, x, y, width, height, { bars: 2, cross: 0.34, low: 0.72 })
  }
  sunPatch(inside, x, width, 2)
}

function mirror({ inside, sheet, light, hotel, random, tile, basinX }: Bath): void {
  const isRound = random.coin(0.65)
  const mirrorY = -74
  lampOn(inside, basinX, mirrorY, 150, 0.8)
  const mirror = isRound ? disc(basinX, mirrorY, 54) : arch(basinX - 44, mirrorY - 66, 88, 122, 40)
  sheet.fill(
    mirror,
    sheet.fade([
      [0, mix(inside.tone(tile, 1), light.mid, 0.4)],
      [0.5, inside.tone(mix(hotel.trim, tile, 0.3), 1.05)],
      [1, inside.tone(mix(tile, hotel.dark, 0.2), 0.95)],
    ]),
  )
  sheet.clip(mirror, () =>
    sheet.fill(
      poly([
        [basinX - 10, mirrorY - 70],
        [basinX + 24, mirrorY - 70],
        [basinX - 30, mirrorY + 70],
        [basinX - 64, mirrorY + 70],
      ]),
      WHITE,
      0.18,
    ),
  )
  sheet.line(mirror, inside.tone(hotel.second, 0.95), 5)
  for (const side of [-1, 1]) {
    sheet.fill(
      pill(basinX + side * 78 - 6, mirrorY - 24, 12, 48, 6),
      mix(inside.tone(hotel.trim, 1), rgb('#ffe6b4'), clamp(0.2 + light.lamps)),
    )
    lampOn(inside, basinX + side * 78, mirrorY, 64)
  }
}

function cabinet({ inside, sheet, hotel, basinX }: Bath): void {
  const { project, tone } = inside
  footShade(inside, basinX - 84, basinX + 84, -92, -4, 0.3)
  cuboid(inside, basinX - 84, basinX + 84, FLOOR - 96, FLOOR - 8, -86, -2, hotel.wood, { top: LINEN })
  const [left, top] = project(basinX - 84, FLOOR - 96, -86)
  const [right, foot] = project(basinX + 84, FLOOR - 8, -86)
  const middle = (left + right) / 2
  sheet.fill(rect(left - 3, top, right - left + 6, 9), tone(LINEN, 0.98))
  sheet.line(
    `M${num(middle)} ${num(top + 12)}V${num(foot)}M${num(left)} ${num(top + 44)}h${num(right - left)}`,
    tone(dim(hotel.wood, 0.5), 0.8),
    1.6,
  )
  sheet.fill(rect(middle - 28, top + 26, 18, 3) + rect(middle + 10, top + 26, 18, 3), tone(hotel.second, 1))
}

function basin({ inside, sheet, hotel, turned, basinX }: Bath): void {
  const { project, tone } = inside
  const [x, y] = project(basinX, FLOOR - 96, -44)
  sheet.fill(
    `M${num(x - 46)} ${num(y - 17)}h92q-4 20-26 20h-40q-22 0-26-20z`,
    sheet.fade(
      [
        [0, tone(LINEN, 0.84)],
        [0.5, tone(WHITE, 1.04)],
        [1, tone(LINEN, 0.88)],
      ],
      null,
      true,
    ),
  )
  sheet.line(
    `M${num(x - turned * 4)} ${num(y - 17)}v-22q0-8 ${turned * 9}-8h${turned * 7}v7`,
    tone(hotel.second, 0.9),
    4,
  )
  sheet.fill(rect(x + turned * 58, y - 24, 10, 24) + rect(x + turned * 71, y - 17, 9, 17), tone(hotel.accent, 0.9))
}

/** Freestanding, with a towel on its rim. */
function tub({ inside, sheet, light, hotel, random, turned }: Bath): void {
  const { project, tone } = inside
  const tubX = turned * 112
  const [x, foot] = project(tubX, FLOOR, -96)
  const half = 128
  const rim = foot - 88
  const enamel = random.coin(0.3) ? hotel.accent : LINEN
  footShade(inside, tubX - 100, tubX + 100, -150, -60, 0.32)
  sheet.fill(disc(x, rim, half, 17), tone(mix(enamel, hotel.dark, 0.12), 0.85))
  sheet.fill(disc(x, rim + 4, half - 12, 11), tone(mix(rgb('#a8d4da'), light.mid, 0.3), 1))
  sheet.line(`M${num(x - 70)} ${num(rim + 4)}h44M${num(x + 14)} ${num(rim + 8)}h58`, WHITE, 2, {
    opacity: 0.6,
    cap: true,
  })
  sheet.fill(
    `M${num(x - half)} ${num(rim)}c4 60 30 88 62 88h${num(half * 2 - 124)}c32 0 58-28 62-88c-8 22-${num(half * 2 - 8)} 22-${num(half * 2)} 0z`,
    sheet.fade(
      [
        [0, tone(enamel, turned > 0 ? 0.72 : 1)],
        [0.45, tone(enamel, 1)],
        [1, tone(enamel, turned > 0 ? 1 : 0.7)],
      ],
      null,
      true,
    ),
  )
  sheet.line(`M${num(x - half)} ${num(rim)}c8 22 ${num(half * 2 - 8)} 22 ${num(half * 2)} 0`, tone(WHITE, 1.05), 5, {
    cap: true,
  })
  sheet.line(
    `M${num(x + turned * (half + 18))} ${num(foot)}V${num(rim - 34)}q0-14 ${-turned * 14}-14h${-turned * 18}v12`,
    tone(hotel.second, 0.9),
    5,
  )
  sheet.fill(
    `M${num(x - turned * 72 - 20)} ${num(rim + 8)}h40l3 46h-44z`,
    tone(random.pick([hotel.second, hotel.accent, hotel.wall]), 0.98),
  )
}

/** With folded towels. */
function stool({ inside, sheet, hotel, turned }: Bath): void {
  const { project, tone } = inside
  const [x, y] = project(-turned * 34, FLOOR, -190)
  sheet.line(`M${num(x - 24)} ${num(y)}l6-50M${num(x + 24)} ${num(y)}l-6-50`, tone(hotel.wood, 0.7), 5)
  sheet.fill(pill(x - 34, y - 58, 68, 10, 4), tone(hotel.wood, 1))
  sheet.fill(pill(x - 26, y - 72, 52, 14, 6), tone(hotel.trim, 1.04))
  sheet.fill(pill(x - 24, y - 85, 48, 13, 6), tone(hotel.accent, 0.98))
}
