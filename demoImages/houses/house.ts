import type { Chance } from '#demoImages/chance.ts'
import type { Rgb } from '#demoImages/colour.ts'
import type { Extent } from './camera.ts'
import type { Stage } from './solid.ts'

/** A house with all random choices made, before drawing. */
export interface House extends Extent {
  /** Height of the entrance in meters, if it deserves a close-up. */
  porch?: number
  /** Colors of the adjoining houses, if it stands in a row; empty means neutral ones. */
  row?: readonly Rgb[]
  /** Height of the adjoining houses, relative to this one. */
  rowHeight?: number
  draw: (stage: Stage) => void
}

/** Makes all random choices of a kind of house here, never while drawing. */
export type Builder = (random: Chance) => House
