import type { Climate } from './climate.ts'
import { dim, filter, mix, rgb, type Rgb } from './colour.ts'
import { clamp } from './numbers.ts'

/** Sky, materials and lamps (0 off to 1 on) at an hour. */
interface HourLight {
  hour: number
  zenith: Rgb
  middle: Rgb
  horizon: Rgb
  key: Rgb
  keyPower: number
  ambient: Rgb
  ambientPower: number
  lamps: number
}

const row = (
  hour: number,
  zenith: string,
  middle: string,
  horizon: string,
  key: string,
  keyPower: number,
  ambient: string,
  ambientPower: number,
  lamps: number,
): HourLight => ({
  hour,
  zenith: rgb(zenith),
  middle: rgb(middle),
  horizon: rgb(horizon),
  key: rgb(key),
  keyPower,
  ambient: rgb(ambient),
  ambientPower,
  lamps,
})

const MIDNIGHT = row(0, '#0a1230', '#17214d', '#33406f', '#a9bcff', 0.2, '#5064a8', 0.5, 1)
const HOURS: readonly HourLight[] = [
  MIDNIGHT,
  row(4.4, '#131a42', '#2d3068', '#5f4f80', '#aab4ff', 0.18, '#5560a6', 0.52, 0.8),
  row(5.6, '#38437f', '#a9729a', '#f4ab8b', '#ffb08a', 0.42, '#8d86c0', 0.6, 0.5),
  row(6.6, '#6f9dd0', '#efc6ae', '#ffdca6', '#ffcf96', 0.8, '#a9b2da', 0.62, 0.14),
  row(9, '#5a9fd8', '#aad4ec', '#f4ecd6', '#fff0d0', 1, '#b0c8e6', 0.66, 0),
  row(13, '#3b8bcd', '#86c3ea', '#dff0f3', '#fffaf0', 1.1, '#b4cde8', 0.68, 0),
  row(16.4, '#4b90c9', '#b2d2dd', '#fae2b8', '#ffe3ae', 1.02, '#b2c0dc', 0.64, 0),
  row(18.2, '#5d78b6', '#f0b08f', '#ffcb7c', '#ffb46c', 0.92, '#a99cc6', 0.58, 0.2),
  row(19.3, '#37447f', '#a06c95', '#ff9f70', '#ff9460', 0.5, '#8278b4', 0.58, 0.66),
  row(20.4, '#1b2659', '#4c4b8c', '#bd768c', '#c79ac0', 0.24, '#5e68ac', 0.54, 0.94),
  row(22, '#0b1333', '#19254f', '#3a4674', '#a9bcff', 0.2, '#5064a8', 0.5, 1),
  { ...MIDNIGHT, hour: 24 },
]

const PLAIN = rgb('#ffe7c2')
const TINTS = ['#ffe7c2', '#ffc9bd', '#cfe9e2', '#d9d4f2', '#fff3dc'].map(rgb)
const CLIMATE_TINT: Readonly<Record<Climate, readonly [Rgb, number]>> = {
  desert: [rgb('#ffd9a0'), 0.2],
  tropical: [rgb('#a8ecdf'), 0.14],
  nordic: [rgb('#d4e2f4'), 0.2],
  coast: [rgb('#c9ecf6'), 0.1],
  mountain: [rgb('#cfe0f6'), 0.1],
  metropolis: [rgb('#e4dce6'), 0.1],
  'old-town': [rgb('#ffe2bf'), 0.12],
}
/** Lamplight. */
export const WARM = rgb('#ffc477')

/** The light of a picture. */
export interface Light {
  hour: number
  zenith: Rgb
  mid: Rgb
  low: Rgb
  haze: Rgb
  /** Share of lamps that are on, 0 to 1; `night` stays 0 until `lamps` exceeds 0.3. */
  lamps: number
  night: number
  bright: number
  /** The sun, or at night the moon: x from -1 (rising) to 1, and its side of the picture. */
  sun: { up: boolean; x: number; height: number; side: 1 | -1 }
  /** Sunlight on a front, the flanks, a flat top and a shaded surface. */
  front: number
  left: number
  right: number
  top: number
  shade: number
  /** Color of a material in this light. `turn`: how much it faces the sun; `far`: amount of haze in front of it. */
  on: (material: Rgb, turn?: number, far?: number) => Rgb
  /** Color of a material indoors: in daylight by day, in lamplight at night. */
  in: (material: Rgb, level?: number) => Rgb
}

const between = (hour: number): [HourLight, HourLight] => {
  const next = HOURS.findIndex((row) => row.hour > hour)
  return [HOURS[next - 1] ?? MIDNIGHT, HOURS[next] ?? MIDNIGHT]
}

/** The sun rises before 6:00 and sets after 19:00; at night the moon takes its place. */
function sunAt(hour: number, azimuth: number | undefined): Light['sun'] {
  const rise = (hour - 5.9) / 13.2
  const up = rise > -0.01 && rise < 1.01
  const path = up ? -Math.cos(Math.PI * clamp(rise)) : (((hour - 19 + 24) % 24) / 11) * 1.5 - 0.75
  const x = azimuth ?? path
  const height = up ? Math.max(0, Math.sin(Math.PI * rise)) : 0.3
  return { up, x, height, side: x > 0 ? 1 : -1 }
}

/**
 * The light of an hour (0 to 24, others wrap around) in a climate. `mood`, 0 to 1, is the hotel's own tint; `azimuth`, -1 to 1,
 * overrides the horizontal position of sun and moon.
 */
export function lightAt(hour: number, climate: Climate, mood: number, azimuth?: number): Light {
  const clockHour = ((hour % 24) + 24) % 24
  const [before, after] = between(clockHour)
  const progress = (clockHour - before.hour) / (after.hour - before.hour)
  const blend = (from: number, to: number): number => from + (to - from) * progress
  const low0 = mix(before.horizon, after.horizon, progress)
  const lamps = blend(before.lamps, after.lamps)
  const sun = sunAt(clockHour, azimuth)
  const bright = clamp((low0[0] + low0[1] + low0[2]) / 2.2)
  const tone = TINTS[Math.floor(mood * TINTS.length)] ?? PLAIN
  const [own, share] = CLIMATE_TINT[climate]
  const air = bright * bright
  const weather = (colour: Rgb, level: number): Rgb =>
    mix(mix(colour, own, share * level * air), tone, (azimuth === undefined ? 0.1 : 0.34) * level * air)
  const zenith = weather(mix(before.zenith, after.zenith, progress), 0.5)
  const mid = weather(mix(before.middle, after.middle, progress), 1)
  const low = weather(low0, 0.8)
  const ambient = dim(mix(before.ambient, after.ambient, progress), blend(before.ambientPower, after.ambientPower))
  const strong = dim(mix(before.key, after.key, progress), blend(before.keyPower, after.keyPower))
  const lean = sun.up ? sun.x : sun.x * 0.5
  const haze = mix(mix(mid, low, 0.5), zenith, 0.12 + 0.3 * lamps)
  const front = 0.52 + 0.24 * sun.height
  const inside = mix(
    dim(mix([1, 0.98, 0.95], low, 0.2), 0.34 + 0.68 * bright),
    [0.76, 0.55, 0.4],
    clamp((lamps - 0.25) / 0.7) * 0.9,
  )
  return {
    hour: clockHour,
    zenith,
    mid,
    low,
    lamps,
    sun,
    bright,
    haze,
    front,
    left: clamp(0.36 - 0.7 * lean, 0.04, 1),
    right: clamp(0.36 + 0.7 * lean, 0.04, 1),
    top: 0.45 + 0.5 * sun.height,
    shade: 0.06,
    night: clamp((lamps - 0.3) / 0.65),
    on: (material, turn = front, far = 0) => {
      const colour = filter(material, [
        ambient[0] + strong[0] * turn,
        ambient[1] + strong[1] * turn,
        ambient[2] + strong[2] * turn,
      ])
      return far ? mix(colour, haze, far) : colour
    },
    in: (material, level = 1) => filter(material, dim(inside, level)),
  }
}
