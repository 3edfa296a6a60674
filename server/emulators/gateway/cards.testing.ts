import { create, string, tuple, type } from 'superstruct'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'

/** Test cards of the card gateway. */
export const GOOD_CARD = '4111111111111111'
export const DECLINED_CARD = '4000111111111115'

const ClientToken = type({ authorizationFingerprint: string(), clientApiUrl: string() })
const LookupResponse = type({ paymentMethod: type({ nonce: string() }) })
const Tokenized = type({ creditCards: tuple([type({ nonce: string() })]) })
const AppleCards = type({ applePayCards: tuple([type({ nonce: string() })]) })

/** Creates single-use nonces as a page does, after 3-D Secure. */
export const cardPage = (gateway: Pick<PaymentGateway, 'clientToken'>) => {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const token = await gateway.clientToken()
    if (token.outcome !== 'done') throw new Error('there is no client token')
    const { authorizationFingerprint, clientApiUrl } = create(
      JSON.parse(Buffer.from(token.clientToken, 'base64').toString('utf8')),
      ClientToken,
    )
    const answer = await fetch(`${clientApiUrl}/v1/payment_methods/${path}`, {
      method: 'POST',
      body: JSON.stringify({ authorizationFingerprint, ...body }),
    })
    return answer.json()
  }
  const verified = async (nonce: string): Promise<string> =>
    create(await ask(`${nonce}/three_d_secure/lookup`, { amount: '200.00' }), LookupResponse).paymentMethod.nonce
  return {
    verified,
    newCard: async (number: string): Promise<string> => {
      const creditCard = { number, expirationMonth: '12', expirationYear: '2040' }
      return verified(create(await ask('credit_cards', { creditCard }), Tokenized).creditCards[0].nonce)
    },
    applePay: async (card: 'pays' | 'declines'): Promise<string> => {
      const data = Buffer.from(card).toString('base64')
      const paymentData = Buffer.from(JSON.stringify({ data })).toString('base64')
      return create(await ask('apple_payment_tokens', { applePaymentToken: { paymentData } }), AppleCards)
        .applePayCards[0].nonce
    },
  }
}
