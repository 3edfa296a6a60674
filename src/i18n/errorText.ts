import { MIN_PASSWORD_LENGTH, TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import { retryAfterMinutes, type Failure as KnownFailure } from '#machines/kit/failure.ts'
import { messageOfCode } from '#machines/kit/messages.ts'
import type { I18n } from '#locales/kit/i18n.ts'
import type { PlainKey } from '#locales/kit/texts.ts'

/** The part of a failure that selects most texts. */
export type Failure = Pick<KnownFailure, 'code' | 'retryAfterSeconds'>

/** The text for a failure; `fallback` if its code has no general text. */
export const errorText = (
  i18n: Pick<I18n, 't' | 'plural'>,
  failure: Failure,
  fallback: PlainKey = 'errors.somethingWrong',
): string => {
  const key = messageOfCode(failure.code)?.key ?? fallback
  switch (key) {
    case 'errors.weakPassword':
      return i18n.plural(key, MIN_PASSWORD_LENGTH)
    case 'errors.tooManyRequests':
      return isBrief(failure)
        ? i18n.plural('errors.tooManyBriefly', failure.retryAfterSeconds)
        : i18n.plural(key, retryAfterMinutes(failure, TRY_AGAIN_MINUTES))
    case 'errors.popupBlocked':
      return i18n.t(key, { providers: i18n.t('auth.email') })
    default:
      return i18n.t(key)
  }
}

/** Read limits last seconds: "a minute" would make guests wait for nothing. */
const isBrief = (failure: Failure): failure is Failure & { retryAfterSeconds: number } =>
  failure.retryAfterSeconds !== undefined && failure.retryAfterSeconds > 0 && failure.retryAfterSeconds < 60
