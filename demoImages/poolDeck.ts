import type { Chance } from './chance.ts'
import type { Rgb } from './colour.ts'
import type { Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import type { Sheet } from './sheet.ts'

/** The terrace while it is drawn. */
export interface Deck {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** The height of the ground. */
  ground: number
  project: Eye
  cool: Rgb
  turned: HotelLook['turned']
  random: Chance
}

/** Where the water is, and what it lies in. */
export interface Basin {
  /** Up to the edge of the view, along a wing of the house, or in its court. */
  kind: 'infinity' | 'wing' | 'court'
  left: number
  /** The height in the picture at which the deck ends, and how far back that is. */
  y0: number
  back: number
  poolX: number
  /** Half of the water's. */
  poolWidth: number
  /** How far back the water begins, and how near it comes. */
  z1: number
  z2: number
}
