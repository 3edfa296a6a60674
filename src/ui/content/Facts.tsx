import { Children, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import * as css from './Facts.css.ts'

export interface FactsProps {
  children: ReactNode
  /** The facts are two ends of a time, separated by a dash. */
  ends?: boolean
  className?: string | undefined
}

/** Short facts in a row, with a dot between those that share a line and none at a line's start or end. */
export const Facts = ({ children, ends = false, className }: FactsProps) => (
  <span className={classes(css.facts, className)}>
    {/* An omitted fact is null. */}
    {Children.map(
      children,
      (child) => child !== null && <span className={classes(css.fact, ends && css.end)}>{child}</span>,
    )}
  </span>
)
