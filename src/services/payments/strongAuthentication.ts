import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import { bankBilling, bankEmail } from './bankText.ts'
import { CardProblemError, cardProblem } from './cardProblem.ts'
import type { CardOrder, IssuedCard } from './cardForm.types.ts'
import { withAbortAndTimeout } from './turns.ts'

/** Limit until the bank decides whether to challenge the guest; a challenge itself has no limit. */
const LOOKUP_MS = 30_000
const failWith = (code: string): CardProblemError => new CardProblemError(cardProblem(code))

/**
 * Has the bank verify a card, in its own frame if it challenges the guest. Returns the nonce to pay with; the server checks the
 * bank's verdict with the gateway again. Rejects with a `CardProblemError`, or as the SDK does.
 */
export const verifyCard = async (
  threeDSecure: ThreeDSecure,
  card: IssuedCard,
  order: CardOrder,
  signals: readonly AbortSignal[],
): Promise<string> => {
  const email = bankEmail(order.email)
  let gaveUp = false
  const cancelled = (): void => {
    gaveUp = true
  }
  threeDSecure.on('customer-canceled', cancelled)
  const lookupTimeout = new AbortController()
  const lookupTimer = setTimeout(() => lookupTimeout.abort(), LOOKUP_MS)
  try {
    const verified = await withAbortAndTimeout(
      threeDSecure.verifyCard({
        amount: order.amount.toFixed(2),
        nonce: card.nonce,
        bin: card.bin,
        ...(email === undefined ? {} : { email }),
        billingAddress: bankBilling(order.billing ?? { givenName: order.firstName, surname: order.lastName }),
        onLookupComplete: (_data, next) => {
          clearTimeout(lookupTimer)
          next()
        },
      }),
      { signals: [...signals, lookupTimeout.signal] },
      () => failWith(lookupTimeout.signal.aborted ? 'CARD_FORM_TIMEOUT' : 'CARD_FORM_CLOSED'),
    )
    // Closing the challenge does not reject: the card returns unverified.
    if (gaveUp) throw failWith('CARD_FORM_CHALLENGE_CANCELLED')
    if (verified.liabilityShiftPossible && !verified.liabilityShifted) throw failWith('CARD_FORM_NOT_VERIFIED')
    return verified.nonce
  } catch (error) {
    const isOver = signals.some((signal) => signal.aborted) || lookupTimeout.signal.aborted
    if (isOver) await threeDSecure.cancelVerifyCard().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(lookupTimer)
    threeDSecure.off('customer-canceled', cancelled)
  }
}
