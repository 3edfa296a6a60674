import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import * as hero from './Hero.css.ts'
import * as css from './SuccessPage.css.ts'

export const LoadingStay = ({ onRetry }: { onRetry: () => void }) => (
  <Loading label="success.loading" onRetry={onRetry}>
    <div className={classes(card, css.box)}>
      <Skeleton height="auto" className={hero.waiting} />
      <div className={css.part}>
        <div className={css.underMark}>
          <Skeleton width="60%" height="42px" className={css.middle} />
          <Skeleton width="50%" height="26px" className={css.middle} />
          <Skeleton width="200px" height="24px" className={css.middle} />
        </div>
        <div className={css.stayWaiting}>
          <Skeleton height="100%" />
        </div>
        <div className={css.actionsWaiting}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={css.part}>
        <div className={css.referenceWaiting}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={css.part}>
        <Skeleton width="40%" height="26px" />
        <Skeleton height="120px" />
      </div>
    </div>
  </Loading>
)
