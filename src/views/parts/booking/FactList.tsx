import { classes } from '#src/ui/classes.ts'
import type { ReactNode } from 'react'
import * as css from './FactList.css.ts'

/** Facts of a booking, each below its name, in two columns. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>

export const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={classes(css.fact, isWide && css.wide)}>
    <dt className={css.term}>{name}</dt>
    <dd>{children}</dd>
  </div>
)
