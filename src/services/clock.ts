import { dayHour, type DayHour } from '#contract/hotel/stay.ts'

/** The current hour in an IANA time zone. @throws RangeError for a zone the browser does not know. */
export const hourNow = (timeZone: string): DayHour => {
  const now = Temporal.Now.plainDateTimeISO(timeZone)
  return dayHour(now.toPlainDate().toString(), now.hour)
}

/** The guest's local date, `YYYY-MM-DD`. */
export const today = (): string => Temporal.Now.plainDateISO().toString()
