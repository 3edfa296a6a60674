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

export const slab: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const twin = random.coin(0.45)
  const coat = random.pick([hotel.trim, hotel.wall, hotel.second, hotel.accent])
  const style = random.whole(0, 3)
  const tint = random.pick([hotel.accent, hotel.plant, hotel.wall, rgb('#41586e'), rgb('#2f6f78')])
  if (twin) {
    const turned = hotel.turned
    const firstWidth = random.between(150, 190)
    const secondWidth = random.between(150, 200)
    const firstHeight = random.between(290, 335)
    const secondHeight = random.between(190, 245)
    glassTower(front, turned > 0 ? -firstWidth - 4 : 4, firstWidth, firstHeight, coat, style, tint, 0, random)
    glassTower(
      front,
      turned > 0 ? 22 : -secondWidth - 22,
      secondWidth,
      secondHeight,
      coat,
      style === 0 ? 2 : style,
      mix(tint, hotel.dark, 0.2),
      40,
      random,
    )
    front.body = [-firstWidth - 30, firstWidth + secondWidth + 60, firstHeight]
  } else {
    const width = random.between(236, 390)
    const x = -width / 2 + random.between(-30, 30)
    const height = random.between(270, 335)
    glassTower(front, x, width, height, coat, style, tint, 0, random)
    front.body = [x - 30, width + 60, height]
  }
  const podiumWidth = Math.min(530, front.body[1] * 1.12)
  const podiumX = front.body[0] + front.body[1] / 2 - podiumWidth / 2
  block(front, podiumX, podiumWidth, GROUND - 54, hotel.stone, { z: -14, deep: 150 })
  const corner = front.project(podiumX, GROUND - 54, -14)
  const opposite = front.project(podiumX + podiumWidth, GROUND, -14)
  sheet.fill(
    rect(corner[0], corner[1], opposite[0] - corner[0], opposite[1] - corner[1]),
    sheet.fade([
      [0, light.on(hotel.wall)],
      [1, mix(light.on(hotel.wall), WARM, 0.5 * light.lamps)],
    ]),
  )
  front.doorX = podiumX + podiumWidth / 2
  shopfront(front, podiumX + 8, podiumWidth - 16, Math.round(podiumWidth / 56), 42)
  cornice(front, corner[0] - 6, corner[1] - 4, opposite[0] - corner[0] + 12, 7, hotel.trim)
  entrance(front, front.doorX, 44, 42, { frame: hotel.accent })
  trailing(front, podiumX + 6, GROUND - 56, podiumWidth * 0.3, 5, 10)
}

/** A curtain wall that mirrors the sky, with floors, fins and a garden cut into it. */
function glassTower(
  front: Front,
  x: number,
  width: number,
  height: number,
  coat: Rgb,
  style: number,
  tint: Rgb,
  salt: number,
  random: Chance,
): void {
  const { sheet, light, hotel } = front
  const top = GROUND - height
  const cols = Math.round(width / random.between(22, 34))
  const rows = Math.round((height - 56) / random.between(21, 28))
  const pitch = width / cols
  const storeyHeight = (height - 56) / rows
  block(front, x, width, top, mix(hotel.steel, coat, 0.4), { deep: 150, cols: 3, rows: rows >> 1 })
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
  sheet.clip(outline, () => {
    // the bright sky slides over the glass
    const side = light.sun.side
    const middle = x + width / 2
    sheet.fill(
      poly([
        [middle + side * width * 0.1, top],
        [middle + side * width * 0.5, top],
        [middle + side * width * 0.16, GROUND],
        [middle - side * width * 0.24, GROUND],
      ]) +
        poly([
          [middle - side * width * 0.12, top],
          [middle - side * width * 0.02, top],
          [middle - side * width * 0.36, GROUND],
          [middle - side * width * 0.46, GROUND],
        ]),
      WHITE,
      0.1 + 0.12 * light.bright,
    )
  })
  const lit = ['', '', '']
  let blind = ''
  for (let step = 0; step < rows; step++)
    for (let index = 0; index < cols; index++) {
      const roll = at(front.number, index + step * 29, 401 + salt)
      const cell = `M${num(x + (index + 0.5) * pitch)} ${num(top + step * storeyHeight)}v${num(storeyHeight)}`
      if (roll < light.lamps * 0.52) lit[Math.floor(at(front.number, index + step * 29, 402 + salt) * 3)] += cell
      else if (roll > 0.9) blind += cell
    }
  sheet.line(blind, light.on(hotel.trim, 0.6), pitch, { opacity: 0.3 })
  lit.forEach((pane, size) => sheet.line(pane, lampTone(size), pitch, { opacity: 0.5 + 0.42 * light.night }))
  const slabs = (thick: number) =>
    sheet.line(`M${num(x + width / 2)} ${num(top)}V${num(GROUND - 56)}`, light.on(coat, light.top), width + 4, {
      dash: `${fine(thick)} ${fine(storeyHeight - thick)}`,
    })
  const fins = (thick: number, tone: Rgb) =>
    sheet.line(`M${num(x - thick / 2)} ${num(top + height / 2 - 28)}h${num(width + thick)}`, tone, height - 56, {
      dash: `${fine(thick)} ${fine(pitch - thick)}`,
    })
  if (style === 0) {
    fins(1.4, light.on(hotel.dark, 0.5))
    slabs(5)
  } // floors as bands
  else if (style === 1) {
    slabs(1.6)
    fins(4.6, light.on(coat, light.front * 1.1))
  } // upright fins
  else if (style === 2) {
    slabs(3.4)
    fins(3.4, light.on(coat, light.front))
  } // an even frame
  else {
    slabs(1.8)
    fins(1.5, light.on(coat, 0.6)) // balconies on one edge
    const slabWidth = width * 0.34
    const slabX = hotel.turned > 0 ? x - 8 : x + width - slabWidth + 8
    sheet.line(
      `M${num(slabX + slabWidth / 2)} ${num(top + storeyHeight - 7)}V${num(GROUND - 56)}`,
      light.on(coat, light.top),
      slabWidth,
      {
        dash: `7 ${fine(storeyHeight - 7)}`,
      },
    )
    for (let step = 1; step < rows; step += 2)
      trailing(
        front,
        slabX + slabWidth * 0.5 * at(front.number, step, 430),
        top + step * storeyHeight + storeyHeight - 8,
        slabWidth * 0.42,
        step + salt,
        9,
      )
  }
  if (style !== 3)
    for (const size of random.coin() ? [0.24, 0.62] : [random.between(0.3, 0.6)]) {
      const gardenY = top + Math.round(rows * size) * storeyHeight
      const gardenWidth = width * random.between(0.36, 0.7)
      const gardenX = size < 0.4 === hotel.turned > 0 ? x + width - gardenWidth : x
      sheet.fill(rect(gardenX, gardenY, gardenWidth, storeyHeight * 1.7), light.on(hotel.shadow, 0.3))
      sheet.fill(
        rect(gardenX, gardenY + storeyHeight * 0.2, gardenWidth, storeyHeight * 1.5),
        WARM,
        0.14 + 0.6 * light.lamps,
      )
      trailing(front, gardenX + 4, gardenY + storeyHeight * 1.7, gardenWidth - 8, 2 + salt, 13)
    }
  sheet.fill(rect(x - 3, top - 6, width + 6, 7), light.on(hotel.trim, light.top))
  const hat = random.whole(0, 2)
  if (hat === 0) sheet.fill(rect(x + width * 0.2, top - 20, width * 0.36, 15), light.on(hotel.steel, light.front))
  else if (hat === 1) {
    trailing(front, x + 6, top - 4, width - 12, 9 + salt, 8)
    pergola(front, x + width * 0.25, top - 6, width * 0.5, 22)
  } else
    sheet.line(`M${num(x)} ${num(top - 12)}h${num(width)}`, light.on(coat, light.front), 14, {
      dash: `1.8 ${num(pitch / 2 - 1.8)}`,
    })
}
