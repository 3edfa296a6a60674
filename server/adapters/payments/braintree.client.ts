import braintree from 'braintree'
import { knownFailure } from './braintree.rules.ts'

export interface GatewaySettings {
  account: { merchantId: string; publicKey: string; privateKey: string } & (
    | { mode: 'sandbox-local'; origin: string }
    | { mode: 'sandbox' | 'production' }
  )
  /** Milliseconds per call; after that the outcome is unknown. */
  timeLimitMs?: number
  log: (message: string, details: Record<string, unknown>) => void
}

const TIME_LIMIT_MS = 20_000

/** Braintree's SDK, with the keys of the mode. */
export const connect = (settings: GatewaySettings): braintree.BraintreeGateway => {
  const { merchantId, publicKey, privateKey } = settings.account
  const environment = environmentOf(settings.account)
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey })
  Reflect.set(gateway.config, 'timeout', settings.timeLimitMs ?? TIME_LIMIT_MS)
  return gateway
}

const environmentOf = (account: GatewaySettings['account']): braintree.Environment => {
  if (account.mode !== 'sandbox-local')
    return account.mode === 'production' ? braintree.Environment.Production : braintree.Environment.Sandbox
  const { hostname, port } = new URL(account.origin)
  return new braintree.Environment(hostname, port, account.origin, false, hostname, port)
}

export interface CallResult {
  errors?: braintree.ValidationErrorsCollection
}

/** The first validation code of a failed result; empty if there is none. */
export const firstCode = (result: CallResult): string => result.errors?.deepErrors()[0]?.code ?? ''

/** Logs a call that threw. Returns the known failure; undefined: outcome unknown. */
export const reporter =
  (settings: Pick<GatewaySettings, 'log'>) =>
  (call: string, error: unknown): ReturnType<typeof knownFailure> => {
    const failure = knownFailure(error)
    if (failure !== 'not_found') {
      settings.log('a call of the card gateway failed', {
        call,
        known: failure ?? 'outcome unknown',
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      })
    }
    return failure
  }
