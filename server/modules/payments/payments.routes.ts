import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'

export interface PaymentRoutesDeps {
  gateway: Pick<PaymentGateway, 'clientToken'>
  /** What the card company calls this guest; undefined where it does not know him. */
  customerOf: (uid: string) => Promise<string | undefined>
  requireUser: (caller: Caller | null) => Promise<Caller>
}

export const paymentRoutes = ({
  gateway,
  customerOf,
  requireUser,
}: PaymentRoutesDeps): Pick<Handlers, 'clientToken'> => ({
  clientToken: async ({ caller }) => {
    const customerId = await customerOf((await requireUser(caller)).uid)
    const result = await gateway.clientToken(customerId === undefined ? {} : { customerId })
    if (result.outcome === 'unknown') throw new ApiError('upstream_failed', 'Ooops! Something went wrong')
    return { client_token: result.clientToken }
  },
})
