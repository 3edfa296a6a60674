import { PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { errorText } from '#src/i18n/errorText.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import type { Checkout } from './useCheckout.ts'

interface PaymentEnd extends Pick<Checkout, 'isNothingCharged' | 'isUnheard'> {
  failure: PaymentFailure | null
}

type PaymentFailure = Pick<Failure, 'code' | 'reason' | 'retryAfterSeconds'>

/** Failures whose only text is what became of the payment (decisions §12): the guest closed it, or the wallet told the log. */
const SILENT: ReadonlySet<Failure['code']> = new Set(['card.cancelled', 'wallet.cancelled', 'wallet.failed'])

/** Why the payment failed; null if that is not shown. */
const failureText = (words: PageI18n, failure: PaymentFailure): string | null => {
  const { code } = failure
  if (SILENT.has(code)) return null
  if (code === 'over_limit') return words.t('checkout.payment.overLimit')
  if (code === 'card.gone') return words.t('checkout.payment.gone')
  const refusal = PROMO_REFUSALS.find((one) => one === failure.reason)
  if (refusal !== undefined) return words.t(`checkout.${refusal}`)
  if (code.startsWith('card.')) return cardFormText(words, failure)
  if (code === 'rejected') return words.t('checkout.rejected')
  if (code === 'too_many_requests') return `${words.t('errors.card.tooMany')} ${errorText(words, failure)}`
  return errorText(words, failure)
}

/** The card's fields need filling in, or the failure names another way to pay: what was charged is no question. */
const saysItAll = ({ code, reason }: PaymentFailure): boolean =>
  code === 'over_limit' || reason === 'card.empty' || reason === 'card.invalid'

/** The card was declined, so nothing was charged: what happened, and what to do. */
const declineSentences = (words: PageI18n, failure: PaymentFailure): readonly string[] => {
  const { reason } = failure
  const isKnown = reason === 'card.invalid' || reason === 'card.verify' || reason === 'card.failed'
  return [words.t(`checkout.declined.${isKnown ? reason : 'card.different'}`), declineText(words, failure)]
}

/** While it is looked up what became of a payment that a reload cut off. */
export const lookingUpText = (words: PageI18n): string => words.t('checkout.unheard.checking')

/** Sentences on a payment that ended or may have, beside Pay; empty if there was none. */
export const paymentFailureText = (
  words: PageI18n,
  { failure, isNothingCharged, isUnheard }: PaymentEnd,
  isOnline: boolean,
): readonly string[] => {
  if (failure?.code === 'declined') return declineSentences(words, failure)
  // Offline, the page gives that as the cause already.
  const isToldAlready = failure?.code === 'network' && !isOnline
  const reason = failure === null || isToldAlready ? null : failureText(words, failure)
  const sentences = reason === null ? [] : [reason]
  if (isUnheard)
    return [...(failure === null ? [words.t('checkout.unheard.text')] : sentences), words.t('checkout.unheard.once')]
  return failure !== null && isNothingCharged && !saysItAll(failure)
    ? [...sentences, words.t('errors.card.nothingCharged')]
    : sentences
}
