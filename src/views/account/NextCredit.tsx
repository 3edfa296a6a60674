import { LOYALTY_CREDIT, HOURS_PER_LOYALTY_CREDIT } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { HourMeter } from '#src/ui/stay/HourMeter.tsx'
import * as css from './account.css.ts'

/** Progress toward the next credit. */
export const NextCredit = ({ hours }: { hours: number }) => {
  const words = useI18n()
  const done = hours % HOURS_PER_LOYALTY_CREDIT
  const progress = words.plural('credits.progress', HOURS_PER_LOYALTY_CREDIT, { done: words.number(done) })
  return (
    <div className={css.next}>
      <p className={css.nextWords}>
        <strong className={css.nextHours}>
          {words.plural('credits.toNext', HOURS_PER_LOYALTY_CREDIT - done, { money: words.money(LOYALTY_CREDIT) })}
        </strong>
        <span className={css.nextFigures}>{progress}</span>
      </p>
      <HourMeter done={done} of={HOURS_PER_LOYALTY_CREDIT} label={progress} />
    </div>
  )
}

/** Skeleton of `NextCredit`. */
export const LoadingNextCredit = () => (
  <div className={css.next}>
    <div className={css.nextWords}>
      <Skeleton width="70%" />
      <Skeleton width="40%" />
    </div>
    <Skeleton height="10px" />
  </div>
)
