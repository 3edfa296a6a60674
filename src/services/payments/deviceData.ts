import type { Client } from 'braintree-web/client'
import { loadBraintree, type PaymentConfig } from './cardSdk.ts'

/** Paying waits this long for the collector. */
const PATIENCE_MS = 2_000

const nothingAfter = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

/**
 * Starts to collect device data for fraud checks. The answer is null where a blocker keeps its script away: that never
 * stops a payment.
 */
export const collectDeviceData = (payment: PaymentConfig, client: Client): (() => Promise<string | null>) => {
  const collected = loadBraintree(payment, 'data-collector')
    .then((sdk) => sdk.create({ client }))
    .then((collector) => collector.deviceData)
    .catch(() => null)
  return () => Promise.race([collected, nothingAfter(PATIENCE_MS)])
}
