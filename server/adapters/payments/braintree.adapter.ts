import { create, is } from 'superstruct'
import { toDollars, type Cents } from '#contract/shared/money.ts'
import { connect, firstCode, reporter, type CallResult, type GatewaySettings } from './braintree.client.ts'
import { customerKeeper } from './braintree.customer.ts'
import {
  captureRefused,
  DONE,
  hasSettled,
  notYetRefundable,
  refundRefused,
  refused,
  releaseRefused,
  UNKNOWN,
} from './braintree.money.ts'
import {
  cardOf,
  declined,
  declineOf,
  invalidSale,
  isStorable,
  stateOf,
  strongAuthentication,
  toFindResult,
} from './braintree.rules.ts'
import { SdkClientToken, SdkNonce, SdkResult, SdkTransaction, SdkTransactions } from './braintree.types.ts'
import type {
  Authorization,
  AuthorizeResult,
  Done,
  FindResult,
  PaymentGateway,
  Refused,
  Unknown,
  Unsettled,
} from './payments.port.ts'

const amountOf = (cents: Cents): string => toDollars(cents).toFixed(2)

/** The only payment adapter: Braintree's own SDK, against the gateway emulator or the live service. */
export const braintreeGateway = (settings: GatewaySettings): PaymentGateway => {
  const gateway = connect(settings)
  const acceptTestNonces = settings.account.mode !== 'production'

  const failed = reporter(settings)

  const search = async (orderId: string): Promise<SdkTransaction[]> => {
    const transactions: unknown[] = []
    for await (const one of gateway.transaction.search((query) => {
      query.orderId().is(orderId)
    })) {
      transactions.push(one)
    }
    return create(transactions, SdkTransactions)
  }

  const transactionOf = async (id: string): Promise<SdkTransaction> =>
    create(await gateway.transaction.find(id), SdkTransaction)

  const find = async (orderId: string): Promise<FindResult> => {
    try {
      return toFindResult(await search(orderId))
    } catch (error) {
      failed('search', error)
      return UNKNOWN
    }
  }

  /** The gateway reports an earlier sale: our own, whose response was lost, or another one. */
  const adopt = async (orderId: string, otherwise: AuthorizeResult): Promise<AuthorizeResult> => {
    const result = await find(orderId)
    if (result.outcome === 'absent') return otherwise
    if (result.outcome === 'captured') {
      const { transactionId, card } = result
      return { outcome: 'authorized', transactionId, card }
    }
    return result.outcome === 'voided' ? declined('voided') : result
  }

  const addCustomer = customerKeeper(gateway)

  /** A card that cannot be saved is charged anyway. */
  const saveCardOptions = async ({ keep }: Authorization) => {
    try {
      if (keep === undefined || !(await addCustomer(keep.customerId))) return null
      return { customerId: keep.customerId, creditCard: { token: keep.token } }
    } catch (error) {
      failed('customer.create', error)
      return null
    }
  }

  const sell = async (order: Authorization, isAuthenticated: boolean): Promise<AuthorizeResult> => {
    const keeping = await saveCardOptions(order)
    const { roomRateCents, ...lodging } = order.lodging
    const result = await gateway.transaction.sale({
      amount: amountOf(order.amountCents),
      orderId: order.orderId,
      paymentMethodNonce: order.nonce,
      ...(order.deviceData === null ? {} : { deviceData: order.deviceData }),
      ...keeping,
      // Braintree's name for a charge of a saved card that the guest does not make themselves, and that follows no schedule.
      ...(order.initiator === 'merchant' ? { transactionSource: 'unscheduled' as const } : {}),
      options: {
        submitForSettlement: false,
        ...(isAuthenticated ? { threeDSecure: { required: true } } : {}),
        ...(keeping === null ? {} : { storeInVaultOnSuccess: true }),
      },
      industry: {
        industryType: 'lodging',
        data: { ...lodging, ...(roomRateCents === undefined ? {} : { roomRate: amountOf(roomRateCents) }) },
      },
    })
    const { success, transaction } = create(result, SdkResult)
    if (transaction && success) {
      return stateOf(transaction) === 'authorized'
        ? { outcome: 'authorized', transactionId: transaction.id, card: cardOf(transaction) }
        : UNKNOWN
    }
    const refusal = transaction ? declineOf(transaction) : invalidSale(firstCode(result))
    if (refusal.reason === 'invalid_request' && keeping !== null) {
      // Nothing was charged. Saving the card may be the cause, so try without it.
      const { keep: _keep, ...plain } = order
      return sell(plain, isAuthenticated)
    }
    const mayBeOurs = refusal.reason === 'duplicate' || refusal.reason === 'nonce_used'
    if (refusal.reason === 'invalid_request') settings.log('the card gateway refused a sale', { code: refusal.code })
    return mayBeOurs ? adopt(order.orderId, refusal) : refusal
  }

  const authorize = async ({ keep, ...plain }: Authorization): Promise<AuthorizeResult> => {
    try {
      const nonce = create(await gateway.paymentMethodNonce.find(plain.nonce), SdkNonce)
      const order = keep !== undefined && isStorable(nonce) ? { ...plain, keep } : plain
      if (nonce.consumed) return await adopt(order.orderId, declined('nonce_used'))
      if (order.initiator === 'merchant') return await sell(order, false)
      const authentication = strongAuthentication(nonce, acceptTestNonces)
      if (authentication === 'missing') return declined('three_d_secure')
      return await sell(order, authentication === 'required')
    } catch (error) {
      const failure = failed('authorize', error)
      if (failure === undefined) return UNKNOWN
      return declined(failure === 'not_found' ? 'nonce_unknown' : failure)
    }
  }

  /** Changes a transaction; if refused, the result depends on the transaction's current state. */
  const change = async <Result = never>(
    call: string,
    transactionId: string,
    act: () => Promise<CallResult>,
    whenRefused: (transaction: SdkTransaction, code: string) => Result | Promise<Result>,
  ): Promise<Done | Refused | Unknown | Result> => {
    try {
      const result = await act()
      if (create(result, SdkResult).success) return DONE
      return await whenRefused(await transactionOf(transactionId), firstCode(result))
    } catch (error) {
      const failure = failed(call, error)
      return failure === 'not_found' || failure === 'invalid_request' ? refused(failure) : UNKNOWN
    }
  }

  const release = (transactionId: string): Promise<Done | Refused | Unknown> =>
    change('void', transactionId, () => gateway.transaction.void(transactionId), releaseRefused)

  const wasGiven = async (transaction: SdkTransaction, refundId: string): Promise<boolean> => {
    const refunds = await Promise.all((transaction.refundIds ?? []).map(transactionOf))
    return refunds.some((one) => one.orderId === refundId && stateOf(one) !== 'declined')
  }

  const refundSettled = (
    transactionId: string,
    amountCents: Cents,
    refundId: string,
  ): Promise<Done | Refused | Unsettled | Unknown> =>
    change(
      'refund',
      transactionId,
      () => gateway.transaction.refund(transactionId, { amount: amountOf(amountCents), orderId: refundId }),
      // An earlier request for the same refund may have arrived between our look and this one.
      async (transaction, code) => ((await wasGiven(transaction, refundId)) ? DONE : refundRefused(transaction, code)),
    )

  const refund: PaymentGateway['refund'] = async (transactionId, amountCents, refundId = `refund-${transactionId}`) => {
    try {
      const transaction = await transactionOf(transactionId)
      const isWhole = transaction.amount === amountOf(amountCents)
      const state = stateOf(transaction)
      if (state === 'voided') return isWhole ? DONE : refused('voided')
      // The bank did not settle the charge: there is nothing to refund.
      if (state === 'declined') return DONE
      if (await wasGiven(transaction, refundId)) return DONE
      if (hasSettled(transaction)) return await refundSettled(transactionId, amountCents, refundId)
      if (!isWhole) return notYetRefundable(transaction)
      const released = await release(transactionId)
      if (released.outcome !== 'refused' || released.reason !== 'settled') return released
      // It settled during the void.
      return hasSettled(await transactionOf(transactionId))
        ? await refundSettled(transactionId, amountCents, refundId)
        : UNKNOWN
    } catch (error) {
      return failed('refund', error) === 'not_found' ? refused('not_found') : UNKNOWN
    }
  }

  return {
    clientToken: async ({ customerId } = {}) => {
      try {
        const result = await gateway.clientToken.generate(customerId === undefined ? {} : { customerId })
        if (is(result, SdkClientToken) && result.success) return { outcome: 'done', clientToken: result.clientToken }
        // A customer whom the gateway has lost gets a token without saved cards.
        const plain = customerId === undefined ? result : await gateway.clientToken.generate({})
        if (is(plain, SdkClientToken) && plain.success) return { outcome: 'done', clientToken: plain.clientToken }
        settings.log('the card gateway gave no client token', {})
      } catch (error) {
        failed('clientToken', error)
      }
      return UNKNOWN
    },
    cardOf: async (nonce) => {
      try {
        const { details } = create(await gateway.paymentMethodNonce.find(nonce), SdkNonce)
        // A wallet may not reveal its card.
        if (!details?.bin || !details.lastFour) return { outcome: 'absent' }
        return { outcome: 'known', mark: `${details.bin} ${details.lastFour}` }
      } catch (error) {
        return failed('paymentMethodNonce.find', error) === 'not_found' ? { outcome: 'absent' } : UNKNOWN
      }
    },
    authorize,
    find,
    capture: (transactionId, amountCents) =>
      change(
        'capture',
        transactionId,
        () =>
          gateway.transaction.submitForSettlement(
            transactionId,
            ...(amountCents === undefined ? [] : [amountOf(amountCents)]),
          ),
        captureRefused,
      ),
    void: release,
    refund,
  }
}
