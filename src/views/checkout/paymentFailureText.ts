import { PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { errorText } from '#src/i18n/errorText.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

type PaymentFailure = Pick<Failure, 'code' | 'reason' | 'retryAfterSeconds'>

/** Text for a payment that failed. */
export const paymentFailureText = (words: PageI18n, failure: PaymentFailure): string => {
  const { code } = failure
  if (code === 'over_limit') return words.t('checkout.payment.overLimit')
  if (code === 'card.gone') return words.t('checkout.payment.gone')
  if (code === 'card.fixCard') return cardFormText(words, failure)
  const refusal = PROMO_REFUSALS.find((one) => one === failure.reason)
  if (refusal !== undefined) return words.t(`checkout.${refusal}`)
  const notCharged = words.t('errors.card.notCharged')
  // The card was not submitted.
  if (code.startsWith('card.')) return `${cardFormText(words, failure)}. ${notCharged}`
  if (code === 'rejected') return `${words.t('checkout.rejected')} ${notCharged}`
  // A rate-limited attempt never reached the gateway.
  if (code === 'too_many_requests')
    return `${words.t('errors.card.tooMany')} ${errorText(words, failure)}. ${notCharged}`
  if (code !== 'declined') return errorText(words, failure)
  return `${declineText(words, failure)}. ${notCharged}`
}
