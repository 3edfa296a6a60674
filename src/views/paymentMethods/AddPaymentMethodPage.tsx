import { MAX_PAYMENT_METHODS } from '#contract/booking/paymentMethods.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { cardFormText, cardWords, declineText } from '#src/i18n/cardWords.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { CardFields } from '#src/ui/forms/CardFields.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useScheme } from '#src/ui/hooks/useScheme.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as css from './paymentMethods.css.ts'
import { useNewCard } from './usePaymentMethods.ts'

/** Test card number accepted by every sandbox. */
const TEST_CARD = '4111 1111 1111 1111'

const failureText = (words: PageI18n, failure: Failure): string => {
  const { code } = failure
  if (code.startsWith('card.')) return cardFormText(words, failure)
  if (code === 'declined') return declineText(words, failure)
  if (code === 'too_many_cards') return words.plural('payments.full', MAX_PAYMENT_METHODS)
  return errorText(words, failure)
}

/** Specification §2, /account/payment-methods/add. Card fields are frames of the payment provider. */
export const AddPaymentMethodPage = ({ onAdded }: { onAdded: () => void }) => {
  const words = useI18n()
  const scheme = useScheme()
  const card = useNewCard(onAdded)
  const { data: config } = useQuery(paymentConfig())
  const isSandbox = config !== undefined && config.payment.mode !== 'production'
  const { cardForm, progress, failure, isOutcomeUnknown } = card
  const progressText = { verifying: words.t('checkout.payment.verifying'), storing: words.t('payments.form.saving') }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        card.submit()
      }}
    >
      {isSandbox && (
        <div className={css.formHead}>
          <span>
            <Trans text="payments.form.sandboxText" parts={{ card: <Numeral key="card">{TEST_CARD}</Numeral> }} />
          </span>
          <Tag icon={icons.info}>{words.t('payments.form.sandbox')}</Tag>
        </div>
      )}
      <CardFields
        key={scheme}
        desk={card.desk}
        words={cardWords(words)}
        locale={words.locale}
        phase={cardForm}
        onShown={card.show}
        onHidden={card.hide}
        onSubmit={card.submit}
      />
      <div role="alert" className={css.alert}>
        {cardForm === 'failed' ? (
          <Notice tone="bad">
            <div className={css.noticeBody}>
              <p>{words.t('checkout.payment.formFailed')}</p>
              <Button look="line" size="small" icon={icons.retry} onClick={card.retry}>
                {words.t('common.retry')}
              </Button>
            </div>
          </Notice>
        ) : (
          failure &&
          progress === null && (
            <Notice tone="bad">
              <p>{isOutcomeUnknown ? words.t('payments.form.unsure') : failureText(words, failure)}</p>
            </Notice>
          )
        )}
      </div>
      <Notice icon={icons.lock}>
        <p>{words.t('payments.form.bank')}</p>
      </Notice>
      <p className={css.small}>{words.t('payments.form.terms')}</p>
      <VisuallyHidden>
        <span role="status">{progress === null ? '' : progressText[progress]}</span>
      </VisuallyHidden>
      <div className={css.submit}>
        <Button type="submit" look="go" icon={isOutcomeUnknown ? icons.retry : icons.lock} busy={progress !== null}>
          {progress !== null
            ? progressText[progress]
            : isOutcomeUnknown
              ? words.t('payments.form.again')
              : words.t('payments.form.save')}
        </Button>
        <Link to="/account/payment-methods" className={buttonClass({ look: 'line' })}>
          {words.t('payments.form.back')}
        </Link>
      </div>
    </form>
  )
}
