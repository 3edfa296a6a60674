import { is, number, string, type, array, nonempty, type Infer } from 'superstruct'
import { openSheet, type Sheet } from './walletSheet.ts'

/** Stand-in for Apple's `ApplePaySession`, with only what a checkout page uses. */
const PaymentRequest = type({
  countryCode: string(),
  currencyCode: string(),
  supportedNetworks: nonempty(array(string())),
  merchantCapabilities: nonempty(array(string())),
  total: type({ label: string(), amount: string() }),
})
type PaymentRequest = Infer<typeof PaymentRequest>
const Status = type({ status: number() })

const NEWEST_VERSION = 14
const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession'
/** Time for which the sheet shows the result. */
const SHOWN_MS = 900

/** Contact fields that a page may request, in Apple's format. */
const CONTACT = {
  givenName: 'Maya',
  familyName: 'Cohen',
  phoneNumber: '+12125550123',
  addressLines: ['12 Garden Street', 'Apartment 4', 'Side entrance'],
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  countryCode: 'US',
}

const paymentWith = (card: string) => ({
  token: {
    paymentData: { version: 'EC_v1', data: btoa(card), signature: 'sandbox', header: {} },
    paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'credit' },
    transactionIdentifier: crypto.randomUUID(),
  },
  billingContact: CONTACT,
})

type Handler<Event> = ((event: Event) => void) | null
let current: LocalSession | null = null

class LocalSession {
  static readonly STATUS_SUCCESS = 0
  static readonly STATUS_FAILURE = 1
  static supportsVersion = (version: number): boolean => version >= 1 && version <= NEWEST_VERSION
  static canMakePayments = (): boolean => true
  static canMakePaymentsWithActiveCard = (): Promise<boolean> => Promise.resolve(true)

  onvalidatemerchant: Handler<{ validationURL: string }> = null
  onpaymentauthorized: Handler<{ payment: ReturnType<typeof paymentWith> }> = null
  oncancel: Handler<{ sessionError: { code: string } }> = null

  readonly #request: PaymentRequest
  #sheet: Sheet | null = null

  constructor(version: number, request: unknown) {
    if (!LocalSession.supportsVersion(version))
      throw new DOMException(`"${version}" is not a supported version.`, 'InvalidAccessError')
    if (!is(request, PaymentRequest)) throw new TypeError('The payment request is not whole.')
    if (!navigator.userActivation.isActive)
      throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError')
    if (current !== null) throw new DOMException('Page already has an active payment session.', 'InvalidAccessError')
    this.#request = request
  }

  begin(): void {
    if (current !== null) throw new DOMException('Page already has an active payment session.', 'InvalidAccessError')
    // oxlint-disable-next-line unicorn/no-this-assignment, typescript/no-this-alias -- the one session of the page
    current = this
    const { total, currencyCode } = this.#request
    this.#sheet = openSheet({
      wallet: 'Apple Pay',
      payee: total.label,
      amount: total.amount,
      currency: currencyCode,
      keepsNumbers: false,
      onPay: (card) => {
        this.#sheet?.say('processing')
        this.onpaymentauthorized?.({ payment: paymentWith(card) })
      },
      onFail: () => {
        this.#sheet?.say('processing')
        // An unreadable token: the gateway refuses it.
        this.onpaymentauthorized?.({ payment: paymentWith('nothing') })
      },
      onCancel: () => this.#cancel(),
    })
    setTimeout(() => this.onvalidatemerchant?.({ validationURL: VALIDATION_URL }))
  }

  completeMerchantValidation(session: unknown): void {
    if (typeof session !== 'object' || session === null) throw new TypeError('A merchant session is needed.')
    this.#sheet?.enable()
  }

  completePayment(result: unknown): void {
    const status = is(result, Status) ? result.status : result
    const sheet = this.#sheet
    sheet?.say(status === LocalSession.STATUS_SUCCESS ? 'done' : 'notPaid')
    this.#end()
    setTimeout(() => sheet?.close(), SHOWN_MS)
  }

  abort(): void {
    if (this.#sheet === null) throw new DOMException('The session is not active.', 'InvalidAccessError')
    this.#sheet.close()
    this.#end()
  }

  #cancel(): void {
    this.#sheet?.close()
    this.#end()
    this.oncancel?.({ sessionError: { code: 'unknown' } })
  }

  #end(): void {
    this.#sheet = null
    current = null
  }
}

// Never replace Apple's own session.
if (!('ApplePaySession' in window)) Reflect.set(window, 'ApplePaySession', LocalSession)
