import { Hono } from 'hono'
import { is, optional, string, type, unknown } from 'superstruct'
import { CardInput, type CardTokenizer, type CardProblem } from './cards.ts'
import { readJson } from './body.ts'
import { PayerInfo, payerProblem } from './payerInfo.ts'
import { clientApiPath, type ClientApi } from './client.token.ts'
import { BRAND_NAMES } from './sentinels.ts'
import type { Card, Nonce, ThreeDSecureInfo } from './records.ts'

const GraphQLBody = type({ operationName: string(), variables: optional(unknown()) })
const TokenizeVariables = type({ input: type({ creditCard: CardInput }) })
const AuthorizedBody = type({ authorizationFingerprint: string() })
const TokenizeBody = type({ creditCard: CardInput })
const ChallengeBody = type({ jwt: string() })
const LookupBody = type({ additionalInfo: optional(PayerInfo) })

const NOT_SHIFTED = { liabilityShifted: false, liabilityShiftPossible: false }

const NO = 'NO'
const BIN_DATA = {
  prepaid: NO,
  healthcare: NO,
  debit: NO,
  durbinRegulated: NO,
  commercial: NO,
  payroll: NO,
  issuingBank: null,
  countryOfIssuance: 'USA',
  productId: null,
}

const graphQLCard = (card: Card) => ({
  bin: card.bin,
  brandCode: card.brand,
  last4: card.last4,
  cardholderName: card.cardholderName,
  expirationMonth: card.expirationMonth,
  expirationYear: card.expirationYear,
  binData: BIN_DATA,
})

const detailsOf = (card: Card) => ({
  bin: card.bin,
  cardType: BRAND_NAMES[card.brand] ?? 'Unknown',
  lastFour: card.last4,
  lastTwo: card.last4.slice(2),
  cardholderName: card.cardholderName,
  expirationMonth: card.expirationMonth,
  expirationYear: card.expirationYear,
})

const methodOf = (nonce: Nonce, info: ThreeDSecureInfo | null) => ({
  type: nonce.kind,
  nonce: nonce.id,
  description: `ending in ${nonce.card.last4.slice(2)}`,
  consumed: false,
  details: detailsOf(nonce.card),
  binData: {},
  threeDSecureInfo: info,
})

const graphQLProblems = (problems: readonly CardProblem[]) => ({
  data: { tokenizeCreditCard: null },
  errors: problems.map(({ field, code, message }) => ({
    message,
    path: ['tokenizeCreditCard'],
    extensions: {
      errorClass: 'VALIDATION',
      errorType: 'user_error',
      inputPath: ['input', 'creditCard', field],
      legacyCode: code,
    },
  })),
})

const graphQLError = (message: string, errorClass?: string) => ({
  data: null,
  errors: [{ message, ...(errorClass ? { extensions: { errorClass } } : {}) }],
})

/** Routes for browsers: those that the SDK and the card frames call. */
export const clientRoutes = (api: ClientApi, desk: CardTokenizer, applePay: Hono, origin: () => string): Hono => {
  const app = new Hono()

  app.post('/graphql', async (context) => {
    const bearer = context.req.header('authorization')?.replace(/^Bearer /, '')
    if (!api.isAuthorized(bearer)) return context.json(graphQLError('Authentication failed.', 'AUTHENTICATION'))
    const body = await readJson(context)
    if (!is(body, GraphQLBody)) return context.json(graphQLError('The request cannot be read.'), 400)
    if (body.operationName === 'ClientConfiguration') {
      return context.json({ data: { clientConfiguration: api.configuration() } })
    }
    if (body.operationName !== 'TokenizeCreditCard' || !is(body.variables, TokenizeVariables)) {
      return context.json(graphQLError('The operation is not known.'), 400)
    }
    const result = await desk.tokenize(body.variables.input.creditCard)
    if ('problems' in result) return context.json(graphQLProblems(result.problems))
    const { nonce } = result
    return context.json({ data: { tokenizeCreditCard: { token: nonce.id, creditCard: graphQLCard(nonce.card) } } })
  })

  const v1 = new Hono()
  v1.get('/configuration', (context) =>
    api.isAuthorized(context.req.query('authorizationFingerprint'))
      ? context.json(api.restConfiguration())
      : context.json({ error: { message: 'Authentication failed.' } }, 401),
  )
  v1.use(async (context, next) => {
    const body = await readJson(context)
    if (!is(body, AuthorizedBody) || !api.isAuthorized(body.authorizationFingerprint)) {
      return context.json({ error: { message: 'Authentication failed.' } }, 401)
    }
    return next()
  })
  v1.post('/payment_methods/credit_cards', async (context) => {
    const body = await readJson(context)
    const result = is(body, TokenizeBody) ? await desk.tokenize(body.creditCard) : { problems: [] }
    if ('nonce' in result) return context.json({ creditCards: [methodOf(result.nonce, null)] }, 202)
    const fieldErrors = result.problems.map(({ field, code, message }) => ({ field, code, message }))
    return context.json(
      { error: { message: 'Credit card is invalid' }, fieldErrors: [{ field: 'creditCard', fieldErrors }] },
      422,
    )
  })
  v1.post('/payment_methods/:nonce/three_d_secure/lookup', async (context) => {
    const body = await readJson(context)
    const problem = is(body, LookupBody) ? payerProblem(body.additionalInfo) : 'The request cannot be read.'
    if (problem !== null) return context.json({ error: { message: problem }, threeDSecureInfo: NOT_SHIFTED }, 422)
    const lookup = await desk.lookUp(context.req.param('nonce'))
    if (!lookup) return context.json({ error: { message: 'The payment method was not found.' } }, 404)
    const { nonce, info, challenge } = lookup
    return context.json(
      {
        paymentMethod: methodOf(nonce, info),
        threeDSecureInfo: info,
        lookup: {
          threeDSecureVersion: '2.2.0',
          acsUrl: challenge ? `${origin()}/acs/${nonce.id}` : null,
          pareq: challenge ? nonce.id : null,
          transactionId: challenge ? nonce.id : null,
          md: null,
          termUrl: null,
        },
      },
      201,
    )
  })
  v1.post('/payment_methods/:nonce/three_d_secure/authenticate_from_jwt', async (context) => {
    const body = await readJson(context)
    const result = is(body, ChallengeBody)
      ? await desk.finishChallenge(context.req.param('nonce'), body.jwt)
      : undefined
    if (!result) return context.json({ error: { message: 'The challenge is not known.' } }, 422)
    return context.json({ paymentMethod: methodOf(result.nonce, result.info), threeDSecureInfo: result.info }, 201)
  })
  v1.route('/', applePay)
  app.route(`${clientApiPath}/v1`, v1)

  app.post('/xoplatform/logger/api/logger', (context) => context.json({}))
  app.post('/analytics', (context) => context.json({}))
  return app
}
