import type { Chance } from './chance.ts'
import type { Rgb } from './colour.ts'
import type { Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import type { Sheet } from './sheet.ts'

/** The ground line of a house. */
export const GROUND = 150
/** The horizon of the street. */
export const HORIZON = 98

/** A house during drawing; each family sets its door and body. */
export interface Front {
  sheet: Sheet
  light: Light
  hotel: HotelLook
  number: number
  /** Small among its neighbors: drawn in less detail. */
  lite: boolean
  project: Eye
  /** Drawn after the house, on top of everything. */
  later: (() => void)[]
  /** Drawn before the house. */
  behind: (() => void) | undefined
  cool: Rgb
  snow: boolean
  door: { x: number; width: number }
  doorX: number
  body: readonly [x: number, width: number, height: number]
}

/** Draws a kind of building: block, windows, roof and door. */
export type Family = (front: Front, random: Chance) => void

/** The ground in front of a house. */
export type GroundKind = 'snow' | 'sand' | 'pool' | 'quay' | 'paving' | 'lawn' | 'street' | 'wet'

/** The house with the ground in front of it. */
export interface Site extends Front {
  kind: GroundKind
  soil: Rgb
}
