import type { PaymentVerdict } from '#machines/wallet/wallet.rules.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { hasApplePay, prepareApplePay } from './applePay.ts'
import { toWalletProblem } from './walletProblem.ts'

const sdk = vi.hoisted(() => ({
  createPaymentRequest: (request: object) => ({ countryCode: 'US', ...request }),
  performValidation: () => Promise.resolve({ session: 'merchant' }),
  tokenize: () => Promise.resolve({ nonce: 'nonce-1' }),
}))
vi.mock('./cardParts.ts', () => ({
  createClient: () => Promise.resolve({}),
  script: (loading: Promise<unknown>) => loading,
}))
vi.mock('./cardSdk.ts', () => ({ loadBraintree: () => Promise.resolve({ create: () => Promise.resolve(sdk) }) }))
vi.mock('./deviceData.ts', () => ({ collectDeviceData: () => () => Promise.resolve('device') }))
afterEach(() => vi.unstubAllGlobals())

test('the sheet shows US dollars and the final total, and paying returns a nonce with the payer’s address', async () => {
  const { session, paid } = await opened()
  expect([session().version, session().request]).toEqual([
    3,
    {
      countryCode: 'US',
      currencyCode: 'USD',
      total: { label: 'Stayless', amount: '361.50' },
      requiredBillingContactFields: ['postalAddress', 'name', 'phone'],
    },
  ])
  session().authorize()
  expect(await paid).toMatchObject({
    nonce: 'nonce-1',
    deviceData: 'device',
    unverified: null,
    billing: { givenName: 'Maya' },
  })
})

test.each<[PaymentVerdict, string[]]>([
  ['taken', ['complete 0']],
  ['refused', ['complete 1']],
  ['open', ['abort']],
])('a payment that ended as %s tells the session %j once', async (verdict, expected) => {
  const { session, paid } = await opened()
  session().authorize()
  const { end } = await paid
  end(verdict)
  end('taken')
  expect(session().calls).toEqual(expected)
})

test('a sheet closed by the guest is cancelled, with the code shared by all wallets', async () => {
  const { session, paid } = await opened()
  session().oncancel?.()
  expect(toWalletProblem(await paid.catch((error: unknown) => error)).code).toBe('CANCELED')
})

test('a sheet that is no longer wanted is closed', async () => {
  const { session, paid, giving } = await opened()
  giving.abort()
  expect(toWalletProblem(await paid.catch((error: unknown) => error)).kind).toBe('cancelled')
  expect(session().calls).toEqual(['abort'])
})

test('a token refused by the gateway fails the sheet', async () => {
  const refused = Object.assign(new Error('no'), { code: 'APPLE_PAY_TOKENIZATION' })
  vi.spyOn(sdk, 'tokenize').mockRejectedValueOnce(refused)
  const { session, paid } = await opened()
  session().authorize()
  await expect(paid).rejects.toBe(refused)
  expect(session().calls).toEqual(['complete 1'])
})

test.each([
  [2, true],
  [14, false],
])('Apple Pay is not offered on a device with sessions up to version %d that can pay: %s', async (newest, can) => {
  stub({ newest, can })
  expect([hasApplePay(), await prepare()]).toEqual([true, null])
})

test('Apple Pay is not offered in a browser without its sessions', async () => {
  vi.stubGlobal('window', {})
  expect([hasApplePay(), await prepare()]).toEqual([false, null])
})

interface FakeSession {
  version: number
  request: object
  calls: string[]
  authorize: () => void
  oncancel: (() => void) | null
}

const stub = ({ newest = 14, can = true } = {}) => {
  const sessions: FakeSession[] = []
  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static supportsVersion = (version: number) => version <= newest
    static canMakePayments = () => can
    onpaymentauthorized: ((event: { payment: object }) => void) | null = null
    oncancel: (() => void) | null = null
    calls: string[] = []
    version: number
    request: object

    constructor(version: number, request: object) {
      this.version = version
      this.request = request
      sessions.push(this)
    }
    begin() {}
    abort() {
      this.calls.push('abort')
    }
    completePayment({ status }: { status: number }) {
      this.calls.push(`complete ${status}`)
    }
    authorize() {
      this.onpaymentauthorized?.({ payment: { token: {}, billingContact: { givenName: 'Maya' } } })
    }
  }
  vi.stubGlobal('window', { ApplePaySession })
  return sessions
}

const prepare = () =>
  prepareApplePay({
    payment: { mode: 'sandbox-local', gateway_origin: null },
    clientToken: 'token',
    payee: 'Stayless',
  })

const opened = async () => {
  const sessions = stub()
  const wallet = await prepare()
  const giving = new AbortController()
  const paid = wallet === null ? Promise.reject(new Error('not able')) : wallet.open('361.50', giving.signal)
  // Avoid an unhandled rejection in tests that do not await it.
  paid.catch(() => undefined)
  const session = (): FakeSession => {
    const [only] = sessions
    if (only === undefined) throw new Error('no session')
    return only
  }
  return { session, paid, giving }
}
