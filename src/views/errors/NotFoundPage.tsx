import { useI18n } from '#src/i18n/I18nContext.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { SendScreen } from '#src/views/parts/support/SendScreen.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './errors.css.ts'

/** Specification §2: unknown routes. */
export const NotFoundPage = () => {
  const words = useI18n()
  return (
    <div className={css.box}>
      <PageHead title={words.t('errors.notFoundTitle')} isError />
      <p className={css.code}>{words.t('errors.notFound')}</p>
      <h1>{words.t('errors.pageNotFound')}</h1>
      <p className={css.text}>{words.t('errors.pageCannotBeFound')}</p>
      <div className={css.actions}>
        <Link to="/" className={buttonClass({ look: 'ink' })}>
          {words.t('errors.goHome')}
        </Link>
        <Link to="/hotels" className={buttonClass({ look: 'line' })}>
          {words.t('common.nav.search')}
        </Link>
        <SendScreen />
      </div>
    </div>
  )
}
