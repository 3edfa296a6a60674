import type { Locale } from '#contract/locale.ts'
import type { StaffBookingsTexts } from '#locales/shape.ts'

export type { StaffBookingsTexts } from '#locales/shape.ts'

/** The words of the page on which staff decide; they come with it. */
export const loadStaffBookings = async (locale: Locale): Promise<StaffBookingsTexts> => {
  if (locale === 'ar') return (await import('#locales/ar/staffBookings.ts')).staffBookings
  if (locale === 'he') return (await import('#locales/he/staffBookings.ts')).staffBookings
  return (await import('#locales/en/staffBookings.ts')).staffBookings
}
