import type { Booking } from '#contract/booking/bookings.ts'
import { saveReceipt } from '#src/actors/bookings/receipt.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** Saves the receipt of a paid booking, in the page's language. */
export const ReceiptButton = ({ booking }: { booking: Pick<Booking, 'id' | 'reference'> }) => {
  const words = useI18n()
  return (
    // The booking e-mail links to this id.
    <DownloadButton id="receipt" icon={icons.document} save={() => saveReceipt(booking, words.locale)}>
      {words.t('account.receipt')}
    </DownloadButton>
  )
}
