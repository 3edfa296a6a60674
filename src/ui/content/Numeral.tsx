import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './Numeral.css.ts'

export interface NProps {
  children: ReactNode
  /** Money that Intl wrote knows its own direction; hours, phones and references run from the left. */
  direction?: 'ltr' | 'auto'
  className?: string | undefined
}

/** A run with digits, isolated from the sentence around it. */
export const Numeral = ({ children, direction = 'ltr', className }: NProps) => (
  <bdi dir={direction} className={classes(css.number, className)}>
    {children}
  </bdi>
)
