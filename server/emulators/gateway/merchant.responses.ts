import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { BRAND_NAMES, isNetworkTokenized } from './sentinels.ts'
import type { Card, Nonce, StoredCard, ThreeDSecureInfo, Transaction } from './records.ts'
import type { Refusal } from './processor.ts'
import type { Verification, VaultRefusal } from './vault.ts'
import type { XmlValue } from './xml.ts'

const XML = 'application/xml; charset=utf-8'
export const answered = (context: Context, status: 200 | 201 | 404 | 422, document: string): Response =>
  context.body(document, status, { 'content-type': XML })

/** The response shapes of the merchant API, with only what the server's SDK reads. */
const threeDSecureXml = (info: ThreeDSecureInfo | null): XmlValue => info && { ...info }

/** The payment method of a transaction; for a wallet, only the wallet describes its card. */
const instrumentXml = ({ kind, card, token }: Transaction): Readonly<Record<string, XmlValue>> => {
  const brand = BRAND_NAMES[card.brand] ?? 'Unknown'
  const validity = { expirationMonth: card.expirationMonth, expirationYear: card.expirationYear }
  const sourceDescription = `${brand} ${card.last4}`
  switch (kind) {
    case 'CreditCard':
      return {
        creditCard: {
          bin: card.bin,
          last4: card.last4,
          cardType: brand,
          ...validity,
          cardholderName: card.cardholderName,
          token,
          // As the live service: only cards in the vault have one.
          uniqueNumberIdentifier: token === null ? null : card.fingerprint,
          paymentAccountReference: accountReference(card),
        },
        paymentInstrumentType: 'credit_card',
      }
    case 'ApplePayCard':
      return {
        creditCard: NO_CARD,
        applePay: {
          ...validity,
          cardType: `Apple Pay - ${brand}`,
          last4: DEVICE_LAST4,
          sourceDescription,
          paymentAccountReference: accountReference(card),
        },
        paymentInstrumentType: 'apple_pay_card',
      }
    case 'AndroidPayCard':
      return {
        creditCard: NO_CARD,
        androidPayCard: {
          ...validity,
          virtualCardType: brand,
          virtualCardLast4: DEVICE_LAST4,
          sourceCardType: brand,
          sourceCardLast4: card.last4,
          sourceDescription,
          paymentAccountReference: accountReference(card),
        },
        paymentInstrumentType: 'android_pay_card',
      }
  }
}
const NO_CARD = { bin: null, last4: null, cardType: null, token: null }
/** Networks that say which account a card belongs to. */
const REFERRING: ReadonlySet<string> = new Set(['VISA', 'MASTERCARD'])
const REFERENCE_LENGTH = 29
/** Equal for a card and for the numbers that devices have for it. */
const accountReference = (card: Card): string | null =>
  REFERRING.has(card.brand)
    ? createHash('sha256').update(card.fingerprint).digest('hex').slice(0, REFERENCE_LENGTH).toUpperCase()
    : null
/** Devices pay with a card number of their own. */
const DEVICE_LAST4 = '0000'

export const transactionXml = (transaction: Transaction): XmlValue => {
  const first = transaction.history[0]
  const last = transaction.history.at(-1)
  return {
    id: transaction.id,
    type: transaction.type,
    status: transaction.status,
    amount: transaction.amount,
    currencyIsoCode: 'USD',
    orderId: transaction.orderId,
    createdAt: first ? new Date(first.at) : null,
    updatedAt: last ? new Date(last.at) : null,
    ...instrumentXml(transaction),
    processorResponseCode: transaction.processor.code,
    processorResponseText: transaction.processor.text,
    processorResponseType: transaction.processor.type,
    gatewayRejectionReason: transaction.rejection,
    refundedTransactionId: transaction.refundedTransactionId,
    refundIds: transaction.refundIds,
    threeDSecureInfo: threeDSecureXml(transaction.threeDSecure),
    statusHistory: transaction.history.map(({ status, amount, at }) => ({ status, amount, timestamp: new Date(at) })),
  }
}

export const nonceXml = (nonce: Nonce): XmlValue => ({
  nonce: nonce.id,
  type: nonce.kind,
  consumed: nonce.consumed,
  default: false,
  threeDSecureInfo: threeDSecureXml(nonce.threeDSecure),
  details: {
    bin: nonce.card.bin,
    lastTwo: nonce.card.last4.slice(2),
    lastFour: nonce.card.last4,
    cardType: BRAND_NAMES[nonce.card.brand] ?? 'Unknown',
    cardholderName: nonce.card.cardholderName,
    expirationMonth: nonce.card.expirationMonth,
    expirationYear: nonce.card.expirationYear,
    ...(nonce.kind === 'AndroidPayCard' ? { isNetworkTokenized: isNetworkTokenized(nonce.card) } : {}),
  },
})

/** A request that was refused. */
export const refusalXml = (refusal: Refusal): XmlValue => ({
  errors: { errors: [], transaction: { errors: [{ ...refusal }] } },
  message: refusal.message,
})

/** A failed sale: the response contains its transaction. */
export const failedSaleXml = (transaction: Transaction): XmlValue => ({
  errors: { errors: [] },
  message: transaction.rejection === null ? transaction.processor.text : `Gateway Rejected: ${transaction.rejection}`,
  transaction: transactionXml(transaction),
})

export const storedCardXml = ({ token, customerId, card, created }: StoredCard): XmlValue => ({
  token,
  customerId,
  bin: card.bin,
  last4: card.last4,
  cardType: BRAND_NAMES[card.brand] ?? 'Unknown',
  expirationMonth: card.expirationMonth,
  expirationYear: card.expirationYear,
  cardholderName: card.cardholderName,
  uniqueNumberIdentifier: card.fingerprint,
  default: false,
  createdAt: new Date(created),
  updatedAt: new Date(created),
})

/** A refused request of the vault; `name` is the part of the request at fault. */
export const vaultRefusalXml = (name: 'creditCard' | 'customer' | 'clientToken', refusal: VaultRefusal): XmlValue => ({
  errors: { errors: [], [name]: { errors: [{ ...refusal }] } },
  message: refusal.message,
})

/** A card that its bank did not verify is not saved. */
export const failedVerificationXml = ({ status, processor, rejection }: Verification): XmlValue => ({
  errors: { errors: [] },
  message: rejection === null ? processor.text : `Gateway Rejected: ${rejection}`,
  verification: {
    status,
    processorResponseCode: processor.code,
    processorResponseText: processor.text,
    gatewayRejectionReason: rejection,
  },
})
