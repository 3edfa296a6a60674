import { MAX_DAYS_AHEAD, MAX_NIGHTS, type StayProblem } from '#contract/hotel/stay.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

/** Why a stay cannot be searched for. The texts contain these two numbers. */
export const problemText = (words: PageI18n, problem: StayProblem): string => {
  switch (problem) {
    case 'check_out_not_after_check_in':
      return words.t('search.stay.checkOutNotAfterCheckIn')
    case 'too_many_nights':
      return words.t('search.stay.tooManyNights', { n: MAX_NIGHTS })
    case 'in_the_past':
      return words.t('search.stay.inThePast')
    case 'check_out_passed':
      return words.t('search.stay.checkOutPassed')
    case 'too_far_ahead':
      return words.t('search.stay.tooFarAhead', { n: MAX_DAYS_AHEAD })
    case 'check_in_skipped':
    case 'check_out_skipped':
      return words.t('search.stay.hourSkipped')
  }
}
