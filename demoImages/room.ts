import { bed, bedside, daybed, headboard, overBed } from './bed.ts'
import { chamber, type Chamber } from './chamber.ts'
import { chance, type Chance } from './chance.ts'
import { mix, type Rgb } from './colour.ts'
import { FINISH, finish, floorOf, groundOf, wallCoat } from './finish.ts'
import { armchair, plant, rugFor } from './furniture.ts'
import { nightfall, pendant } from './lamps.ts'
import type { Light } from './light.ts'
import { hasArches, type HotelLook } from './look.ts'
import { curtains, sunPatch, vista } from './opening.ts'
import { arch, rect } from './paths.ts'
import type { Sheet } from './sheet.ts'

const FLOOR = 128
const TOP = -222

/** Window layout: along the whole wall, two beside the bed, a row, or one large window on one side. */
type Layout = 'wide' | 'pair' | 'profile' | 'side'

interface Room {
  inside: Chamber
  random: Chance
  layout: Layout
  turned: HotelLook['turned']
  arched: boolean
  /** Color of the window frames; undefined for the default. */
  frame: Rgb | undefined
}

const layoutsOf = (hotel: HotelLook): readonly [Layout, ...Layout[]] => {
  if (['slab', 'brutal', 'bungalow'].includes(hotel.family)) return ['wide', 'profile', 'side']
  return hasArches(hotel) ? ['pair', 'side', 'profile'] : ['side', 'pair', 'profile']
}

/** A guest room: the view, the walls, and a bed or daybed in front of the windows. */
export function room(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`room ${hotel.seed}`)
  const turned = hotel.turned
  const half = Math.min(sheet.view.width * 0.335, 500)
  const layout = random.pick(layoutsOf(hotel))
  const inside = chamber(sheet, light, hotel, {
    half,
    top: TOP,
    floor: FLOOR,
    vx: -turned * 50,
    vy: 4,
    deep: 560,
    wall: wallCoat(hotel),
    side: mix(hotel.wall, hotel.trim, 0.6),
    ground: groundOf(hotel),
  })
  floorOf(inside)
  finish(inside, random.pick(FINISH[hotel.family]))
  if (['chalet', 'loft', 'riad', 'terraces'].includes(hotel.family)) beams(inside)
  const bedX = layout === 'side' ? -turned * 86 : 0
  const bedWidth = random.between(196, 224)
  const frame = ['loft', 'slab'].includes(hotel.family) ? inside.tone(hotel.dark, 0.9) : undefined
  const plan: Room = { inside, random, layout, turned, arched: hasArches(hotel), frame }
  const [sunX, sunWidth] = WINDOWS[layout](plan)
  rugFor(inside, layout === 'profile' ? turned * 30 : bedX, bedWidth, random)
  sunPatch(inside, sunX, sunWidth, layout === 'wide' ? 4 : 2)
  if (layout === 'profile') daybed(inside, turned, random)
  else sleeping(plan, bedX, bedWidth)
  hangingLamp(plan)
  armchair(inside, turned * ARMCHAIR_X[layout], random)
  plant(inside, -turned * (half - 22), FLOOR + 26, 1.08, 1)
  nightfall(inside)
}

const ARMCHAIR_X: Readonly<Record<Layout, number>> = { wide: 272, pair: 272, profile: 258, side: 236 }

function beams({ sheet, hotel, half, project, tone }: Chamber): void {
  let outline = ''
  for (const z of [0, -130, -230, -300]) {
    const [left, y] = project(-half, TOP, z)
    const [right] = project(half, TOP, z)
    outline += rect(left, y, right - left, 13 * project.scale(z))
  }
  sheet.fill(outline, tone(hotel.wood, 0.6))
}

/** The sunlit strip: its left edge and its width. */
type Sunlit = readonly [x: number, width: number]

const WINDOWS: Readonly<Record<Layout, (room: Room) => Sunlit>> = {
  wide: wideWindow,
  pair: pairOfWindows,
  profile: rowOfWindows,
  side: sideWindow,
}

function wideWindow({ inside, frame }: Room): Sunlit {
  const { half, hotel } = inside
  const width = half * 2 - 44
  const height = 236
  const x = -width / 2
  vista(inside, rect(x, TOP + 34, width, height), x, TOP + 34, width, height, { bars: 4, frame, low: 0.66, scale: 0.7 })
  curtains(inside, x, TOP + 26, width, FLOOR - TOP - 30, mix(hotel.trim, hotel.wall, 0.3), 52)
  return [-width * 0.3, width * 0.6]
}

function pairOfWindows({ inside, random, arched, frame }: Room): Sunlit {
  const { hotel } = inside
  const width = 94
  const height = 214
  const y = TOP + 62
  const [left, right] = [-205 - width / 2, 205 - width / 2]
  const opening = (x: number): string => (arched ? arch(x, y, width, height) : rect(x, y, width, height))
  vista(inside, opening(left) + opening(right), left, y, 410 + width, height, {
    bars: 1,
    cross: 0.36,
    frame,
    scale: 0.56,
    posts: [47, 457],
  })
  if (random.coin(0.6))
    for (const x of [left, right]) curtains(inside, x, TOP + 50, width, 290, mix(hotel.second, hotel.trim, 0.45), 24)
  return [150, 100]
}

function rowOfWindows({ inside, random, turned, arched, frame }: Room): Sunlit {
  const { hotel } = inside
  const width = random.between(300, 350)
  const height = 196
  const x = turned * 60 - width / 2
  const y = TOP + 54
  if (arched) {
    const pitch = width / 3
    const openings = [0, 1, 2].map((index) => arch(x + index * pitch + 5, y, pitch - 10, height, pitch * 0.42))
    vista(inside, openings.join(''), x, y, width, height, { bars: 1, cross: 0.4, frame })
  } else
    vista(inside, rect(x, y, width, height), x, y, width, height, {
      bars: random.pick([1, 3, 4]),
      cross: random.coin(0.4) ? 0.3 : 0,
      frame,
    })
  if (random.coin(0.7)) {
    const cloth = mix(random.pick([hotel.trim, hotel.second]), hotel.trim, 0.5)
    curtains(inside, x - 8, y - 18, width + 16, FLOOR - y + 14, cloth, 46)
  }
  return [x, width]
}

function sideWindow({ inside, random, turned, arched, frame }: Room): Sunlit {
  const { hotel } = inside
  const width = random.between(176, 206)
  const height = 246
  const x = turned * 190 - width / 2
  const y = TOP + 62
  const bars = random.pick([2, 3])
  const outline = arched ? arch(x, y, width, height, width * 0.42) : rect(x, y, width, height)
  vista(inside, outline, x, y, width, height, { bars, cross: crossBar(hotel, random), frame })
  const cloth = mix(random.pick([hotel.trim, hotel.second, hotel.accent]), hotel.trim, 0.55)
  curtains(inside, x - 6, y - 20, width + 12, FLOOR - y + 16, cloth, 40)
  return [x, width]
}

/** Height of the window's crossbar from the top, 0 for none. A loft always has it in the middle. */
const crossBar = (hotel: HotelLook, random: Chance): number => {
  if (hotel.family === 'loft') return 0.5
  return random.coin() ? 0.3 : 0
}

function sleeping({ inside, random, layout }: Room, x: number, width: number): void {
  headboard(inside, x, width + 24, random)
  if (layout !== 'wide') overBed(inside, x, TOP, layout === 'pair', random)
  bedside(inside, x - width / 2 - 42)
  bedside(inside, x + width / 2 + 42)
  bed(inside, x, width, random)
}

function hangingLamp({ inside, random, layout, turned }: Room): void {
  const kind = random.whole(0, 2)
  if (layout === 'profile') pendant(inside, turned * 140, TOP + 80, 28, kind, 120)
  else if (random.coin(0.7)) pendant(inside, -turned * 250, TOP + random.between(64, 96), 24, kind, 110)
}
