import { MAX_COMMENT_LENGTH } from '#contract/bookings.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { errorText, type Failure } from '#src/i18n/errorText.ts'
import type { Words } from '#src/i18n/I18nContext.tsx'

/** What to tell of a payment that did not come about. */
export const paymentFailureText = (words: Words, failure: Failure & { message: string }): string => {
  const { code, message } = failure
  if (code === 'card.gone') return words.t('checkout.payment.gone')
  if (code.startsWith('card.')) return cardFormText(words, message)
  const notCharged = words.t('errors.card.notCharged')
  if (code === 'rejected') return `${words.t('checkout.rejected')} ${notCharged}`
  // What was limited was not tried.
  if (code === 'too_many_requests')
    return `${words.t('errors.card.tooMany')} ${errorText(words, failure)}. ${notCharged}`
  if (code !== 'declined') return errorText(words, failure)
  return `${declineText(words, message)}. ${notCharged}`
}

/** The guest may write a little more than is allowed, to see that it is too much. */
export const COMMENT_ROOM = MAX_COMMENT_LENGTH + 200
