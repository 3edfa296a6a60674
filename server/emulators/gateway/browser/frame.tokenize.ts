import Client from 'braintree-web/client/client.js'
import constants from 'braintree-web/hosted-fields/shared/constants.js'
import errors from 'braintree-web/hosted-fields/shared/errors.js'
import valid from 'card-validator'
import { array, is, optional, record, string, type, unknown, type Infer } from 'superstruct'
import { formFields, formState } from './frame.field.ts'

/** The result for the page: an error, or the tokenized card. */
export type Outcome = [error: Record<string, unknown>] | [error: null, payload: Record<string, unknown>]

export const TokenizeOptions = type({
  cardholderName: optional(string()),
  billingAddress: optional(record(string(), unknown())),
})
export type TokenizeOptions = Infer<typeof TokenizeOptions>

const Tokenized = type({
  creditCards: array(
    type({ nonce: string(), details: unknown(), description: unknown(), type: string(), binData: unknown() }),
  ),
})

const Problem = type({
  code: optional(string()),
  type: optional(string()),
  message: optional(string()),
  details: optional(
    type({
      originalError: optional(
        type({ fieldErrors: optional(array(type({ fieldErrors: optional(array(type({ code: string() }))) }))) }),
      ),
    }),
  ),
})

const fourDigits = (year: string): string => (year.length === 2 ? `20${year}` : year)

const enteredCard = (options: TokenizeOptions): Record<string, unknown> => {
  const fields = formFields()
  const entered = (name: string): string | undefined => fields.get(name)?.value()
  const expiry = valid.expirationDate(entered('expirationDate') ?? '')
  const name = entered('cardholderName') ?? options.cardholderName
  const postalCode = entered('postalCode')
  return {
    number: (entered('number') ?? '').replaceAll(/\D/g, ''),
    cvv: entered('cvv'),
    expirationMonth: expiry.month ?? '',
    expirationYear: fourDigits(expiry.year ?? ''),
    ...(name === undefined ? {} : { cardholderName: name }),
    ...(options.billingAddress === undefined && postalCode === undefined
      ? {}
      : { billingAddress: { ...options.billingAddress, ...(postalCode === undefined ? {} : { postalCode }) } }),
    options: { validate: false },
  }
}

/** Maps the gateway's errors to those of the SDK, as the published frame does. */
const failureOf = (error: unknown, status: number | undefined): Outcome => {
  const problem = is(error, Problem) ? error : {}
  const details = { originalError: problem.details?.originalError ?? null }
  if (status === 401 || status === 403) {
    return [{ type: problem.type, code: problem.code, message: problem.message }]
  }
  if (status !== 422) return [{ ...errors.HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR, details }]
  const codes = problem.details?.originalError?.fieldErrors?.[0]?.fieldErrors ?? []
  const sdkError = codes.map(({ code }) => constants.tokenizationErrorCodes[code]).find((one) => one !== undefined)
  return [{ ...(sdkError ?? errors.HOSTED_FIELDS_FAILED_TOKENIZATION), details }]
}

/** Returns why the entered card cannot be sent. */
const entryProblem = (): Outcome | undefined => {
  const entries = Object.entries(formState().fields)
  if (entries.every(([, field]) => field.isEmpty)) return [{ ...errors.HOSTED_FIELDS_FIELDS_EMPTY }]
  const invalidFieldKeys = entries.filter(([, field]) => !field.isValid).map(([name]) => name)
  if (invalidFieldKeys.length === 0) return undefined
  return [{ ...errors.HOSTED_FIELDS_FIELDS_INVALID, details: { invalidFieldKeys } }]
}

const clientOf = (configuration: unknown): Client | Outcome => {
  try {
    return new Client(configuration)
  } catch (error) {
    const problem = is(error, Problem) ? error : {}
    return [{ type: problem.type, code: problem.code, message: problem.message }]
  }
}

/** @param askConfiguration requests the configuration with which the page created the fields. */
export const tokenize = (
  options: TokenizeOptions,
  askConfiguration: (answer: (configuration: unknown) => void) => void,
  reply: (outcome: Outcome) => void,
): void => {
  const problem = entryProblem()
  if (problem) {
    reply(problem)
    return
  }
  const creditCard = enteredCard(options)
  askConfiguration((configuration) => {
    const client = clientOf(configuration)
    if (Array.isArray(client)) {
      reply(client)
      return
    }
    client.request(
      { endpoint: 'payment_methods/credit_cards', method: 'post', data: { creditCard } },
      (error, answer, status) => {
        const card = is(answer, Tokenized) ? answer.creditCards[0] : undefined
        reply(error || !card ? failureOf(error, status) : [null, { ...card }])
      },
    )
  })
}
