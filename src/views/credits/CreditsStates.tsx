import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import * as css from './credits.css.ts'

const ROWS = { credit: ['a', 'b'], hours: ['a', 'b', 'c', 'd'] } as const

export const LoadingCredits = ({ onRetry }: { onRetry: () => void }) => (
  <Loading onRetry={onRetry}>
    <div className={css.page}>
      {Object.entries(ROWS).map(([name, rows]) => (
        <div key={name} className={classes(card, css.history)}>
          <div className={css.head}>
            <Skeleton width="30%" height="26px" />
            <Skeleton width="20%" height="22px" />
          </div>
          <div className={css.rows}>
            {rows.map((row) => (
              <div key={row} className={css.row}>
                <div className={css.what}>
                  <Skeleton width="220px" height="22px" />
                  <Skeleton width="280px" height="18px" />
                  <Skeleton width="120px" height="18px" />
                </div>
                <Skeleton width="72px" height="22px" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
