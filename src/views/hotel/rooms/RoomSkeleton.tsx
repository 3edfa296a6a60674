import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import * as css from './RoomCard.css.ts'

export const RoomSkeleton = () => (
  <div className={css.room} aria-hidden="true">
    <div className={css.pictureBox}>
      <Skeleton height="100%" />
    </div>
    <div className={css.body}>
      <Skeleton width="40%" height="30px" />
      <Skeleton width="70%" height="22px" />
      <Skeleton width="90%" height="22px" />
      <div className={css.foot}>
        <Skeleton width="160px" height="54px" />
        <Skeleton width="120px" height="48px" />
      </div>
    </div>
  </div>
)
