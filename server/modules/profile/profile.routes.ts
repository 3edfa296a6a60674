import { ApiError } from '#server/http/errors.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { withMinimumDuration, UNIFORM_MS } from '#server/limits/minimumDuration.ts'
import type { Totals } from '#server/modules/user/user.deps.ts'
import { loadOwnUser, wireUser } from '#server/modules/user/user.service.ts'
import { changeProfile, requestEmailChange, verifyEmailChange, type ProfileDeps } from './profile.service.ts'

type ProfileCalls = 'updateUser' | 'requestEmailChange' | 'verifyEmailChange'

export interface ProfileRoutesDeps extends ProfileDeps {
  totalsOf: (uid: string) => Promise<Totals>
}

const signedIn = (caller: Caller | null): Caller => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  return caller
}

export const profileRoutes = (deps: ProfileRoutesDeps): Pick<Handlers, ProfileCalls> => ({
  updateUser: async ({ body, caller }) => {
    const user = await changeProfile(deps, await loadOwnUser(deps, caller), body)
    return { user: wireUser(user, await deps.totalsOf(user.uid)) }
  },

  requestEmailChange: async ({ body, caller }) => {
    const subject = signedIn(caller)
    await withMinimumDuration(UNIFORM_MS, () => requestEmailChange(deps, subject, body.email))
    return { status: 'accepted' }
  },

  verifyEmailChange: async ({ body, caller }) => {
    const user = await verifyEmailChange(deps, signedIn(caller), body.otp)
    return { user: wireUser(user, await deps.totalsOf(user.uid)) }
  },
})
