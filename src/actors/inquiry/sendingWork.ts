import { inquiryCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { callApi } from '#src/services/api.ts'
import { pageLocale } from '#src/services/browserClient.ts'
import { browserHourCycle } from '#src/services/browserHourCycle.ts'
import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { createInquiryTokens } from '#src/services/inquiryTokens.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { sessionJson } from '#src/services/storage.ts'
import { inquiryWork, type InquiryWork } from './inquiryWork.ts'

/** Loaded with the card fields of the last step. */
export const sendingWork = async (): Promise<InquiryWork> => {
  // A stored session must be open before the first call: the request is its user's.
  if (hasStoredSession()) (await import('#src/actors/auth/authActor.ts')).authActor()
  return inquiryWork({
    callApi,
    desk: inquiryCardVault(),
    newKey: () => crypto.randomUUID(),
    locale: pageLocale,
    hourCycle: browserHourCycle,
    keepToken: createInquiryTokens(sessionJson).keep,
    onSent: () => void queryClient.invalidateQueries({ queryKey: keys.inquiries() }),
  })
}

export const releaseCard = (card: string): void => inquiryCardVault().release(card)
export const forgetPayment = (payment: string): void => void inquiryCardVault().forget(payment)
