import { cuboid, footShade, type Chamber } from './chamber.ts'
import type { Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { levelRect } from './eye.ts'
import { art } from './furniture.ts'
import { lampOn } from './lamps.ts'
import { LINEN, WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { arch, disc, pill, poly, rect } from './paths.ts'

/** Height of the mattress above the floor. */
const MATTRESS = 46
const SHADED_LINEN = mix(LINEN, [0.4, 0.45, 0.7], 0.3)

/** A bed with its foot toward the viewer; `x` is the middle of its head. */
export function bed(chamber: Chamber, x: number, width: number, random: Chance): void {
  const { project, sheet, tone, hotel, floor } = chamber
  const [left, right] = [x - width / 2, x + width / 2]
  const [far, near] = [-8, -196]
  const y = floor - MATTRESS
  const cover = mix(hotel.trim, LINEN, 0.5)
  const blanket = random.pick([hotel.accent, hotel.second, mix(hotel.accent, hotel.wall, 0.4)])
  footShade(chamber, left, right, near, far, 0.35)
  cuboid(chamber, left - 3, right + 3, floor - 20, floor - 7, near, far, hotel.wood)
  cuboid(chamber, left, right, y, floor - 18, near, far, cover, { top: mix(cover, WHITE, 0.4), round: 9 })
  sheet.fill(levelRect(project, left, right, y - 1, -66, -82), tone(mix(cover, hotel.wall, 0.25), 0.92))
  sheet.fill(levelRect(project, left - 1, right + 1, y - 1, -128, -192), tone(blanket, 1))
  const [edgeLeft, edgeY] = project(left - 2, y - 1, near)
  const [edgeRight] = project(right + 2, y - 1, near)
  sheet.fill(rect(edgeLeft, edgeY - 1, edgeRight - edgeLeft, 20), tone(blanket, 0.8))
  fringe(chamber, edgeLeft + 2, edgeY + 21, edgeRight - edgeLeft - 4, tone(blanket, 0.8))
  pillows(chamber, x, y, width)
  for (const side of random.coin(0.6) ? [-1, 1] : [0]) {
    const [cushionX, cushionY] = project(x + side * width * 0.2, y, -50)
    const span = width * 0.3
    const fabric = side > 0 ? hotel.accent : hotel.second
    sheet.fill(pill(cushionX - span / 2, cushionY - 28, span, 28, 10), tone(fabric, 0.98))
  }
}

function fringe({ sheet }: Chamber, x: number, y: number, width: number, paint: Rgb): void {
  sheet.line(`M${num(x)} ${num(y)}h${num(width)}`, paint, 6, { dash: '2 3' })
}

function pillows({ sheet, project, tone }: Chamber, bedX: number, bedY: number, bedWidth: number): void {
  const width = bedWidth * 0.44
  for (const side of [-1, 1]) {
    const [x, y] = project(bedX + side * bedWidth * 0.245, bedY, -26)
    sheet.fill(pill(x - width / 2, y - 36, width, 35, 13), tone(LINEN, 1.04))
    sheet.fill(pill(x - width / 2, y - 12, width, 11, 5), tone(SHADED_LINEN, 0.9), 0.55)
  }
}

/** The wall piece behind the bed: quilted cloth, a wooden arch, or boards. */
export function headboard(chamber: Chamber, x: number, width: number, random: Chance): void {
  const height = random.between(62, 84)
  const draw = random.pick([quilted, archedWood, woodenBoards])
  draw(chamber, x - width / 2, chamber.floor - 40 - height, width, height)
}

function quilted({ sheet, tone, hotel }: Chamber, x: number, y: number, width: number, height: number): void {
  sheet.fill(pill(x, y, width, height + 20, 12), tone(mix(hotel.accent, hotel.dark, 0.2), 0.95))
  sheet.line(
    `M${num(x + 10)} ${num(y + height / 2)}h${num(width - 20)}`,
    tone(mix(hotel.accent, hotel.dark, 0.5), 0.85),
    height - 8,
    { dash: '1.6 18', opacity: 0.8 },
  )
}

function archedWood({ sheet, tone, hotel }: Chamber, x: number, y: number, width: number, height: number): void {
  const top = y - height * 0.5
  sheet.fill(arch(x, top, width, height * 1.7, height * 0.9), tone(hotel.wood, 0.9))
  sheet.fill(
    arch(x + 10, top + 10, width - 20, height * 1.6, height * 0.84),
    tone(mix(hotel.wood, hotel.trim, 0.3), 0.95),
  )
}

function woodenBoards({ sheet, tone, hotel }: Chamber, x: number, y: number, width: number, height: number): void {
  sheet.fill(rect(x - 40, y + 6, width + 80, height + 8), tone(hotel.wood, 0.92))
  sheet.line(
    `M${num(x - 40)} ${num(y + 6 + height / 2)}h${num(width + 80)}`,
    tone(dim(hotel.wood, 0.6), 0.85),
    height,
    { dash: '1.4 30', opacity: 0.6 },
  )
}

/** A bedside table with a lamp. */
export function bedside(chamber: Chamber, x: number): void {
  const { sheet, project, tone, hotel, light, floor } = chamber
  footShade(chamber, x - 23, x + 23, -52, -6, 0.25)
  cuboid(chamber, x - 23, x + 23, floor - 44, floor - 4, -50, -6, hotel.wood)
  const [lampX, y] = project(x, floor - 44, -28)
  sheet.fill(rect(lampX - 2, y - 22, 4, 22) + disc(lampX, y - 7, 9, 8), tone(hotel.second, 0.9))
  sheet.fill(
    poly([
      [lampX - 12, y - 46],
      [lampX + 12, y - 46],
      [lampX + 19, y - 20],
      [lampX - 19, y - 20],
    ]),
    mix(tone(hotel.trim, 1), rgb('#ffe0a2'), clamp(light.lamps * 1.1)),
  )
  lampOn(chamber, lampX, y - 32, 115)
}

/** Above the bed: one picture, a row of small ones, a round mirror or a woven wall hanging. */
export function overBed(chamber: Chamber, x: number, top: number, narrow: boolean, random: Chance): void {
  const kind = random.whole(0, 3)
  const y = top + 58
  if (kind === 0) art(chamber, x - 36, y, 72, narrow ? 92 : 84, 1)
  else if (kind === 1)
    for (const place of narrow ? [-0.5, 0.5] : [-1, 0, 1])
      art(chamber, x + place * 68 - 25, y + 12, 50, 62, 2 + place * 2)
  else if (kind === 2) roundMirror(chamber, x, y + 44)
  else hanging(chamber, x, y)
}

function roundMirror(chamber: Chamber, x: number, y: number): void {
  const { sheet, tone, hotel, light } = chamber
  sheet.fill(disc(x, y, 46), tone(hotel.second, 0.9))
  const glass = disc(x, y, 40)
  sheet.fill(
    glass,
    sheet.fade([
      [0, mix(tone(hotel.trim, 1), light.mid, 0.45)],
      [1, tone(mix(hotel.wall, hotel.dark, 0.2), 0.95)],
    ]),
  )
  sheet.clip(glass, () =>
    sheet.fill(
      poly([
        [x - 6, y - 44],
        [x + 16, y - 44],
        [x - 14, y + 46],
        [x - 36, y + 46],
      ]),
      WHITE,
      0.22,
    ),
  )
}

function hanging({ sheet, tone, hotel }: Chamber, x: number, y: number): void {
  sheet.line(`M${num(x - 50)} ${num(y)}h100`, tone(hotel.wood, 0.8), 4, { cap: true })
  sheet.line(`M${num(x - 42)} ${num(y + 36)}h84`, tone(mix(hotel.trim, hotel.second, 0.3), 1), 70, { dash: '5 2' })
  sheet.fill(
    poly([
      [x - 42, y + 30],
      [x, y + 58],
      [x + 42, y + 30],
      [x + 42, y + 40],
      [x, y + 69],
      [x - 42, y + 40],
    ]),
    tone(hotel.accent, 0.95),
  )
}

/** A bed seen from its long side, under the window; its head is on the side opposite to `turned`. */
export function daybed(chamber: Chamber, turned: 1 | -1, random: Chance): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const head = -turned * 214
  const foot = turned * 96
  const [left, right] = [Math.min(head, foot), Math.max(head, foot)]
  const [far, near] = [-14, -128]
  const y = floor - MATTRESS
  const cover = mix(hotel.trim, LINEN, 0.5)
  const blanket = random.pick([hotel.accent, hotel.second])
  const board = random.coin() ? hotel.wood : mix(hotel.accent, hotel.dark, 0.2)
  const boardLeft = Math.min(head, head - turned * 14)
  footShade(chamber, left, right, near, far, 0.34)
  cuboid(chamber, boardLeft, boardLeft + 14, floor - 112, floor - 4, near - 6, far, board, { round: 6 })
  cuboid(chamber, left, right, floor - 20, floor - 6, near, far, hotel.wood)
  cuboid(chamber, left, right, y, floor - 17, near, far, cover, { top: mix(cover, WHITE, 0.4), round: 9 })
  sheet.fill(levelRect(project, turned * 4, turned * 74, y - 1, near, far), tone(blanket, 1.02))
  const [startX, edgeY] = project(turned * 4, y - 1, near)
  const [endX] = project(turned * 74, y - 1, near)
  const edgeX = Math.min(startX, endX)
  const width = Math.abs(startX - endX)
  sheet.fill(rect(edgeX, edgeY, width, 27), tone(blanket, 0.82))
  fringe(chamber, edgeX + 1, edgeY + 29, width - 2, tone(blanket, 0.82))
  sidePillow(chamber, head + turned * 40, -34, 1, 0.92)
  sidePillow(chamber, head + turned * 40, -86, 1.04, 1.06)
  const [cushionX, cushionY] = project(head + turned * 92, y, -70)
  sheet.fill(pill(cushionX - 26, cushionY - 30, 52, 30, 11), tone(hotel.accent, 1))
  bedside(chamber, head - turned * 46)
}

function sidePillow({ sheet, project, tone, floor }: Chamber, bedX: number, z: number, size: number, level: number) {
  const [x, y] = project(bedX, floor - MATTRESS, z)
  const width = 82 * size
  sheet.fill(pill(x - width / 2, y - 35 * size, width, 34 * size, 14), tone(LINEN, level))
  sheet.fill(pill(x - width / 2 + 3, y - 12 * size, width - 6, 11 * size, 5), tone(SHADED_LINEN, 0.9), 0.5)
}
