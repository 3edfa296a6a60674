import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { NO_TOTALS, signUp, userDetails, wireUser, type UserDeps } from './user.service.ts'
import { userByEmail } from './user.store.ts'
import { refuseWhenTooMany, resendCode, verifyEmail } from './verification.service.ts'

type UserCalls = 'signUp' | 'verifyEmail' | 'emailVerificationStatus' | 'resendVerificationEmail' | 'userDetails'

/** Questions about e-mails from one address: the answer tells whether somebody is a user. */
const STATUS_QUESTIONS: Limit = { name: 'email_status', most: 60, windowSeconds: 600 }

export const userRoutes = (deps: UserDeps): Pick<Handlers, UserCalls> => ({
  signUp: async ({ body, caller, context }) => {
    const user = await signUp(deps, { body, caller, address: context.address, lang: context.locale })
    return { is_email_must_be_verified: !user.is_email_verified, user: wireUser(user, NO_TOTALS) }
  },

  verifyEmail: async ({ body }) => {
    const user = await verifyEmail(deps, body)
    return { user: wireUser(user, await deps.totalsOf(user.uid)) }
  },

  emailVerificationStatus: async ({ body, context }) => {
    await refuseWhenTooMany(deps.db, STATUS_QUESTIONS, context.address, deps.clock)
    const user = await userByEmail(deps.db, body.email)
    return { is_email_verified: user?.is_email_verified ?? false }
  },

  resendVerificationEmail: async ({ body, context }) => {
    await resendCode(deps, body.email, context.locale)
    return { status: 'accepted' }
  },

  userDetails: async ({ caller }) => {
    if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
    return { user: wireUser(await userDetails(deps, caller), await deps.totalsOf(caller.uid)) }
  },
})
