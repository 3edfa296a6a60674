import { classes } from '#src/ui/classes.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** CSS lengths, inline and block. */
  width?: string
  height?: string
  className?: string | undefined
}

/** Decorative: the region around it announces that it is loading. */
export const Skeleton = ({ width = '100%', height = '1lh', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classes(css.skeleton, className)}
    style={{ inlineSize: width, blockSize: height }}
  />
)
