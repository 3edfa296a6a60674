import { boards, chamber, checker, cuboid, footShade, type Chamber } from './chamber.ts'
import { at, chance, type Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
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
import { Sheet } from './sheet.ts'

const FLOOR = 108
const TOP = -150
/** How far back the supports stand, near to far. */
const GATES = [0, -105, -185, -243, -285]

/** What the parts of a lobby share. */
interface Hall {
  inside: Chamber
  sheet: Sheet
  light: Light
  hotel: HotelLook
  random: Chance
  turned: HotelLook['turned']
  /** Half of the far wall's width. */
  half: number
  dining: boolean
  arched: boolean
  /** Of what the ceiling is built: beams, a trellis, vaults, or beams with leaves. */
  build: number
}

/** Lobby or restaurant: a long room with a row of supports and a lit far end. */
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
  const build = random.pick(dining ? [0, 1, 2, 3] : [0, 1, 2, 3, 1])
  const hall: Hall = { inside, sheet, light, hotel, random, turned, half, dining, arched, build }
  if (build === 1) trellis(hall)
  openings(hall)
  const end = farEnd(hall)
  if (!dining && end !== 3) desk(hall)
  colonnade(hall)
  if (dining) diners(inside, random, half, turned)
  else lounge(inside, random, half, turned)
  nightfall(inside)
}

function trellis({ inside, sheet, hotel, half }: Hall): void {
  const { project, tone } = inside
  let grid = ''
  for (let index = -3; index <= 3; index++)
    grid += open([project((index * half) / 3, TOP, 0), project((index * half) / 3, TOP, -320)])
  for (const z of [-50, -105, -150, -185, -215, -243]) {
    const leftEnd = project(-half, TOP, z)
    const rightEnd = project(half, TOP, z)
    grid += `M${num(leftEnd[0])} ${num(leftEnd[1])}H${num(rightEnd[0])}`
  }
  sheet.line(grid, tone(mix(hotel.wood, hotel.trim, 0.3), 0.8), 4.5)
}

/** Bright openings in the wall at the window side, and their light on the floor. */
function openings({ inside, sheet, light, hotel, turned, half, arched }: Hall): void {
  const { project, tone } = inside
  const wallX = turned * half
  for (let index = 0; index < GATES.length - 1; index++) {
    const z1 = (GATES[index] ?? 0) - 16
    const z2 = (GATES[index + 1] ?? 0) + 12
    const onWall = (y: number, z: number) => project(wallX, y, z)
    const yTop = TOP + 44
    const yBot = FLOOR - 22
    const pane = arched
      ? `M${spot(onWall(yBot, z1))}L${spot(onWall(yTop + 40, z1))}Q${spot(onWall(yTop - 34, (z1 + z2) / 2 + 10))} ${spot(onWall(yTop + 40, z2))}L${spot(onWall(yBot, z2))}z`
      : poly([onWall(yTop, z1), onWall(yTop, z2), onWall(yBot, z2), onWall(yBot, z1)])
    sheet.fill(
      pane,
      sheet.fade([
        [0, mix(light.mid, light.zenith, 0.3)],
        [0.62, light.low],
        [0.64, light.on(hotel.plant, 0.5, 0.4)],
        [1, light.on(dim(hotel.plant, 0.7), 0.4, 0.15)],
      ]),
    )
    sheet.line(pane + open([onWall(yTop, (z1 + z2) / 2), onWall(yBot, (z1 + z2) / 2)]), tone(hotel.dark, 0.85), 3)
    const strength = light.sun.up ? 0.5 * clamp(light.bright * 1.2) * (1 - light.night) : 0.08
    sheet.fill(
      poly([
        project(wallX - turned * 8, FLOOR, z1),
        project(wallX - turned * 8, FLOOR, z2),
        project(wallX - turned * 150, FLOOR, z2 - 34),
        project(wallX - turned * 150, FLOOR, z1 - 34),
      ]),
      light.sun.up ? mix(WARM, WHITE, 0.2 + 0.6 * light.sun.height) : [0.6, 0.7, 1],
      strength,
    )
  }
}

function farEnd({ inside, sheet, hotel, random, half, dining, arched }: Hall): number {
  const { tone } = inside
  const end = random.whole(0, 3)
  if (dining && random.coin(0.55)) shelves(inside, -half * 0.8, TOP + 48, half * 1.6, 150)
  else if (end === 3) hearth(inside)
  else if (end === 0) {
    const width = half * 1.3
    const outline = arched
      ? arch(-width / 2, TOP + 34, width, FLOOR - TOP - 60, width * 0.42)
      : rect(-width / 2, TOP + 34, width, FLOOR - TOP - 60)
    vista(inside, outline, -width / 2, TOP + 34, width, FLOOR - TOP - 60, { bars: 4, cross: 0.34, scale: 0.5 })
  } else {
    sheet.line(`M${num(-half)} ${num((TOP + FLOOR) / 2)}H${num(half)}`, tone(hotel.wood, 0.9), FLOOR - TOP, {
      dash: end === 1 ? '10 4' : '60 2',
    })
    const width = half * 1.05
    sheet.fill(
      arched
        ? arch(-width / 2, TOP + 40, width, FLOOR - TOP - 40, width * 0.4)
        : rect(-width / 2, TOP + 40, width, FLOOR - TOP - 40),
      tone(mix(hotel.accent, hotel.dark, 0.25), 0.9),
    )
    lampOn(inside, 0, -30, 190, 0.9)
    art(inside, -38, -104, 76, 80, 3)
  }
  return end
}

function desk({ inside, sheet, light, hotel }: Hall): void {
  const { project, tone } = inside
  footShade(inside, -96, 96, -46, -6, 0.3)
  cuboid(inside, -96, 96, FLOOR - 62, FLOOR, -42, -8, mix(hotel.wood, hotel.dark, 0.12), { top: hotel.trim })
  const leftEnd = project(-96, FLOOR - 62, -42)
  const rightEnd = project(96, FLOOR, -42)
  sheet.line(
    `M${num(leftEnd[0] + 4)} ${num((leftEnd[1] + rightEnd[1]) / 2 + 3)}h${num(rightEnd[0] - leftEnd[0] - 8)}`,
    tone(hotel.second, 0.9),
    rightEnd[1] - leftEnd[1] - 16,
    { dash: '2 9', opacity: 0.8 },
  )
  sheet.fill(rect(leftEnd[0] - 4, leftEnd[1] - 2, rightEnd[0] - leftEnd[0] + 8, 7), tone(hotel.trim, 1.05))
  for (const size of [-1, 1]) {
    const strength = project(size * 66, FLOOR - 62, -24)
    sheet.line(`M${num(strength[0])} ${num(strength[1])}v-18`, tone(hotel.second, 0.9), 3)
    sheet.fill(
      `M${num(strength[0] - 13)} ${num(strength[1] - 16)}q13-24 26 0z`,
      mix(tone(hotel.accent, 1), rgb('#ffe0a2'), light.lamps),
    )
    lampOn(inside, strength[0], strength[1] - 14, 62)
  }
  sheet.fill(
    disc(leftEnd[0] + (rightEnd[0] - leftEnd[0]) * 0.5, leftEnd[1] - 19, 3.4) +
      `M${num((leftEnd[0] + rightEnd[0]) / 2 - 8)} ${num(leftEnd[1] - 1)}v-4q1-22 8-22t8 22v4z`,
    tone(hotel.plant, 0.9),
  )
}

/** Columns and beams, far to near. */
function colonnade(hall: Hall): void {
  const { inside, sheet, hotel, half, dining, build } = hall
  const { project, tone } = inside
  const colTone = mix(hotel.trim, hotel.wall, ['riad', 'brutal', 'loft'].includes(hotel.family) ? 0.6 : 0.2)
  GATES.slice(0, 4).forEach((z, index) => {
    const scale = project.scale(z)
    const beam = project(0, TOP, z)[1]
    if (build !== 1) columns(hall, colTone, z)
    const leftEnd = project(-half, TOP, z)
    const rightEnd = project(half, TOP, z)
    const span = rightEnd[0] - leftEnd[0]
    if (build === 2)
      sheet.fill(
        `M${num(leftEnd[0])} ${num(beam - 60 * scale)}h${num(span)}v${num(150 * scale)}c0 ${num(-112 * scale)} ${num(-span * 0.16)} ${num(-84 * scale)} ${num(-span / 2)} ${num(-84 * scale)}s${num(-span / 2)} ${num(-28 * scale)} ${num(-span / 2)} ${num(84 * scale)}z`,
        tone(colTone, 0.8 - 0.06 * index),
      )
    else if (build !== 1)
      sheet.fill(
        rect(leftEnd[0] - 8, beam, span + 16, 12 * scale),
        tone(hotel.family === 'palace' || hotel.family === 'deco' ? hotel.trim : hotel.wood, 0.72),
      )
    if (build === 3 && !sheet.sparing) garland(hall, index, leftEnd[0], span, beam, scale)
    if (index && index < 4) {
      const kind = Math.floor(at(inside.number, 640) * 3)
      if (dining || index % 2)
        for (const offset of dining ? [-0.5, 0.5] : [0]) {
          const strength = project(offset * half * 1.1, TOP + 62, z)
          pendant(inside, strength[0], strength[1], 17 * scale, kind, strength[1] - beam)
        }
    }
  })
}

function columns({ inside, sheet, hotel, half }: Hall, colTone: Rgb, z: number): void {
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
          [0, tone(colTone, side > 0 ? 0.98 : 0.66)],
          [0.5, tone(colTone, 1)],
          [1, tone(colTone, side > 0 ? 0.66 : 0.98)],
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

function garland(
  { inside, sheet, hotel }: Hall,
  index: number,
  left: number,
  span: number,
  beam: number,
  scale: number,
): void {
  const { tone } = inside
  let outline = ''
  for (let lamp = 0; lamp < 9; lamp++) {
    const lampX = left + span * (0.04 + (0.92 * lamp) / 8)
    const height = (16 + 34 * at(inside.number, lamp + index * 11, 660)) * scale
    outline += `M${num(lampX - 11 * scale)} ${num(beam + 6 * scale)}h${num(22 * scale)}l${num(-6 * scale)} ${num(height)}q${num(-5 * scale)} ${num(6 * scale)} ${num(-10 * scale)} 0z`
  }
  sheet.fill(outline, tone(mix(hotel.plant, LEAF, 0.5), 0.8))
}
