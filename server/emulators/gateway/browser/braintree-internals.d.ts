/** The parts of the published SDK that it shares with the card frame. The package has no types for them. */
declare module 'braintree-web/client/client.js' {
  interface RequestOptions {
    endpoint: string
    method: 'post'
    data: Record<string, unknown>
  }
  type Answer = (error: unknown, answer: unknown, status: number | undefined) => void
  /** @throws BraintreeError if the configuration names a host it does not trust. */
  export default class Client {
    constructor(configuration: unknown)
    request(options: RequestOptions, answer: Answer): void
  }
}

declare module 'braintree-web/hosted-fields/shared/constants.js' {
  interface KnownError {
    type: string
    code: string
    message?: string
  }
  const constants: {
    VERSION: string
    allowedStyles: string[]
    allowedFields: Record<string, { name: string; label: string }>
    autocompleteMappings: Record<string, string>
    defaultMaxLengths: Record<string, number>
    externalEvents: Record<string, string>
    tokenizationErrorCodes: Record<string, KnownError>
    events: Record<
      | 'ADD_CLASS'
      | 'BIN_AVAILABLE'
      | 'CARD_FORM_ENTRY_HAS_BEGUN'
      | 'CLEAR_FIELD'
      | 'FRAME_READY'
      | 'INPUT_EVENT'
      | 'READY_FOR_CLIENT'
      | 'REMOVE_ATTRIBUTE'
      | 'REMOVE_CLASS'
      | 'SET_ATTRIBUTE'
      | 'SET_MESSAGE'
      | 'TOKENIZATION_REQUEST'
      | 'TRIGGER_INPUT_FOCUS',
      string
    >
  }
  export default constants
}

declare module 'braintree-web/hosted-fields/shared/errors.js' {
  interface KnownError {
    type: string
    code: string
    message?: string
  }
  const errors: Record<
    | 'HOSTED_FIELDS_FIELDS_EMPTY'
    | 'HOSTED_FIELDS_FIELDS_INVALID'
    | 'HOSTED_FIELDS_FAILED_TOKENIZATION'
    | 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
    KnownError
  >
  export default errors
}

declare module 'braintree-web/hosted-fields/shared/get-card-types.js' {
  interface CardType {
    type: string
    niceType: string
    code: { name: string; size: number }
    lengths: number[]
    gaps: number[]
  }
  const getCardTypes: (number: string) => CardType[]
  export default getCardTypes
}
