import { backdrop } from './backdrop.ts'
import type { Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { WARM } from './light.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, poly, rect } from './paths.ts'
import { sky } from './sky.ts'

interface Vista {
  /** The horizon, as a share of the opening's height. */
  low?: number
  scale?: number
  frame?: Rgb | undefined
  /** Upright parts the opening is divided into. */
  bars: number
  /** The height of a bar across, as a share of the opening's height; 0: none. */
  cross?: number
  posts?: readonly number[]
}

/** The land outside, through an opening. */
export function vista(
  c: Chamber,
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
  { low = 0.7, scale = 0.62, frame, bars, cross = 0, posts = [] }: Vista,
): void {
  const { s, L, hotel } = c,
    keep = s.view,
    k = scale,
    hz = h * low - h / 2
  s.fill(d, frame || c.tone(hotel.trim, 1.06))
  s.clip(d, () =>
    s.group(`transform="translate(${num(x + w / 2)} ${num(y + h / 2)})scale(${k})"`, () => {
      s.view = { left: -w / 2 / k, top: -h / 2 / k, width: w / k, height: h / k }
      sky(s, L, { horizon: hz / k, seed: c.n, lift: 330, clouds: w > 150 })
      backdrop(s, L, hotel.climate, hz / k, c.n, 0.85)
      const wet = ['coast', 'tropical', 'nordic'].includes(hotel.climate),
        soil = hotel.climate === 'desert' ? rgb('#d9a468') : mix(hotel.plant, rgb('#9aae62'), 0.3)
      s.fill(rect(s.view.left, hz / k + (wet ? 44 : 1), w / k, h / k), L.on(soil, 0.6, 0.25))
      let hedge = ''
      for (let i = 0; i < w / k / 46 + 1; i++)
        hedge += `M${num(s.view.left + i * 46)} ${num(hz / k + 66 - 16 * at(c.n, i, 8))}v60`
      s.line(hedge, L.on(dim(hotel.plant, 0.8), 0.5, 0.16), 62, { cap: true })
      s.view = keep
    }),
  )
  let lines = ''
  for (let i = 1; i < bars; i++) lines += `M${num(x + (w * i) / bars)} ${num(y)}v${num(h)}`
  for (const o of posts) lines += `M${num(x + o)} ${num(y)}v${num(h)}`
  if (cross) lines += `M${num(x)} ${num(y + h * cross)}h${num(w)}`
  s.clip(d, () => {
    s.line(lines, frame || c.tone(hotel.trim, 1.06), 4)
  })
  s.line(d, frame || c.tone(hotel.trim, 1.06), 7)
}

/** Sunlight that falls through a window on the floor. */
export function sunPatch(c: Chamber, x: number, w: number, bars = 2): void {
  const { s, L, P, floor } = c
  const power = L.sun.up ? clamp(L.bright * 1.2) * (1 - L.night) : 0.12
  const shift = -L.sun.x * 190,
    z1 = -20,
    z2 = -120 - 150 * (1 - L.sun.height)
  let d = ''
  for (let i = 0; i < bars; i++) {
    const a = x + (w * (i + 0.06)) / bars,
      b = x + (w * (i + 0.94)) / bars
    d += poly([
      P(a + shift * 0.2, floor, z1),
      P(b + shift * 0.2, floor, z1),
      P(b + shift, floor, z2),
      P(a + shift, floor, z2),
    ])
  }
  s.clip(c.floorShape, () =>
    s.fill(d, L.sun.up ? mix(WARM, WHITE, 0.2 + 0.6 * L.sun.height) : [0.6, 0.7, 1], 0.6 * power),
  )
}

export function curtains(c: Chamber, x: number, y: number, w: number, h: number, colour: Rgb, wide = 34): void {
  const { s, tone } = c
  for (const k of [-1, 1]) {
    const a = k < 0 ? x - wide * 0.8 : x + w - wide * 0.2
    s.fill(
      `M${num(a)} ${num(y)}h${num(wide)}q${num(k < 0 ? -8 : 6)} ${num(h * 0.6)} ${num(k < 0 ? 2 : 0)} ${num(h)}h${num(-wide - 2)}q${num(k < 0 ? -4 : 8)} ${num(-h * 0.4)} 0 ${num(-h)}z`,
      s.fade(
        [
          [0, tone(colour, 0.74)],
          [0.3, tone(colour, 1)],
          [0.5, tone(colour, 0.8)],
          [0.75, tone(colour, 1.04)],
          [1, tone(colour, 0.76)],
        ],
        null,
        true,
      ),
    )
  }
  s.line(`M${num(x - wide)} ${num(y - 3)}h${num(w + 2 * wide)}`, tone(c.hotel.dark, 0.8), 3, { cap: true })
}
