import { Children, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './Facts.css.ts'

export interface FactsProps {
  children: ReactNode
  /** They are the two ends of a time: a dash stands between them. */
  ends?: boolean
  className?: string | undefined
}

/** Short facts beside each other, with a dot between those that share a line: none stands at its end or its beginning. */
export const Facts = ({ children, ends = false, className }: FactsProps) => (
  <span className={classes(css.facts, className)}>
    {/* What is left out comes as null. */}
    {Children.map(
      children,
      (child) => child !== null && <span className={classes(css.fact, ends && css.end)}>{child}</span>,
    )}
  </span>
)
