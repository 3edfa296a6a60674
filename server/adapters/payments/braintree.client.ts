import braintree from 'braintree'
import { LOCAL_MERCHANT } from '#server/standins/gateway/merchant.ts'
import { knownFailure } from './braintree.rules.ts'

export interface GatewaySettings {
  account:
    | { mode: 'sandbox-local'; origin: string }
    | { mode: 'sandbox' | 'production'; merchantId: string; publicKey: string; privateKey: string }
  /** Of one call; after it the outcome is unknown. */
  timeLimitMs?: number
  log: (message: string, details: Record<string, unknown>) => void
}

const TIME_LIMIT_MS = 20_000

/** The card company's own SDK, with the keys of the mode. */
export const connect = (settings: GatewaySettings): braintree.BraintreeGateway => {
  const { account } = settings
  const gateway =
    account.mode === 'sandbox-local'
      ? new braintree.BraintreeGateway({ environment: localEnvironment(account.origin), ...LOCAL_MERCHANT })
      : new braintree.BraintreeGateway({
          environment: account.mode === 'production' ? braintree.Environment.Production : braintree.Environment.Sandbox,
          merchantId: account.merchantId,
          publicKey: account.publicKey,
          privateKey: account.privateKey,
        })
  Reflect.set(gateway.config, 'timeout', settings.timeLimitMs ?? TIME_LIMIT_MS)
  return gateway
}

const localEnvironment = (origin: string): braintree.Environment => {
  const { hostname, port } = new URL(origin)
  return new braintree.Environment(hostname, port, origin, false, hostname, port)
}

export interface CallResult {
  errors?: braintree.ValidationErrorsCollection
}

/** The first code of a result that is known to have failed; empty where it carries none. */
export const firstCode = (result: CallResult): string => result.errors?.deepErrors()[0]?.code ?? ''

/** Tells the log about a call that threw, and answers what is known of it; undefined: nothing. */
export const reporter =
  (settings: Pick<GatewaySettings, 'log'>) =>
  (call: string, error: unknown): ReturnType<typeof knownFailure> => {
    const known = knownFailure(error)
    if (known !== 'not_found') {
      settings.log('a call of the card gateway failed', {
        call,
        known: known ?? 'outcome unknown',
        error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      })
    }
    return known
  }
