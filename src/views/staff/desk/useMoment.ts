import { useI18n } from '#src/i18n/I18nContext.tsx'

/** Writes an ISO instant by the clock of the person at the desk: the time, and the day unless it is today. */
export const useMoment = (): ((instant: string) => string) => {
  const words = useI18n()
  const zone = Temporal.Now.timeZoneId()
  const today = Temporal.Now.plainDateISO(zone).toString()
  return (instant) => {
    const clock = words.wallClock(instant, zone)
    const time = words.time(clock)
    return clock.startsWith(today) ? time : `${words.day(clock.slice(0, 10), 'dayMonth')} ${time}`
  }
}
