import { Hono } from 'hono'
import { is, string, type } from 'superstruct'
import { readJson } from './body.ts'
import type { ClientApi } from './client.token.ts'
import type { Ledger } from './ledger.ts'
import type { Nonce } from './records.ts'
import { BRAND_NAMES, isNetworkTokenized, walletCard } from './sentinels.ts'

const SessionBody = type({ applePayWebSession: type({ validationUrl: string(), domainName: string() }) })
const AppleToken = type({ applePaymentToken: type({ paymentData: string() }) })
const AppleData = type({ data: string() })
const GoogleBody = type({ authorization: string(), card: string() })

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8')

/** Returns the card that our sheet has put into its token. */
const appleCardIn = (paymentData: string): string => {
  try {
    const data: unknown = JSON.parse(decoded(paymentData))
    return is(data, AppleData) ? decoded(data.data) : ''
  } catch {
    return ''
  }
}

const methodOf = ({ id, kind, card }: Nonce) => ({
  type: kind,
  nonce: id,
  description: `${BRAND_NAMES[card.brand] ?? 'Card'} ${card.last4}`,
  consumed: false,
  details: {
    bin: card.bin,
    cardType: BRAND_NAMES[card.brand] ?? 'Unknown',
    lastFour: card.last4,
    lastTwo: card.last4.slice(2),
    isNetworkTokenized: isNetworkTokenized(card),
  },
  binData: {},
})

/**
 * Apple Pay, under the client API of one merchant.
 * @param hosts hosts of pages that are registered with Apple.
 */
export const applePayRoutes = (ledger: Ledger, hosts: readonly string[]): Hono => {
  const app = new Hono()
  app.post('/apple_pay_web/sessions', async (context) => {
    const body = await readJson(context)
    if (!is(body, SessionBody) || !hosts.includes(body.applePayWebSession.domainName))
      return context.json({ error: { message: 'The domain is not registered for Apple Pay.' } }, 422)
    return context.json({ merchantSessionIdentifier: 'sandbox', domainName: body.applePayWebSession.domainName }, 201)
  })
  app.post('/payment_methods/apple_payment_tokens', async (context) => {
    const body = await readJson(context)
    const card = is(body, AppleToken) ? walletCard(appleCardIn(body.applePaymentToken.paymentData)) : undefined
    if (card === undefined) return context.json({ error: { message: 'The token cannot be read.' } }, 422)
    return context.json({ applePayCards: [methodOf(await ledger.issueNonce('ApplePayCard', card, null))] }, 202)
  })
  return app
}

/** The route that Google's own servers would call: issues a token for a card of the guest's Google account. */
export const googlePayRoutes = (ledger: Ledger, api: Pick<ClientApi, 'isAuthorized'>): Hono => {
  const app = new Hono()
  app.post('/wallets/google_pay_token', async (context) => {
    const body = await readJson(context)
    if (!is(body, GoogleBody)) return context.json({ error: { message: 'The request cannot be read.' } }, 400)
    if (!api.isAuthorized(body.authorization))
      return context.json({ error: { message: 'Authentication failed.' } }, 401)
    const card = walletCard(body.card)
    if (card === undefined) return context.json({ error: { message: 'The card is not known.' } }, 422)
    return context.json({ androidPayCards: [methodOf(await ledger.issueNonce('AndroidPayCard', card, null))] })
  })
  return app
}
