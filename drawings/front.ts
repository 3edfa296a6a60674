import type { Chance } from './chance.ts'
import type { Rgb } from './colour.ts'
import type { Eye } from './eye.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import type { Sheet } from './sheet.ts'

/** The line a house stands on, and the horizon of the street. */
export const GROUND = 150
export const HORIZON = 98

/** A house while it is drawn: each family says where its door and its body are. */
export interface Front {
  s: Sheet
  L: Light
  hotel: HotelLook
  n: number
  /** Small among its neighbours: drawn with fewer parts. */
  lite: boolean
  P: Eye
  /** Drawn after the house, over everything. */
  later: (() => void)[]
  /** Drawn before the house. */
  behind: (() => void) | undefined
  cool: Rgb
  snow: boolean
  door: { x: number; w: number }
  doorX: number
  body: readonly [x: number, w: number, h: number]
}

export type Family = (c: Front, r: Chance) => void

export type GroundKind = 'snow' | 'sand' | 'pool' | 'quay' | 'paving' | 'lawn' | 'street' | 'wet'

/** The house with the ground before it. */
export interface Site extends Front {
  kind: GroundKind
  soil: Rgb
}
