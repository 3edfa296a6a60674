import type { Booking } from '#contract/booking/bookings.ts'
import { callApi } from '#src/services/api.ts'
import { saveFile } from '#src/services/saveFile.ts'

/** Saves the stay as a calendar file. @throws ApiFailure */
export const saveCalendar = async ({ id, reference }: Pick<Booking, 'id' | 'reference'>): Promise<void> => {
  const text = await callApi('bookingCalendar', { params: { id } })
  saveFile(`stayless-${reference}.ics`, text, 'text/calendar;charset=utf-8')
}
