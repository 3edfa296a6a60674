import { at } from './chance.ts'
import { mix, rgb } from './colour.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { coarse, num } from './numbers.ts'
import { rect } from './paths.ts'
import { roofHip } from './roofs.ts'

export const bungalow: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const thatch = hotel.climate === 'tropical' || random.coin(0.3)
  const huts = random.whole(2, 3)
  const roof = thatch ? rgb('#b08a5a') : hotel.roof
  const spots: readonly (readonly [x: number, z: number, width: number])[] =
    huts === 3
      ? [
          [-182, 60, 150],
          [178, 40, 158],
          [-6, -10, 220],
        ]
      : hotel.turned > 0
        ? [
            [-140, 50, 190],
            [92, -10, 262],
          ]
        : [
            [150, 50, 190],
            [-92, -10, 262],
          ]
  for (const [centreX, z, width] of spots) {
    const scale = front.project.scale(z)
    const wallWidth = width * scale
    const [hutX, groundY] = front.project(centreX, GROUND, z)
    const x = hutX - wallWidth / 2
    const height = (z < 0 ? 84 : 72) * scale
    const top = groundY - height
    const main = z < 0
    sheet.fill(rect(x, top, wallWidth, height), light.on(mix(hotel.wall, hotel.wood, 0.25)))
    const count = main ? 5 : 3
    const pitch = wallWidth / count
    const inside = sheet.fade([
      [0, mix(light.on(hotel.shadow, 0.5), WARM, 0.12 + light.lamps * 0.5)],
      [1, mix(light.on(rgb('#7b7a70'), 0.5), LAMP_TONES[2], 0.15 + light.lamps * 0.7)],
    ])
    let panes = ''
    let bars = ''
    for (let index = 0; index < count; index++)
      if (!(main && index === Math.floor(at(front.number, 510) * count))) {
        panes += rect(x + index * pitch + 4, top + 16 * scale, pitch - 8, height - 16 * scale)
        bars += `M${num(coarse(x + index * pitch + 4) + coarse(pitch - 8) / 2)} ${num(top + 16 * scale)}V${num(groundY)}`
      }
    sheet.fill(panes, inside)
    sheet.line(bars, light.on(hotel.dark, 0.4), 1.3)
    sheet.fill(rect(x, top, wallWidth, 22 * scale), front.cool, 0.42)
    // deck and posts
    sheet.fill(
      rect(x - 26 * scale, groundY - 7 * scale, wallWidth + 52 * scale, 9 * scale),
      light.on(hotel.wood, light.top),
    )
    sheet.fill(
      rect(x - 22 * scale, groundY + 2 * scale, wallWidth + 44 * scale, 5 * scale),
      light.on(hotel.shadow, 0.1),
      0.6,
    )
    let posts = ''
    for (let index = 0; index <= count; index += main ? 1 : 3)
      posts += rect(
        x - 16 * scale + ((wallWidth + 29 * scale) * index) / count,
        top + 4,
        4 * scale,
        height - 10 * scale,
      )
    sheet.fill(posts, light.on(hotel.wood, light.front * 1.1))
    roofHip(front, hutX, top + 6 * scale, wallWidth, scale, roof, thatch)
    if (main) {
      front.door = { x: hutX, width: 60 }
    }
    sheet.glow(hutX, top + height * 0.6, wallWidth * 0.7, height * 0.8, WARM, 0.5 * light.night)
  }
  front.body = [-250, 500, 150]
}
