import { stateOf } from './braintree.rules.ts'
import type { SdkTransaction } from './braintree.types.ts'
import type { Done, Refused, Unknown } from './payments.port.ts'

export const UNKNOWN: Unknown = { outcome: 'unknown' }
export const DONE: Done = { outcome: 'done' }
export const refused = (reason: Refused['reason']): Refused => ({ outcome: 'refused', reason })

/** Braintree's code, reference of the server SDK §Validation errors: the whole amount has gone back before. */
const REFUNDED_IN_FULL = '91512'

/** Money that has left the card, or is leaving it, can be refunded; any earlier it can only be let go. */
export const hasSettled = ({ status }: SdkTransaction): boolean => status === 'settled' || status === 'settling'

/** What a refused capture means. Of a state that is not known, nothing may be concluded. */
export const captureRefused = (transaction: SdkTransaction): Done | Refused | Unknown => {
  const state = stateOf(transaction)
  if (state === 'captured') return DONE
  if (state === 'pending') return UNKNOWN
  return refused(state === 'voided' ? 'voided' : 'invalid_request')
}

/** What a refused void means. */
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

/** What a refused refund means; a charge that is still on its way can be refunded later. */
export const refundRefused = (transaction: SdkTransaction, code: string): Done | Refused | Unknown => {
  if (code === REFUNDED_IN_FULL) return DONE
  return hasSettled(transaction) ? refused('invalid_request') : UNKNOWN
}
