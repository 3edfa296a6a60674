import type { Client } from 'braintree-web/client'
import { loadBraintree, type PaymentConfig } from './cardSdk.ts'

/** Limit for which a payment waits for the collector. */
const PATIENCE_MS = 2_000

const nothingAfter = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

/**
 * Starts collecting device data for fraud checks. Resolves to null if a blocker stops its script: that must never stop a
 * payment.
 */
export const collectDeviceData = (payment: PaymentConfig, client: Client): (() => Promise<string | null>) => {
  const collected = loadBraintree(payment, 'data-collector')
    .then((sdk) => sdk.create({ client }))
    .then((collector) => collector.deviceData)
    .catch(() => null)
  return () => Promise.race([collected, nothingAfter(PATIENCE_MS)])
}
