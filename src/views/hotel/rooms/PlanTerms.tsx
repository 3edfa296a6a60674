import type { Rate } from '#contract/hotel/rates.ts'
import { freeUntilText } from '#src/i18n/freeUntilText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as css from './PlanTerms.css.ts'

/** Decisions §3: both answers of a plan, refundable or not and breakfast or not. */
export const PlanTerms = ({ rate }: { rate: Pick<Rate, 'cancellation' | 'board'> }) => {
  const words = useI18n()
  const { deadline_local } = rate.cancellation
  return (
    <p className={css.terms}>
      <span className={css.term}>
        <Icon path={deadline_local === null ? icons.warning : icons.check} size="small" />
        {deadline_local === null ? words.t('hotel.rate.notRefundable') : freeUntilText(words, deadline_local)}
      </span>
      <span className={css.term}>
        <Icon path={icons.cup} size="small" />
        {words.t(`hotel.board.${rate.board}`)}
      </span>
    </p>
  )
}
