import { guestZone } from '#locales/kit/zoneName.ts'

/** The day of an instant where the guest is: of what they did themselves. */
export const dayHere = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(guestZone()).toPlainDate().toString()
