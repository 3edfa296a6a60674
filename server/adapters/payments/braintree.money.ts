import { stateOf } from './braintree.rules.ts'
import type { SdkTransaction } from './braintree.types.ts'
import type { Done, Refused, Unknown, Unsettled } from './payments.port.ts'

export const UNKNOWN: Unknown = { outcome: 'unknown' }
export const DONE: Done = { outcome: 'done' }
export const refused = (reason: Refused['reason']): Refused => ({ outcome: 'refused', reason })

/** Validation error of the server SDK: the whole amount has already been refunded. */
const REFUNDED_IN_FULL = '91512'

/** Only a settled or settling charge can be refunded; before that it can only be voided. */
export const hasSettled = ({ status }: SdkTransaction): boolean => status === 'settled' || status === 'settling'

/** Interprets a refused capture. An unknown state allows no conclusion. */
export const captureRefused = (transaction: SdkTransaction): Done | Refused | Unknown => {
  const state = stateOf(transaction)
  if (state === 'captured') return DONE
  if (state === 'pending') return UNKNOWN
  return refused(state === 'voided' ? 'voided' : 'invalid_request')
}

/** Interprets a refused void. */
export const releaseRefused = (transaction: SdkTransaction): Done | Refused | Unknown => {
  switch (stateOf(transaction)) {
    case 'voided':
    case 'declined':
      return DONE
    case 'captured':
      return refused('settled')
    case 'authorized':
      return refused('invalid_request')
    case 'pending':
      return UNKNOWN
  }
}

/** A charge of which no part can be refunded yet: because it is on its way to be settled, or for an unknown reason. */
export const notYetRefundable = (transaction: SdkTransaction): Unsettled | Unknown =>
  stateOf(transaction) === 'captured' ? { outcome: 'unsettled' } : UNKNOWN

/** Interprets a refused refund; a charge that has not settled can be refunded later. */
export const refundRefused = (transaction: SdkTransaction, code: string): Done | Refused | Unsettled | Unknown => {
  if (code === REFUNDED_IN_FULL) return DONE
  return hasSettled(transaction) ? refused('invalid_request') : notYetRefundable(transaction)
}
