import { backdrop } from './backdrop.ts'
import { at, chance } from './chance.ts'
import { dunes } from './coastland.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { house } from './house.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { bay, boats, river, roofs, village } from './neighbourhood.ts'
import { num } from './numbers.ts'
import { flow, rect, type Point } from './paths.ts'
import { FLORA, foreground, plants } from './plants.ts'
import { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { water } from './water.ts'

/** The place seen from above: layers of air, the hotel among its neighbours. */
export function skyline(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`skyline ${hotel.seed}`)
  const view = sheet.view
  const horizon = 30
  const number = hotel.number
  const turned = hotel.turned
  const foot = view.top + view.height
  const left = view.left - 2
  const right = left + view.width + 4
  sky(sheet, light, { horizon: horizon, seed: number + 9, lift: 360 })
  backdrop(sheet, light, hotel.climate, horizon, number + 9, 1.12)
  if (['desert', 'mountain', 'metropolis', 'old-town'].includes(hotel.climate)) {
    const soil =
      hotel.climate === 'desert'
        ? rgb('#e2a868')
        : hotel.climate === 'mountain'
          ? mix(hotel.plant, rgb('#8aa864'), 0.4)
          : hotel.stone
    sheet.fill(
      rect(left, horizon + 1, view.width + 4, foot - horizon),
      sheet.fade([
        [0, light.on(soil, 0.7, 0.5)],
        [0.4, light.on(soil, 0.7, 0.2)],
        [1, light.on(dim(soil, 0.7), 0.6)],
      ]),
    )
  }
  const place = hotel.climate
  const band = (y: number, height: number, seed: number, colour: Rgb, far: number, step = 110) => {
    const pts: Point[] = []
    for (let index = Math.floor(left / step); index * step <= right + step; index++)
      pts.push([
        index * step,
        y - height * (0.5 + 0.5 * Math.sin(index * 1.7 + (seed % 7))) - height * 0.4 * at(seed, index, 3),
      ])
    sheet.fill(
      flow(pts, [
        [right + step, foot + 4],
        [left - step, foot + 4],
      ]),
      sheet.fade(
        [
          [0, light.on(colour, 0.8, far)],
          [1, light.on(dim(colour, 0.75), 0.6, far * 0.4)],
        ],
        [0, y - height, 0, foot],
      ),
    )
  }
  sheet.hidden = null
  const set = (x: number, y: number, size: number) =>
    sheet.group(
      `transform="translate(${num(x)} ${num(y - 150 * size)})scale(${size})"`,
      () => void house(sheet, light, hotel, true),
    )
  const [tall, low] = FLORA[place]
  const big = plants[tall](sheet, light, hotel.plant, number, true)
  const small = plants[low](sheet, light, hotel.plant, number, true)
  const grove = (all: number, y: number, size: number, salt: number): void => {
    const count = sheet.sparing > 2 ? all >> 1 : all
    const list: [x: number, y: number, k: number][] = []
    for (let index = 0; index < count; index++)
      list.push([
        (at(number, index, salt) - 0.5) * 1300,
        y + at(number, index, salt + 1) * 26,
        size * (0.7 + 0.6 * at(number, index, salt + 2)),
      ])
    list.sort((one, other) => one[1] - other[1])
    for (const [x, y2, roll] of list)
      if (x > left - 40 && x < right + 40) sheet.place(big, x, y2, roll * (Math.abs(x | 0) & 1 ? 1 : -1), roll)
  }
  const hotelX = turned * random.between(50, 110)
  if (place === 'metropolis' || place === 'old-town') {
    if (sheet.sparing < 5) roofs(sheet, light, hotel, horizon + 66, number + 21, 74, 0.24, place)
    if (sheet.sparing < 3) grove(6, horizon + 74, 0.45, 730)
    set(hotelX, horizon + 128, 0.56)
    if (random.coin(0.5)) river(sheet, light, hotel, horizon + 126, foot, number)
    else roofs(sheet, light, hotel, horizon + 178, number + 22, 64, 0.1, place)
    roofs(sheet, light, hotel, foot + 22, number + 23, 92, 0, place)
  } else if (place === 'coast' || place === 'tropical' || place === 'nordic') {
    water(sheet, light, {
      top: horizon,
      bottom: foot,
      seed: number,
      material: place === 'tropical' ? rgb('#35b3b0') : place === 'nordic' ? rgb('#3f7a94') : rgb('#2f86a6'),
    })
    bay(sheet, light, hotel, horizon, foot, turned, place)
    set(turned * 128, horizon + 122, 0.5)
    village(sheet, light, hotel, turned, horizon, number)
    for (let index = 0; index < 7; index++) {
      const x = turned * (70 + index * 62 + at(number, index, 741) * 36)
      const y = horizon + 128 + index * 9 + at(number, index, 742) * 10
      if (Math.abs(x - turned * 128) > 60 || index > 2) sheet.place(index % 2 ? big : small, x, y, 0.5 + index * 0.07)
    }
    boats(sheet, light, number, horizon, turned)
  } else {
    if (place === 'desert') {
      dunes(sheet, light, horizon + 70, number + 5, 1.2)
      sheet.fill(
        rect(left, horizon + 68, view.width + 4, foot),
        sheet.fade([
          [0, light.on(rgb('#e2a868'), 0.9, 0.12)],
          [1, light.on(rgb('#b97b4c'), 0.7)],
        ]),
      )
    } else {
      band(horizon + 60, 46, number, mix(hotel.plant, rgb('#8aa864'), 0.4), 0.32)
      band(horizon + 108, 40, number + 3, mix(hotel.plant, rgb('#9aae62'), 0.4), 0.14, 160)
    }
    grove(9, horizon + 84, 0.5, 750)
    set(hotelX, horizon + 134, 0.58)
    village(sheet, light, hotel, -turned, horizon + 30, number)
    sheet.fill(
      `M${num(hotelX - 12)} ${num(horizon + 134)}h24c40 26-60 34-60 54s150 30 ${num(turned * 150)} ${num(foot - horizon - 180)}h-90c0-50-130-70-120-104s70-30 46-58z`,
      light.on(place === 'desert' ? rgb('#f0cf9a') : mix(hotel.paving, hotel.trim, 0.4), 0.8, 0.05),
    )
    grove(8, horizon + 142, 0.72, 760)
    if (place === 'desert') {
      band(horizon + 214, 44, number + 8, rgb('#d69a5e'), 0, 210)
    } else band(horizon + 206, 52, number + 8, mix(hotel.plant, rgb('#5f7a4a'), 0.5), 0, 190)
    grove(5, horizon + 226, 1.1, 770)
  }
  if (sheet.sparing < 4) foreground(sheet, light, hotel.plant, number + 5, turned, place)
  if (sheet.sparing < 3) foreground(sheet, light, hotel.plant, number + 6, -turned, place)
}
