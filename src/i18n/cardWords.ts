import type { Failure } from '#machines/kit/failure.ts'
import type { CardFieldsWords } from '#src/ui/CardFields.tsx'
import type { Words } from './I18nContext.tsx'

/** The words of the card fields. */
export const cardWords = (words: Words): CardFieldsWords => {
  const field = (key: 'checkout.payment.cardNumber' | 'checkout.payment.expiry' | 'checkout.payment.cvv') => {
    const label = words.t(key)
    return { title: words.t('checkout.payment.frame', { name: label }), label }
  }
  return {
    group: words.t('checkout.payment.newCard'),
    loading: words.t('checkout.payment.loading'),
    fields: {
      number: field('checkout.payment.cardNumber'),
      expirationDate: { ...field('checkout.payment.expiry'), placeholder: words.t('checkout.payment.expiryHint') },
      cvv: field('checkout.payment.cvv'),
    },
  }
}

/** What is wrong with a card, or that it is not the card. */
export const cardFormText = (words: Words, { reason }: Pick<Failure, 'reason'>): string =>
  words.t(reason === undefined ? 'errors.somethingWrong' : `errors.${reason}`)

/** What a guest whose card was declined may do. */
export const declineText = (words: Words, { reason = 'card.different' }: Pick<Failure, 'reason'>): string =>
  words.t(`errors.${reason}`)
