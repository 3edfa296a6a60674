import type { Handlers } from '#server/http/handler.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import { bookingsForManager, type CompanyDeps } from './company.service.ts'

export const companyRoutes = (deps: CompanyDeps): Pick<Handlers, 'companyBookings'> => ({
  companyBookings: async ({ caller, context }) =>
    bookingsForManager(deps, caller === null ? undefined : await userOf(deps.db, caller), context.locale),
})
