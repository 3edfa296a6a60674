import { dim, mix } from './colour.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { arch, rect } from './paths.ts'
import { block, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

/** A clay house with battlements and a tall portal. */
export const riad: Family = (front, random) => {
  const { hotel } = front
  const width = random.between(430, 520)
  const height = random.between(170, 214)
  const x = -width / 2
  const top = GROUND - height
  const cols = random.pick([2, 3])
  const face = block(front, x, width, top, hotel.wall, { deep: 220, cols: 3, rows: 2 })
  const outline = rect(face.x, face.y, face.width, face.height)
  battlements(front, x, top, width)
  wash(front, outline)
  slant(front, outline, x, width, top)
  const portalWidth = random.between(118, 150)
  const portalHeight = height + random.between(24, 44)
  const side = (width - portalWidth) / 2
  arcade(front, x, top, side, height, cols)
  arcade(front, x + width - side, top, side, height, cols)
  portal(front, portalWidth, portalHeight)
  if (random.coin(0.6)) {
    const towerX = x + width * random.pick([0.13, 0.8])
    front.behind = () => tower(front, towerX, top)
  }
  front.body = [x, width, portalHeight]
}

function battlements({ sheet, light, hotel }: Front, x: number, y: number, width: number): void {
  sheet.line(`M${num(x)} ${num(y - 5)}h${num(width)}`, light.on(hotel.wall, light.top), 11, { dash: '9 7' })
}

/** One half of the front: small windows above, tall arches below, a band of tiles between. */
function arcade(front: Front, x: number, top: number, width: number, height: number, cols: number): void {
  const { sheet, light, hotel } = front
  const pitch = width / cols
  windows(front, {
    x: x + pitch * 0.32,
    y: top + 26,
    cols,
    dx: pitch,
    width: pitch * 0.36,
    height: 44,
    head: pitch * 0.22,
    bars: '#',
    frame: hotel.trim,
    salt: 5 + x,
    share: 0.8,
  })
  windows(front, {
    x: x + pitch * 0.2,
    y: top + 88,
    cols,
    dx: pitch,
    width: pitch * 0.6,
    height: height - 88,
    head: pitch * 0.36,
    bars: '',
    frame: mix(hotel.wall, hotel.trim, 0.5),
    salt: 7 + x,
    share: 0.9,
  })
  sheet.line(`M${num(x + 8)} ${num(top + 79)}h${num(width - 16)}`, light.on(hotel.accent, 0.6), 6, {
    dash: '6 3 2 3',
  })
}

/** The gate that projects from the front, framed in tiles. */
function portal(front: Front, width: number, height: number): void {
  const { sheet, light, hotel, project } = front
  const z = -22
  block(front, -width / 2, width, GROUND - height, mix(hotel.wall, hotel.trim, 0.25), { z, deep: 60 })
  const [left, top] = project(-width / 2, GROUND - height, z)
  const faceWidth = project(width / 2, GROUND, z)[0] - left
  wash(front, rect(left, top, faceWidth, GROUND - top))
  battlements(front, left, top, faceWidth)
  const frame = `M${num(left + 9)} ${GROUND}V${num(top + 14)}h${num(faceWidth - 18)}V${GROUND}`
  sheet.line(frame, light.on(hotel.accent, 0.6), 8)
  sheet.line(frame, light.on(hotel.second, 0.8), 4, { dash: '3 4' })
  gate(front, left + faceWidth / 2, faceWidth * 0.52, height * 0.62)
}

function gate(front: Front, x: number, width: number, height: number): void {
  const { sheet, light, hotel } = front
  sheet.fill(
    arch(x - width / 2 - 9, GROUND - height - 9, width + 18, height + 9, width * 0.66),
    light.on(hotel.trim, light.front * 1.1),
  )
  sheet.fill(
    arch(x - width / 2, GROUND - height, width, height, width * 0.6),
    sheet.fade([
      [0, mix(light.on(hotel.shadow, 0.5), WARM, 0.1 + light.lamps * 0.4)],
      [1, mix(light.on(hotel.dark, 0.5), LAMP_TONES[2], 0.35 + light.lamps * 0.5)],
    ]),
  )
  sheet.fill(
    arch(x - width * 0.28, GROUND - height * 0.7, width * 0.56, height * 0.7, width * 0.32),
    light.on(hotel.wood, 0.6),
    0.9,
  )
  sheet.line(`M${num(x)} ${num(GROUND - height * 0.7)}V${GROUND}`, light.on(hotel.dark, 0.3), 1.5)
  const lantern = (lanternX: number): string => `M${num(lanternX)} ${num(GROUND - height * 0.6)}v16`
  sheet.line(lantern(x - width / 2 - 22) + lantern(x + width / 2 + 22), LAMP_TONES[2], 7, {
    cap: true,
    opacity: 0.35 + 0.65 * light.lamps,
  })
  front.door = { x, width }
}

/** A slim tower behind the house. */
function tower(front: Front, x: number, houseTop: number): void {
  const { hotel, project } = front
  const z = 60
  block(front, x, 46, houseTop - 74, dim(hotel.wall, 0.95), { z, deep: 50 })
  const [left, top] = project(x, houseTop - 74, z)
  const right = project(x + 46, houseTop, z)[0]
  battlements(front, left, top, right - left)
  windows(front, { x: left + 14, y: top + 16, width: 14, height: 28, head: 8, bars: '', salt: 55, share: 1 })
}
