import type { HotelierBody } from '#contract/inquiry/desk.ts'
import { pageLocale } from '#src/services/browserClient.ts'
import { callInquiryApi } from '#src/services/inquiryApi.ts'

/** A hotel joins; a link to confirm the address follows by e-mail. The answer is the same for an address that we know. */
export const joinNetwork = async (hotelier: HotelierBody): Promise<void> => {
  await callInquiryApi('joinNetwork', { body: { ...hotelier, lang: pageLocale() } })
}
