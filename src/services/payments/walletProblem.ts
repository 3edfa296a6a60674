import { optional, is, string, type, unknown } from 'superstruct'

const Thrown = type({
  statusMessage: optional(string()),
  message: optional(unknown()),
  statusCode: optional(string()),
  code: optional(unknown()),
})

/** What a payment sheet that was closed says, whatever wallet it belongs to (specification §4, §8). */
export const SHEET_CANCELLED = 'CANCELED'

/** No other try on this page will change these. */
const UNUSABLE: ReadonlySet<string> = new Set([
  'BUYER_ACCOUNT_ERROR',
  'DEVELOPER_ERROR',
  'MERCHANT_ACCOUNT_ERROR',
  'APPLE_PAY_NOT_ENABLED',
  'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
  'GOOGLE_PAYMENT_NOT_ENABLED',
])

export interface WalletProblem {
  kind: 'cancelled' | 'failed' | 'unusable'
  /** The wallet's own, for the log. */
  code: string
  message: string
}

const first = (...told: readonly unknown[]): string =>
  told.find((one): one is string => typeof one === 'string' && one !== '') ?? ''

const kindOf = (code: string): WalletProblem['kind'] => {
  if (code === SHEET_CANCELLED) return 'cancelled'
  return UNUSABLE.has(code) ? 'unusable' : 'failed'
}

/** Specification §8: the message is the status message, else the message; the code is the status code, else the code. */
export const toWalletProblem = (thrown: unknown): WalletProblem => {
  if (!is(thrown, Thrown)) return { kind: 'failed', code: '', message: '' }
  const code = first(thrown.statusCode, thrown.code)
  return { kind: kindOf(code), code, message: first(thrown.statusMessage, thrown.message) }
}
