import { classes } from '#src/ui/classes.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** CSS lengths in the direction of writing, in the shape of what comes. */
  width?: string
  height?: string
  className?: string | undefined
}

/** Decoration; the region around it says that it is busy. */
export const Skeleton = ({ width = '100%', height = '1lh', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classes(css.skeleton, className)}
    style={{ inlineSize: width, blockSize: height }}
  />
)
