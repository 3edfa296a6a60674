import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { API_BASE } from '#contract/http/endpoints.ts'
import type { PaymentWebhook, WebhookParser } from '#server/adapters/payments/webhooks.port.ts'
import { MAX_BODY_BYTES } from '#server/http/body.ts'
import { ApiError } from '#server/http/errors.ts'
import { errorAnswer, toApiError } from '#server/http/failure.ts'
import type { PeerEnv } from '#server/http/peer.ts'

export interface WebhookDeps {
  webhooks: WebhookParser
  /** Stores a webhook; once answered with 200, it takes effect exactly once. */
  hear: (webhook: PaymentWebhook) => Promise<void>
  log: Logger
}

/** With and without a slash: staff may enter either at the gateway. */
const PATHS = [`${API_BASE}/payments/webhook`, `${API_BASE}/payments/webhook/`]

/**
 * Decisions §12, POST /payments/webhook/: a form, as the gateway sends it, so not part of the contract. Responds 200 to anything
 * it has signed, however often; 400 to the rest. Never logs a payload.
 */
export const webhookRoutes = ({ webhooks, hear, log }: WebhookDeps): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>()
  app.on(
    'POST',
    PATHS,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiError('too_large', 'The body is too large')
      },
    }),
  )
  app.on('POST', PATHS, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const webhook = await webhooks.read(form.get('bt_signature') ?? '', form.get('bt_payload') ?? '')
    if (webhook === undefined)
      throw new ApiError('invalid_request', 'The notice is not signed', { field: 'bt_signature' })
    await hear(webhook)
    log.info({ kind: webhook.kind, transaction_id: webhook.transactionId }, 'a notice of the card service')
    return context.json({})
  })
  app.onError((error, context) => {
    const requestId = randomUUID()
    const failure = toApiError(error, log, requestId)
    return context.json(errorAnswer(failure, requestId), failure.status)
  })
  return app
}
