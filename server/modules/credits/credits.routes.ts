import type { Handlers } from '#server/http/handler.ts'
import { loadOwnUser } from '#server/modules/user/user.service.ts'
import { credits, type CreditDeps } from './credits.service.ts'

export const creditsRoutes = (deps: CreditDeps): Pick<Handlers, 'credits'> => ({
  credits: async ({ caller, context }) => credits(deps, (await loadOwnUser(deps, caller)).uid, context.locale),
})
