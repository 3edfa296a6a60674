import type { Card, CARD_VERDICTS, Nonce, ThreeDSecureInfo, Transaction } from './records.ts'

/**
 * Braintree's published test values: cards, nonces and amounts with a known result. A demo, a test and a replay thus show the
 * same failure.
 */
type Verdict = (typeof CARD_VERDICTS)[number]

const VERDICT_OF_CARD: Readonly<Record<string, Verdict>> = {
  '4000111111111115': 'decline',
  '5105105105105100': 'decline',
  '378734493671000': 'decline',
  '6011000990139424': 'decline',
  '4000111111111511': 'fraud',
  '4111130000000003': 'risk_threshold',
  // Our own: can be saved, since verifying it charges nothing, but has no funds when charged.
  '4000000000000341': 'no_funds',
}

/** A card with this security code is rejected for a wrong code. */
const MISMATCHING_CVV = '200'

export const verdictOf = (number: string, cvv: string): Verdict =>
  VERDICT_OF_CARD[number] ?? (cvv === MISMATCHING_CVV ? 'cvv' : 'approve')

const shifted = (status: string, enrolled = 'Y'): ThreeDSecureInfo => ({
  liabilityShifted: true,
  liabilityShiftPossible: true,
  status,
  enrolled,
})
const refused = (status: string): ThreeDSecureInfo => ({
  liabilityShifted: false,
  liabilityShiftPossible: true,
  status,
  enrolled: 'Y',
})
const impossible = (status: string, enrolled: string): ThreeDSecureInfo => ({
  liabilityShifted: false,
  liabilityShiftPossible: false,
  status,
  enrolled,
})

/** `challenge` asks the guest; all others answer immediately. */
interface ThreeDSecureAnswer {
  challenge: boolean
  info: ThreeDSecureInfo
}

const AUTHENTICATED: ThreeDSecureAnswer = { challenge: false, info: shifted('authenticate_successful') }
const CHALLENGED: ThreeDSecureAnswer = { challenge: true, info: refused('challenge_required') }

/** The 3-D Secure 2 test cards, by number. */
const THREE_D_SECURE: Readonly<Record<string, ThreeDSecureAnswer>> = {
  '4000000000001000': AUTHENTICATED,
  '4000000000001018': { challenge: false, info: refused('authenticate_failed') },
  '4000000000001026': { challenge: false, info: shifted('authenticate_attempt_successful') },
  '4000000000001034': { challenge: false, info: impossible('authenticate_unable_to_authenticate', 'Y') },
  '4000000000001042': { challenge: false, info: refused('authenticate_rejected') },
  '4000000000001059': { challenge: false, info: impossible('lookup_not_enrolled', 'U') },
  '4000000000001067': { challenge: false, info: impossible('lookup_error', 'U') },
  '4000000000001083': { challenge: false, info: impossible('lookup_bypassed', 'B') },
  '4000000000001091': CHALLENGED,
  '4000000000001109': CHALLENGED,
  '4000000000001117': CHALLENGED,
}

/** Returns the key of a card's 3-D Secure answer. A card without one is authenticated without a challenge. */
export const threeDSecureNameOf = (number: string): string => (number in THREE_D_SECURE ? number : 'plain')

export const threeDSecureAnswer = (name: string): ThreeDSecureAnswer => THREE_D_SECURE[name] ?? AUTHENTICATED

export const CHALLENGE_PASSED = shifted('authenticate_successful')
export const CHALLENGE_FAILED = refused('authenticate_failed')

export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'VISA'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(number)) return 'MASTERCARD'
  if (/^3[47]/.test(number)) return 'AMERICAN_EXPRESS'
  if (/^(6011|64[4-9]|65)/.test(number)) return 'DISCOVER'
  if (number.startsWith('35')) return 'JCB'
  return /^(5[06-9]|6)/.test(number) ? 'INTERNATIONAL_MAESTRO' : 'UNKNOWN'
}

export const BRAND_NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'MasterCard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  INTERNATIONAL_MAESTRO: 'Maestro',
}

const fakeCard = (number: string, verdict: Verdict = 'approve'): Card => ({
  bin: number.slice(0, 6),
  last4: number.slice(-4),
  brand: brandOf(number),
  expirationMonth: '12',
  expirationYear: '2040',
  cardholderName: null,
  fingerprint: `fake-${number}`,
  verdict,
  threeDSecure: 'plain',
})

type FakeNonce = Pick<Nonce, 'kind' | 'card' | 'threeDSecure' | 'consumed'>

const fake = (card: Card, more: Partial<FakeNonce> = {}): FakeNonce => ({
  kind: 'CreditCard',
  card,
  threeDSecure: null,
  consumed: false,
  ...more,
})

const VISA = fakeCard('4012888888881881')
const MASTERCARD = fakeCard('5555555555554444')
const AMEX = fakeCard('378282246310005')
const DISCOVER = fakeCard('6011111111111117')
const VERIFIED_VISA = fakeCard('4000000000001000')

/** Nonces that need no page, and can be used any number of times. */
const FAKE_NONCES: Readonly<Record<string, FakeNonce>> = {
  'fake-valid-nonce': fake(VISA),
  'fake-valid-visa-nonce': fake(VISA),
  'fake-valid-mastercard-nonce': fake(MASTERCARD),
  'fake-valid-amex-nonce': fake(AMEX),
  'fake-valid-discover-nonce': fake(DISCOVER),
  'fake-valid-debit-nonce': fake(fakeCard('4117101010101010')),
  'fake-valid-prepaid-nonce': fake(fakeCard('4111111111111210')),
  'fake-consumed-nonce': fake(VISA, { consumed: true }),
  'fake-processor-declined-visa-nonce': fake(fakeCard('4000111111111115', 'decline')),
  'fake-processor-declined-mastercard-nonce': fake(fakeCard('5105105105105100', 'decline')),
  'fake-processor-declined-amex-nonce': fake(fakeCard('378734493671000', 'decline')),
  'fake-processor-declined-discover-nonce': fake(fakeCard('6011000990139424', 'decline')),
  'fake-gateway-rejected-fraud-nonce': fake(fakeCard('4000111111111511', 'fraud')),
  'fake-gateway-rejected-risk-thresholds-nonce': fake(fakeCard('4111130000000003', 'risk_threshold')),
  'fake-three-d-secure-visa-full-authentication-nonce': fake(VERIFIED_VISA, {
    threeDSecure: shifted('authenticate_successful'),
  }),
  'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce': fake(VERIFIED_VISA, {
    threeDSecure: shifted('authenticate_frictionless_successful'),
  }),
  'fake-three-d-secure-two-visa-successful-step-up-authentication-nonce': fake(VERIFIED_VISA, {
    threeDSecure: shifted('authenticate_successful'),
  }),
  'fake-three-d-secure-visa-attempts-non-participating-nonce': fake(VERIFIED_VISA, {
    threeDSecure: shifted('authenticate_attempt_successful'),
  }),
  'fake-three-d-secure-visa-failed-authentication-nonce': fake(VERIFIED_VISA, {
    threeDSecure: refused('authenticate_failed'),
  }),
  'fake-three-d-secure-visa-failed-signature-nonce': fake(VERIFIED_VISA, {
    threeDSecure: refused('authenticate_signature_verification_failed'),
  }),
  'fake-three-d-secure-visa-not-enrolled-nonce': fake(VERIFIED_VISA, {
    threeDSecure: impossible('lookup_not_enrolled', 'N'),
  }),
  'fake-three-d-secure-visa-unavailable-nonce': fake(VERIFIED_VISA, {
    threeDSecure: impossible('authentication_unavailable', 'U'),
  }),
  'fake-apple-pay-visa-nonce': fake(VISA, { kind: 'ApplePayCard' }),
  'fake-apple-pay-mastercard-nonce': fake(MASTERCARD, { kind: 'ApplePayCard' }),
  'fake-apple-pay-amex-nonce': fake(AMEX, { kind: 'ApplePayCard' }),
  'fake-android-pay-nonce': fake(VISA, { kind: 'AndroidPayCard' }),
  'fake-android-pay-visa-nonce': fake(VISA, { kind: 'AndroidPayCard' }),
  'fake-android-pay-mastercard-nonce': fake(MASTERCARD, { kind: 'AndroidPayCard' }),
}

/** Cards of the wallet sheets, by the names that the sheets send. */
const WALLET_CARDS: Readonly<Record<string, Card>> = {
  pays: fakeCard('4111111111111111'),
  declines: fakeCard('4000111111111115', 'decline'),
  asks: { ...fakeCard('4000000000001091'), threeDSecure: '4000000000001091' },
}

/** True for a device token; false for a card number saved at Google, which needs 3-D Secure. */
export const isNetworkTokenized = (card: Card): boolean => card.threeDSecure === 'plain'

export const walletCard = (name: string): Card | undefined =>
  Object.hasOwn(WALLET_CARDS, name) ? WALLET_CARDS[name] : undefined

export const fakeNonce = (id: string, now: number): Nonce | undefined => {
  const template = Object.hasOwn(FAKE_NONCES, id) ? FAKE_NONCES[id] : undefined
  return template && { record: 'nonce', id, created: now, ...template }
}

export const isFakeNonce = (id: string): boolean => Object.hasOwn(FAKE_NONCES, id)

const PROCESSOR_TEXTS: Readonly<Record<string, string>> = {
  '2000': 'Do Not Honor',
  '2001': 'Insufficient Funds',
  '2002': 'Limit Exceeded',
  '2004': 'Expired Card',
  '2010': 'Card Issuer Declined CVV',
  '2038': 'Processor Declined',
}
/** Codes for which a retry is pointless. */
const HARD_DECLINES: ReadonlySet<string> = new Set(['2004', '2005', '2007', '2012', '2013', '2014', '2041'])

const declined = (code: string): Transaction['processor'] => ({
  code,
  text: PROCESSOR_TEXTS[code] ?? 'Processor Declined',
  type: HARD_DECLINES.has(code) ? 'hard_declined' : 'soft_declined',
})

export const APPROVED: Transaction['processor'] = { code: '1000', text: 'Approved', type: 'approved' }

export type Outcome =
  | { status: 'authorized' }
  | { status: 'processor_declined' | 'failed'; processor: Transaction['processor'] }
  | { status: 'gateway_rejected'; rejection: string }

/**
 * Returns the result of a sale. As published, whole-dollar amounts from 2000 to 2999 are declined with that code, and 3000
 * fails. Amounts with cents are never declined: they are prices of ordinary stays here.
 */
export const outcomeOf = (card: Card, amount: string): Outcome => {
  const dollars = Number(amount)
  const isTestAmount = Number.isInteger(dollars) && dollars >= 2000 && dollars <= 3000
  if (card.verdict === 'fraud' || card.verdict === 'risk_threshold' || card.verdict === 'cvv') {
    return { status: 'gateway_rejected', rejection: card.verdict }
  }
  if (card.verdict === 'decline') return { status: 'processor_declined', processor: declined('2000') }
  if (card.verdict === 'no_funds' && dollars > 0) return { status: 'processor_declined', processor: declined('2001') }
  if (!isTestAmount) return { status: 'authorized' }
  if (dollars < 3000) return { status: 'processor_declined', processor: declined(String(dollars)) }
  return { status: 'failed', processor: { code: '3000', text: 'Processor Network Unavailable', type: 'soft_declined' } }
}
