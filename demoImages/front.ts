import type { Chance } from './chance.ts'
import type { Rgb } from './colour.ts'
import type { Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import type { Sheet } from './sheet.ts'

/** The line that a house stands on. */
export const GROUND = 150
/** The horizon of the street. */
export const HORIZON = 98

/** A house while it is drawn: each family says where its door and its body are. */
export interface Front {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** Small among its neighbours: drawn with fewer parts. */
  lite: boolean
  project: Eye
  /** Drawn after the house, over everything. */
  later: (() => void)[]
  /** Drawn before the house. */
  behind: (() => void) | undefined
  cool: Rgb
  snow: boolean
  door: { x: number; width: number }
  doorX: number
  body: readonly [x: number, width: number, height: number]
}

/** Draws the building of one kind: block, windows, roof and door. */
export type Family = (front: Front, random: Chance) => void

/** What lies before a house. */
export type GroundKind = 'snow' | 'sand' | 'pool' | 'quay' | 'paving' | 'lawn' | 'street' | 'wet'

/** The house with the ground before it. */
export interface Site extends Front {
  kind: GroundKind
  soil: Rgb
}
