import { clamp, fine } from './numbers.ts'

/** Red, green and blue in linear light, 0 to 1 and beyond. */
export type Rgb = readonly [red: number, green: number, blue: number]
/** A color, or a reference to a gradient or pattern. */
export type Paint = Rgb | string

const DECODE = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})
const ENCODE = Array.from({ length: 1025 }, (_, value) => {
  const channel = value / 1024
  const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
})
const PAIR = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))

const decode = (value: number): number => DECODE[value & 255] ?? 0
const pair = (value: number): string => PAIR[value] ?? 'ff'

/** Parses `#rrggbb` into linear light. */
export const rgb = (text: string): Rgb => {
  const value = parseInt(text.slice(1), 16)
  return [decode(value >> 16), decode(value >> 8), decode(value)]
}
/** Blends from one color (0) to the other (1), in linear light. */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
/** Scales the brightness of a color; above 1 is brighter. */
export const dim = (one: Rgb, level: number): Rgb => [one[0] * level, one[1] * level, one[2] * level]
/** A material under a colored light. */
export const filter = (one: Rgb, other: Rgb): Rgb => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]

const byte = (value: number): string => pair(ENCODE[(clamp(value) * 1024 + 0.5) | 0] ?? 255)

/** SVG notation: `#rrggbb`, `#rgb` if equivalent; a reference stays as it is. */
export function ink(colour: Paint): string {
  if (typeof colour === 'string') return colour
  const [red, green, blue] = [byte(colour[0]), byte(colour[1]), byte(colour[2])]
  const short =
    red.charAt(0) === red.charAt(1) && green.charAt(0) === green.charAt(1) && blue.charAt(0) === blue.charAt(1)
  return short ? `#${red.charAt(0)}${green.charAt(0)}${blue.charAt(0)}` : `#${red}${green}${blue}`
}

const fullLength = (code: string): string =>
  code.length === 4 ? `#${code.charAt(1).repeat(2)}${code.charAt(2).repeat(2)}${code.charAt(3).repeat(2)}` : code

/** A color with the opacity folded in; a gradient gets a separate attribute. */
export const veil = (paint: Paint, opacity?: number): [colour: string, attribute: string] => {
  const code = ink(paint)
  if (opacity === undefined || opacity > 0.99) return [code, '']
  if (!code.startsWith('#')) return [code, ` opacity="${fine(opacity)}"`]
  return [fullLength(code) + pair(opacity <= 0 ? 0 : Math.round(opacity * 255)), '']
}
