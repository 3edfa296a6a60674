import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { LoadingFigures } from '#src/views/parts/account/GuestFigures.tsx'
import * as css from './account.css.ts'
import { LoadingNextCredit } from './NextCredit.tsx'

const SHOWN_WHILE_LOADING = ['a', 'b', 'c'] as const

/** Widths of the account links and the log-out. */
const LINK_WIDTHS = ['104px', '144px', '92px', '140px', '136px', '120px', '72px'] as const

/** Skeleton of the summary, line by line: on a phone the page is below it and must not move. */
export const LoadingSide = () => (
  <div aria-hidden="true">
    <div className={classes(card, css.summary)}>
      <div className={css.who}>
        <Skeleton width="64px" height="64px" className={css.avatarWaiting} />
        <div className={css.whoWords}>
          <Skeleton width="140px" className={css.nameWaiting} />
          <Skeleton width="160px" className={css.email} />
          <Skeleton width="90px" height="24px" />
        </div>
      </div>
      <LoadingFigures />
      <LoadingNextCredit />
      <div className={css.promo}>
        <Skeleton height="200px" />
      </div>
    </div>
    <div className={css.pagesWaiting}>
      {LINK_WIDTHS.map((width) => (
        <div key={width} className={css.page}>
          <Skeleton width={width} height="24px" />
        </div>
      ))}
    </div>
  </div>
)

/** Skeleton of an account page with cards. */
export const LoadingPage = ({ onRetry }: { onRetry: () => void }) => (
  <Loading onRetry={onRetry}>
    <div className={css.list}>
      {SHOWN_WHILE_LOADING.map((key) => (
        <div key={key} className={classes(card, css.waitingCard)}>
          <Skeleton width="30%" height="26px" />
          <Skeleton width="60%" height="18px" />
          <Skeleton height="52px" />
          <Skeleton width="96px" height="48px" />
        </div>
      ))}
    </div>
  </Loading>
)
