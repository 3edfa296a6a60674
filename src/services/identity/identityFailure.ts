import { is, string, type } from 'superstruct'
import { failureCode } from '#machines/kit/failure.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import { isOnline } from '#src/services/connection.ts'

const Coded = type({ code: string() })

/** Codes that end a session for good; after any other it may continue. */
const SESSION_OVER: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

export const isSessionOver = (thrown: unknown): boolean => is(thrown, Coded) && SESSION_OVER.has(thrown.code)

/** Converts an SDK error by its code only: its messages are English, for developers. */
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
