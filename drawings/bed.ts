import { cuboid, footShade, type Chamber } from './chamber.ts'
import type { Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { art } from './furniture.ts'
import { lampOn } from './lamps.ts'
import { LINEN, WHITE } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { arch, disc, pill, poly, rect } from './paths.ts'

export function bed(chamber: Chamber, x: number, width: number, random: Chance): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const z0 = -196
  const z1 = -8
  const height = 46
  const cover = mix(hotel.trim, LINEN, 0.5)
  const throwTone = random.pick([hotel.accent, hotel.second, mix(hotel.accent, hotel.wall, 0.4)])
  footShade(chamber, x - width / 2, x + width / 2, z0, z1, 0.35)
  cuboid(chamber, x - width / 2 - 3, x + width / 2 + 3, floor - 20, floor - 7, z0, z1, hotel.wood)
  cuboid(chamber, x - width / 2, x + width / 2, floor - height, floor - 18, z0, z1, cover, {
    top: mix(cover, WHITE, 0.4),
    round: 9,
  })
  const y = floor - height
  const band = (farZ: number, nearZ: number, colour: Rgb, size: number, over = 0) =>
    sheet.fill(
      poly([
        project(x - width / 2 - over, y - 1, farZ),
        project(x + width / 2 + over, y - 1, farZ),
        project(x + width / 2 + over, y - 1, nearZ),
        project(x - width / 2 - over, y - 1, nearZ),
      ]),
      tone(colour, size),
    )
  band(-66, -82, mix(cover, hotel.wall, 0.25), 0.92)
  band(-128, -192, throwTone, 1, 1)
  const start = project(x - width / 2 - 2, y - 1, -196)
  const end = project(x + width / 2 + 2, y - 1, -196)
  sheet.fill(rect(start[0], start[1] - 1, end[0] - start[0], 20), tone(throwTone, 0.8))
  sheet.line(`M${num(start[0] + 2)} ${num(start[1] + 21)}h${num(end[0] - start[0] - 4)}`, tone(throwTone, 0.8), 6, {
    dash: '2 3',
  })
  const pillowWidth = width * 0.44
  for (const size of [-1, 1]) {
    const point = project(x + size * width * 0.245, y, -26)
    sheet.fill(pill(point[0] - pillowWidth / 2, point[1] - 36, pillowWidth, 35, 13), tone(LINEN, 1.04))
    sheet.fill(
      pill(point[0] - pillowWidth / 2, point[1] - 12, pillowWidth, 11, 5),
      tone(mix(LINEN, [0.4, 0.45, 0.7], 0.3), 0.9),
      0.55,
    )
  }
  for (const size of random.coin(0.6) ? [-1, 1] : [0]) {
    const point = project(x + size * width * 0.2, y, -50)
    const span = width * 0.3
    sheet.fill(
      pill(point[0] - span / 2, point[1] - 28, span, 28, 10),
      tone(size > 0 ? hotel.accent : hotel.second, 0.98),
    )
  }
}

export function headboard(chamber: Chamber, x: number, width: number, height: number, kind: number): void {
  const { sheet, tone, hotel, floor } = chamber
  const y = floor - 40 - height
  if (kind === 0) {
    sheet.fill(pill(x - width / 2, y, width, height + 20, 12), tone(mix(hotel.accent, hotel.dark, 0.2), 0.95))
    sheet.line(
      `M${num(x - width / 2 + 10)} ${num(y + height / 2)}h${num(width - 20)}`,
      tone(mix(hotel.accent, hotel.dark, 0.5), 0.85),
      height - 8,
      { dash: '1.6 18', opacity: 0.8 },
    )
  } else if (kind === 1) {
    sheet.fill(arch(x - width / 2, y - height * 0.5, width, height * 1.7, height * 0.9), tone(hotel.wood, 0.9))
    sheet.fill(
      arch(x - width / 2 + 10, y - height * 0.5 + 10, width - 20, height * 1.6, height * 0.84),
      tone(mix(hotel.wood, hotel.trim, 0.3), 0.95),
    )
  } else {
    sheet.fill(rect(x - width / 2 - 40, y + 6, width + 80, height + 8), tone(hotel.wood, 0.92))
    sheet.line(
      `M${num(x - width / 2 - 40)} ${num(y + 6 + height / 2)}h${num(width + 80)}`,
      tone(dim(hotel.wood, 0.6), 0.85),
      height,
      {
        dash: '1.4 30',
        opacity: 0.6,
      },
    )
  }
}

export function bedside(chamber: Chamber, x: number): void {
  const { sheet, project, tone, hotel, floor } = chamber
  footShade(chamber, x - 23, x + 23, -52, -6, 0.25)
  cuboid(chamber, x - 23, x + 23, floor - 44, floor - 4, -50, -6, hotel.wood)
  const point = project(x, floor - 44, -28)
  sheet.fill(rect(point[0] - 2, point[1] - 22, 4, 22) + disc(point[0], point[1] - 7, 9, 8), tone(hotel.second, 0.9))
  const lit = mix(tone(hotel.trim, 1), rgb('#ffe0a2'), clamp(chamber.light.lamps * 1.1))
  sheet.fill(
    poly([
      [point[0] - 12, point[1] - 46],
      [point[0] + 12, point[1] - 46],
      [point[0] + 19, point[1] - 20],
      [point[0] - 19, point[1] - 20],
    ]),
    lit,
  )
  lampOn(chamber, point[0], point[1] - 32, 115)
}

/** Above the bed: one picture, three small ones, a round mirror or a woven hanging. */
export function overBed(chamber: Chamber, x: number, top: number, narrow: boolean, random: Chance): void {
  const { sheet, tone, hotel } = chamber
  const kind = random.whole(0, 3)
  const y = top + 58
  if (kind === 0) art(chamber, x - 36, y, 72, narrow ? 92 : 84, 1)
  else if (kind === 1)
    for (const size of narrow ? [-0.5, 0.5] : [-1, 0, 1]) art(chamber, x + size * 68 - 25, y + 12, 50, 62, 2 + size * 2)
  else if (kind === 2) {
    sheet.fill(disc(x, y + 44, 46), tone(hotel.second, 0.9))
    sheet.fill(
      disc(x, y + 44, 40),
      sheet.fade([
        [0, mix(tone(hotel.trim, 1), chamber.light.mid, 0.45)],
        [1, tone(mix(hotel.wall, hotel.dark, 0.2), 0.95)],
      ]),
    )
    sheet.clip(disc(x, y + 44, 40), () =>
      sheet.fill(
        poly([
          [x - 6, y],
          [x + 16, y],
          [x - 14, y + 90],
          [x - 36, y + 90],
        ]),
        WHITE,
        0.22,
      ),
    )
  } else {
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
}

/** A bed seen from its long side, under the window. */
export function daybed(chamber: Chamber, turned: number, random: Chance): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const fromX = -turned * 214
  const toX = turned * 96
  const x0 = Math.min(fromX, toX)
  const x1 = Math.max(fromX, toX)
  const z0 = -128
  const z1 = -14
  const height = 46
  const cover = mix(hotel.trim, LINEN, 0.5)
  const thr = random.pick([hotel.accent, hotel.second])
  const head = -turned * 214
  footShade(chamber, x0, x1, z0, z1, 0.34)
  cuboid(
    chamber,
    Math.min(head, head - turned * 14),
    Math.max(head, head - turned * 14),
    floor - 112,
    floor - 4,
    z0 - 6,
    z1,
    random.coin() ? hotel.wood : mix(hotel.accent, hotel.dark, 0.2),
    { round: 6 },
  )
  cuboid(chamber, x0, x1, floor - 20, floor - 6, z0, z1, hotel.wood)
  cuboid(chamber, x0, x1, floor - height, floor - 17, z0, z1, cover, { top: mix(cover, WHITE, 0.4), round: 9 })
  const startX = turned * 4
  const endX = turned * 74
  const y = floor - height
  sheet.fill(
    poly([project(startX, y - 1, z0), project(endX, y - 1, z0), project(endX, y - 1, z1), project(startX, y - 1, z1)]),
    tone(thr, 1.02),
  )
  const start = project(startX, y - 1, z0)
  const end = project(endX, y - 1, z0)
  const span = Math.min(start[0], end[0])
  const width = Math.abs(start[0] - end[0])
  sheet.fill(rect(span, start[1], width, 27), tone(thr, 0.82))
  sheet.line(`M${num(span + 1)} ${num(start[1] + 29)}h${num(width - 2)}`, tone(thr, 0.82), 6, { dash: '2 3' })
  for (const [z, size] of [
    [-34, 1],
    [-86, 1.04],
  ] as const) {
    const point = project(head + turned * 40, y, z)
    const pillowWidth = 82 * size
    sheet.fill(
      pill(point[0] - pillowWidth / 2, point[1] - 35 * size, pillowWidth, 34 * size, 14),
      tone(LINEN, z < -50 ? 1.06 : 0.92),
    )
    sheet.fill(
      pill(point[0] - pillowWidth / 2 + 3, point[1] - 12 * size, pillowWidth - 6, 11 * size, 5),
      tone(mix(LINEN, [0.4, 0.45, 0.7], 0.3), 0.9),
      0.5,
    )
  }
  const point = project(head + turned * 92, y, -70)
  sheet.fill(pill(point[0] - 26, point[1] - 30, 52, 30, 11), tone(hotel.accent, 1))
  bedside(chamber, head - turned * 46)
}
