import { create, string, type } from 'superstruct'
import type { PaymentGateway } from './payments.port.ts'

const ClientToken = type({ authorizationFingerprint: string(), clientApiUrl: string() })
const LookupResponse = type({ paymentMethod: type({ nonce: string() }) })

/** Verifies a nonce with the bank as the page does, without a challenge. */
export const verifiedNonce = async (gateway: Pick<PaymentGateway, 'clientToken'>, nonce: string): Promise<string> => {
  const token = await gateway.clientToken()
  if (token.outcome !== 'done') throw new Error('there is no client token')
  const { authorizationFingerprint, clientApiUrl } = create(
    JSON.parse(Buffer.from(token.clientToken, 'base64').toString('utf8')),
    ClientToken,
  )
  const answer = await fetch(`${clientApiUrl}/v1/payment_methods/${nonce}/three_d_secure/lookup`, {
    method: 'POST',
    body: JSON.stringify({ authorizationFingerprint, amount: '200.00' }),
  })
  return create(await answer.json(), LookupResponse).paymentMethod.nonce
}
