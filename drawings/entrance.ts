import { mix, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { arch, clamp, poly, rect } from './paths.ts'

/** Striped canvas over a shop window or door. */
function canopies(c: Front, spots: readonly number[], y: number, w: number, h: number, colour: Rgb): void {
  const { s, L } = c
  let cloth = '',
    stripes = ''
  for (const x of spots) {
    cloth += poly([
      [x + 3, y],
      [x + w - 3, y],
      [x + w, y + h],
      [x, y + h],
    ])
    stripes += `M${num(x + 3)} ${num(y + h / 2)}h${num(w - 6)}`
  }
  s.fill(cloth, L.on(colour, L.top))
  s.line(stripes, L.on(c.hotel.trim, L.top), h, { dash: '5 7' })
}

interface Entrance {
  head?: number
  frame?: Rgb
  canopy?: Rgb
}

/** Two lit door leaves in a frame, with a pool of light before them. */
export function entrance(
  c: Front,
  x: number,
  w: number,
  h: number,
  { head = 0, frame = c.hotel.trim, canopy: cloth }: Entrance = {},
): void {
  const { s, L, hotel } = c,
    y = GROUND - h,
    lamp = clamp(0.35 + L.lamps)
  const shape = (k: number): string =>
    head ? arch(x - w / 2 - k, y - k, w + 2 * k, h + k, head + k) : rect(x - w / 2 - k, y - k, w + 2 * k, h + k)
  s.fill(shape(6), L.on(frame, L.front * 1.1))
  s.fill(
    shape(0),
    s.fade([
      [0, mix(L.on(hotel.dark, 0.4), WARM, lamp * 0.55)],
      [1, mix(L.on(hotel.dark, 0.4), LAMP_TONES[2], lamp * 0.9)],
    ]),
  )
  s.line(
    `M${num(x)} ${num(y + (head ? 2 : 0))}V${GROUND}M${num(x - w / 2)} ${num(y + h * 0.32)}h${num(w)}`,
    L.on(hotel.dark, 0.4),
    1.8,
  )
  if (cloth) canopies(c, [x - w * 0.85], y - 4, w * 1.7, 14, cloth)
  c.door = { x, w }
}

/** Shop windows at the foot of a front. */
export function shopfront(c: Front, x: number, w: number, n: number, h: number, colour?: Rgb, head = 0): void {
  const { s, L, hotel } = c,
    step = w / n,
    ww = step * 0.74
  let glass = '',
    bars = ''
  const spots: number[] = []
  for (let i = 0; i < n; i++) {
    const px = x + i * step + (step - ww) / 2
    if (Math.abs(px + ww / 2 - c.doorX) < step * 0.6) continue
    glass += head ? arch(px, GROUND - h, ww, h - 6, head) : rect(px, GROUND - h, ww, h - 6)
    bars += `M${num(px + ww / 2)} ${num(GROUND - h)}v${num(h - 6)}`
    if (colour) spots.push(px - 3)
  }
  if (colour && spots.length > 0) c.later.push(() => canopies(c, spots, GROUND - h - 3, ww + 6, 12, colour))
  s.fill(
    glass,
    s.fade([
      [0, mix(L.on(rgb('#46586a'), 0.5), WARM, clamp(L.lamps + 0.1) * 0.8)],
      [1, mix(L.on(rgb('#5d6a70'), 0.5), LAMP_TONES[2], clamp(L.lamps + 0.1) * 0.85)],
    ]),
  )
  s.line(bars, L.on(hotel.dark, 0.4), 1.4)
}
