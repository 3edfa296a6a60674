import type { Chance } from './chance.ts'
import type { Rgb } from './colour.ts'
import type { Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import type { Sheet } from './sheet.ts'

/** The terrace during drawing. */
export interface Deck {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** Ground line. */
  ground: number
  project: Eye
  cool: Rgb
  turned: HotelLook['turned']
  random: Chance
}

/** The pool and its surroundings. */
export interface Basin {
  /** Up to the edge of the view, along a wing of the house, or in its courtyard. */
  kind: 'infinity' | 'wing' | 'court'
  left: number
  /** Picture height at which the deck ends, and its depth there. */
  y0: number
  back: number
  poolX: number
  /** Half the width of the water. */
  poolWidth: number
  /** Depths of the far and the near edge of the water. */
  z1: number
  z2: number
}
