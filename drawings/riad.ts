import { dim, mix } from './colour.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import { block, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const riad: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const width = random.between(430, 520)
  const height = random.between(170, 214)
  const x = -width / 2
  const top = GROUND - height
  const count = random.pick([2, 3])
  const face = block(front, x, width, top, hotel.wall, { deep: 220, cols: 3, rows: 2 })
  const outline = rect(face.x, face.y, face.width, face.height)
  const teeth = (towerX: number, teethY: number, teethWidth: number) =>
    sheet.line(`M${num(towerX)} ${num(teethY - 5)}h${num(teethWidth)}`, light.on(hotel.wall, light.top), 11, {
      dash: '9 7',
    })
  teeth(x, top, width)
  wash(front, outline)
  slant(front, outline, x, width, top)
  const portalWidth = random.between(118, 150)
  const portalHeight = height + random.between(24, 44)
  const side = (width - portalWidth) / 2
  const pitch = side / count
  for (const offset of [x, x + width - side]) {
    windows(front, {
      x: offset + pitch * 0.32,
      y: top + 26,
      cols: count,
      dx: pitch,
      width: pitch * 0.36,
      height: 44,
      head: pitch * 0.22,
      bars: '#',
      frame: hotel.trim,
      salt: 5 + offset,
      share: 0.8,
    })
    windows(front, {
      x: offset + pitch * 0.2,
      y: top + 88,
      cols: count,
      dx: pitch,
      width: pitch * 0.6,
      height: height - 88,
      head: pitch * 0.36,
      bars: '',
      frame: mix(hotel.wall, hotel.trim, 0.5),
      salt: 7 + offset,
      share: 0.9,
    })
    sheet.line(`M${num(offset + 8)} ${num(top + 79)}h${num(side - 16)}`, light.on(hotel.accent, 0.6), 6, {
      dash: '6 3 2 3',
    })
  }
  const portalX = -portalWidth / 2
  const portalTop = GROUND - portalHeight
  block(front, portalX, portalWidth, portalTop, mix(hotel.wall, hotel.trim, 0.25), { z: -22, deep: 60 })
  const corner = front.project(portalX, portalTop, -22)
  const opposite = front.project(portalX + portalWidth, GROUND, -22)
  const faceWidth = opposite[0] - corner[0]
  const middleX = corner[0] + faceWidth / 2
  wash(front, rect(corner[0], corner[1], faceWidth, GROUND - corner[1]))
  teeth(corner[0], corner[1], faceWidth)
  sheet.line(
    `M${num(corner[0] + 9)} ${GROUND}V${num(corner[1] + 14)}h${num(faceWidth - 18)}V${GROUND}`,
    light.on(hotel.accent, 0.6),
    8,
  )
  sheet.line(
    `M${num(corner[0] + 9)} ${GROUND}V${num(corner[1] + 14)}h${num(faceWidth - 18)}V${GROUND}`,
    light.on(hotel.second, 0.8),
    4,
    {
      dash: '3 4',
    },
  )
  const archWidth = faceWidth * 0.52
  const archHeight = portalHeight * 0.62
  sheet.fill(
    arch(middleX - archWidth / 2 - 9, GROUND - archHeight - 9, archWidth + 18, archHeight + 9, archWidth * 0.66),
    light.on(hotel.trim, light.front * 1.1),
  )
  sheet.fill(
    arch(middleX - archWidth / 2, GROUND - archHeight, archWidth, archHeight, archWidth * 0.6),
    sheet.fade([
      [0, mix(light.on(hotel.shadow, 0.5), WARM, 0.1 + light.lamps * 0.4)],
      [1, mix(light.on(hotel.dark, 0.5), LAMP_TONES[2], 0.35 + light.lamps * 0.5)],
    ]),
  )
  sheet.fill(
    arch(middleX - archWidth * 0.28, GROUND - archHeight * 0.7, archWidth * 0.56, archHeight * 0.7, archWidth * 0.32),
    light.on(hotel.wood, 0.6),
    0.9,
  )
  sheet.line(`M${num(middleX)} ${num(GROUND - archHeight * 0.7)}V${GROUND}`, light.on(hotel.dark, 0.3), 1.5)
  sheet.line(
    `M${num(middleX - archWidth / 2 - 22)} ${num(GROUND - archHeight * 0.6)}v16M${num(middleX + archWidth / 2 + 22)} ${num(GROUND - archHeight * 0.6)}v16`,
    LAMP_TONES[2],
    7,
    { cap: true, opacity: 0.35 + 0.65 * light.lamps },
  )
  front.door = { x: middleX, width: archWidth }
  if (random.coin(0.6)) {
    // a slim tower behind
    const towerX = x + width * random.pick([0.13, 0.8])
    front.behind = () => {
      block(front, towerX, 46, top - 74, dim(hotel.wall, 0.95), { z: 60, deep: 50 })
      const point = front.project(towerX, top - 74, 60)
      const towerEnd = front.project(towerX + 46, top, 60)
      teeth(point[0], point[1], towerEnd[0] - point[0])
      windows(front, {
        x: point[0] + 14,
        y: point[1] + 16,
        width: 14,
        height: 28,
        head: 8,
        bars: '',
        salt: 55,
        share: 1,
      })
    }
  }
  front.body = [x, width, portalHeight]
}
