import type { SentInquiry } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card, page } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as css from './inquiry.css.ts'
import { useInquiry } from './useInquiry.ts'

/** Specification §2: the success screen, with the number and what happens next. */
export const SentPage = ({ sent, email }: { sent: SentInquiry; email: string }) => {
  const words = useI18n()
  const { another } = useInquiry()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = words.t(sent.isUnconfirmed ? 'inquiry.sent.confirmTitle' : 'inquiry.sent.title')
  const address = <EmailAddress key="email">{email}</EmailAddress>
  return (
    <div className={page}>
      <PageHead title={title} hidden />
      <div className={css.sent}>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <section className={classes(card, css.block)}>
          <div>
            <p className={css.eyebrow}>{words.t('inquiry.sent.number')}</p>
            <p className={css.number}>
              <Numeral>{sent.number}</Numeral>
            </p>
          </div>
          <Notice tone="asked" icon={icons.mail}>
            <p>
              <Trans
                text={sent.isUnconfirmed ? 'inquiry.sent.confirm' : 'inquiry.sent.asked'}
                parts={{ email: address }}
              />
            </p>
          </Notice>
          <p className={css.quiet}>{words.t('inquiry.sent.charged')}</p>
          <div className={css.actions}>
            <Link to="/inquiry/$id" params={{ id: sent.id }} className={buttonClass({ look: 'ink' })}>
              {words.t('inquiry.sent.see')}
            </Link>
            <Button look="line" onClick={another}>
              {words.t('inquiry.sent.another')}
            </Button>
          </div>
        </section>
      </div>
    </div>
  )
}
