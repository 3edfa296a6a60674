import { boards, chamber, checker, cuboid, footShade, type Chamber } from './chamber.ts'
import { at, chance, type Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { sideRect } from './eye.ts'
import { wallCoat } from './finish.ts'
import { art } from './furniture.ts'
import { lampOn, nightfall, pendant } from './lamps.ts'
import { WARM, type Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { LEAF, WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { vista } from './opening.ts'
import { arch, disc, open, poly, rect, spot } from './paths.ts'
import { diners, hearth, lounge, shelves } from './salon.ts'
import type { Sheet } from './sheet.ts'

const FLOOR = 108
const TOP = -150
/** Depths of the supports, from the end wall toward the viewer. */
const GATES = [0, -105, -185, -243, -285]

/** Structure of the ceiling; `leaves` hang from beams. */
type Ceiling = 'beams' | 'trellis' | 'vaults' | 'leaves'

/** The far end of the room. */
type End = 'window' | 'slats' | 'boards' | 'hearth'

interface Hall {
  inside: Chamber
  sheet: Sheet
  light: Light
  hotel: HotelLook
  random: Chance
  turned: HotelLook['turned']
  /** Half the width of the far wall. */
  half: number
  dining: boolean
  arched: boolean
  ceiling: Ceiling
}

/** A lobby or restaurant: a long room with a row of supports and a lit far end. */
export function lobby(sheet: Sheet, light: Light, hotel: HotelLook, dining: boolean): void {
  const random = chance(`lobby ${hotel.seed}`)
  const turned = hotel.turned
  const half = 176 + Math.max(0, sheet.view.width - 900) * 0.1
  const arched = ['riad', 'terraces', 'palace', 'townhouses', 'veranda'].includes(hotel.family)
  const inside = chamber(sheet, light, hotel, {
    half,
    top: TOP,
    floor: FLOOR,
    vx: turned * 24,
    vy: 22,
    deep: 430,
    wall: mix(hotel.wall, hotel.dark, dining ? 0.3 : 0.1),
    side: wallCoat(hotel),
    ground: mix(hotel.stone, hotel.trim, 0.35),
    ceiling: mix(hotel.trim, hotel.wood, hotel.family === 'chalet' ? 0.9 : 0.15),
  })
  const { tone } = inside
  if (['chalet', 'bungalow', 'loft', 'slab', 'brutal'].includes(hotel.family)) boards(inside, 46, tone(hotel.dark, 0.6))
  else checker(inside, random.pick([52, 70]), tone(mix(hotel.accent, hotel.dark, 0.35), 0.85), 0.5)
  const ceiling = random.pick<Ceiling>(
    dining ? ['beams', 'trellis', 'vaults', 'leaves'] : ['beams', 'trellis', 'vaults', 'leaves', 'trellis'],
  )
  const hall: Hall = { inside, sheet, light, hotel, random, turned, half, dining, arched, ceiling }
  if (ceiling === 'trellis') trellis(hall)
  openings(hall)
  const end = random.pick<End>(['window', 'slats', 'boards', 'hearth'])
  farEnd(hall, end)
  if (!dining && end !== 'hearth') desk(hall)
  colonnade(hall)
  if (dining) diners(inside, random, half, turned)
  else lounge(inside, random, half, turned)
  nightfall(inside)
}

/** An open lattice ceiling. */
function trellis({ inside, sheet, hotel, half }: Hall): void {
  const { project, tone } = inside
  let grid = ''
  for (let index = -3; index <= 3; index++)
    grid += open([project((index * half) / 3, TOP, 0), project((index * half) / 3, TOP, -320)])
  for (const z of [-50, -105, -150, -185, -215, -243]) {
    const [left, y] = project(-half, TOP, z)
    grid += `M${num(left)} ${num(y)}H${num(project(half, TOP, z)[0])}`
  }
  sheet.line(grid, tone(mix(hotel.wood, hotel.trim, 0.3), 0.8), 4.5)
}

/** Bright openings in the window wall, and their light on the floor. */
function openings(hall: Hall): void {
  const { inside, sheet, light, hotel, turned, half, arched } = hall
  const { project, tone } = inside
  const wallX = turned * half
  const head = TOP + 44
  const foot = FLOOR - 22
  const onWall = (y: number, z: number): string => spot(project(wallX, y, z))
  for (let index = 0; index < GATES.length - 1; index++) {
    const z1 = (GATES[index] ?? 0) - 16
    const z2 = (GATES[index + 1] ?? 0) + 12
    const middle = (z1 + z2) / 2
    const pane = arched
      ? `M${onWall(foot, z1)}L${onWall(head + 40, z1)}Q${onWall(head - 34, middle + 10)} ${onWall(head + 40, z2)}L${onWall(foot, z2)}z`
      : sideRect(project, wallX, head, foot, z1, z2)
    sheet.fill(
      pane,
      sheet.fade([
        [0, mix(light.mid, light.zenith, 0.3)],
        [0.62, light.low],
        [0.64, light.on(hotel.plant, 0.5, 0.4)],
        [1, light.on(dim(hotel.plant, 0.7), 0.4, 0.15)],
      ]),
    )
    const bar = open([project(wallX, head, middle), project(wallX, foot, middle)])
    sheet.line(pane + bar, tone(hotel.dark, 0.85), 3)
    lightOnFloor(hall, z1, z2)
  }
}

/** Sunlight or moonlight through the opening between two depths. */
function lightOnFloor({ inside, sheet, light, turned, half }: Hall, z1: number, z2: number): void {
  const { project } = inside
  const near = turned * half - turned * 8
  const far = turned * half - turned * 150
  sheet.fill(
    poly([
      project(near, FLOOR, z1),
      project(near, FLOOR, z2),
      project(far, FLOOR, z2 - 34),
      project(far, FLOOR, z1 - 34),
    ]),
    light.sun.up ? mix(WARM, WHITE, 0.2 + 0.6 * light.sun.height) : [0.6, 0.7, 1],
    light.sun.up ? 0.5 * clamp(light.bright * 1.2) * (1 - light.night) : 0.08,
  )
}

/** A restaurant may have shelves here instead. */
function farEnd(hall: Hall, end: End): void {
  const { inside, random, half, dining } = hall
  if (dining && random.coin(0.55)) shelves(inside, -half * 0.8, TOP + 48, half * 1.6, 150)
  else if (end === 'hearth') hearth(inside)
  else if (end === 'window') endWindow(hall)
  else panelling(hall, end === 'slats' ? '10 4' : '60 2')
}

function endWindow({ inside, half, arched }: Hall): void {
  const width = half * 1.3
  const height = FLOOR - TOP - 60
  const x = -width / 2
  const outline = arched ? arch(x, TOP + 34, width, height, width * 0.42) : rect(x, TOP + 34, width, height)
  vista(inside, outline, x, TOP + 34, width, height, { bars: 4, cross: 0.34, scale: 0.5 })
}

/** Wood paneling with a picture in a niche. `dash`: widths of the boards and the gaps. */
function panelling({ inside, sheet, hotel, half, arched }: Hall, dash: string): void {
  const { tone } = inside
  sheet.line(`M${num(-half)} ${num((TOP + FLOOR) / 2)}H${num(half)}`, tone(hotel.wood, 0.9), FLOOR - TOP, { dash })
  const width = half * 1.05
  const height = FLOOR - TOP - 40
  const x = -width / 2
  sheet.fill(
    arched ? arch(x, TOP + 40, width, height, width * 0.4) : rect(x, TOP + 40, width, height),
    tone(mix(hotel.accent, hotel.dark, 0.25), 0.9),
  )
  lampOn(inside, 0, -30, 190, 0.9)
  art(inside, -38, -104, 76, 80, 3)
}

/** The reception desk, with two lamps and a plant. */
function desk({ inside, sheet, light, hotel }: Hall): void {
  const { project, tone } = inside
  footShade(inside, -96, 96, -46, -6, 0.3)
  cuboid(inside, -96, 96, FLOOR - 62, FLOOR, -42, -8, mix(hotel.wood, hotel.dark, 0.12), { top: hotel.trim })
  const [left, top] = project(-96, FLOOR - 62, -42)
  const [right, foot] = project(96, FLOOR, -42)
  const middle = (left + right) / 2
  sheet.line(
    `M${num(left + 4)} ${num((top + foot) / 2 + 3)}h${num(right - left - 8)}`,
    tone(hotel.second, 0.9),
    foot - top - 16,
    { dash: '2 9', opacity: 0.8 },
  )
  sheet.fill(rect(left - 4, top - 2, right - left + 8, 7), tone(hotel.trim, 1.05))
  for (const side of [-1, 1]) {
    const [x, y] = project(side * 66, FLOOR - 62, -24)
    sheet.line(`M${num(x)} ${num(y)}v-18`, tone(hotel.second, 0.9), 3)
    sheet.fill(`M${num(x - 13)} ${num(y - 16)}q13-24 26 0z`, mix(tone(hotel.accent, 1), rgb('#ffe0a2'), light.lamps))
    lampOn(inside, x, y - 14, 62)
  }
  sheet.fill(
    disc(middle, top - 19, 3.4) + `M${num(middle - 8)} ${num(top - 1)}v-4q1-22 8-22t8 22v4z`,
    tone(hotel.plant, 0.9),
  )
}

/** Columns, the structure above them and its hangings, from far to near. */
function colonnade(hall: Hall): void {
  const { hotel, dining, ceiling } = hall
  const stone = mix(hotel.trim, hotel.wall, ['riad', 'brutal', 'loft'].includes(hotel.family) ? 0.6 : 0.2)
  GATES.slice(0, 4).forEach((z, index) => {
    if (ceiling !== 'trellis') columns(hall, stone, z)
    if (ceiling === 'vaults') vault(hall, z, hall.inside.tone(stone, 0.8 - 0.06 * index))
    else if (ceiling !== 'trellis') beam(hall, z)
    if (ceiling === 'leaves' && !hall.sheet.sparing) garland(hall, z, index)
    if (index && (dining || index % 2)) pendants(hall, z)
  })
}

/** Position and scale of the ceiling at depth z, from wall to wall. */
function ceilingAt({ inside, half }: Hall, z: number) {
  const { project } = inside
  const [left, y] = project(-half, TOP, z)
  return { left, y, span: project(half, TOP, z)[0] - left, scale: project.scale(z) }
}

function vault(hall: Hall, z: number, paint: Rgb): void {
  const { left, y, span, scale } = ceilingAt(hall, z)
  hall.sheet.fill(
    `M${num(left)} ${num(y - 60 * scale)}h${num(span)}v${num(150 * scale)}c0 ${num(-112 * scale)} ${num(-span * 0.16)} ${num(-84 * scale)} ${num(-span / 2)} ${num(-84 * scale)}s${num(-span / 2)} ${num(-28 * scale)} ${num(-span / 2)} ${num(84 * scale)}z`,
    paint,
  )
}

function beam(hall: Hall, z: number): void {
  const { hotel } = hall
  const { left, y, span, scale } = ceilingAt(hall, z)
  const plastered = hotel.family === 'palace' || hotel.family === 'deco'
  hall.sheet.fill(rect(left - 8, y, span + 16, 12 * scale), hall.inside.tone(plastered ? hotel.trim : hotel.wood, 0.72))
}

function pendants(hall: Hall, z: number): void {
  const { inside, half, dining } = hall
  const { y: ceiling, scale } = ceilingAt(hall, z)
  const kind = Math.floor(at(inside.number, 640) * 3)
  for (const offset of dining ? [-0.5, 0.5] : [0]) {
    const [x, y] = inside.project(offset * half * 1.1, TOP + 62, z)
    pendant(inside, x, y, 17 * scale, kind, y - ceiling)
  }
}

function columns({ inside, sheet, hotel, half }: Hall, stone: Rgb, z: number): void {
  const { project, tone } = inside
  const scale = project.scale(z)
  const columnWidth = (hotel.family === 'loft' ? 12 : 18) * scale
  for (const side of [-1, 1]) {
    const [x, y2] = project(side * (half - 4), FLOOR, z)
    const y1 = project(0, TOP, z)[1]
    sheet.fill(
      rect(x - columnWidth / 2, y1, columnWidth, y2 - y1),
      sheet.fade(
        [
          [0, tone(stone, side > 0 ? 0.98 : 0.66)],
          [0.5, tone(stone, 1)],
          [1, tone(stone, side > 0 ? 0.66 : 0.98)],
        ],
        null,
        true,
      ),
    )
    sheet.fill(
      rect(x - columnWidth * 0.75, y2 - 9 * scale, columnWidth * 1.5, 9 * scale) +
        rect(x - columnWidth * 0.75, y1 + 10 * scale, columnWidth * 1.5, 8 * scale),
      tone(hotel.second, 0.86),
    )
  }
}

/** Leaves hanging from a beam. */
function garland(hall: Hall, z: number, index: number): void {
  const { inside, sheet, hotel } = hall
  const { left, y, span, scale } = ceilingAt(hall, z)
  let outline = ''
  for (let bunch = 0; bunch < 9; bunch++) {
    const x = left + span * (0.04 + (0.92 * bunch) / 8)
    const height = (16 + 34 * at(inside.number, bunch + index * 11, 660)) * scale
    outline += `M${num(x - 11 * scale)} ${num(y + 6 * scale)}h${num(22 * scale)}l${num(-6 * scale)} ${num(height)}q${num(-5 * scale)} ${num(6 * scale)} ${num(-10 * scale)} 0z`
  }
  sheet.fill(outline, inside.tone(mix(hotel.plant, LEAF, 0.5), 0.8))
}
