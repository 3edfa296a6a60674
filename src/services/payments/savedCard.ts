import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import { createClient, createThreeDSecure, failed, LOAD_MS, withCardProblem } from './cardParts.ts'
import type { CardFormOptions, CardOrder, IssuedCard, VerifiedCard } from './cardForm.types.ts'
import { collectDeviceData } from './deviceData.ts'
import { verifyCard } from './strongAuthentication.ts'
import { withAbortAndTimeout } from './turns.ts'

interface Parts {
  threeDSecure: ThreeDSecure
  deviceData: () => Promise<string | null>
}

const createParts = async ({
  payment,
  clientToken,
}: Pick<CardFormOptions, 'payment' | 'clientToken'>): Promise<Parts> => {
  const client = await createClient(payment, clientToken)
  const deviceData = collectDeviceData(payment, client)
  return { threeDSecure: await createThreeDSecure(payment, client), deviceData }
}

const dispose = ({ threeDSecure }: Parts): Promise<unknown> => threeDSecure.teardown().catch(() => undefined)

/**
 * Has the bank verify a saved card while no card form is open. Rejects with a `CardProblemError`. With an open form, use its
 * `verify`: two SDK verifiers on one page take each other's responses.
 */
export const verifySavedCard = (
  options: Pick<CardFormOptions, 'payment' | 'clientToken' | 'signal'>,
  card: IssuedCard,
  order: CardOrder,
): Promise<VerifiedCard> =>
  withCardProblem(async () => {
    const creating = createParts(options)
    const limits = { signals: [options.signal], timeLimitMs: LOAD_MS }
    const parts = await withAbortAndTimeout(creating, limits, (why) =>
      failed(why === 'timeout' ? 'CARD_FORM_TIMEOUT' : 'CARD_FORM_CLOSED'),
    ).catch((error: unknown) => {
      // Discard whatever still arrives.
      void creating.then(dispose).catch(() => undefined)
      throw error
    })
    try {
      const nonce = await verifyCard(parts.threeDSecure, card, order, [options.signal])
      return { nonce, deviceData: await parts.deviceData() }
    } finally {
      await dispose(parts)
    }
  })
