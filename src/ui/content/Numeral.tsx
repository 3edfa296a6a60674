import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './Numeral.css.ts'

export interface NProps {
  children: ReactNode
  /** `auto` for money, which Intl formats with its own direction; hours, phone numbers and references are `ltr`. */
  direction?: 'ltr' | 'auto'
  className?: string | undefined
}

/** Text with digits, isolated from the sentence around it. */
export const Numeral = ({ children, direction = 'ltr', className }: NProps) => (
  <bdi dir={direction} className={classes(css.number, className)}>
    {children}
  </bdi>
)
