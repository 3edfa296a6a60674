import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import * as list from './RateList.css.ts'

export const WaitingOffer = () => (
  <div className={list.waiting} aria-busy="true" aria-label={useI18n().t('common.loading')} role="status">
    <Skeleton height="72px" />
    <Skeleton height="72px" />
    <Skeleton width="40%" height="48px" />
  </div>
)
