import type { WalletName } from '#contract/booking/wallets.ts'
import { readInstant, type SdkNonce, type SdkTransaction, type SdkVerification } from './braintree.types.ts'
import type { PaidCard, Declined, DeclineAdvice, DeclineReason, FindResult } from './payments.port.ts'

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

export const declined = (reason: DeclineReason, code = '', isSoft = false): Declined => ({
  outcome: 'declined',
  reason,
  code,
  advice: ADVICE[reason],
  isSoft,
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

/** Why a transaction, or the verification of a card, was declined. */
export const declineOf = (transaction: SdkTransaction | SdkVerification): Declined => {
  const code = transaction.processorResponseCode ?? ''
  if (transaction.status === 'gateway_rejected') {
    const rejection = transaction.gatewayRejectionReason ?? ''
    return declined(REJECTIONS[rejection] ?? 'gateway_rejected', rejection)
  }
  // The network to the bank failed: the bank has said nothing of the card.
  if (transaction.status === 'failed') return declined('processor_failed', code, true)
  return declined('processor_declined', code, transaction.processorResponseType === 'soft_declined')
}

/** A validation error of a sale that was never attempted; `code` is the gateway's first. */
export const invalidSale = (code: string): Declined => {
  if (code === '91564') return declined('nonce_used', code)
  if (code === '91565') return declined('nonce_unknown', code)
  return declined('invalid_request', code)
}

/** A wallet presents its card anew for each payment: Braintree keeps one for some kinds of business only, and not under our token. */
export const isStorable = ({ type }: SdkNonce): boolean => type === undefined || type === 'CreditCard'

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

/** An unknown status is `pending`: it allows no conclusion. */
export const stateOf = (transaction: SdkTransaction): State => STATES[transaction.status] ?? 'pending'

/** Wallets by the gateway's `paymentInstrumentType`. */
const WALLETS: Readonly<Record<string, WalletName>> = {
  apple_pay_card: 'apple-pay',
  android_pay_card: 'google-pay',
}

const APPLE_PREFIX = /^Apple Pay - /

/** The card as the guest knows it, not the number of the device. */
export const cardOf = ({
  paymentInstrumentType,
  creditCard,
  applePayCard,
  androidPayCard,
}: SdkTransaction): PaidCard => {
  const wallet = WALLETS[paymentInstrumentType ?? ''] ?? null
  if (wallet === null)
    return {
      brand: creditCard?.cardType ?? 'Unknown',
      last4: creditCard?.last4 ?? '',
      wallet,
      numbers: numbersOf(creditCard),
    }
  const card = wallet === 'apple-pay' ? applePayCard : androidPayCard
  return {
    brand: card?.sourceCardType ?? card?.cardType?.replace(APPLE_PREFIX, '') ?? 'Unknown',
    last4: card?.sourceCardLast4 ?? /\d{4}$/.exec(card?.sourceDescription ?? '')?.[0] ?? card?.last4 ?? '',
    wallet,
    numbers: numbersOf(card),
  }
}

const numbersOf = (card: NonNullable<SdkTransaction['creditCard']> | null | undefined): string[] =>
  [card?.uniqueNumberIdentifier, card?.paymentAccountReference].flatMap((number) => number || [])

const capturedAt = ({ statusHistory }: SdkTransaction): Temporal.Instant | null =>
  (statusHistory ?? [])
    .filter(({ status }) => STATES[status] === 'captured')
    .flatMap(({ timestamp }) => readInstant(timestamp) ?? [])
    .toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null

/** Prefer the transaction that holds money, then a pending one, then a failed one. */
export const toFindResult = (transactions: readonly SdkTransaction[]): FindResult => {
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
 * 3-D Secure result of a nonce, from the gateway and never from the browser. If liability shifted to the bank, the sale requires
 * it; a card or bank without 3-D Secure passes; a guest who failed, or was never challenged, does not. Wallets authenticate the
 * guest themselves if the device made the token; a card number stored at Google counts as a card. Braintree's published test
 * nonces pass outside production.
 */
export const strongAuthentication = (nonce: SdkNonce, acceptTestNonces: boolean): StrongAuthentication => {
  const isStoredAtGoogle = nonce.type === 'AndroidPayCard' && nonce.details?.isNetworkTokenized === false
  if (nonce.type !== undefined && nonce.type !== 'CreditCard' && !isStoredAtGoogle) return 'not_required'
  const info = nonce.threeDSecureInfo
  if (!info) return acceptTestNonces && nonce.nonce.startsWith('fake-') ? 'not_required' : 'missing'
  if (info.liabilityShifted) return 'required'
  return info.liabilityShiftPossible ? 'missing' : 'not_required'
}

/**
 * Errors after which the request was certainly not carried out, nor will it be; after any other it may have been. After too many
 * requests the same one may be carried out a moment later, so that says nothing.
 */
const KNOWN_FAILURES: Readonly<Record<string, 'misconfigured' | 'not_found' | 'invalid_request'>> = {
  authenticationError: 'misconfigured',
  authorizationError: 'misconfigured',
  upgradeRequired: 'misconfigured',
  invalidKeysError: 'invalid_request',
  notFoundError: 'not_found',
}

/** By the SDK's error names, reference of the server SDK §Exceptions. */
export const knownFailure = (error: unknown): 'misconfigured' | 'not_found' | 'invalid_request' | undefined =>
  error instanceof Error ? KNOWN_FAILURES[error.name] : undefined
