import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler.ts'

export const paymentRoutes = ({ gateway }: { gateway: PaymentGateway }): Pick<Handlers, 'clientToken'> => ({
  clientToken: async () => {
    const result = await gateway.clientToken()
    if (result.outcome === 'unknown') throw new ApiError('upstream_failed', 'Ooops! Something went wrong')
    return { client_token: result.clientToken }
  },
})
