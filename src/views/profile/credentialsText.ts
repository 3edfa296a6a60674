import { isWrongPassword } from '#machines/credentials/credentials.rules.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { errorText } from '#src/i18n/errorText.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

/** Text for a failure of these forms. */
export const credentialsText = (words: PageI18n, failure: Failure): string => {
  if (isWrongPassword(failure)) return words.t('errors.invalidPassword')
  switch (failure.code) {
    case 'recent_sign_in_needed':
    case 'auth/requires-recent-login':
      return words.t('profile.proof.again')
    case 'has_bookings':
      return words.t('profile.deletion.hasBookings')
    case 'has_inquiries':
      return words.t('profile.deletion.hasInquiries')
    case 'has_open_invoices':
      return words.t('profile.deletion.hasInvoices')
    case 'invalid_request':
      return words.t(failure.field === 'email' ? 'profile.email.same' : 'errors.invalidRequest')
    default:
      return errorText(words, failure)
  }
}
