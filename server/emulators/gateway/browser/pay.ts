import { array, is, literal, pattern, record, string, type } from 'superstruct'
import { openSheet, type Sheet } from './walletSheet.ts'

/** Stand-in for Google's `google.payments.api.PaymentsClient`, with only what a checkout page uses. */
const gateway = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : ''

const Method = type({
  type: string(),
  tokenizationSpecification: type({ parameters: record(string(), string()) }),
})
const ReadyRequest = type({ apiVersion: literal(2), allowedPaymentMethods: array(type({ type: string() })) })
const PaymentRequest = type({
  apiVersion: literal(2),
  allowedPaymentMethods: array(Method),
  transactionInfo: type({
    totalPriceStatus: literal('FINAL'),
    totalPrice: pattern(string(), /^\d+\.\d\d$/),
    currencyCode: string(),
  }),
})
const Merchant = type({ merchantInfo: type({ merchantName: string() }) })

/** Google rejects with a plain object, not with an Error. */
class Refusal {
  readonly statusCode: string
  readonly statusMessage: string

  constructor(statusCode: string, statusMessage: string) {
    this.statusCode = statusCode
    this.statusMessage = statusMessage
  }
}

/** In Google's format. */
const ADDRESS = {
  name: 'Maya Cohen',
  phoneNumber: '+12125550123',
  address1: '12 Garden Street',
  address2: 'Apartment 4',
  address3: 'Side entrance',
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  countryCode: 'US',
}

const tokenOf = async (parameters: Record<string, string>, card: string): Promise<string> => {
  const answer = await fetch(`${gateway}/wallets/google_pay_token`, {
    method: 'POST',
    body: JSON.stringify({ authorization: parameters['braintree:authorizationFingerprint'] ?? '', card }),
  })
  if (!answer.ok) throw new Refusal('DEVELOPER_ERROR', 'The gateway gives no token.')
  return answer.text()
}

class LocalPaymentsClient {
  isReadyToPay(request: unknown): Promise<{ result: boolean }> {
    return is(request, ReadyRequest)
      ? Promise.resolve({ result: request.allowedPaymentMethods.some((method) => method.type === 'CARD') })
      : this.#refuse('DEVELOPER_ERROR', 'The request is not whole.')
  }

  prefetchPaymentData(): void {}

  async loadPaymentData(request: unknown): Promise<unknown> {
    const card = is(request, PaymentRequest)
      ? request.allowedPaymentMethods.find((method) => method.type === 'CARD')
      : undefined
    if (!is(request, PaymentRequest) || card?.tokenizationSpecification.parameters['gateway'] !== 'braintree')
      return this.#refuse('DEVELOPER_ERROR', 'The request is not whole.')
    if (!navigator.userActivation.isActive) return this.#refuse('DEVELOPER_ERROR', 'The pop-up was blocked.')
    const chosen = await this.#asked(
      request.transactionInfo,
      is(request, Merchant) ? request.merchantInfo.merchantName : '',
    )
    const token = await tokenOf(card.tokenizationSpecification.parameters, chosen)
    return {
      apiVersion: 2,
      apiVersionMinor: 0,
      paymentMethodData: {
        type: 'CARD',
        description: 'Visa •••• 1111',
        info: { cardNetwork: 'VISA', cardDetails: '1111', billingAddress: ADDRESS },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token },
      },
    }
  }

  #asked({ totalPrice, currencyCode }: { totalPrice: string; currencyCode: string }, payee: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const ended = (settle: () => void) => (): void => {
        sheet.close()
        settle()
      }
      const refused = (code: string, message: string) => ended(() => reject(new Refusal(code, message)))
      const sheet: Sheet = openSheet({
        wallet: 'Google Pay',
        payee,
        amount: totalPrice,
        currency: currencyCode,
        keepsNumbers: true,
        onPay: (card) => ended(() => resolve(card))(),
        onFail: refused('BUYER_ACCOUNT_ERROR', 'The account cannot pay.'),
        onCancel: refused('CANCELED', 'User closed the Payment Request UI.'),
      })
      sheet.enable()
    })
  }

  #refuse(code: string, message: string): Promise<never> {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as Google's own does
    return Promise.reject(new Refusal(code, message))
  }
}

Reflect.set(window, 'google', { payments: { api: { PaymentsClient: LocalPaymentsClient } } })
