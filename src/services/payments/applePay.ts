import type { ApplePay } from 'braintree-web/apple-pay'
import { appleBilling } from './billing.ts'
import { createClient, script } from './cardParts.ts'
import { loadBraintree } from './cardSdk.ts'
import { collectDeviceData } from './deviceData.ts'
import type { PreparedWallet, WalletOptions, WalletPayment } from './wallet.types.ts'
import { SHEET_CANCELLED } from './walletProblem.ts'

/** Required by specification §5. */
const SESSION_VERSION = 3

/** The part of Apple's session that we use. */
interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { payment: { token: unknown; billingContact?: unknown } }) => void) | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { status: number }): void
}
interface AppleSessions {
  new (version: number, request: object): AppleSession
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
  supportsVersion(version: number): boolean
  canMakePayments(): boolean
}

/** The browser's own class, or the identical one of Apple's script. */
const isSessions = (value: unknown): value is AppleSessions =>
  typeof value === 'function' && 'supportsVersion' in value && 'canMakePayments' in value

const sessions = (): AppleSessions | null => {
  const candidate: unknown = Reflect.get(window, 'ApplePaySession')
  return isSessions(candidate) ? candidate : null
}

export const hasApplePay = (): boolean => sessions() !== null

const cancelled = (): Error => Object.assign(new Error('The sheet was closed'), { statusCode: SHEET_CANCELLED })

interface Parts {
  Session: AppleSessions
  applePay: ApplePay
  payee: string
  deviceData: () => Promise<string | null>
}

const openSession = ({ Session, applePay, payee, deviceData }: Parts, amount: string, signal: AbortSignal) =>
  new Promise<WalletPayment>((resolve, reject) => {
    const session = new Session(
      SESSION_VERSION,
      applePay.createPaymentRequest({
        currencyCode: 'USD',
        total: { label: payee, amount },
        requiredBillingContactFields: ['postalAddress', 'name', 'phone'],
      }),
    )
    let isOver = false
    /** Ends the session once: the guest or Apple may have ended it already. */
    const finish = (how: () => void): void => {
      if (isOver) return
      isOver = true
      how()
    }
    const close = (): void => finish(() => session.abort())
    const fail = (thrown: unknown, how: () => void): void => {
      finish(how)
      reject(thrown instanceof Error ? thrown : new Error('The sheet failed', { cause: thrown }))
    }
    const complete = (status: number) => (): void => session.completePayment({ status })

    const validate = async (validationURL: string): Promise<void> => {
      const merchant: unknown = await applePay.performValidation({ validationURL, displayName: payee })
      if (!isOver) session.completeMerchantValidation(merchant)
    }
    const pay = async (token: unknown, contact: unknown): Promise<WalletPayment> => {
      const { nonce } = await applePay.tokenize({ token })
      return {
        nonce,
        deviceData: await deviceData(),
        billing: appleBilling(contact),
        unverified: null,
        end: (verdict) => {
          if (verdict === 'open') close()
          else finish(complete(verdict === 'taken' ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE))
        },
      }
    }
    session.onvalidatemerchant = ({ validationURL }) => {
      validate(validationURL).catch((error: unknown) => fail(error, () => session.abort()))
    }
    session.onpaymentauthorized = ({ payment }) => {
      pay(payment.token, payment.billingContact).then(resolve, (error: unknown) =>
        fail(error, complete(Session.STATUS_FAILURE)),
      )
    }
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Apple's session is no event target everywhere
    session.oncancel = () => {
      isOver = true
      reject(cancelled())
    }
    signal.addEventListener('abort', () => {
      // A payment made meanwhile ends by its own `end`.
      close()
      reject(cancelled())
    })
    session.begin()
  })

/** @returns null if this device cannot pay with it. Rejects as the SDK does. */
export const prepareApplePay = async ({
  payment,
  clientToken,
  payee,
}: WalletOptions): Promise<PreparedWallet | null> => {
  const Session = sessions()
  if (Session === null || !Session.supportsVersion(SESSION_VERSION) || !Session.canMakePayments()) return null
  const [client, sdk] = await Promise.all([
    createClient(payment, clientToken),
    script(loadBraintree(payment, 'apple-pay')),
  ])
  const applePay = await sdk.create({ client })
  const parts = { Session, applePay, payee, deviceData: collectDeviceData(payment, client) }
  return { open: (amount, signal) => openSession(parts, amount, signal) }
}
