import { create } from 'superstruct'
import { connect, firstCode, reporter, type GatewaySettings } from './braintree.client.ts'
import { customerKeeper } from './braintree.customer.ts'
import { declined, declineOf, isStorable, strongAuthentication } from './braintree.rules.ts'
import { SdkIssuedNonce, SdkNonce, SdkStoredCard, SdkStoreResult, SdkStoreSuccess } from './braintree.types.ts'
import type { Declined, Done, Unknown } from './payments.port.ts'
import type { CardVault, NewVaultCard, Stored, VaultCard } from './vault.port.ts'

const UNKNOWN: Unknown = { outcome: 'unknown' }
const DONE: Done = { outcome: 'done' }

/** Validation errors of the server SDK. */
const CUSTOMER_UNKNOWN: ReadonlySet<string> = new Set(['91705', '93105'])
const TOKEN_IN_USE: ReadonlySet<string> = new Set(['91718', '91719', '93503'])
const NONCE_USED: ReadonlySet<string> = new Set(['91731', '93107', '93504'])
const NONCE_UNKNOWN: ReadonlySet<string> = new Set(['91732', '93108', '93505'])
const DUPLICATE: ReadonlySet<string> = new Set(['81724', '81763'])

const cardOf = (card: SdkStoredCard): VaultCard => ({
  brand: card.cardType ?? 'Unknown',
  last4: card.last4,
  expires: `${card.expirationYear}-${card.expirationMonth.padStart(2, '0')}`,
})

const cardOfNonce = ({ details }: SdkNonce): VaultCard => ({
  brand: details?.cardType ?? 'Unknown',
  last4: details?.lastFour ?? '',
  expires: `${details?.expirationYear ?? ''}-${(details?.expirationMonth ?? '').padStart(2, '0')}`,
})

/** Saves cards at the gateway, with Braintree's own SDK. */
export const braintreeVault = (settings: GatewaySettings): CardVault => {
  const gateway = connect(settings)
  const failed = reporter(settings)
  const acceptTestNonces = settings.account.mode !== 'production'

  const find: CardVault['find'] = async (token) => {
    try {
      return { outcome: 'stored', card: cardOf(create(await gateway.paymentMethod.find(token), SdkStoredCard)) }
    } catch (error) {
      return failed('paymentMethod.find', error) === 'not_found' ? { outcome: 'absent' } : UNKNOWN
    }
  }

  /** The nonce or token is used: by our own request whose response was lost, or by another one. */
  const adopt = async (token: string, otherwise: Declined): Promise<Stored | Declined | Unknown> => {
    const result = await find(token)
    return result.outcome === 'absent' ? otherwise : result
  }

  const addCustomer = customerKeeper(gateway)

  const send = ({ customerId, token, nonce, deviceData }: NewVaultCard) => {
    const request = {
      customerId,
      token,
      paymentMethodNonce: nonce,
      ...(deviceData === null ? {} : { deviceData }),
      // The SDK's typings lack `failOnDuplicatePaymentMethodForCustomer`.
      options: { verifyCard: true, failOnDuplicatePaymentMethodForCustomer: true },
    }
    return gateway.paymentMethod.create(request)
  }

  const put = async (card: NewVaultCard, nonce: SdkNonce) => {
    const { token } = card
    const first = await send(card)
    const isNewGuest = CUSTOMER_UNKNOWN.has(firstCode(first)) && (await addCustomer(card.customerId))
    const result = isNewGuest ? await send(card) : first
    const { success, verification } = create(result, SdkStoreResult)
    if (success) return { outcome: 'stored' as const, card: cardOf(create(result, SdkStoreSuccess).paymentMethod) }
    if (verification) return declineOf(verification)
    const code = firstCode(result)
    if (DUPLICATE.has(code)) {
      const own = await find(token)
      return own.outcome === 'absent' ? { outcome: 'duplicate' as const, card: cardOfNonce(nonce) } : own
    }
    if (NONCE_UNKNOWN.has(code)) return declined('nonce_unknown', code)
    if (NONCE_USED.has(code) || TOKEN_IN_USE.has(code)) return adopt(token, declined('nonce_used', code))
    settings.log('the card gateway refused to store a card', { code })
    return declined('invalid_request', code)
  }

  const store: CardVault['store'] = async (card) => {
    try {
      const nonce = create(await gateway.paymentMethodNonce.find(card.nonce), SdkNonce)
      if (nonce.consumed) return await adopt(card.token, declined('nonce_used'))
      if (!isStorable(nonce)) return declined('gateway_rejected')
      if (strongAuthentication(nonce, acceptTestNonces) === 'missing') return declined('three_d_secure')
      return await put(card, nonce)
    } catch (error) {
      const failure = failed('paymentMethod.create', error)
      if (failure === undefined) return UNKNOWN
      return declined(failure === 'not_found' ? 'nonce_unknown' : failure)
    }
  }

  const gone = async (call: string, act: () => Promise<unknown>): Promise<Done | Unknown> => {
    try {
      await act()
      return DONE
    } catch (error) {
      return failed(call, error) === 'not_found' ? DONE : UNKNOWN
    }
  }

  return {
    store,
    find,
    issueNonce: async (token) => {
      try {
        const { paymentMethodNonce } = create(await gateway.paymentMethodNonce.create(token), SdkIssuedNonce)
        const { nonce, details } = paymentMethodNonce
        return { outcome: 'issued', nonce, bin: details.bin, last4: details.lastFour }
      } catch (error) {
        return failed('paymentMethodNonce.create', error) === 'not_found' ? { outcome: 'absent' } : UNKNOWN
      }
    },
    remove: (token) => gone('paymentMethod.delete', () => gateway.paymentMethod.delete(token)),
    removeCustomer: (customerId) => gone('customer.delete', () => gateway.customer.delete(customerId)),
  }
}
