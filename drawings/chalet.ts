import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, poly, rect, type Point } from './paths.ts'
import { block, wash } from './walls.ts'
import { glassPaint, windows } from './windows.ts'

export const chalet: Family = (house, random) => {
  const { sheet, light, hotel } = house
  const snow = hotel.climate !== 'coast' && at(house.number, 500) > 0.45
  const cap = snow ? rgb('#f4f7fc') : hotel.roof
  const gables = random.pick([1, 1, 2])
  const width = gables === 1 ? random.between(330, 400) : 245
  const wallH = random.between(112, 150)
  const rise = gables === 1 ? random.between(112, 140) : 96
  const hut = (x: number, hutWidth: number, hutHeight: number, hutRise: number): void => {
    const top = GROUND - hutHeight
    const apex = x + hutWidth / 2
    const over = 26
    block(house, x, hutWidth, top, hotel.wood, { deep: 200, cols: 3, rows: 2 })
    const front = poly([
      [x, GROUND],
      [x, top],
      [apex, top - hutRise],
      [x + hutWidth, top],
      [x + hutWidth, GROUND],
    ])
    sheet.fill(front, light.on(hotel.wood))
    sheet.clip(front, () =>
      sheet.line(`M${num(apex)} ${num(top - hutRise)}V${GROUND}`, light.on(dim(hotel.wood, 0.6), 0.3), hutWidth, {
        dash: '1 8',
        opacity: 0.55,
      }),
    )
    wash(house, front)
    sheet.fill(rect(x - 2, GROUND - 46, hutWidth + 4, 46), light.on(hotel.stone))
    sheet.line(
      `M${num(x)} ${GROUND - 31}h${num(hutWidth)}M${num(x + 9)} ${GROUND - 15}h${num(hutWidth - 9)}`,
      light.on(dim(hotel.stone, 0.66), 0.3),
      12,
      { dash: '1.5 17 1.5 26', opacity: 0.6 },
    )
    const count = Math.round(hutWidth / 52)
    const pitch = hutWidth / count
    const floors = Math.floor((hutHeight - 46) / 42)
    if (floors > 0)
      for (let step = 0; step < floors; step++) {
        const y = GROUND - 46 - (step + 1) * 42
        windows(house, {
          x: x + pitch * 0.25,
          y: y + 6,
          cols: count,
          dx: pitch,
          width: pitch * 0.5,
          height: 28,
          bars: '+',
          frame: hotel.trim,
          salt: step + x,
          share: 0.8,
        })
        balcony(house, x - 8, y + 30, hutWidth + 16, 13)
      }
    // glazed gable
    const gableWidth = hutWidth * 0.46
    const gableTop = top - hutRise * 0.62
    const gableBottom = top + 2
    const pane = poly([
      [apex - gableWidth / 2, gableBottom],
      [apex - gableWidth / 2, gableTop + hutRise * 0.24],
      [apex, gableTop - hutRise * 0.06],
      [apex + gableWidth / 2, gableTop + hutRise * 0.24],
      [apex + gableWidth / 2, gableBottom],
    ])
    sheet.fill(pane, glassPaint(sheet, light))
    sheet.fill(pane, LAMP_TONES[0], clamp(light.lamps * 1.1) * 0.9)
    sheet.line(
      `M${num(apex)} ${num(gableTop - hutRise * 0.06)}V${num(gableBottom)}M${num(apex - gableWidth / 4)} ${num(gableTop + hutRise * 0.1)}V${num(gableBottom)}M${num(apex + gableWidth / 4)} ${num(gableTop + hutRise * 0.1)}V${num(gableBottom)}M${num(apex - gableWidth / 2)} ${num(gableBottom - 22)}h${num(gableWidth)}`,
      light.on(hotel.trim, light.front),
      2,
    )
    balcony(house, apex - gableWidth / 2 - 14, gableBottom, gableWidth + 28, 12)
    // roof: deep eaves, lit and shaded slope edge
    const slope = hutRise / (hutWidth / 2)
    const onEdge = (lean: number, share: number): Point => [
      apex + lean * (hutWidth / 2 + over),
      top + slope * over - share,
    ]
    sheet.fill(
      poly([
        [apex, top - hutRise + 10],
        onEdge(-1, -13),
        onEdge(-1, 0),
        [apex, top - hutRise - 4],
        onEdge(1, 0),
        onEdge(1, -13),
      ]),
      light.on(dim(hotel.wood, 0.45), 0.2),
    )
    sheet.fill(
      poly([[apex, top - hutRise - 16], onEdge(-1, 11), onEdge(-1, 0), [apex, top - hutRise - 2]]),
      light.on(cap, light.left),
    )
    sheet.fill(
      poly([[apex, top - hutRise - 16], onEdge(1, 11), onEdge(1, 0), [apex, top - hutRise - 2]]),
      light.on(cap, light.right),
    )
    const side = house.project.vx > x + hutWidth ? 1 : house.project.vx < x ? -1 : 0
    if (side) {
      // the roof plane that recedes
      const start: Point = [apex, top - hutRise - 16]
      const end = onEdge(side, 11)
      const back = ([spotX, spotY]: Point) => house.project(spotX, spotY, 210)
      sheet.fill(poly([start, back(start), back(end), end]), light.on(cap, side > 0 ? light.right : light.left))
    }
    sheet.line(
      `M${num(apex + hutWidth * 0.24)} ${num(top - hutRise * 0.62)}v-36`,
      light.on(hotel.stone, light.front),
      15,
    )
  }
  house.doorX = 0
  if (gables === 1) {
    const x = -width / 2 + hotel.turned * -34
    const annexX = hotel.turned > 0 ? x + width - 10 : x - 130
    hut(annexX, 140, wallH * 0.62, 60)
    hut(x, width, wallH, rise)
    house.doorX = x + width / 2
  } else {
    hut(-272, width, wallH * 0.9, rise)
    hut(20, width + 14, wallH, rise + 14)
    house.doorX = 20 + (width + 14) / 2
  }
  entrance(house, house.doorX, 32, 40, { frame: hotel.accent })
  house.snow = snow
  house.body = [-260, 520, wallH + rise]
}

function balcony(house: Front, x: number, y: number, width: number, height: number): void {
  const { sheet, light, hotel } = house
  sheet.fill(rect(x, y, width, height), light.on(dim(hotel.wood, 0.82), light.front))
  sheet.line(`M${num(x)} ${num(y + height / 2)}h${num(width)}`, light.on(dim(hotel.wood, 0.4), 0.2), height - 3, {
    dash: '1.3 4.4',
    opacity: 0.7,
  })
  sheet.fill(rect(x - 2, y - 3, width + 4, 4), light.on(hotel.wood, light.top))
  sheet.fill(rect(x, y + height, width, 6), light.on(hotel.shadow, 0.1), 0.45)
  let frames = ''
  let glass = ''
  for (let spotX = x + 8, index = 0; spotX < x + width - 8; spotX += 9, index++) {
    const lean = at(house.number, index, 545)
    const dot = `M${num(spotX)} ${num(y - 5)}h0`
    if (lean < 0.3) frames += dot
    else if (lean < 0.62) glass += dot
  }
  if (house.lite) return
  sheet.line(glass, light.on(hotel.plant, 0.6), 9, { cap: true })
  sheet.line(frames, light.on(mix(hotel.accent, rgb('#e0483f'), 0.5), 0.8), 7, { cap: true })
}
