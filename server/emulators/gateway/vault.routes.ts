import { Hono } from 'hono'
import { boolean, nullable, optional, pattern, string, type } from 'superstruct'
import { readBody } from './body.ts'
import type { ClientApi } from './client.token.ts'
import { answered, failedVerificationXml, nonceXml, storedCardXml, vaultRefusalXml } from './merchant.responses.ts'
import { VAULT_REFUSALS, type Vault } from './vault.ts'
import { xmlDocument } from './xml.ts'

/** Braintree's rule for ids chosen by the merchant: letters, digits, - and _. */
export const VaultId = pattern(string(), /^[\w-]{1,36}$/)
const TokenBody = type({ client_token: optional(type({ customer_id: optional(nullable(string())) })) })
const CustomerBody = type({ customer: type({ id: VaultId }) })
const CardBody = type({
  payment_method: type({
    customer_id: string(),
    payment_method_nonce: string(),
    token: optional(nullable(VaultId)),
    options: optional(
      type({
        verify_card: optional(boolean()),
        fail_on_duplicate_payment_method_for_customer: optional(boolean()),
      }),
    ),
  }),
})

/** Client tokens, customers, and their saved cards. */
export const vaultRoutes = (vault: Vault, clientApi: ClientApi): Hono => {
  const app = new Hono()

  app.post('/client_token', async (context) => {
    const customerId = (await readBody(context, TokenBody))?.client_token?.customer_id ?? null
    if (customerId !== null && !vault.customer(customerId)) {
      const refusal = vaultRefusalXml('clientToken', VAULT_REFUSALS.tokenCustomerUnknown)
      return answered(context, 422, xmlDocument('apiErrorResponse', refusal))
    }
    return answered(context, 201, xmlDocument('clientToken', { value: clientApi.clientToken(customerId !== null) }))
  })

  app.post('/customers', async (context) => {
    const body = await readBody(context, CustomerBody)
    const answer = body ? await vault.addCustomer(body.customer.id) : { refused: VAULT_REFUSALS.customerUnknown }
    if ('refused' in answer) {
      return answered(context, 422, xmlDocument('apiErrorResponse', vaultRefusalXml('customer', answer.refused)))
    }
    return answered(context, 201, xmlDocument('customer', { id: answer.done.id, creditCards: [] }))
  })
  app.get('/customers/:id', (context) => {
    const customer = vault.customer(context.req.param('id'))
    if (!customer) return context.body(null, 404)
    const creditCards = vault.cardsOf(customer.id).map(storedCardXml)
    return answered(context, 200, xmlDocument('customer', { id: customer.id, creditCards }))
  })
  app.delete('/customers/:id', async (context) => {
    const customer = vault.customer(context.req.param('id'))
    if (!customer) return context.body(null, 404)
    await vault.removeCustomer(customer)
    return context.body(null, 200)
  })

  app.post('/payment_methods', async (context) => {
    const body = await readBody(context, CardBody)
    const paymentMethod = body?.payment_method
    const answer = paymentMethod
      ? await vault.addCard({
          customerId: paymentMethod.customer_id,
          nonce: paymentMethod.payment_method_nonce,
          token: paymentMethod.token ?? null,
          verify: paymentMethod.options?.verify_card ?? false,
          refuseDuplicate: paymentMethod.options?.fail_on_duplicate_payment_method_for_customer ?? false,
        })
      : { refused: VAULT_REFUSALS.nonceUnknown }
    if ('done' in answer) return answered(context, 201, xmlDocument('creditCard', storedCardXml(answer.done)))
    const refusal =
      'refused' in answer ? vaultRefusalXml('creditCard', answer.refused) : failedVerificationXml(answer.unverified)
    return answered(context, 422, xmlDocument('apiErrorResponse', refusal))
  })
  // For a payment with the guest present: the bank may ask for a challenge.
  app.post('/payment_methods/:token/nonces', async (context) => {
    const stored = vault.card(context.req.param('token'))
    if (!stored) return context.body(null, 404)
    return answered(context, 201, xmlDocument('paymentMethodNonce', nonceXml(await vault.issueNonce(stored))))
  })
  app.get('/payment_methods/any/:token', (context) => {
    const stored = vault.card(context.req.param('token'))
    return stored ? answered(context, 200, xmlDocument('creditCard', storedCardXml(stored))) : context.body(null, 404)
  })
  app.delete('/payment_methods/any/:token', async (context) => {
    const stored = vault.card(context.req.param('token'))
    if (!stored) return context.body(null, 404)
    await vault.removeCard(stored)
    return context.body(null, 200)
  })
  return app
}
