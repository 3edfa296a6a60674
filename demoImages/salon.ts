import { cuboid, footShade, type Chamber } from './chamber.ts'
import type { Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { levelRect } from './eye.ts'
import { art, plant } from './furniture.ts'
import { lampOn } from './lamps.ts'
import { WARM } from './light.ts'
import { LINEN, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { arch, disc, pill, poly, rect } from './paths.ts'

/** A bar: bottles on lit shelves in the box x, y, width, height, and a counter in front. */
export function shelves(chamber: Chamber, x: number, y: number, width: number, height: number): void {
  const { sheet, tone, hotel, light, floor, project } = chamber
  sheet.fill(rect(x, y, width, height), tone(mix(hotel.dark, hotel.wood, 0.35), 0.7))
  sheet.fill(
    rect(x, y, width, height),
    sheet.fade([
      [0, WARM, 0.5],
      [1, WARM, 0.08],
    ]),
    0.4 + 0.5 * light.lamps,
  )
  const rows: readonly [Rgb, string][] = [
    [hotel.accent, '4 5 4 3 6 9'],
    [hotel.second, '5 4 3 6 4 12'],
    [hotel.plant, '4 3 5 7'],
    [hotel.trim, '6 6 4 4 3 10'],
  ]
  for (const [index, [bottles, dash]] of rows.entries()) {
    const shelfY = y + (height * (index + 0.62)) / 4.2
    sheet.line(`M${num(x + 8 + index * 3)} ${num(shelfY)}h${num(width - 20)}`, tone(bottles, 1), 22, { dash })
    sheet.fill(rect(x, shelfY + 11, width, 4), tone(hotel.wood, 1))
  }
  cuboid(chamber, x, x + width, floor - 52, floor, -52, -22, mix(hotel.accent, hotel.dark, 0.4), { top: hotel.trim })
  const [left, top] = project(x, floor - 52, -52)
  const [right, foot] = project(x + width, floor, -52)
  sheet.line(
    `M${num(left)} ${num((top + foot) / 2 + 2)}h${num(right - left)}`,
    tone(hotel.accent, 0.9),
    foot - top - 14,
    {
      dash: '14 3',
    },
  )
}

/** Tables for two along both sides of the room; `half` is half its width. */
export function diners(chamber: Chamber, random: Chance, half: number, turned: 1 | -1): void {
  const { sheet, hotel } = chamber
  const fabric = random.pick([hotel.accent, hotel.second, hotel.wood])
  for (const z of sheet.sparing ? [-95, -190] : [-95, -175, -238])
    for (const offset of [-0.62, 0.62]) tableForTwo(chamber, offset * half * 1.05, z, fabric, turned)
}

function tableForTwo(chamber: Chamber, tableX: number, z: number, fabric: Rgb, turned: 1 | -1): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const scale = project.scale(z)
  const [x, foot] = project(tableX, floor, z)
  const top = project(tableX, floor - 46, z)[1]
  sheet.fill(disc(x, foot, 34 * scale, 8 * scale), [0.02, 0.02, 0.06], 0.3)
  for (const side of [-1, 1]) {
    sheet.fill(
      pill(x + side * 36 * scale - 11 * scale, top - 16 * scale, 22 * scale, 32 * scale, 7 * scale),
      tone(fabric, side === turned ? 0.98 : 0.74),
    )
    const leg = (away: number): string => `M${num(x + side * away * scale)} ${num(top + 14 * scale)}V${num(foot)}`
    sheet.line(leg(28) + leg(44), tone(hotel.dark, 0.7), 2.2 * scale)
  }
  sheet.line(`M${num(x)} ${num(top)}V${num(foot)}`, tone(hotel.dark, 0.8), 5 * scale)
  sheet.fill(
    poly([
      [x - 30 * scale, top],
      [x + 30 * scale, top],
      [x + 26 * scale, top + 20 * scale],
      [x - 26 * scale, top + 20 * scale],
    ]),
    tone(LINEN, 0.86),
  )
  sheet.fill(disc(x, top, 31 * scale, 7 * scale), tone(LINEN, 1.04))
  sheet.fill(rect(x - 2 * scale, top - 12 * scale, 4 * scale, 12 * scale), tone(hotel.second, 1))
  lampOn(chamber, x, top - 12 * scale, 42 * scale, 0.7)
}

/** A fire in a tall chimneypiece between lit niches. */
export function hearth(chamber: Chamber): void {
  const { sheet, tone, hotel, floor, top, half } = chamber
  for (const side of [-1, 1]) niche(chamber, side * half * 0.7 - 26)
  sheet.fill(
    poly([
      [-62, floor],
      [-62, floor - 116],
      [-46, top],
      [46, top],
      [62, floor - 116],
      [62, floor],
    ]),
    tone(hotel.stone, 0.96),
  )
  sheet.line(`M0 ${num(top)}V${num(floor)}`, tone(dim(hotel.stone, 0.6), 0.8), 118, { dash: '1.2 21', opacity: 0.4 })
  sheet.fill(rect(-72, floor - 122, 144, 9), tone(hotel.wood, 0.95))
  art(chamber, -30, top + 40, 60, 66, 5)
  sheet.fill(arch(-38, floor - 78, 76, 78, 22), tone(hotel.shadow, 0.5))
  sheet.fill(`M-22 ${num(floor - 6)}q-8-26 6-38q0 14 8 16q-4-22 10-36q-2 20 10 30q10 14 4 28z`, rgb('#ff9a3c'))
  sheet.fill(`M-10 ${num(floor - 6)}q-4-16 5-22q4 8 8-8q8 14 5 30z`, rgb('#ffe08a'))
  lampOn(chamber, 0, floor - 30, 130, 0.9)
}

/** A lit niche with books on two shelves; x is its left edge. */
function niche({ sheet, tone, hotel, light, top }: Chamber, x: number): void {
  sheet.fill(
    arch(x, top + 66, 52, 128, 26),
    sheet.fade([
      [0, mix(tone(hotel.wall, 0.9), WARM, 0.2 + 0.5 * light.lamps)],
      [1, tone(mix(hotel.wall, hotel.dark, 0.4), 0.8)],
    ]),
  )
  sheet.line(`M${num(x)} ${num(top + 134)}h52M${num(x)} ${num(top + 168)}h52`, tone(hotel.wood, 0.9), 3)
  sheet.line(`M${num(x + 6)} ${num(top + 124)}h40M${num(x + 9)} ${num(top + 159)}h36`, tone(hotel.second, 1), 17, {
    dash: '5 2 7 9 4 3',
  })
}

/** Sofas around a low table on a rug; `half` is half the width of the room. */
export function lounge(chamber: Chamber, random: Chance, half: number, turned: 1 | -1): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const fabric = random.pick([hotel.accent, mix(hotel.second, hotel.wall, 0.3), mix(hotel.wall, hotel.dark, 0.35)])
  sheet.fill(levelRect(project, -128, 128, floor, -132, -236), tone(mix(hotel.second, hotel.trim, 0.4), 0.85))
  sheet.line(levelRect(project, -118, 118, floor, -140, -226), tone(hotel.accent, 0.85), 3)
  for (const side of [-1, 1] as const) sofa(chamber, side, side === turned ? 26 : 24, fabric)
  lowTable(chamber)
  const [nearX, nearY] = project(-turned * (half - 20), floor, -205)
  const [farX, farY] = project(turned * (half - 34), floor, -90)
  plant(chamber, farX, farY, 0.9, 4)
  plant(chamber, nearX, nearY, 1.5, 3)
}

/** Seen from its end, with two cushions; `half` is half its depth. */
function sofa(chamber: Chamber, side: 1 | -1, half: number, fabric: Rgb): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const x = side * 92
  const backX = side > 0 ? x + half - 9 : x - half
  footShade(chamber, x - half, x + half, -214, -132, 0.25)
  cuboid(chamber, backX, backX + 9, floor - 54, floor - 8, -212, -134, fabric, { round: 4 })
  cuboid(chamber, x - half, x + half, floor - 27, floor - 6, -212, -134, fabric, {
    round: 5,
    top: mix(fabric, WHITE, 0.12),
  })
  const [farX, farY] = project(x, floor - 27, -176)
  const [nearX, nearY] = project(x, floor - 27, -200)
  sheet.fill(pill(farX - 17, farY - 28, 36, 28, 8), tone(hotel.trim, 1))
  sheet.fill(pill(nearX - 10 + side * 12, nearY - 30, 38, 30, 8), tone(hotel.second, 0.98))
}

function lowTable({ sheet, project, tone, hotel, floor }: Chamber): void {
  const [x, y] = project(0, floor - 26, -190)
  const foot = project(0, floor, -190)[1]
  sheet.fill(disc(x, foot, 40, 9), [0.02, 0.02, 0.06], 0.3)
  sheet.line(
    `M${num(x - 26)} ${num(y)}L${num(x - 34)} ${num(foot)}M${num(x + 26)} ${num(y)}L${num(x + 34)} ${num(foot)}`,
    tone(hotel.dark, 0.8),
    4,
  )
  sheet.fill(disc(x, y, 52, 12), tone(mix(hotel.trim, hotel.stone, 0.3), 1.02))
  sheet.fill(rect(x - 22, y - 5, 26, 4), tone(hotel.accent, 1))
  sheet.fill(`M${num(x + 12)} ${num(y - 2)}q-3-18 5-18t5 18z`, tone(hotel.second, 1))
}
