import type { Booking } from '#contract/booking/bookings.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { callApi } from '#src/services/api.ts'
import { saveFile } from '#src/services/saveFile.ts'

/** Saves the receipt of a paid booking, in the page's language. @throws ApiFailure */
export const saveReceipt = async (
  { id, reference }: Pick<Booking, 'id' | 'reference'>,
  lang: Locale,
): Promise<void> => {
  const pdf = await callApi('bookingReceipt', { params: { id }, query: { lang } })
  saveFile(`stayless-${reference}-${lang}.pdf`, pdf, 'application/pdf')
}
