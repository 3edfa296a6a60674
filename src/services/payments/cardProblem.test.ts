import clientErrors from 'braintree-web/client/errors.js'
import fieldErrors from 'braintree-web/hosted-fields/shared/errors.js'
import sharedErrors from 'braintree-web/lib/errors.js'
import threeDSecureErrors from 'braintree-web/three-d-secure/shared/errors.js'
import { expect, test } from 'vitest'
import { CardProblemError, cardProblem, toCardProblem } from './cardProblem.ts'

test.each([
  ['HOSTED_FIELDS_FIELDS_EMPTY', 'fixCard', 'card.empty'],
  ['HOSTED_FIELDS_FIELDS_INVALID', 'fixCard', 'card.invalid'],
  ['HOSTED_FIELDS_FAILED_TOKENIZATION', 'fixCard', 'card.different'],
  ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', 'fixCard', 'card.different'],
  ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'fixCard', 'card.verify'],
  ['THREEDS_LOOKUP_VALIDATION_ERROR', 'fixCard', 'card.verify'],
  ['THREEDS_CARDINAL_SDK_CANCELED', 'fixCard', 'card.verify'],
  ['CARD_FORM_NOT_VERIFIED', 'fixCard', 'card.verify'],
  ['CARD_FORM_CHALLENGE_CANCELLED', 'cancelled', undefined],
  ['CARD_FORM_CLOSED', 'cancelled', undefined],
  ['HOSTED_FIELDS_TIMEOUT', 'retry', undefined],
  ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'retry', undefined],
  ['CLIENT_GATEWAY_NETWORK', 'retry', undefined],
  ['CARD_FORM_TIMEOUT', 'retry', undefined],
  ['CARD_FORM_SCRIPT_FAILED', 'retry', undefined],
  ['CLIENT_AUTHORIZATION_INVALID', 'refreshToken', undefined],
  ['HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME', 'ours', undefined],
  ['a code of next year', 'ours', undefined],
])('%s is %s', (code, kind, reason) => {
  expect(toCardProblem({ code, type: 'UNKNOWN', message: '' })).toEqual({ kind, reason, code, fields: [] })
})

test('wrong fields are named in the order of the form', () => {
  const thrown = {
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    details: { invalidFieldKeys: ['cvv', 'postalCode', 'number'] },
  }
  expect(toCardProblem(thrown).fields).toEqual(['number', 'cvv'])
})

test('a CardProblemError keeps its problem', () => {
  const problem = cardProblem('CARD_FORM_CLOSED')
  expect(toCardProblem(new CardProblemError(problem))).toBe(problem)
})

test.each([undefined, null, 'text', new TypeError('x'), { code: 7 }, { code: 'X', details: 'none' }])(
  'anything that is not an SDK error is ours: %s',
  (thrown) => {
    expect(toCardProblem(thrown)).toMatchObject({ kind: 'ours' })
  },
)

test('every failure that the SDK blames on the guest or the network is shown to the guest', () => {
  const untold = [clientErrors, fieldErrors, threeDSecureErrors, sharedErrors]
    .flatMap((errors) => Object.values(errors))
    .filter(({ type }) => type === 'CUSTOMER' || type === 'NETWORK')
    .filter(({ code }) => !['fixCard', 'retry'].includes(cardProblem(code).kind))
  expect(untold).toEqual([])
})
