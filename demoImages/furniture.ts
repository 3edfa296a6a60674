import { footShade, type Chamber } from './chamber.ts'
import { at, type Chance } from './chance.ts'
import { dim, mix, type Rgb } from './colour.ts'
import { levelRect } from './eye.ts'
import { LEAF } from './materials.ts'
import { num } from './numbers.ts'
import { arch, disc, pill, poly, rect } from './paths.ts'

/** A potted plant at picture position x, y. */
export function plant(chamber: Chamber, x: number, y: number, size: number, salt = 0): void {
  const { sheet, tone, hotel } = chamber
  const tall = at(chamber.number, 600 + salt) > 0.5
  let front = ''
  let back = ''
  for (let index = 0; index < 9; index++) {
    const share = (index - 4) / 4
    const tipX = x + share * 46 * size
    const tipY =
      y - (tall ? 118 : 84) * size * (1 - 0.45 * share * share) - at(chamber.number, index, 610 + salt) * 12 * size
    const leaf = `M${num(x + share * 4 * size)} ${num(y - 34 * size)}Q${num(x + share * 12 * size)} ${num(tipY + 10 * size)} ${num(tipX)} ${num(tipY)}Q${num(x + share * 44 * size)} ${num(tipY + 44 * size)} ${num(x + share * 4 * size)} ${num(y - 34 * size)}z`
    if (index % 2) front += leaf
    else back += leaf
  }
  sheet.fill(back, tone(dim(mix(hotel.plant, LEAF, 0.5), 0.62), 0.9))
  sheet.fill(front, tone(mix(hotel.plant, LEAF, 0.5), 1))
  sheet.fill(
    poly([
      [x - 20 * size, y - 36 * size],
      [x + 20 * size, y - 36 * size],
      [x + 15 * size, y],
      [x - 15 * size, y],
    ]),
    sheet.fade(
      [
        [0, tone(hotel.accent, 0.66)],
        [1, tone(hotel.accent, 1)],
      ],
      null,
      true,
    ),
  )
}

/** A framed picture of simple shapes in the hotel's colors. */
export function art(chamber: Chamber, x: number, y: number, width: number, height: number, salt: number): void {
  const { sheet, tone, hotel } = chamber
  const roll = at(chamber.number, salt, 630)
  sheet.fill(rect(x - 4, y - 4, width + 8, height + 8), tone(hotel.wood, 0.8))
  sheet.fill(rect(x, y, width, height), tone(hotel.trim, 1.02))
  sheet.clip(rect(x, y, width, height), () => {
    sheet.fill(disc(x + width * (0.3 + 0.4 * roll), y + height * 0.4, width * 0.24), tone(hotel.second, 1))
    sheet.fill(
      `M${num(x)} ${num(y + height)}V${num(y + height * (0.55 + 0.2 * roll))}q${num(width * 0.3)} ${num(-height * 0.24)} ${num(width * 0.6)} 0t${num(width * 0.5)} ${num(height * 0.1)}V${num(y + height)}z`,
      tone(hotel.accent, 0.95),
    )
    sheet.fill(
      `M${num(x)} ${num(y + height)}V${num(y + height * 0.84)}q${num(width * 0.4)} ${num(-height * 0.16)} ${num(width)} ${num(height * 0.04)}V${num(y + height)}z`,
      tone(mix(hotel.wall, hotel.dark, 0.4), 0.95),
    )
  })
}

/** A rug: bordered, round or striped. */
export function rugFor(chamber: Chamber, x: number, width: number, random: Chance): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const kind = random.whole(0, 2)
  const size = width * 0.86
  const quad = (half: number, z1: number, z2: number) => levelRect(project, x - half, x + half, floor, z1, z2)
  const base = mix(random.pick([hotel.second, hotel.trim, hotel.accent]), hotel.trim, 0.45)
  if (kind === 1) {
    const [centreX, centreY] = project(x, floor, -186)
    sheet.fill(disc(centreX, centreY, size * 1.36, 44), tone(base, 0.9))
    sheet.line(disc(centreX, centreY, size * 1.24, 39), tone(hotel.accent, 0.85), 2.4)
    return
  }
  sheet.fill(quad(size, -84, -252), tone(base, 0.9))
  if (kind === 0) sheet.line(quad(size * 0.93, -94, -240), tone(hotel.accent, 0.85), 3, { dash: '9 5' })
  else sheet.fill(quad(size, -100, -112) + quad(size, -128, -136) + quad(size, -214, -228), tone(hotel.accent, 0.85))
}

/** An armchair at `chairX` with a cushion: padded, a shell, or with wooden arms. */
export function armchair(chamber: Chamber, chairX: number, random: Chance): void {
  const { sheet, project, tone, hotel, floor } = chamber
  const [x, y] = project(chairX, floor, -120)
  const drawSeat = random.pick([paddedSeat, shellSeat, woodenSeat])
  const fabric = random.pick([hotel.accent, hotel.second, mix(hotel.wall, hotel.dark, 0.3)])
  footShade(chamber, chairX - 38, chairX + 38, -170, -100, 0.3)
  sheet.line(`M${num(x - 34)} ${num(y - 16)}l-7 22M${num(x + 34)} ${num(y - 16)}l7 22`, tone(hotel.wood, 0.7), 4)
  drawSeat(chamber, x, y, fabric)
  sheet.fill(pill(x - 18, y - 68, 36, 28, 8), tone(hotel.trim, 1.02))
}

function paddedSeat({ sheet, tone }: Chamber, x: number, y: number, fabric: Rgb): void {
  sheet.fill(pill(x - 46, y - 98, 92, 82, 26), tone(fabric, 0.78))
  sheet.fill(pill(x - 44, y - 46, 88, 34, 12), tone(fabric, 1))
  sheet.fill(pill(x - 54, y - 64, 20, 52, 10) + pill(x + 34, y - 64, 20, 52, 10), tone(fabric, 0.9))
}

function shellSeat({ sheet, tone }: Chamber, x: number, y: number, fabric: Rgb): void {
  sheet.fill(arch(x - 50, y - 108, 100, 96, 50), tone(fabric, 0.8))
  sheet.line(
    `M${num(x)} ${num(y - 106)}v60M${num(x - 25)} ${num(y - 98)}v50M${num(x + 25)} ${num(y - 98)}v50`,
    tone(dim(fabric, 0.6), 0.8),
    1.4,
  )
  sheet.fill(disc(x, y - 30, 47, 20), tone(fabric, 1.02))
}

function woodenSeat({ sheet, tone, hotel }: Chamber, x: number, y: number, fabric: Rgb): void {
  sheet.fill(pill(x - 40, y - 94, 80, 52, 8), tone(fabric, 0.86))
  sheet.fill(pill(x - 44, y - 44, 88, 24, 8), tone(fabric, 1.02))
  sheet.line(
    `M${num(x - 50)} ${num(y + 6)}V${num(y - 62)}h16M${num(x + 50)} ${num(y + 6)}V${num(y - 62)}h-16`,
    tone(hotel.wood, 0.9),
    5,
    { cap: true },
  )
}
