import { Children, type ReactNode } from 'react'
import { classes } from './classes.ts'
import * as css from './Facts.css.ts'

/** Short facts beside each other, with a dot between those that share a line: none stands at its end or its beginning. */
export const Facts = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <span className={classes(css.facts, className)}>
    {Children.map(children, (child) => (
      <span className={css.fact}>{child}</span>
    ))}
  </span>
)
