import { optional, is, string, type, unknown } from 'superstruct'

const Thrown = type({
  statusMessage: optional(string()),
  message: optional(unknown()),
  statusCode: optional(string()),
  code: optional(unknown()),
})

/** Code of a closed payment sheet, for every wallet (specification §4, §8). */
export const SHEET_CANCELLED = 'CANCELED'

/** Retrying on this page cannot help. */
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
  /** The wallet's own code, for the log. */
  code: string
  message: string
}

const first = (...values: readonly unknown[]): string =>
  values.find((one): one is string => typeof one === 'string' && one !== '') ?? ''

const kindOf = (code: string): WalletProblem['kind'] => {
  if (code === SHEET_CANCELLED) return 'cancelled'
  return UNUSABLE.has(code) ? 'unusable' : 'failed'
}

/** Specification §8: `statusMessage` before `message`, `statusCode` before `code`. */
export const toWalletProblem = (thrown: unknown): WalletProblem => {
  if (!is(thrown, Thrown)) return { kind: 'failed', code: '', message: '' }
  const code = first(thrown.statusCode, thrown.code)
  return { kind: kindOf(code), code, message: first(thrown.statusMessage, thrown.message) }
}
