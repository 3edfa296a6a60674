import { inquiryCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { cardWords } from '#src/i18n/cardWords.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { CardFields } from '#src/ui/forms/CardFields.tsx'
import { useScheme } from '#src/ui/hooks/useScheme.ts'
import { useQuery } from '@tanstack/react-query'
import { SavedCardList } from '#src/views/parts/negotiation/SavedCardList.tsx'
import type { CardChoice } from '#src/views/parts/negotiation/useCardChoice.ts'
import * as css from './inquiry.css.ts'
import type { InquiryView } from './useInquiry.ts'

/** Test card number accepted by every sandbox. */
const TEST_CARD = '4111 1111 1111 1111'

export const CardBlock = ({
  inquiry,
  choice,
  onSubmit,
}: {
  inquiry: InquiryView
  choice: CardChoice
  onSubmit: () => void
}) => {
  const words = useI18n()
  const scheme = useScheme()
  const { data: config } = useQuery(paymentConfig())
  const isSandbox = config !== undefined && config.payment.mode !== 'production'
  const isNew = choice.paymentMethodId === null && !choice.isLoading
  return (
    <section className={classes(card, css.block)} aria-labelledby="inquiry-card">
      <div className={css.blockHead}>
        <h2 className={css.blockTitle} id="inquiry-card">
          {words.t('inquiry.request.card')}
        </h2>
        <p className={css.quiet}>
          {words.t(choice.paymentMethodId === null ? 'inquiry.request.cardText' : 'inquiry.request.savedText')}
        </p>
      </div>
      <SavedCardList choice={choice} label={words.t('inquiry.request.card')} />
      {isNew && isSandbox && (
        <p className={css.quiet}>
          <Trans text="payments.form.sandboxText" parts={{ card: <Numeral key="card">{TEST_CARD}</Numeral> }} />
        </p>
      )}
      {isNew && (
        <CardFields
          key={scheme}
          desk={inquiryCardVault()}
          words={cardWords(words)}
          locale={words.locale}
          phase={inquiry.cardForm}
          onShown={inquiry.showCard}
          onHidden={inquiry.hideCard}
          onSubmit={onSubmit}
        />
      )}
      {isNew && inquiry.cardForm === 'failed' && (
        <Notice tone="bad" live="alert">
          <div className={css.noticeBody}>
            <p>{words.t('checkout.payment.formFailed')}</p>
            <Button look="line" size="small" icon={icons.retry} onClick={inquiry.retryCard}>
              {words.t('common.retry')}
            </Button>
          </div>
        </Notice>
      )}
      <Notice icon={icons.lock}>
        <p>{words.t('payments.form.bank')}</p>
      </Notice>
    </section>
  )
}
