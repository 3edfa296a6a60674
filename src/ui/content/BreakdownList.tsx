import type { ReactNode } from 'react'
import * as css from './BreakdownList.css.ts'
import { classes } from '#src/ui/classes.ts'

export interface BreakdownLine {
  id: string
  name: ReactNode
  amount: ReactNode
}

/** Lines of amounts, at the end of the card, and their total. */
export const BreakdownList = ({
  lines,
  total,
}: {
  lines: readonly BreakdownLine[]
  total: { name: ReactNode; amount: ReactNode }
}) => (
  <dl className={css.list}>
    {lines.map((line) => (
      <div key={line.id} className={css.row}>
        <dt className={css.name}>{line.name}</dt>
        <dd className={css.amount}>{line.amount}</dd>
      </div>
    ))}
    <div className={classes(css.row, css.total)}>
      <dt className={css.totalName}>{total.name}</dt>
      <dd className={classes(css.amount, css.totalAmount)}>{total.amount}</dd>
    </div>
  </dl>
)
