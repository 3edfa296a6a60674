import { REPEATABLE_ATTR } from '#contract/http/document.ts'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './Button.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from './Icon.tsx'
import type { IconPath } from './icons.ts'

interface ButtonLook {
  look?: keyof typeof css.look
  size?: keyof typeof css.size
  block?: boolean
}

/** Class for a link that looks like a button. */
export const buttonClass = ({ look = 'line', size = 'medium', block = false }: ButtonLook): string =>
  classes(css.look[look], css.size[size], block && css.block)

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  icon?: IconPath
  /** While busy, the button keeps its place and focus and ignores presses; so does a disabled one. */
  busy?: boolean
  children: ReactNode
}

export const Button = ({
  look,
  size,
  block,
  icon,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(busy ? { 'aria-busy': true } : {})}
    {...(disabled ? { 'aria-disabled': true } : {})}
    className={classes(
      buttonClass({ ...(look ? { look } : {}), ...(size ? { size } : {}), ...(block ? { block } : {}) }),
      className,
    )}
    onClick={(event) => {
      if (busy || disabled) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {busy ? <span className={css.spinner} aria-hidden="true" /> : icon && <Icon path={icon} />}
    {typeof children === 'string' ? <span className={css.words}>{children}</span> : children}
  </button>
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconPath
  /** Accessible name. */
  label: string
  edged?: boolean
  filled?: boolean
  /** Each press is a step from the previous result: none may be lost, however fast. */
  steps?: boolean
}

export const IconButton = ({
  icon,
  label,
  edged = false,
  filled = false,
  steps = false,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(steps ? { [REPEATABLE_ATTR]: '' } : {})}
    {...(disabled ? { 'aria-disabled': true } : {})}
    aria-label={label}
    className={classes(css.round, edged && css.edged, className)}
    onClick={(event) => {
      if (disabled) event.preventDefault()
      else onClick?.(event)
    }}
  >
    <Icon path={icon} filled={filled} />
  </button>
)
