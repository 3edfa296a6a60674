import { CARD_REASONS, type CardReason, type Failure } from '#machines/kit/failure.ts'
import type { CardFieldsWords } from '#src/ui/forms/CardFields.tsx'
import type { PageI18n } from './I18nContext.tsx'
import { ruleText } from './ruleText.ts'

export const cardWords = (words: PageI18n): CardFieldsWords => {
  const field = (key: 'checkout.payment.cardNumber' | 'checkout.payment.expiry' | 'checkout.payment.cvv') => {
    const label = words.t(key)
    return { title: words.t('checkout.payment.frame', { name: label }), label }
  }
  return {
    group: words.t('checkout.payment.newCard'),
    problem: (label, isEmpty) => ruleText(words, isEmpty ? 'required' : 'regex', label),
    loading: words.t('checkout.payment.loading'),
    fields: {
      number: field('checkout.payment.cardNumber'),
      expirationDate: { ...field('checkout.payment.expiry'), placeholder: words.t('checkout.payment.expiryHint') },
      cvv: field('checkout.payment.cvv'),
    },
  }
}

const ofCard = (reason: Failure['reason']): CardReason | undefined => CARD_REASONS.find((one) => one === reason)

/** Text of a card form error; a general one if the card is not the cause. */
export const cardFormText = (words: PageI18n, failure: Pick<Failure, 'reason'>): string => {
  const reason = ofCard(failure.reason)
  return words.t(reason === undefined ? 'errors.somethingWrong' : `errors.${reason}`)
}

/** Text of the next step after a decline. */
export const declineText = (words: PageI18n, { reason }: Pick<Failure, 'reason'>): string =>
  words.t(`errors.${ofCard(reason) ?? 'card.different'}`)
