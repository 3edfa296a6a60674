import { is, string, type } from 'superstruct'
import { failureCode } from '#machines/kit/failure.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import { isOnline } from '#src/services/connection.ts'

const Coded = type({ code: string() })

/** The codes at which a session is over for good; with any other it may go on. */
const SESSION_OVER: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

export const isSessionOver = (thrown: unknown): boolean => is(thrown, Coded) && SESSION_OVER.has(thrown.code)

/** What the SDK threw, by its code alone: its messages are English and for developers. */
export const identityFailure = (thrown: unknown): ApiFailure => {
  if (thrown instanceof ApiFailure) return thrown
  const code = is(thrown, Coded) ? thrown.code : 'internal'
  if (code === 'auth/network-request-failed') return noAnswer(noAnswerCode(isOnline()), thrown)
  if (code === 'auth/timeout') return noAnswer('timeout', thrown)
  if (!code.startsWith('auth/')) return new ApiFailure({ code: 'internal', cause: thrown })
  return new ApiFailure({ code: failureCode(code), status: 400, cause: thrown })
}

const noAnswer = (code: 'network' | 'unreachable' | 'timeout', cause: unknown): ApiFailure =>
  new ApiFailure({ code, message: 'No answer from the identity provider', cause })
