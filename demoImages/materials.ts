import { rgb, type Rgb } from './colour.ts'
import type { Light } from './light.ts'
import type { Sheet } from './sheet.ts'

export const WHITE: Rgb = [1, 1, 1]
export const LINEN = rgb('#f7f2ea')
export const LEAF = rgb('#557f54')
export const LAMP_TONES = [rgb('#ffd58c'), rgb('#ffbd66'), rgb('#fff0c8')] as const
/** One of the three warm tones of a lit window. */
export const lampTone = (place: number): Rgb => LAMP_TONES[place] ?? LAMP_TONES[0]
/** The paint of a tank, a tub or a dome: the light turns from its left side to its right. */
export const rounded = (sheet: Sheet, light: Light, material: Rgb): string =>
  sheet.fade(
    [
      [0, light.on(material, light.left)],
      [1, light.on(material, light.right)],
    ],
    null,
    true,
  )
