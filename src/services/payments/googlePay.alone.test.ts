import { afterEach, expect, test, vi } from 'vitest'
import { hasGooglePay, prepareGooglePay, type GoogleAccount } from './googlePay.ts'

const CARD = { type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'] } }
const sdk = vi.hoisted(() => ({
  created: [] as object[],
  isNetworkTokenized: true,
}))
vi.mock('./cardParts.ts', () => ({
  createClient: () => Promise.resolve('client'),
  script: (loading: Promise<unknown>) => loading,
}))
vi.mock('./cardSdk.ts', () => ({
  loadBraintree: () =>
    Promise.resolve({
      create: (options: object) => {
        sdk.created.push(options)
        return Promise.resolve({
          createPaymentDataRequest: (request: object) => ({ apiVersion: 2, allowedPaymentMethods: [CARD], ...request }),
          parseResponse: () =>
            Promise.resolve({
              nonce: 'nonce-1',
              details: { bin: '400000', isNetworkTokenized: sdk.isNetworkTokenized },
            }),
        })
      },
    }),
}))
vi.mock('./deviceData.ts', () => ({ collectDeviceData: () => () => Promise.resolve(null) }))
afterEach(() => {
  vi.unstubAllGlobals()
  sdk.created = []
  sdk.isNetworkTokenized = true
})

test('the sheet shows US dollars, the final total and an immediate purchase, and uses production when live', async () => {
  const google = stub()
  const account = { environment: 'PRODUCTION', merchant_id: 'BCR2DN' } as const
  const paid = await (await prepare(account))?.open('361.50', new AbortController().signal)
  expect(google.environments).toEqual(['PRODUCTION'])
  expect(sdk.created).toEqual([{ client: 'client', googlePayVersion: 2, googleMerchantId: 'BCR2DN' }])
  expect(google.requests).toMatchObject([
    {
      transactionInfo: {
        currencyCode: 'USD',
        totalPriceStatus: 'FINAL',
        totalPrice: '361.50',
        checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE',
      },
      merchantInfo: { merchantName: 'Stayless' },
      allowedPaymentMethods: [{ parameters: { ...CARD.parameters, billingAddressRequired: true } }],
    },
  ])
  expect(paid).toMatchObject({ nonce: 'nonce-1', unverified: null, billing: { givenName: 'Maya', surname: 'Cohen' } })
})

test('a card stored by Google counts as not authenticated by its bank', async () => {
  stub()
  sdk.isNetworkTokenized = false
  const paid = await (await prepare())?.open('361.50', new AbortController().signal)
  expect(paid?.unverified).toEqual({ bin: '400000' })
})

test('a payment in a sheet that is no longer wanted is cancelled', async () => {
  stub()
  const giving = new AbortController()
  const paying = (await prepare())?.open('361.50', giving.signal)
  giving.abort()
  await expect(paying).rejects.toMatchObject({ statusCode: 'CANCELED' })
})

test('Google Pay is not offered in a browser that Google does not support, or without its script', async () => {
  stub(false)
  expect([hasGooglePay(), await prepare()]).toEqual([true, null])
  vi.stubGlobal('window', { google: {} })
  expect([hasGooglePay(), await prepare()]).toEqual([false, null])
})

const stub = (result = true) => {
  const environments: string[] = []
  const requests: object[] = []
  class PaymentsClient {
    constructor({ environment }: { environment: string }) {
      environments.push(environment)
    }
    isReadyToPay() {
      return Promise.resolve({ result })
    }
    loadPaymentData(request: object) {
      requests.push(request)
      const info = { billingAddress: { name: 'Maya Cohen' } }
      return Promise.resolve({ apiVersion: 2, paymentMethodData: { info } })
    }
  }
  vi.stubGlobal('window', { google: { payments: { api: { PaymentsClient } } } })
  return { environments, requests }
}

const prepare = (account: GoogleAccount = { environment: 'TEST', merchant_id: null }) =>
  prepareGooglePay(
    { payment: { mode: 'sandbox-local', gateway_origin: null }, clientToken: 'token', payee: 'Stayless' },
    account,
  )
