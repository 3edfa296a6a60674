import { useWords } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as css from './statements.css.ts'

/** Two statements in the shape of what comes. */
export const LoadingStatements = () => {
  const words = useWords()
  return (
    <div className={css.page} role="status">
      <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
      {['a', 'b'].map((one) => (
        <div key={one} className={classes(card, css.statement)} aria-hidden="true">
          <Skeleton width="60%" height="26px" />
          <Skeleton width="80%" height="18px" />
          <Skeleton width="40%" height="48px" />
        </div>
      ))}
    </div>
  )
}
