import { MIN_PASSWORD_LENGTH, TRY_AGAIN_MINUTES } from '#contract/user.ts'
import { minutesToWait } from '#machines/kit/failure.ts'
import type { I18n } from '#locales/kit/i18n.ts'
import type { PlainKey } from '#locales/kit/texts.ts'

/** A failure as machines and services carry it: a code, and the words of whoever failed. */
export interface Failure {
  code: string
  message?: string
  retryAfterSeconds?: number | undefined
}

/** One map from codes to texts: those of our server, of the identity provider and of the card provider. */
const TEXT_OF_CODE: Partial<Record<string, PlainKey>> = {
  invalid_request: 'errors.invalidRequest',
  unauthorized: 'errors.signInNeeded',
  forbidden: 'errors.forbidden',
  not_found: 'errors.pageNotFound',
  gone: 'errors.offerUnavailable',
  unavailable: 'errors.offerUnavailable',
  price_changed: 'errors.priceChanged',
  in_progress: 'errors.inProgress',
  key_reused: 'errors.inProgress',
  declined: 'errors.card.different',
  email_exists: 'errors.emailExists',
  invalid_code: 'errors.invalidCode',
  expired_code: 'errors.expiredCode',
  not_ready: 'errors.notReady',
  upstream_failed: 'errors.upstream',
  internal: 'errors.somethingWrong',
  network: 'errors.network',
  timeout: 'errors.network',
  'email-already-exists': 'errors.emailExists',
  'email-already-in-use': 'errors.emailExists',
  'invalid-email': 'errors.invalidEmail',
  'invalid-password': 'errors.invalidPassword',
  'missing-email': 'errors.missingEmail',
  'user-not-found': 'errors.unableToLogIn',
  'wrong-password': 'errors.unableToLogIn',
  'invalid-credential': 'errors.unableToLogIn',
  HOSTED_FIELDS_FIELDS_EMPTY: 'errors.card.empty',
  HOSTED_FIELDS_FIELDS_INVALID: 'errors.card.invalid',
}

/** The words for a failure. Identity codes come with or without `auth/`; what is not known is `fallback`. */
export const errorText = (
  i18n: Pick<I18n, 't' | 'plural'>,
  failure: Failure,
  fallback: PlainKey = 'errors.somethingWrong',
): string => {
  const code = failure.code.replace(/^auth\//, '')
  if (code === 'weak-password') return i18n.plural('errors.weakPassword', MIN_PASSWORD_LENGTH)
  if (code === 'too-many-requests' || code === 'too_many_requests')
    return i18n.plural('errors.tooManyRequests', minutesToWait(failure, TRY_AGAIN_MINUTES))
  if (code === 'popup-blocked') return i18n.t('errors.popupBlocked', { providers: i18n.t('auth.email') })
  return i18n.t((Object.hasOwn(TEXT_OF_CODE, code) ? TEXT_OF_CODE[code] : undefined) ?? fallback)
}
