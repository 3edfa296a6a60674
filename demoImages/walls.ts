import { at } from './chance.ts'
import { dim, rgb, type Rgb } from './colour.ts'
import { flankSide, sideRect } from './eye.ts'
import { GROUND, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'

/** The front of a block in picture coordinates. */
export interface Face {
  x: number
  y: number
  width: number
  height: number
}

interface Extent {
  /** Distance of its front behind the street, and its depth. */
  z?: number
  deep?: number
  foot?: number
  /** Windows in its flank. */
  cols?: number
  rows?: number
}

/** A block at depth z: its front and its visible flank. */
export function block(
  front: Front,
  x: number,
  width: number,
  top: number,
  material: Rgb,
  { z = 0, deep = 160, foot = GROUND, cols = 0, rows = 0 }: Extent = {},
): Face {
  const { sheet, light, project } = front
  const side = flankSide(project, x, width)
  if (side) flank(front, side, side > 0 ? x + width : x, top, material, { z, deep, foot, cols, rows })
  const [faceX, faceTop] = project(x, top, z)
  const [faceRight, faceBottom] = project(x + width, foot, z)
  const face = { x: faceX, y: faceTop, width: faceRight - faceX, height: faceBottom - faceTop }
  sheet.fill(rect(face.x, face.y, face.width, face.height), light.on(material))
  return face
}

function flank(
  front: Front,
  side: 1 | -1,
  x: number,
  top: number,
  material: Rgb,
  { z, deep, foot, cols, rows }: Required<Extent>,
): void {
  const { sheet, light, project, number } = front
  const nearTop = project(x, top, z)
  const farTop = project(x, top, z + deep)
  const outline = poly([nearTop, farTop, project(x, foot, z + deep), project(x, foot, z)])
  sheet.fill(outline, light.on(material, (side > 0 ? light.right : light.left) * 0.95))
  if (!cols || front.lite || Math.abs(farTop[0] - nearTop[0]) <= 12) return
  const storey = (foot - top) / (rows + 0.6)
  let dark = ''
  let lit = ''
  for (let index = 0; index < cols; index++)
    for (let step = 0; step < rows; step++) {
      const near = z + (deep * (index + 0.28)) / cols
      const far = z + (deep * (index + 0.72)) / cols
      const y1 = top + storey * (step + 0.55)
      const y2 = y1 + storey * 0.52
      const pane = sideRect(project, x, y1, y2, near, far)
      if (at(number, index * 7 + step, 301) < light.lamps * 0.6) lit += pane
      else dark += pane
    }
  sheet.fill(dark, light.on(rgb('#3b4c60'), 0.3))
  sheet.fill(lit, LAMP_TONES[1])
}

/** Light across a front: warm toward the sun, cool on the other side, with lamplight at the bottom at night. */
export function wash(front: Front, outline: string): void {
  const { sheet, light } = front
  const side = light.sun.side
  sheet.fill(
    outline,
    sheet.fade(
      [
        [0, side > 0 ? front.cool : WARM, side > 0 ? 0.2 : 0.16],
        [0.55, WARM, 0],
        [1, side > 0 ? WARM : front.cool, side > 0 ? 0.16 : 0.2],
      ],
      null,
      true,
    ),
    0.9 - 0.5 * light.night,
  )
  if (light.night > 0.05 && !front.lite)
    sheet.fill(
      outline,
      sheet.fade([
        [0, WARM, 0],
        [1, WARM, 0.46],
      ]),
      light.night,
    )
}

/** The slanting shadow of a neighboring house on the front. */
export function slant(front: Front, outline: string, x: number, width: number, top: number, foot = GROUND): void {
  const { sheet, light } = front
  if (light.night > 0.4 || light.sun.height > 0.97) return
  const side = light.sun.side
  const near = side > 0 ? x : x + width
  const reach = width * (0.16 + 0.22 * at(front.number, 311))
  const drop = (foot - top) * 0.8
  sheet.clip(outline, () =>
    sheet.fill(
      poly([
        [near - side * 4, foot + 4],
        [near - side * 4, top + drop * 0.24],
        [near + side * reach, foot - drop * 0.2],
        [near + side * (reach * 1.25), foot + 4],
      ]),
      front.cool,
      0.2 * (1 - light.night),
    ),
  )
}

/** A ledge along a front, with its shadow. `teeth`: dash pattern of an optional row of teeth. */
export const cornice = (
  front: Front,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  teeth?: string,
): void => {
  front.sheet.fill(rect(x, y, width, height), front.light.on(colour, front.light.top))
  front.sheet.fill(rect(x + 2, y + height, width - 4, 3), front.light.on(front.hotel.shadow, 0.1), 0.35)
  if (teeth)
    front.sheet.line(
      `M${num(x + 3)} ${num(y + height + 2)}h${num(width - 6)}`,
      front.light.on(colour, front.light.front),
      4,
      { dash: teeth },
    )
}

/** Leaves hanging over an edge. */
export function trailing(front: Front, x: number, y: number, width: number, salt: number, drop = 16): void {
  const { sheet, light, hotel } = front
  let outline = ''
  let lights = ''
  for (let spotX = x, index = 0; spotX < x + width; spotX += front.lite ? 19 : 11, index++) {
    outline += `M${num(spotX)} ${num(y - 2)}v${num(drop * (0.2 + at(front.number, index, 340 + salt)))}`
    if (index % 3 === 0) lights += `M${num(spotX + 4)} ${num(y - 3)}h0`
  }
  sheet.line(outline, light.on(dim(hotel.plant, 0.75), 0.35), front.lite ? 18 : 11, { cap: true })
  if (!front.lite) sheet.line(lights, light.on(hotel.plant, 0.9), 9, { cap: true })
}
