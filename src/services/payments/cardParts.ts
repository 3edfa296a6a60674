import type { Client } from 'braintree-web/client'
import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import { CardProblemError, cardProblem, toCardProblem } from './cardProblem.ts'
import { loadBraintree, type PaymentConfig } from './cardSdk.ts'

/** The SDK itself would wait a minute for a field that does not load. */
export const LOAD_MS = 15_000

export const failed = (code: string): CardProblemError => new CardProblemError(cardProblem(code))

export const withCardProblem = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof CardProblemError ? error : new CardProblemError(toCardProblem(error), error)
  }
}

/** Reports a script that fails to load as a network problem, not the SDK's. */
export const script = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => {
    throw new CardProblemError(cardProblem('CARD_FORM_SCRIPT_FAILED'), cause)
  })

export const createThreeDSecure = async (payment: PaymentConfig, client: Client): Promise<ThreeDSecure> => {
  const sdk = await script(loadBraintree(payment, 'three-d-secure'))
  return sdk.create({ client, version: 2 })
}

export const createClient = async (payment: PaymentConfig, clientToken: string): Promise<Client> =>
  (await script(loadBraintree(payment, 'client'))).create({ authorization: clientToken })
