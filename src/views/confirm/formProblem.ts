import { MAX_INQUIRY_PRICE, MIN_INQUIRY_PRICE } from '#contract/inquiry/inquiries.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import { readPrice } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText, stepFailure } from '#src/views/parts/negotiation/words.ts'
import type { PlainPage } from './answerForm.rules.ts'

/** Why a form was not taken: by the field that it is about. */
export const formProblem = (words: PageI18n, { fields, failure }: PlainPage): string | null => {
  if (failure === null) return null
  switch (failure.field) {
    case 'reason':
      return words.t('negotiation.hotel.declineAsk.noReason')
    case 'note':
      return words.t('negotiation.hotel.declineAsk.needsNote')
    case 'price':
      return readPrice(fields['price'] ?? '') === null
        ? words.t('negotiation.priceWrong', {
            least: priceText(words, MIN_INQUIRY_PRICE),
            most: priceText(words, MAX_INQUIRY_PRICE),
          })
        : words.t('negotiation.hotel.counterAsk.same')
    case 'checkin_datetime':
    case 'checkout_datetime':
      return words.t('negotiation.noHours')
    default:
      return words.t(stepFailure(failure))
  }
}
