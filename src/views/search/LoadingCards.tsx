import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import * as css from './ResultsPage.css.ts'

/** Cards on the first screen of a wide window. */
const SHOWN_WHILE_LOADING = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export const LoadingCards = () => (
  <div className={css.list} aria-hidden="true">
    {SHOWN_WHILE_LOADING.map((key) => (
      <div key={key} className={css.skeleton}>
        <div className={css.skeletonPicture} />
        <div className={css.skeletonBody}>
          <Skeleton width="55%" height="22px" />
          <Skeleton width="40%" height="26px" />
          <Skeleton width="35%" height="16px" />
          <Skeleton height="12px" />
          <Skeleton width="80%" height="14px" />
          <Skeleton width="45%" height="44px" />
        </div>
      </div>
    ))}
  </div>
)
