import { creditsRoutes } from '#server/modules/credits/credits.routes.ts'
import { guestTotals } from '#server/modules/credits/totals.ts'
import { createDeletion, type DeletionDeps } from '#server/modules/privacy/deletion.service.ts'
import { privacyModule, type PrivacyModuleDeps } from '#server/modules/privacy/privacy.module.ts'
import { profileRoutes } from '#server/modules/profile/profile.routes.ts'
import { userModule, type UserModuleDeps } from '#server/modules/user/user.module.ts'

type Made = 'totalsOf' | 'deletion' | 'retire'

export type AccountModuleDeps = DeletionDeps & Omit<PrivacyModuleDeps, Made> & Omit<UserModuleDeps, Made>

/** The guest's own record: sign-up, profile, credit, export and account deletion. */
export const accountModules = (adapters: AccountModuleDeps) => {
  const deletion = createDeletion(adapters)
  const deps = { ...adapters, deletion, retire: deletion.retire, totalsOf: guestTotals(adapters) }
  return {
    ...userModule(deps),
    ...profileRoutes(deps),
    ...creditsRoutes(deps),
    ...privacyModule(deps),
  }
}
