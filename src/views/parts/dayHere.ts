import { guestZone } from '#locales/kit/zoneName.ts'

/** Date of an instant in the guest's time zone, for their own actions. */
export const dayHere = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(guestZone()).toPlainDate().toString()
