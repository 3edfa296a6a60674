import { Hono, type Context } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import {
  array,
  boolean,
  coerce,
  nullable,
  number,
  optional,
  string,
  type,
  union,
  unknown,
  type Infer,
} from 'superstruct'
import { readBody } from './body.ts'
import type { ClientApi } from './client.token.ts'
import { answered, failedSaleXml, nonceXml, refusalXml, transactionXml } from './merchant.responses.ts'
import { LOCAL_MERCHANT } from './merchant.ts'
import { REFUSALS, type Answer, type Processor, type Refusal } from './processor.ts'
import type { Transaction } from './records.ts'
import type { Vault } from './vault.ts'
import { VaultId, vaultRoutes } from './vault.routes.ts'
import { xmlCollection, xmlDocument, type XmlValue } from './xml.ts'

const Amount = coerce(string(), number(), String)

const SaleBody = type({
  transaction: type({
    amount: Amount,
    payment_method_nonce: string(),
    order_id: optional(nullable(string())),
    device_data: optional(unknown()),
    customer_id: optional(nullable(string())),
    transaction_source: optional(nullable(string())),
    industry: optional(
      type({
        data: type({
          folio_number: optional(string()),
          check_in_date: optional(string()),
          check_out_date: optional(string()),
        }),
      }),
    ),
    credit_card: optional(type({ token: optional(nullable(VaultId)) })),
    options: optional(
      type({
        submit_for_settlement: optional(boolean()),
        store_in_vault_on_success: optional(boolean()),
        three_d_secure: optional(type({ required: optional(boolean()) })),
      }),
    ),
  }),
})
const ChangeBody = type({
  transaction: optional(type({ amount: optional(nullable(Amount)), order_id: optional(nullable(string())) })),
})
const SearchBody = type({
  search: union([
    type({ order_id: type({ is: string() }) }),
    type({ created_at: type({ min: string(), max: string() }) }),
  ]),
})
const PageBody = type({ search: type({ ids: array(string()) }) })

type Lodging = NonNullable<Infer<typeof SaleBody>['transaction']['industry']>['data']

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** The service documents 12 letters and digits for a folio, and dates in order. */
const lodgingProblem = ({ folio_number, check_in_date, check_out_date }: Lodging): Refusal | undefined => {
  if (folio_number !== undefined && !/^[a-z\d]{1,12}$/i.test(folio_number)) return REFUSALS.folioInvalid
  if (check_in_date !== undefined && !ISO_DATE.test(check_in_date)) return REFUSALS.checkInInvalid
  if (check_out_date !== undefined && !ISO_DATE.test(check_out_date)) return REFUSALS.checkOutInvalid
  return check_in_date !== undefined && check_out_date !== undefined && check_out_date <= check_in_date
    ? REFUSALS.checkOutTooEarly
    : undefined
}

const refused = (context: Context, refusal: Refusal): Response =>
  answered(context, 422, xmlDocument('apiErrorResponse', refusalXml(refusal)))

const reply = (context: Context, answer: Answer, status: 200 | 201): Response =>
  'refused' in answer
    ? refused(context, answer.refused)
    : answered(context, status, xmlDocument('transaction', transactionXml(answer.done)))

/** Routes for the merchant: those that the server's SDK calls. */
export const merchantRoutes = (processor: Processor, vault: Vault, clientApi: ClientApi): Hono => {
  const app = new Hono()
  app.use(basicAuth({ username: LOCAL_MERCHANT.publicKey, password: LOCAL_MERCHANT.privateKey }))

  const change = async (
    context: Context,
    act: (transaction: Transaction, params: { amount: string | null; orderId: string | null }) => Promise<Answer>,
    status: 200 | 201 = 200,
  ): Promise<Response> => {
    const transaction = await processor.find(context.req.param('id') ?? '')
    if (!transaction) return context.body(null, 404)
    const body = (await readBody(context, ChangeBody)) ?? {}
    const params = { amount: body.transaction?.amount ?? null, orderId: body.transaction?.order_id ?? null }
    return reply(context, await act(transaction, params), status)
  }

  const searched = (search: Infer<typeof SearchBody>['search']): Promise<Transaction[]> =>
    'order_id' in search
      ? processor.byOrder(search.order_id.is)
      : processor.createdBetween(Date.parse(search.created_at.min), Date.parse(search.created_at.max))

  app.route('/', vaultRoutes(vault, clientApi))
  app.get('/payment_method_nonces/:id', (context) => {
    const nonce = processor.findNonce(context.req.param('id'))
    return nonce ? answered(context, 200, xmlDocument('paymentMethodNonce', nonceXml(nonce))) : context.body(null, 404)
  })
  app.post('/transactions', async (context) => {
    const body = await readBody(context, SaleBody)
    if (!body) return refused(context, REFUSALS.amountInvalid)
    const sale = body.transaction
    const problem = sale.industry && lodgingProblem(sale.industry.data)
    if (problem) return refused(context, problem)
    const answer = await processor.sell({
      amount: sale.amount,
      nonce: sale.payment_method_nonce,
      orderId: sale.order_id ?? null,
      hasDeviceData: sale.device_data !== undefined && sale.device_data !== null,
      threeDSecureRequired: sale.options?.three_d_secure?.required ?? false,
      submitForSettlement: sale.options?.submit_for_settlement ?? false,
      source: sale.transaction_source ?? null,
      keep: sale.options?.store_in_vault_on_success
        ? { customerId: sale.customer_id ?? '', token: sale.credit_card?.token ?? null }
        : null,
    })
    if ('done' in answer && !['authorized', 'submitted_for_settlement'].includes(answer.done.status)) {
      return answered(context, 422, xmlDocument('apiErrorResponse', failedSaleXml(answer.done)))
    }
    return reply(context, answer, 201)
  })
  app.post('/transactions/advanced_search_ids', async (context) => {
    const body = await readBody(context, SearchBody)
    const transactions = body ? await searched(body.search) : []
    const results: XmlValue = { pageSize: 50, ids: transactions.map((one) => one.id) }
    return answered(context, 200, xmlDocument('searchResults', results))
  })
  app.post('/transactions/advanced_search', async (context) => {
    const body = await readBody(context, PageBody)
    const results = await Promise.all((body?.search.ids ?? []).map((id) => processor.find(id)))
    const transactions = results.filter((one) => one !== undefined)
    return answered(
      context,
      200,
      xmlCollection('creditCardTransactions', 'transaction', transactions.map(transactionXml)),
    )
  })
  app.get('/transactions/:id', async (context) => {
    const transaction = await processor.find(context.req.param('id'))
    return transaction ? reply(context, { done: transaction }, 200) : context.body(null, 404)
  })
  app.put('/transactions/:id/submit_for_settlement', (context) =>
    change(context, (transaction, { amount }) => processor.capture(transaction, amount)),
  )
  app.put('/transactions/:id/void', (context) => change(context, (transaction) => processor.cancel(transaction)))
  app.put('/transactions/:id/settle', (context) => change(context, (transaction) => processor.settle(transaction)))
  app.post('/transactions/:id/refund', (context) =>
    change(context, (transaction, { amount, orderId }) => processor.refund(transaction, amount, orderId), 201),
  )
  return app
}
