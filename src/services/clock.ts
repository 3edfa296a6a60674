import { dayHour, type DayHour } from '#contract/hotel/stay.ts'

/** The hour that runs on the clock of a time zone, an IANA name. @throws RangeError for one that the browser does not know. */
export const hourNow = (timeZone: string): DayHour => {
  const now = Temporal.Now.plainDateTimeISO(timeZone)
  return dayHour(now.toPlainDate().toString(), now.hour)
}

/** The calendar day where the guest is, `YYYY-MM-DD`. */
export const today = (): string => Temporal.Now.plainDateISO().toString()
