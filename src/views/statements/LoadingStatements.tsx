import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import * as css from './statements.css.ts'

export const LoadingStatements = ({ onRetry }: { onRetry: () => void }) => (
  <Loading onRetry={onRetry}>
    <div className={css.page}>
      {['a', 'b'].map((one) => (
        <div key={one} className={classes(card, css.statement)}>
          <Skeleton width="60%" height="26px" />
          <Skeleton width="80%" height="18px" />
          <Skeleton width="40%" height="48px" />
        </div>
      ))}
    </div>
  </Loading>
)
