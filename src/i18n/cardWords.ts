import { VERIFY_CARD_MESSAGE } from '#contract/errors.ts'
import type { CardFieldsWords } from '#src/ui/CardFields.tsx'
import type { Words } from './I18nContext.tsx'
import type { PlainKey } from '#locales/kit/texts.ts'

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

/** The card form's failures carry their text's key. */
const CARD_TEXTS: Partial<Record<string, PlainKey>> = {
  'errors.card.empty': 'errors.card.empty',
  'errors.card.invalid': 'errors.card.invalid',
  'errors.card.different': 'errors.card.different',
  'errors.card.verify': 'errors.card.verify',
}
export const cardFormText = (words: Words, key: string): string => words.t(CARD_TEXTS[key] ?? 'errors.somethingWrong')

/** What a guest whose card was declined may do, by the server's message. */
export const declineText = (words: Words, message: string): string =>
  words.t(message === VERIFY_CARD_MESSAGE ? 'errors.card.verify' : 'errors.card.different')
