import { rgb, type Rgb } from './colour.ts'

export const WHITE: Rgb = [1, 1, 1]
export const LINEN = rgb('#f7f2ea')
export const LEAF = rgb('#557f54')
export const LAMP_TONES = [rgb('#ffd58c'), rgb('#ffbd66'), rgb('#fff0c8')] as const
/** One of the three warm tones of a lit window. */
export const lampTone = (place: number): Rgb => LAMP_TONES[place] ?? LAMP_TONES[0]
