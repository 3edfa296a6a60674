import { MAX_COMMENT_LENGTH } from '#contract/bookings.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { errorText } from '#src/i18n/errorText.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { Words } from '#src/i18n/I18nContext.tsx'

type Told = Pick<Failure, 'code' | 'reason' | 'retryAfterSeconds'>

/** What to tell of a payment that did not come about. */
export const paymentFailureText = (words: Words, failure: Told): string => {
  const { code } = failure
  if (code === 'card.gone') return words.t('checkout.payment.gone')
  if (code.startsWith('card.')) return cardFormText(words, failure)
  const notCharged = words.t('errors.card.notCharged')
  if (code === 'rejected') return `${words.t('checkout.rejected')} ${notCharged}`
  // What was limited was not tried.
  if (code === 'too_many_requests')
    return `${words.t('errors.card.tooMany')} ${errorText(words, failure)}. ${notCharged}`
  if (code !== 'declined') return errorText(words, failure)
  return `${declineText(words, failure)}. ${notCharged}`
}

/** The guest may write a little more than is allowed, to see that it is too much. */
export const COMMENT_ROOM = MAX_COMMENT_LENGTH + 200
