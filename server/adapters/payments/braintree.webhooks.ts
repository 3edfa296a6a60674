import { is, nullable, optional, string, type } from 'superstruct'
import { connect, type GatewaySettings } from './braintree.client.ts'
import { readInstant } from './braintree.types.ts'
import type { WebhookParser } from './webhooks.port.ts'

const SdkWebhook = type({
  kind: string(),
  timestamp: string(),
  transaction: optional(type({ id: string(), orderId: optional(nullable(string())) })),
  dispute: optional(type({ transaction: optional(type({ id: string(), orderId: optional(nullable(string())) })) })),
})

/** Braintree's SDK checks the signature with our key. */
export const braintreeNotices = (settings: GatewaySettings): WebhookParser => {
  const gateway = connect(settings)
  return {
    read: async (signature, payload) => {
      try {
        const notice: unknown = await gateway.webhookNotification.parse(signature, payload)
        const at = is(notice, SdkWebhook) ? readInstant(notice.timestamp) : undefined
        if (!is(notice, SdkWebhook) || at === undefined) return undefined
        const about = notice.transaction ?? notice.dispute?.transaction
        return { kind: notice.kind, at, transactionId: about?.id ?? null, orderId: about?.orderId ?? null }
      } catch {
        return undefined
      }
    },
  }
}
