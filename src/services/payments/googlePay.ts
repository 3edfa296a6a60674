import type { GooglePayment } from 'braintree-web/google-payment'
import { is, literal, type, unknown, optional } from 'superstruct'
import { googleBilling } from './billing.ts'
import { createClient, script } from './cardParts.ts'
import { loadBraintree } from './cardSdk.ts'
import { collectDeviceData } from './deviceData.ts'
import type { PreparedWallet, WalletOptions, WalletPayment } from './wallet.types.ts'
import { SHEET_CANCELLED } from './walletProblem.ts'

/** Google's environment, and our merchant id there. */
export interface GoogleAccount {
  environment: 'TEST' | 'PRODUCTION'
  merchant_id: string | null
}

/** The part of Google's client that we use. */
interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ result: boolean }>
  loadPaymentData(request: object): Promise<unknown>
}
type PaymentsClients = new (options: { environment: GoogleAccount['environment'] }) => PaymentsClient

const GooglePayments = type({ payments: type({ api: type({ PaymentsClient: unknown() }) }) })
const isClients = (value: unknown): value is PaymentsClients => typeof value === 'function'

const clients = (): PaymentsClients | null => {
  const google: unknown = Reflect.get(window, 'google')
  if (!is(google, GooglePayments)) return null
  const { PaymentsClient } = google.payments.api
  return isClients(PaymentsClient) ? PaymentsClient : null
}

export const hasGooglePay = (): boolean => clients() !== null

const Answer = type({
  apiVersion: literal(2),
  paymentMethodData: type({ info: optional(type({ billingAddress: unknown() })) }),
})

interface Parts {
  google: PaymentsClient
  googlePay: GooglePayment
  payee: string
  deviceData: () => Promise<string | null>
}

/** Specification §9: US dollars, final total, immediate purchase. */
const transaction = (totalPrice: string) => ({
  currencyCode: 'USD',
  totalPriceStatus: 'FINAL',
  totalPrice,
  checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE',
})

const requestOf = ({ googlePay, payee }: Pick<Parts, 'googlePay' | 'payee'>, amount: string) => {
  const request = googlePay.createPaymentDataRequest({ transactionInfo: transaction(amount) })
  return {
    ...request,
    merchantInfo: { ...request.merchantInfo, merchantName: payee },
    allowedPaymentMethods: request.allowedPaymentMethods.map((method) => ({
      ...method,
      parameters: {
        ...method.parameters,
        billingAddressRequired: true,
        billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
      },
    })),
  }
}

const openSheet = async (parts: Parts, amount: string, signal: AbortSignal): Promise<WalletPayment> => {
  // Do not await anything before this: the browser opens the sheet only within the press.
  const answer = await parts.google.loadPaymentData(requestOf(parts, amount))
  // Google's sheet cannot be closed: discard a payment made in a sheet that is no longer wanted.
  if (signal.aborted) throw Object.assign(new Error('The sheet was closed'), { statusCode: SHEET_CANCELLED })
  const { nonce, details } = await parts.googlePay.parseResponse(answer)
  return {
    nonce,
    deviceData: await parts.deviceData(),
    billing: is(answer, Answer) ? googleBilling(answer.paymentMethodData.info?.billingAddress) : null,
    unverified: details.isNetworkTokenized ? null : { bin: details.bin },
    // The sheet has already closed itself.
    end: () => undefined,
  }
}

/** @returns null if this browser cannot pay with it. Rejects as the SDK or Google does. */
export const prepareGooglePay = async (
  { payment, clientToken, payee }: WalletOptions,
  { environment, merchant_id }: GoogleAccount,
): Promise<PreparedWallet | null> => {
  const Clients = clients()
  if (Clients === null) return null
  const [client, sdk] = await Promise.all([
    createClient(payment, clientToken),
    script(loadBraintree(payment, 'google-payment')),
  ])
  const googlePay = await sdk.create({
    client,
    // The SDK's default is a version that Google has discontinued.
    googlePayVersion: 2,
    ...(merchant_id === null ? {} : { googleMerchantId: merchant_id }),
  })
  const google = new Clients({ environment })
  const { allowedPaymentMethods } = googlePay.createPaymentDataRequest({ transactionInfo: transaction('0.00') })
  const { result } = await google.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods })
  if (!result) return null
  const parts = { google, googlePay, payee, deviceData: collectDeviceData(payment, client) }
  return { open: (amount, signal) => openSheet(parts, amount, signal) }
}
