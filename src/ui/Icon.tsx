import { classes } from './classes.ts'
import * as css from './Icon.css.ts'
import { ICON_PATHS, type IconName } from './iconPaths.ts'

const TURNING: ReadonlySet<IconName> = new Set<IconName>(['next', 'prev', 'logOut'])

export interface IconProps {
  name: IconName
  size?: keyof typeof css.size
  filled?: boolean
  className?: string | undefined
}

/** Decoration: the words beside it, or the label of its button, say what it means. */
export const Icon = ({ name, size = 'medium', filled = false, className }: IconProps) => (
  <svg
    className={classes(css.icon, css.size[size], filled && css.filled, TURNING.has(name) && css.turns, className)}
    viewBox="0 0 20 20"
    aria-hidden="true"
  >
    <path d={ICON_PATHS[name]} />
  </svg>
)
