import { optional, is, string, type, unknown } from 'superstruct'

const Thrown = type({
  statusMessage: optional(string()),
  message: optional(unknown()),
  statusCode: optional(string()),
  code: optional(unknown()),
})

/** Code of a closed payment sheet, for every wallet (specification §4, §8). */
export const SHEET_CANCELLED = 'CANCELED'

export interface WalletProblem {
  kind: 'cancelled' | 'failed'
  /** The wallet's own code, for the log. */
  code: string
  message: string
}

const first = (...values: readonly unknown[]): string =>
  values.find((one): one is string => typeof one === 'string' && one !== '') ?? ''

/** Specification §8: `statusMessage` before `message`, `statusCode` before `code`. */
export const toWalletProblem = (thrown: unknown): WalletProblem => {
  if (!is(thrown, Thrown)) return { kind: 'failed', code: '', message: '' }
  const code = first(thrown.statusCode, thrown.code)
  return {
    kind: code === SHEET_CANCELLED ? 'cancelled' : 'failed',
    code,
    message: first(thrown.statusMessage, thrown.message),
  }
}
