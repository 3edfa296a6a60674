import { at, type Chance } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { lampTone, WHITE } from './materials.ts'
import { fine, num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { pergola } from './roofs.ts'
import { block, cornice, trailing } from './walls.ts'

/** One or two glass towers on a podium. */
export const slab: Family = (front, random) => {
  const { hotel } = front
  const twin = random.coin(0.45)
  const coat = random.pick([hotel.trim, hotel.wall, hotel.second, hotel.accent])
  const skin = random.pick(SKINS)
  const tint = random.pick([hotel.accent, hotel.plant, hotel.wall, rgb('#41586e'), rgb('#2f6f78')])
  const look = { coat, skin, tint, salt: 0 }
  if (twin) {
    const turned = hotel.turned
    const firstWidth = random.between(150, 190)
    const secondWidth = random.between(150, 200)
    const firstHeight = random.between(290, 335)
    const secondHeight = random.between(190, 245)
    glassTower(front, random, { ...look, x: turned > 0 ? -firstWidth - 4 : 4, width: firstWidth, height: firstHeight })
    glassTower(front, random, {
      x: turned > 0 ? 22 : -secondWidth - 22,
      width: secondWidth,
      height: secondHeight,
      coat,
      skin: skin === bands ? evenFrame : skin,
      tint: mix(tint, hotel.dark, 0.2),
      salt: 40,
    })
    front.body = [-firstWidth - 30, firstWidth + secondWidth + 60, firstHeight]
  } else {
    const width = random.between(236, 390)
    const x = -width / 2 + random.between(-30, 30)
    const height = random.between(270, 335)
    glassTower(front, random, { ...look, x, width, height })
    front.body = [x - 30, width + 60, height]
  }
  podium(front)
}

/** The low hall under the towers. */
function podium(front: Front): void {
  const { sheet, light, hotel, project } = front
  const [bodyX, bodyWidth] = front.body
  const width = Math.min(530, bodyWidth * 1.12)
  const x = bodyX + bodyWidth / 2 - width / 2
  const z = -14
  block(front, x, width, GROUND - 54, hotel.stone, { z, deep: 150 })
  const [left, top] = project(x, GROUND - 54, z)
  const [right, foot] = project(x + width, GROUND, z)
  sheet.fill(
    rect(left, top, right - left, foot - top),
    sheet.fade([
      [0, light.on(hotel.wall)],
      [1, mix(light.on(hotel.wall), WARM, 0.5 * light.lamps)],
    ]),
  )
  front.doorX = x + width / 2
  shopfront(front, x + 8, width - 16, Math.round(width / 56), 42)
  cornice(front, left - 6, top - 4, right - left + 12, 7, hotel.trim)
  entrance(front, front.doorX, 44, 42, { frame: hotel.accent })
  trailing(front, x + 6, GROUND - 56, width * 0.3, 5, 10)
}

interface TowerLook {
  x: number
  width: number
  height: number
  /** Color of floors and fins. */
  coat: Rgb
  skin: Skin
  /** Glass color. */
  tint: Rgb
  /** Distinguishes the two towers of one house. */
  salt: number
}

interface Tower extends TowerLook {
  top: number
  cols: number
  rows: number
  /** Width and height of one grid cell. */
  pitch: number
  storey: number
}

/** Height of the base of every tower, hidden behind the podium. */
const FOOT = 56

/** A curtain wall that reflects the sky, with floors, fins and an open garden. */
function glassTower(front: Front, random: Chance, look: TowerLook): void {
  const { hotel } = front
  const { x, width, height, coat, skin } = look
  const top = GROUND - height
  const cols = Math.round(width / random.between(22, 34))
  const rows = Math.round((height - FOOT) / random.between(21, 28))
  const tower: Tower = { ...look, top, cols, rows, pitch: width / cols, storey: (height - FOOT) / rows }
  block(front, x, width, top, mix(hotel.steel, coat, 0.4), { deep: 150, cols: 3, rows: rows >> 1 })
  curtainWall(front, tower)
  litCells(front, tower)
  skin(front, tower)
  if (skin !== balconies) gardens(front, tower, random)
  crown(front, tower, random)
}

function curtainWall({ sheet, light }: Front, { x, width, height, top, tint }: Tower): void {
  const outline = rect(x, top, width, height)
  sheet.fill(
    outline,
    sheet.fade([
      [0, mix(light.mid, light.zenith, 0.5)],
      [0.5, mix(light.low, light.mid, 0.5)],
      [1, mix(light.on(tint, 0.4), light.mid, 0.4)],
    ]),
  )
  sheet.fill(outline, light.on(mix(tint, rgb('#3a4f64'), 0.4), 0.5), 0.42)
  const middle = x + width / 2
  const { side } = light.sun
  const gleam = poly([
    [middle + side * width * 0.1, top],
    [middle + side * width * 0.5, top],
    [middle + side * width * 0.16, GROUND],
    [middle - side * width * 0.24, GROUND],
  ])
  const thinGleam = poly([
    [middle - side * width * 0.12, top],
    [middle - side * width * 0.02, top],
    [middle - side * width * 0.36, GROUND],
    [middle - side * width * 0.46, GROUND],
  ])
  sheet.clip(outline, () => sheet.fill(gleam + thinGleam, WHITE, 0.1 + 0.12 * light.bright))
}

/** Lit rooms, and by day a few with lowered blinds. */
function litCells({ sheet, light, hotel, number }: Front, { x, top, cols, rows, pitch, storey, salt }: Tower): void {
  const lit = ['', '', '']
  let blind = ''
  for (let step = 0; step < rows; step++)
    for (let index = 0; index < cols; index++) {
      const roll = at(number, index + step * 29, 401 + salt)
      const cell = `M${num(x + (index + 0.5) * pitch)} ${num(top + step * storey)}v${num(storey)}`
      if (roll < light.lamps * 0.52) lit[Math.floor(at(number, index + step * 29, 402 + salt) * 3)] += cell
      else if (roll > 0.9) blind += cell
    }
  sheet.line(blind, light.on(hotel.trim, 0.6), pitch, { opacity: 0.3 })
  lit.forEach((cells, tone) => sheet.line(cells, lampTone(tone), pitch, { opacity: 0.5 + 0.42 * light.night }))
}

/** The edges of the floors, as one dashed stroke. */
function slabs({ sheet, light }: Front, { x, width, top, storey, coat }: Tower, thick: number): void {
  sheet.line(`M${num(x + width / 2)} ${num(top)}V${num(GROUND - FOOT)}`, light.on(coat, light.top), width + 4, {
    dash: `${fine(thick)} ${fine(storey - thick)}`,
  })
}

/** Vertical blades from top to bottom, as one dashed stroke. */
function fins({ sheet }: Front, { x, width, height, top, pitch }: Tower, thick: number, tone: Rgb): void {
  sheet.line(`M${num(x - thick / 2)} ${num(top + height / 2 - 28)}h${num(width + thick)}`, tone, height - FOOT, {
    dash: `${fine(thick)} ${fine(pitch - thick)}`,
  })
}

function bands(front: Front, tower: Tower): void {
  fins(front, tower, 1.4, front.light.on(front.hotel.dark, 0.5))
  slabs(front, tower, 5)
}

function blades(front: Front, tower: Tower): void {
  slabs(front, tower, 1.6)
  fins(front, tower, 4.6, front.light.on(tower.coat, front.light.front * 1.1))
}

function evenFrame(front: Front, tower: Tower): void {
  slabs(front, tower, 3.4)
  fins(front, tower, 3.4, front.light.on(tower.coat, front.light.front))
}

/** Balconies with plants along one edge. */
function balconies(front: Front, tower: Tower): void {
  const { sheet, light, hotel, number } = front
  const { x, width, top, rows, storey, coat, salt } = tower
  slabs(front, tower, 1.8)
  fins(front, tower, 1.5, light.on(coat, 0.6))
  const slabWidth = width * 0.34
  const slabX = hotel.turned > 0 ? x - 8 : x + width - slabWidth + 8
  sheet.line(
    `M${num(slabX + slabWidth / 2)} ${num(top + storey - 7)}V${num(GROUND - FOOT)}`,
    light.on(coat, light.top),
    slabWidth,
    { dash: `7 ${fine(storey - 7)}` },
  )
  for (let step = 1; step < rows; step += 2) {
    const plantX = slabX + slabWidth * 0.5 * at(number, step, 430)
    trailing(front, plantX, top + step * storey + storey - 8, slabWidth * 0.42, step + salt, 9)
  }
}

/** The structure over the glass of a tower. */
type Skin = (front: Front, tower: Tower) => void
const SKINS: readonly [Skin, ...Skin[]] = [bands, blades, evenFrame, balconies]

/** Open stories cut into the glass. */
function gardens(front: Front, { x, width, top, rows, storey, salt }: Tower, random: Chance): void {
  const { sheet, light, hotel } = front
  for (const share of random.coin() ? [0.24, 0.62] : [random.between(0.3, 0.6)]) {
    const gardenY = top + Math.round(rows * share) * storey
    const gardenWidth = width * random.between(0.36, 0.7)
    const gardenX = share < 0.4 === hotel.turned > 0 ? x + width - gardenWidth : x
    sheet.fill(rect(gardenX, gardenY, gardenWidth, storey * 1.7), light.on(hotel.shadow, 0.3))
    sheet.fill(rect(gardenX, gardenY + storey * 0.2, gardenWidth, storey * 1.5), WARM, 0.14 + 0.6 * light.lamps)
    trailing(front, gardenX + 4, gardenY + storey * 1.7, gardenWidth - 8, 2 + salt, 13)
  }
}

/** Top of a tower: a plant room, a roof garden or a screen. */
function crown(front: Front, { x, width, top, pitch, coat, salt }: Tower, random: Chance): void {
  const { sheet, light, hotel } = front
  sheet.fill(rect(x - 3, top - 6, width + 6, 7), light.on(hotel.trim, light.top))
  const kind = random.whole(0, 2)
  if (kind === 0) sheet.fill(rect(x + width * 0.2, top - 20, width * 0.36, 15), light.on(hotel.steel, light.front))
  else if (kind === 1) {
    trailing(front, x + 6, top - 4, width - 12, 9 + salt, 8)
    pergola(front, x + width * 0.25, top - 6, width * 0.5, 22)
  } else
    sheet.line(`M${num(x)} ${num(top - 12)}h${num(width)}`, light.on(coat, light.front), 14, {
      dash: `1.8 ${num(pitch / 2 - 1.8)}`,
    })
}
