import { classes } from '#src/ui/classes.ts'
import * as css from './Icon.css.ts'
import * as icons from './icons.ts'
import type { IconPath } from './icons.ts'

const TURNING: ReadonlySet<IconPath> = new Set<IconPath>([icons.next, icons.prev, icons.logOut])

export interface IconProps {
  path: IconPath
  size?: keyof typeof css.size
  filled?: boolean
  className?: string | undefined
}

/** Decorative: the text beside it or its button's label has the meaning. */
export const Icon = ({ path, size = 'medium', filled = false, className }: IconProps) => (
  <svg
    className={classes(css.icon, css.size[size], filled && css.filled, TURNING.has(path) && css.turns, className)}
    viewBox="0 0 20 20"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
