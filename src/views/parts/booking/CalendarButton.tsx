import type { Booking } from '#contract/booking/bookings.ts'
import { saveCalendar } from '#src/actors/bookings/calendar.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** Saves the stay as a calendar file. */
export const CalendarButton = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  return (
    <DownloadButton icon={icons.calendar} save={() => saveCalendar(booking)}>
      {words.t('account.calendar')}
    </DownloadButton>
  )
}
