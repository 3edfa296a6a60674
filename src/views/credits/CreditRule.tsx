import { LOYALTY_CREDIT, HOURS_PER_LOYALTY_CREDIT } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './credits.css.ts'
import * as icons from '#src/ui/content/icons.ts'

export const CreditRule = () => {
  const words = useI18n()
  return (
    <Notice icon={icons.info}>
      <h2 className={css.ruleTitle}>{words.t('credits.rule.title')}</h2>
      <ul className={css.rules}>
        <li>
          {words.plural('credits.rule.earn', HOURS_PER_LOYALTY_CREDIT, { money: words.exactMoney(LOYALTY_CREDIT) })}
        </li>
        <li>{words.t('credits.rule.count')}</li>
        <li>{words.t('credits.rule.cancelled')}</li>
      </ul>
    </Notice>
  )
}
