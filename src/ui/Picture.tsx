import { classes } from './classes.ts'
import * as css from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** Empty when the words around it say the same. */
  alt: string
  /** Pixels of the picture; they reserve its place. */
  width: number
  height: number
  /** The largest thing on the first screen. */
  eager?: boolean
  className?: string | undefined
}

export const Picture = ({ src, alt, width, height, eager = false, className }: PictureProps) => (
  <img
    src={src}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    decoding={eager ? 'sync' : 'async'}
    {...(eager ? { fetchPriority: 'high' as const } : {})}
    className={classes(css.picture, className)}
  />
)
