import { useWords } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as css from './account.css.ts'

const SHOWN_WHILE_LOADING = ['a', 'b', 'c'] as const

/** The summary before it is known whose it is. */
export const LoadingSide = () => (
  <div aria-hidden="true">
    <div className={classes(card, css.summary)}>
      <div className={css.who}>
        <Skeleton width="72px" height="72px" />
        <div className={css.whoWords}>
          <Skeleton width="140px" height="28px" />
          <Skeleton width="180px" height="20px" />
          <Skeleton width="90px" height="24px" />
        </div>
      </div>
      <div className={css.figures}>
        {SHOWN_WHILE_LOADING.map((key) => (
          <div key={key} className={css.figure}>
            <Skeleton width="100%" height="50px" />
          </div>
        ))}
      </div>
      <div className={css.next}>
        <Skeleton height="44px" />
      </div>
    </div>
  </div>
)

/** A page of the account in cards. */
export const LoadingPage = () => {
  const words = useWords()
  return (
    <div className={css.list} role="status">
      <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
      {SHOWN_WHILE_LOADING.map((key) => (
        <div key={key} className={classes(card, css.waitingCard)} aria-hidden="true">
          <Skeleton width="30%" height="26px" />
          <Skeleton width="60%" height="18px" />
          <Skeleton height="52px" />
          <Skeleton width="96px" height="48px" />
        </div>
      ))}
    </div>
  )
}
