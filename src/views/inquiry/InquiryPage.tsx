import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { page } from '#src/styles/layout.css.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './inquiry.css.ts'

/** Specification §2, /inquiry: what asking for hours is, what it costs and when things happen. */
export const InquiryPage = () => {
  const words = useI18n()
  const standard = { from: words.hour(STANDARD_CHECK_IN_HOUR), until: words.hour(STANDARD_CHECK_OUT_HOUR) }
  return (
    <div className={page}>
      <PageHead title={words.t('inquiry.start.head')} description={words.t('inquiry.start.lead', standard)} />
      <h1 className={css.title}>{words.t('inquiry.start.title')}</h1>
      <p className={css.lead}>{words.t('inquiry.start.lead', standard)}</p>
      <Link to="/inquiry/steps" className={buttonClass({ look: 'go', size: 'large' })}>
        {words.t('inquiry.start.action')}
      </Link>
    </div>
  )
}
