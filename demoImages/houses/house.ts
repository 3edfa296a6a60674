import type { Chance } from '#demoImages/chance.ts'
import type { Rgb } from '#demoImages/colour.ts'
import type { Extent } from './camera.ts'
import type { Stage } from './solid.ts'

/** A house before it is drawn. */
export interface House extends Extent {
  /** How tall the part around the door is, where that is worth a picture of its own. */
  porch?: number
  /** The colours of the houses beside it, when it stands in a row. */
  row?: readonly Rgb[]
  /** How tall the houses beside it are. */
  rowHeight?: number
  draw: (stage: Stage) => void
}

/** One way to build. What chance decides is decided here, not while drawing. */
export type Builder = (random: Chance) => House
