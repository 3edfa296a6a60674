import type { Mail } from '#server/mail/mail.ts'
import { reconcileEmailChange } from '#server/modules/profile/profile.service.ts'
import { userRoutes, type UserRoutesDeps } from './user.routes.ts'

export interface UserModuleDeps extends Omit<UserRoutesDeps, 'catchUp' | 'mail'> {
  mail: Mail
}

/** The guest's own record: signing up, proving an e-mail, and reading it. */
export const userModule = (deps: UserModuleDeps) =>
  userRoutes({ ...deps, catchUp: (caller) => reconcileEmailChange(deps, caller) })
