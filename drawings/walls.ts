import { at } from './chance.ts'
import { dim, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'

/** A block standing at depth z: front, and the flank that the eye can see. */
export function block(
  front: Front,
  x: number,
  width: number,
  top: number,
  material: Rgb,
  { z = 0, deep = 160, foot = GROUND, cols = 0, rows = 0 } = {},
) {
  const { sheet, light, project } = front
  const right = project.vx > x + width
  const left = project.vx < x
  const [faceX, faceTop] = project(x, top, z)
  const [fx2, faceBottom] = project(x + width, foot, z)
  if (right || left) {
    const edgeX = right ? x + width : x
    const turn = right ? light.right : light.left
    const start = project(edgeX, top, z)
    const end = project(edgeX, top, z + deep)
    const edgeFoot = project(edgeX, foot, z + deep)
    const edgeEnd = project(edgeX, foot, z)
    sheet.fill(poly([start, end, edgeFoot, edgeEnd]), light.on(material, turn * 0.95))
    if (cols && !front.lite && Math.abs(end[0] - start[0]) > 12) {
      let dark = ''
      let lit = ''
      for (let index = 0; index < cols; index++)
        for (let step = 0; step < rows; step++) {
          const z1 = z + (deep * (index + 0.28)) / cols
          const z2 = z + (deep * (index + 0.72)) / cols
          const height = (foot - top) / (rows + 0.6)
          const y1 = top + height * (step + 0.55)
          const y2 = y1 + height * 0.52
          const opening = poly([
            project(edgeX, y1, z1),
            project(edgeX, y1, z2),
            project(edgeX, y2, z2),
            project(edgeX, y2, z1),
          ])
          if (at(front.number, index * 7 + step, 301) < light.lamps * 0.6) lit += opening
          else dark += opening
        }
      sheet.fill(dark, light.on(rgb('#3b4c60'), 0.3))
      sheet.fill(lit, LAMP_TONES[1])
    }
  }
  sheet.fill(rect(faceX, faceTop, fx2 - faceX, faceBottom - faceTop), light.on(material))
  return { x: faceX, y: faceTop, width: fx2 - faceX, height: faceBottom - faceTop }
}

/** Light running over a front: brighter towards the sun, cooler towards the foot, warm from lamps at night. */
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

/** A slanting shadow that a neighbour throws over the front. */
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
