import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { TOKEN_LIMITS } from './cardAttempts.ts'

export interface PaymentRoutesDeps {
  db: Connection
  clock: Clock
  gateway: Pick<PaymentGateway, 'clientToken'>
  /** The guest's customer id at the gateway; undefined if they have none there. */
  customerOf: (uid: string) => Promise<string | undefined>
  /**
   * Requires a verified e-mail and an account here.
   * @throws otherwise.
   */
  requireUser: (caller: Caller | null) => Promise<Caller>
}

export const paymentRoutes = (deps: PaymentRoutesDeps): Pick<Handlers, 'clientToken'> => ({
  clientToken: async ({ caller, context }) => {
    const { db, clock } = deps
    await enforceRateLimit(db, TOKEN_LIMITS.address, context.address, clock)
    // A guest without an account, or with an unproven address, gives a card with an inquiry; it has no saved cards to show.
    const uid = caller?.email_verified === true ? (await deps.requireUser(caller)).uid : undefined
    if (uid !== undefined) await enforceRateLimit(db, TOKEN_LIMITS.guest, uid, clock)
    const customerId = uid === undefined ? undefined : await deps.customerOf(uid)
    const result = await deps.gateway.clientToken(customerId === undefined ? {} : { customerId })
    if (result.outcome === 'unknown') throw new ApiError('upstream_failed', 'Ooops! Something went wrong')
    return { client_token: result.clientToken }
  },
})
