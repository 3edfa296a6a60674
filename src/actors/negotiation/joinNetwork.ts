import type { HotelierBody, JoinMailbox } from '#contract/inquiry/desk.ts'
import { pageLocale } from '#src/services/browserClient.ts'
import { callInquiryApi } from '#src/services/inquiryApi.ts'

/**
 * A hotel joins; a link to confirm the address follows by e-mail.
 * @returns the mailbox that the link was sent to.
 */
export const joinNetwork = async (hotelier: HotelierBody): Promise<JoinMailbox> => {
  const { mailbox } = await callInquiryApi('joinNetwork', { body: { ...hotelier, lang: pageLocale() } })
  return mailbox
}
