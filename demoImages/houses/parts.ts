import { at } from '#demoImages/chance.ts'
import { type Rgb, dim, mix } from '#demoImages/colour.ts'
import { WARM } from '#demoImages/light.ts'
import { LAMP_TONES } from '#demoImages/materials.ts'
import { num } from '#demoImages/numbers.ts'
import { open } from '#demoImages/paths.ts'
import { archPane } from './dress.ts'
import { type Stage, type Wall, box, pane, shape, solid } from './solid.ts'

/** A balcony from x0 to x1, its floor at y, projecting `out` meters. */
export interface Balcony {
  x0: number
  x1: number
  y: number
  z?: number
  out: number
}

/** Balconies, with their undersides visible. `rail` is the color of bars, or of a solid parapet if `closed`. */
export function balconies(
  stage: Stage,
  all: readonly Balcony[],
  { floor, rail, closed = false, high = 1 }: { floor: Rgb; rail: Rgb; closed?: boolean; high?: number },
): void {
  const { sheet, light } = stage
  let under = ''
  let edge = ''
  let side = ''
  let front = ''
  let end = ''
  for (const { x0, x1, y, z = 0, out } of all) {
    const x = stage.camera.yaw < 0 ? x1 : x0
    under += shape(stage, [
      [x0, y, z],
      [x1, y, z],
      [x1, y, z - out],
      [x0, y, z - out],
    ])
    edge += shape(stage, [
      [x0, y, z - out],
      [x0, y + 0.3, z - out],
      [x1, y + 0.3, z - out],
      [x1, y, z - out],
    ])
    front += shape(stage, [
      [x0, y + 0.3, z - out],
      [x0, y + high, z - out],
      [x1, y + high, z - out],
      [x1, y + 0.3, z - out],
    ])
    if (stage.camera.yaw === 0) continue
    side += shape(stage, [
      [x, y, z],
      [x, y + 0.3, z],
      [x, y + 0.3, z - out],
      [x, y, z - out],
    ])
    end += shape(stage, [
      [x, y + 0.3, z],
      [x, y + high, z],
      [x, y + high, z - out],
      [x, y + 0.3, z - out],
    ])
  }
  sheet.fill(under, light.on(dim(floor, 0.5), 0.2))
  sheet.fill(side + end, light.on(closed ? rail : floor, light.front * 0.7), closed ? 1 : 0.6)
  sheet.fill(front, light.on(rail, light.front * 1.08), closed ? 1 : 0.55)
  sheet.fill(edge, light.on(floor, light.top))
}

/** The flat shadow of an overhang. */
export const eaves = ({ sheet, light, hotel }: Stage, wall: Wall, thick: number): void =>
  sheet.fill(pane(wall, 0, wall.y1 - thick, 1, wall.y1), light.on(hotel.shadow, 0.1), 0.32)

/** Leaves along an edge between two points. */
export function hedge(
  stage: Stage,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  size: number,
  drop = 0.6,
): void {
  const { sheet, light, hotel, number, see } = stage
  const [x0, y0] = see(...from)
  const [x1, y1] = see(...to)
  const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / (size * 0.8)))
  let dark = ''
  let lit = ''
  for (let index = 0; index <= count; index++) {
    const [x, y] = [x0 + ((x1 - x0) * index) / count, y0 + ((y1 - y0) * index) / count]
    dark += `M${num(x)} ${num(y)}v${num(size * drop * (0.2 + at(number, index, 1340 + stage.salt + Math.round(x0))))}`
    if (index % 2) lit += `M${num(x + size * 0.2)} ${num(y - size * 0.25)}h0`
  }
  sheet.line(dark, light.on(dim(hotel.plant, 0.72), 0.35), size, { cap: true })
  sheet.line(lit, light.on(hotel.plant, 0.9), size * 0.75, { cap: true })
}

interface Door {
  wide: number
  high: number
  arched?: boolean
  frame?: Rgb
  /** Color of the canopy over the door. */
  canopy?: Rgb
  /** Position as a share of the wall's width. */
  share?: number
  steps?: number
}

/** The door with a lamp on each side; its canopy projects over the street. */
export function doorway(
  stage: Stage,
  wall: Wall,
  { wide, high, arched = false, frame, canopy, share = 0.5, steps = 0 }: Door,
): void {
  const { sheet, light, hotel, see } = stage
  const half = wide / 2 / wall.width
  const foot = wall.y0 + steps
  const out = arched ? archPane : pane
  const lamp = 0.25 + 0.75 * light.lamps
  const edge = half * 0.24
  sheet.fill(
    out(wall, share - half - edge, foot, share + half + edge, foot + high * 1.09),
    light.on(frame ?? hotel.trim, wall.turn * 1.1),
  )
  const [, top] = wall.at(share, foot + high)
  const [, low] = wall.at(share, foot)
  sheet.fill(
    out(wall, share - half, foot, share + half, foot + high),
    sheet.fade(
      [
        [0, mix(light.on(hotel.dark, 0.4), WARM, lamp * 0.6)],
        [1, mix(light.on(hotel.dark, 0.4), LAMP_TONES[2], lamp * 0.92)],
      ],
      [0, top, 0, low],
    ),
  )
  const leaf = light.on(hotel.wood, 0.55)
  sheet.fill(
    pane(wall, share - half * 0.92, foot, share - half * 0.62, foot + high * 0.76) +
      pane(wall, share + half * 0.62, foot, share + half * 0.92, foot + high * 0.76),
    leaf,
  )
  sheet.line(
    open([wall.at(share, foot), wall.at(share, foot + high * 0.8)]) +
      open([wall.at(share - half, foot + high * 0.78), wall.at(share + half, foot + high * 0.78)]),
    leaf,
    1.6,
  )
  const [aX, aY] = wall.at(share - half * 1.7, foot + high * 0.72)
  const [bX, bY] = wall.at(share + half * 1.7, foot + high * 0.72)
  const size = Math.max(3, Math.abs(bX - aX) * 0.09)
  sheet.line(`M${num(aX)} ${num(aY)}v${num(size)}M${num(bX)} ${num(bY)}v${num(size)}`, LAMP_TONES[2], size, {
    cap: true,
    opacity: 0.4 + 0.6 * light.lamps,
  })
  sheet.glow(aX, aY, size * 9, size * 9, WARM, 0.5 * light.night)
  sheet.glow(bX, bY, size * 9, size * 9, WARM, 0.5 * light.night)
  if (steps) {
    const middle = (share - 0.5) * wall.width
    for (let index = 0; index < 4; index++)
      solid(
        stage,
        box(middle - wide * 0.8, middle + wide * 0.8, -(4 - index) * 0.34, 0),
        0,
        (steps * (index + 1)) / 4,
        hotel.stone,
        { plain: true },
      )
  }
  if (canopy) {
    const middle = (share - 0.5) * wall.width
    solid(
      stage,
      box(middle - wide * 0.95, middle + wide * 0.95, -wide * 0.7, 0),
      foot + high * 1.16,
      foot + high * 1.16 + high * 0.1,
      canopy,
      { plain: true },
    )
    const [left, y] = see(middle - wide * 0.9, foot + high * 1.16, -wide * 0.7)
    const [right] = see(middle + wide * 0.9, foot + high * 1.16, -wide * 0.7)
    sheet.line(`M${num(left)} ${num(y)}h${num(right - left)}`, LAMP_TONES[2], 2.4, {
      dash: '2 4',
      opacity: 0.3 + 0.7 * light.night,
    })
  }
}
