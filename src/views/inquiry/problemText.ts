import { MAX_INQUIRY_PRICE, MIN_INQUIRY_PRICE } from '#contract/inquiry/inquiries.ts'
import type { Problem } from '#machines/inquiry/inquiry.rules.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { problemText as stayProblemText } from '#src/views/searchForm/problemText.ts'

/** Specification §5: what is wrong with a field; `field` is its label. */
export const problemText = (words: PageI18n, problem: Problem, field: string): string => {
  switch (problem) {
    case 'dateAndTime':
    case 'date':
    case 'time':
    case 'checkInTime':
    case 'checkOutTime':
      return words.t(`inquiry.select.${problem}`)
    case 'unknownClock':
      return words.t('inquiry.booking.unknownClock')
    case 'notChosen':
      return words.t('inquiry.booking.townNotChosen')
    case 'tooLate':
      return words.t('inquiry.time.tooLate')
    case 'afterCheckIn':
      return words.t('inquiry.time.afterCheckIn')
    case 'notAPrice':
      return words.t('checkout.bid.wrong', {
        least: words.numericMoney(MIN_INQUIRY_PRICE),
        most: words.numericMoney(MAX_INQUIRY_PRICE),
      })
    case 'required':
    case 'numeric':
    case 'length':
    case 'regex':
    case 'email':
    case 'max':
    case 'min':
    case 'phone':
    case 'latin':
      return ruleText(words, problem, field)
    default:
      return stayProblemText(words, problem)
  }
}
