import type { Handlers } from '#server/http/handler.ts'
import { ownUser } from '#server/modules/user/user.service.ts'
import { credits, type CreditDeps } from './credits.service.ts'

export const creditsRoutes = (deps: CreditDeps): Pick<Handlers, 'credits'> => ({
  credits: async ({ caller, context }) => credits(deps, (await ownUser(deps, caller)).uid, context.locale),
})
