import type { Caller, Handlers } from '#server/http/handler.ts'
import { withMinimumDuration, UNIFORM_MS } from '#server/limits/minimumDuration.ts'
import { LIMITS, enforceSignUpLimits } from './user.limits.ts'
import type { UserDeps } from './user.deps.ts'
import { NO_TOTALS, loadOwnUser, signUp, wireUser } from './user.service.ts'
import { userByEmail } from './user.store.ts'
import { resendCode, verifyEmail } from './verification.service.ts'

type UserCalls = 'signUp' | 'verifyEmail' | 'emailVerificationStatus' | 'resendVerificationEmail' | 'userDetails'

export interface UserRoutesDeps extends UserDeps {
  /** Completes an e-mail change that the provider has made but our row has not. */
  catchUp: (caller: Caller) => Promise<void>
}

export const userRoutes = (deps: UserRoutesDeps): Pick<Handlers, UserCalls> => ({
  signUp: async ({ body, caller, context }) => {
    const { user, verification } = await signUp(deps, { body, caller, address: context.address, lang: context.locale })
    return { is_email_must_be_verified: !user.is_email_verified, user: wireUser(user, NO_TOTALS), verification }
  },

  verifyEmail: async ({ body, caller, context }) => {
    const { email, otp, verification } = body
    const user = await verifyEmail(deps, { email, otp, verification, caller, address: context.address })
    return { user: wireUser(user, await deps.totalsOf(user.uid)) }
  },

  emailVerificationStatus: async ({ body, context }) => {
    await enforceSignUpLimits(deps, LIMITS.status, { email: body.email, address: context.address })
    const user = await userByEmail(deps.db, body.email)
    return { is_email_verified: user?.is_email_verified ?? false }
  },

  resendVerificationEmail: async ({ body, caller, context }) => {
    const holder = { email: body.email, verification: body.verification, caller, address: context.address }
    await withMinimumDuration(UNIFORM_MS, () => resendCode(deps, holder, context.locale))
    return { status: 'accepted' }
  },

  userDetails: async ({ caller }) => {
    if (caller !== null) await deps.catchUp(caller)
    const user = await loadOwnUser(deps, caller)
    return { user: wireUser(user, await deps.totalsOf(user.uid)) }
  },
})
