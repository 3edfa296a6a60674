import { draftFromInquiry, type WantedHours } from '#machines/inquiry/fromInquiry.rules.ts'
import { inquiryQuery } from '#src/actors/negotiation/inquiry.ts'
import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { queryClient } from '#src/services/query.ts'
import { inquiryActor } from './inquiry.ts'

/**
 * Begins a request with the hotel, the dates and the guest of an earlier one, at the step of its hours. An earlier request that
 * cannot be read changes nothing.
 * @param from id of the earlier request.
 */
export const askAgain = async (from: string, wanted: WantedHours): Promise<void> => {
  // A stored session must be open before the first call: the earlier request is its user's.
  if (hasStoredSession()) (await import('#src/actors/auth/authActor.ts')).authActor()
  const inquiry = await queryClient.ensureQueryData(inquiryQuery(from)).catch(() => null)
  if (inquiry === null) return
  const actor = inquiryActor()
  actor.send({ type: 'draft.change', change: draftFromInquiry(inquiry, wanted) })
  actor.send({ type: 'step.submit', step: 'booking', now: Temporal.Now.instant().toString() })
}
