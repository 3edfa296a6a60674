import { LOYALTY_CREDIT, LOYALTY_HOURS } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { HourMeter } from '#src/ui/stay/HourMeter.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './account.css.ts'

/** Progress toward the next credit. */
export const NextCredit = ({ hours }: { hours: number }) => {
  const words = useI18n()
  const done = hours % LOYALTY_HOURS
  return (
    <div className={css.next}>
      <p className={css.nextWords}>
        <strong className={css.nextHours}>
          {words.plural('credits.toNext', LOYALTY_HOURS - done, { money: words.money(LOYALTY_CREDIT) })}
        </strong>
        <Numeral className={css.nextFigures}>
          {words.number(done)} / {words.number(LOYALTY_HOURS)}
        </Numeral>
      </p>
      <HourMeter
        done={done}
        of={LOYALTY_HOURS}
        label={words.plural('credits.progress', LOYALTY_HOURS, { done: words.number(done) })}
      />
    </div>
  )
}
