import { at } from './chance.ts'
import { dim, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'

/** A block standing at depth z: front, and the flank that the eye can see. */
export function block(
  c: Front,
  x: number,
  w: number,
  top: number,
  material: Rgb,
  { z = 0, deep = 160, foot = GROUND, cols = 0, rows = 0 } = {},
) {
  const { s, L, P } = c
  const right = P.vx > x + w,
    left = P.vx < x
  const [fx, ft] = P(x, top, z),
    [fx2, fb] = P(x + w, foot, z)
  if (right || left) {
    const ex = right ? x + w : x,
      turn = right ? L.right : L.left
    const a = P(ex, top, z),
      b = P(ex, top, z + deep),
      d = P(ex, foot, z + deep),
      e = P(ex, foot, z)
    s.fill(poly([a, b, d, e]), L.on(material, turn * 0.95))
    if (cols && !c.lite && Math.abs(b[0] - a[0]) > 12) {
      let dark = '',
        lit = ''
      for (let i = 0; i < cols; i++)
        for (let j = 0; j < rows; j++) {
          const z1 = z + (deep * (i + 0.28)) / cols,
            z2 = z + (deep * (i + 0.72)) / cols,
            h = (foot - top) / (rows + 0.6),
            y1 = top + h * (j + 0.55),
            y2 = y1 + h * 0.52
          const d4 = poly([P(ex, y1, z1), P(ex, y1, z2), P(ex, y2, z2), P(ex, y2, z1)])
          if (at(c.n, i * 7 + j, 301) < L.lamps * 0.6) lit += d4
          else dark += d4
        }
      s.fill(dark, L.on(rgb('#3b4c60'), 0.3))
      s.fill(lit, LAMP_TONES[1])
    }
  }
  s.fill(rect(fx, ft, fx2 - fx, fb - ft), L.on(material))
  return { x: fx, y: ft, w: fx2 - fx, h: fb - ft }
}

/** Light running over a front: brighter towards the sun, cooler towards the foot, warm from lamps at night. */
export function wash(c: Front, d: string): void {
  const { s, L } = c,
    k = L.sun.x > 0 ? 1 : -1
  s.fill(
    d,
    s.fade(
      [
        [0, k > 0 ? c.cool : WARM, k > 0 ? 0.2 : 0.16],
        [0.55, WARM, 0],
        [1, k > 0 ? WARM : c.cool, k > 0 ? 0.16 : 0.2],
      ],
      null,
      true,
    ),
    0.9 - 0.5 * L.night,
  )
  if (L.night > 0.05 && !c.lite)
    s.fill(
      d,
      s.fade([
        [0, WARM, 0],
        [1, WARM, 0.46],
      ]),
      L.night,
    )
}

/** A slanting shadow that a neighbour throws over the front. */
export function slant(c: Front, d: string, x: number, w: number, top: number, foot = GROUND): void {
  const { s, L } = c
  if (L.night > 0.4 || L.sun.height > 0.97) return
  const k = L.sun.x > 0 ? 1 : -1,
    near = k > 0 ? x : x + w,
    reach = w * (0.16 + 0.22 * at(c.n, 311)),
    drop = (foot - top) * 0.8
  s.clip(d, () =>
    s.fill(
      poly([
        [near - k * 4, foot + 4],
        [near - k * 4, top + drop * 0.24],
        [near + k * reach, foot - drop * 0.2],
        [near + k * (reach * 1.25), foot + 4],
      ]),
      c.cool,
      0.2 * (1 - L.night),
    ),
  )
}

export const cornice = (c: Front, x: number, y: number, w: number, h: number, colour: Rgb, teeth?: string): void => {
  c.s.fill(rect(x, y, w, h), c.L.on(colour, c.L.top))
  c.s.fill(rect(x + 2, y + h, w - 4, 3), c.L.on(c.hotel.shadow, 0.1), 0.35)
  if (teeth) c.s.line(`M${num(x + 3)} ${num(y + h + 2)}h${num(w - 6)}`, c.L.on(colour, c.L.front), 4, { dash: teeth })
}

/** Leaves hanging over an edge. */
export function trailing(c: Front, x: number, y: number, w: number, salt: number, drop = 16): void {
  const { s, L, hotel } = c
  let d = '',
    light = ''
  for (let px = x, i = 0; px < x + w; px += c.lite ? 19 : 11, i++) {
    d += `M${num(px)} ${num(y - 2)}v${num(drop * (0.2 + at(c.n, i, 340 + salt)))}`
    if (i % 3 === 0) light += `M${num(px + 4)} ${num(y - 3)}h0`
  }
  s.line(d, L.on(dim(hotel.plant, 0.75), 0.35), c.lite ? 18 : 11, { cap: true })
  if (!c.lite) s.line(light, L.on(hotel.plant, 0.9), 9, { cap: true })
}
