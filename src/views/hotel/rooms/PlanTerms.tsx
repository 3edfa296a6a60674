import type { Rate } from '#contract/hotel/rates.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useFreeUntilText } from '#src/i18n/useFreeUntilText.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as css from './PlanTerms.css.ts'

/** Decisions §3: both answers of a plan, refundable or not and breakfast or not. */
export const PlanTerms = ({ rate }: { rate: Pick<Rate, 'cancellation' | 'board'> }) => {
  const words = useI18n()
  const freeUntil = useFreeUntilText(rate.cancellation)
  return (
    <p className={css.terms}>
      <span className={css.term}>
        <Icon path={freeUntil === null ? icons.warning : icons.check} size="small" />
        {freeUntil ?? words.t('hotel.rate.notRefundable')}
      </span>
      <span className={css.term}>
        <Icon path={icons.cup} size="small" />
        {words.t(`hotel.board.${rate.board}`)}
      </span>
    </p>
  )
}
