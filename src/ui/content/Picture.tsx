import { classes } from '#src/ui/classes.ts'
import * as css from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** Empty if the surrounding text says the same. */
  alt: string
  /** Size in pixels, which reserves the place. */
  width: number
  height: number
  /** The largest element of the first screen. */
  eager?: boolean
  /** Another format of the picture, with its media query. */
  instead?: { src: string; media: string }
  className?: string | undefined
}

export const Picture = ({ src, alt, width, height, eager = false, instead, className }: PictureProps) => {
  const image = (
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
  return instead === undefined ? (
    image
  ) : (
    <picture>
      <source srcSet={instead.src} media={instead.media} />
      {image}
    </picture>
  )
}
