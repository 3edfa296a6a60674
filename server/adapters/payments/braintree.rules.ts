import type { WalletName } from '#contract/booking/wallets.ts'
import { readInstant, type SdkNonce, type SdkTransaction, type SdkVerification } from './braintree.types.ts'
import type { PaidCard, Declined, DeclineAdvice, DeclineReason, Found } from './payments.port.ts'

const ADVICE: Readonly<Record<DeclineReason, DeclineAdvice>> = {
  processor_declined: 'different_card',
  processor_failed: 'try_again',
  cvv: 'check_card',
  avs: 'check_card',
  fraud: 'different_card',
  risk_threshold: 'different_card',
  three_d_secure: 'verify_card',
  duplicate: 'try_again',
  nonce_used: 'check_card',
  nonce_unknown: 'check_card',
  gateway_rejected: 'different_card',
  invalid_request: 'try_again',
  misconfigured: 'try_again',
  voided: 'try_again',
}

export const declined = (reason: DeclineReason, code = ''): Declined => ({
  outcome: 'declined',
  reason,
  code,
  advice: ADVICE[reason],
})

const REJECTIONS: Readonly<Record<string, DeclineReason>> = {
  cvv: 'cvv',
  avs: 'avs',
  avs_and_cvv: 'cvv',
  fraud: 'fraud',
  risk_threshold: 'risk_threshold',
  three_d_secure: 'three_d_secure',
  duplicate: 'duplicate',
}

/** Why a transaction, or the verification of a card, that was tried came to nothing. */
export const declineOf = (transaction: SdkTransaction | SdkVerification): Declined => {
  const code = transaction.processorResponseCode ?? ''
  if (transaction.status === 'gateway_rejected') {
    const rejection = transaction.gatewayRejectionReason ?? ''
    return declined(REJECTIONS[rejection] ?? 'gateway_rejected', rejection)
  }
  return declined(transaction.status === 'failed' ? 'processor_failed' : 'processor_declined', code)
}

/** A validation error of a sale that was not tried; `code` is the gateway's first. */
export const invalidSale = (code: string): Declined => {
  if (code === '91564') return declined('nonce_used', code)
  if (code === '91565') return declined('nonce_unknown', code)
  return declined('invalid_request', code)
}

type State = 'authorized' | 'captured' | 'voided' | 'declined' | 'pending'

const STATES: Readonly<Record<string, State>> = {
  authorized: 'authorized',
  submitted_for_settlement: 'captured',
  settlement_pending: 'captured',
  settlement_confirmed: 'captured',
  settling: 'captured',
  settled: 'captured',
  voided: 'voided',
  authorization_expired: 'voided',
  processor_declined: 'declined',
  gateway_rejected: 'declined',
  settlement_declined: 'declined',
  failed: 'declined',
}

/** A status we do not know is `pending`: nothing may be concluded from it. */
export const stateOf = (transaction: SdkTransaction): State => STATES[transaction.status] ?? 'pending'

/** The card company's words for what a wallet pays with. */
const WALLETS: Readonly<Record<string, WalletName>> = {
  apple_pay_card: 'apple-pay',
  android_pay_card: 'google-pay',
}

const APPLE_PREFIX = /^Apple Pay - /

/** The card that a guest knows, not the number of its device. */
export const cardOf = ({
  paymentInstrumentType,
  creditCard,
  applePayCard,
  androidPayCard,
}: SdkTransaction): PaidCard => {
  const wallet = WALLETS[paymentInstrumentType ?? ''] ?? null
  if (wallet === null) return { brand: creditCard?.cardType ?? 'Unknown', last4: creditCard?.last4 ?? '', wallet }
  const card = wallet === 'apple-pay' ? applePayCard : androidPayCard
  return {
    brand: card?.sourceCardType ?? card?.cardType?.replace(APPLE_PREFIX, '') ?? 'Unknown',
    last4: card?.sourceCardLast4 ?? /\d{4}$/.exec(card?.sourceDescription ?? '')?.[0] ?? card?.last4 ?? '',
    wallet,
  }
}

const capturedAt = ({ statusHistory }: SdkTransaction): Temporal.Instant | null =>
  (statusHistory ?? [])
    .filter(({ status }) => STATES[status] === 'captured')
    .flatMap(({ timestamp }) => readInstant(timestamp) ?? [])
    .toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null

/** Of several transactions of one order the one that holds money counts; one that may still hold some hides the dead. */
export const foundAmong = (transactions: readonly SdkTransaction[]): Found => {
  const sales = transactions.filter((one) => one.type === 'sale')
  const inState = (state: State): SdkTransaction | undefined => sales.find((one) => stateOf(one) === state)
  const captured = inState('captured')
  if (captured)
    return { outcome: 'captured', transactionId: captured.id, card: cardOf(captured), at: capturedAt(captured) }
  const authorized = inState('authorized')
  if (authorized) return { outcome: 'authorized', transactionId: authorized.id, card: cardOf(authorized) }
  if (inState('pending')) return { outcome: 'unknown' }
  const voided = inState('voided')
  if (voided) return { outcome: 'voided', transactionId: voided.id }
  const dead = inState('declined')
  return dead ? declineOf(dead) : { outcome: 'absent' }
}

export type StrongAuthentication = 'required' | 'not_required' | 'missing'

/**
 * What 3-D Secure says about a nonce, asked of the gateway and never of the browser. A bank that takes the liability is
 * held to it in the sale; a card or bank without 3-D Secure passes; a guest who failed, or was never asked, does not.
 * Wallets authenticate the guest themselves, where the device made the token; a card number that is kept at Google is a card. The gateway's published test nonces pass where they are known at all.
 */
export const strongAuthentication = (nonce: SdkNonce, acceptTestNonces: boolean): StrongAuthentication => {
  const isKeptAtGoogle = nonce.type === 'AndroidPayCard' && nonce.details?.isNetworkTokenized === false
  if (nonce.type !== undefined && nonce.type !== 'CreditCard' && !isKeptAtGoogle) return 'not_required'
  const info = nonce.threeDSecureInfo
  if (!info) return acceptTestNonces && nonce.nonce.startsWith('fake-') ? 'not_required' : 'missing'
  if (info.liabilityShifted) return 'required'
  return info.liabilityShiftPossible ? 'missing' : 'not_required'
}

/** After these the request was surely not carried out; after any other it may have been. */
const KNOWN_FAILURES: Readonly<Record<string, 'misconfigured' | 'not_found' | 'invalid_request'>> = {
  authenticationError: 'misconfigured',
  authorizationError: 'misconfigured',
  tooManyRequestsError: 'misconfigured',
  upgradeRequired: 'misconfigured',
  invalidKeysError: 'invalid_request',
  notFoundError: 'not_found',
}

/** The SDK's own names of what it throws, reference of the server SDK §Exceptions. */
export const knownFailure = (error: unknown): 'misconfigured' | 'not_found' | 'invalid_request' | undefined =>
  error instanceof Error ? KNOWN_FAILURES[error.name] : undefined
