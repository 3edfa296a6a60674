import { fine } from './numbers.ts'

/** Red, green and blue in linear light, 0 to 1 and beyond. */
export type Rgb = readonly [red: number, green: number, blue: number]
/** A colour, or the reference to a gradient or pattern. */
export type Paint = Rgb | string

const DECODE = Float64Array.from({ length: 256 }, (_, v) => {
  const c = v / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const ENCODE = Array.from({ length: 1025 }, (_, v) => {
  const c = v / 1024
  const e = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
  return Math.round(e * 255)
})
const PAIR = Array.from({ length: 256 }, (_, v) => v.toString(16).padStart(2, '0'))

const decode = (value: number): number => DECODE[value & 255] ?? 0
const pair = (value: number): string => PAIR[value] ?? 'ff'

/** `#rrggbb` in linear light. */
export const rgb = (text: string): Rgb => {
  const v = parseInt(text.slice(1), 16)
  return [decode(v >> 16), decode(v >> 8), decode(v)]
}
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const dim = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]
export const filter = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

const byte = (v: number): string => pair(ENCODE[v <= 0 ? 0 : v >= 1 ? 1024 : (v * 1024 + 0.5) | 0] ?? 255)

export function ink(colour: Paint): string {
  if (typeof colour === 'string') return colour
  const [r, g, b] = [byte(colour[0]), byte(colour[1]), byte(colour[2])]
  const short = r.charAt(0) === r.charAt(1) && g.charAt(0) === g.charAt(1) && b.charAt(0) === b.charAt(1)
  return short ? `#${r.charAt(0)}${g.charAt(0)}${b.charAt(0)}` : `#${r}${g}${b}`
}

const fullLength = (c: string): string =>
  c.length === 4 ? `#${c.charAt(1).repeat(2)}${c.charAt(2).repeat(2)}${c.charAt(3).repeat(2)}` : c

/** A colour with its opacity folded in; gradients keep a separate attribute. */
export const veil = (paint: Paint, opacity?: number): [colour: string, attribute: string] => {
  const c = ink(paint)
  if (opacity === undefined || opacity > 0.99) return [c, '']
  if (!c.startsWith('#')) return [c, ` opacity="${fine(opacity)}"`]
  return [fullLength(c) + pair(opacity <= 0 ? 0 : Math.round(opacity * 255)), '']
}
