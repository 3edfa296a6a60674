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
export const braintreeWebhooks = (settings: GatewaySettings): WebhookParser => {
  const gateway = connect(settings)
  return {
    read: async (signature, payload) => {
      try {
        const webhook: unknown = await gateway.webhookNotification.parse(signature, payload)
        const at = is(webhook, SdkWebhook) ? readInstant(webhook.timestamp) : undefined
        if (!is(webhook, SdkWebhook) || at === undefined) return undefined
        const about = webhook.transaction ?? webhook.dispute?.transaction
        return { kind: webhook.kind, at, transactionId: about?.id ?? null, orderId: about?.orderId ?? null }
      } catch {
        return undefined
      }
    },
  }
}
