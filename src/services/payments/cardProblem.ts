import type { FailureReason } from '#machines/kit/failure.ts'
import { array, is, optional, string, type } from 'superstruct'

/**
 * Next step after a card form failure. `fixCard`: change or verify the card. `cancelled`: nothing, the guest wanted it. `retry`:
 * try again. `refreshToken`: try again with a new client token. `ours`: nothing; report it.
 */
export type CardProblemKind = 'fixCard' | 'cancelled' | 'retry' | 'refreshToken' | 'ours'

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const
export type CardFieldName = (typeof CARD_FIELDS)[number]

export interface CardProblem {
  kind: CardProblemKind
  /** Problem with the card; absent if the card is not the cause. */
  reason?: FailureReason
  /** The SDK's code, for the log. */
  code: string
  /** The wrong fields, in the order of the form; focus the first. */
  fields: readonly CardFieldName[]
}

/** Thrown by the card form. */
export class CardProblemError extends Error {
  readonly problem: CardProblem

  constructor(problem: CardProblem, cause?: unknown) {
    super(problem.code, { cause })
    this.name = 'CardProblemError'
    this.problem = problem
  }
}

type Row = readonly [kind: CardProblemKind, reason?: FailureReason]

const RETRY: Row = ['retry']
const OURS: Row = ['ours']
const VERIFY: Row = ['fixCard', 'card.verify']
const DIFFERENT: Row = ['fixCard', 'card.different']

/** Codes that are not our own fault. `CARD_FORM_…` are ours, the others the SDK's. */
const ROWS: Readonly<Record<string, Row>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: ['fixCard', 'card.empty'],
  HOSTED_FIELDS_FIELDS_INVALID: ['fixCard', 'card.invalid'],
  HOSTED_FIELDS_FAILED_TOKENIZATION: DIFFERENT,
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: DIFFERENT,
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: VERIFY,
  THREEDS_LOOKUP_VALIDATION_ERROR: VERIFY,
  THREEDS_CARDINAL_SDK_CANCELED: VERIFY,
  THREEDS_JWT_AUTHENTICATION_FAILED: VERIFY,
  CARD_FORM_NOT_VERIFIED: VERIFY,

  CARD_FORM_CLOSED: ['cancelled'],
  CARD_FORM_CHALLENGE_CANCELLED: ['cancelled'],
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: ['cancelled'],

  CLIENT_GATEWAY_NETWORK: RETRY,
  CLIENT_REQUEST_TIMEOUT: RETRY,
  CLIENT_REQUEST_ERROR: RETRY,
  CLIENT_GRAPHQL_REQUEST_ERROR: RETRY,
  CLIENT_SCRIPT_FAILED_TO_LOAD: RETRY,
  HOSTED_FIELDS_TIMEOUT: RETRY,
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: RETRY,
  THREEDS_CARDINAL_SDK_SETUP_FAILED: RETRY,
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: RETRY,
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: RETRY,
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: RETRY,
  THREEDS_CARDINAL_SDK_ERROR: RETRY,
  THREEDS_LOOKUP_ERROR: RETRY,
  CARD_FORM_TIMEOUT: RETRY,
  CARD_FORM_SCRIPT_FAILED: RETRY,

  CLIENT_AUTHORIZATION_INVALID: ['refreshToken'],
}

const SdkError = type({ code: string(), details: optional(type({ invalidFieldKeys: optional(array(string())) })) })

/** Code for anything thrown that is not an SDK error. */
const UNNAMED = 'CARD_FORM_UNKNOWN'

export const cardProblem = (code: string, fields: readonly CardFieldName[] = []): CardProblem => {
  const [kind, reason] = ROWS[code] ?? OURS
  return { kind, ...(reason === undefined ? {} : { reason }), code, fields }
}

/** Converts anything thrown by the SDK or by us. */
export const toCardProblem = (thrown: unknown): CardProblem => {
  if (thrown instanceof CardProblemError) return thrown.problem
  if (!is(thrown, SdkError)) return cardProblem(UNNAMED)
  const invalid = thrown.details?.invalidFieldKeys ?? []
  return cardProblem(
    thrown.code,
    CARD_FIELDS.filter((field) => invalid.includes(field)),
  )
}
