import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import * as css from './CheckoutPage.css.ts'

export const LoadingCards = () => {
  const words = useI18n()
  return (
    <div role="status" className={css.loadingCards}>
      <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="76px" />
      <Skeleton width="100%" height="52px" />
    </div>
  )
}
