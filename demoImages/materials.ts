import { rgb, type Rgb } from './colour.ts'
import type { Light } from './light.ts'
import type { Sheet } from './sheet.ts'

export const WHITE: Rgb = [1, 1, 1]
export const LINEN = rgb('#f7f2ea')
export const LEAF = rgb('#557f54')
export const LAMP_TONES = [rgb('#ffd58c'), rgb('#ffbd66'), rgb('#fff0c8')] as const
/** One of the three warm colors of a lit window. */
export const lampTone = (place: number): Rgb => LAMP_TONES[place] ?? LAMP_TONES[0]
/** Gradient for a round body, e.g. a tank, tub or dome: left light to right light. */
export const rounded = (sheet: Sheet, light: Light, material: Rgb): string =>
  sheet.fade(
    [
      [0, light.on(material, light.left)],
      [1, light.on(material, light.right)],
    ],
    null,
    true,
  )
