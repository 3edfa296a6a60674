import type { Mail } from '#server/mail/mail.ts'
import { reconcileEmailChange } from '#server/modules/profile/profile.service.ts'
import { userRoutes, type UserRoutesDeps } from './user.routes.ts'

export interface UserModuleDeps extends Omit<UserRoutesDeps, 'catchUp' | 'mail'> {
  mail: Mail
}

/** Sign-up, e-mail verification, and the user's details. */
export const userModule = (deps: UserModuleDeps) =>
  userRoutes({ ...deps, catchUp: (caller) => reconcileEmailChange(deps, caller) })
