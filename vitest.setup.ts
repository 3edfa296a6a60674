import 'temporal-polyfill/global'

// Native Temporal ignores the clock that a test sets.
const now = (timeZone = Temporal.Now.timeZoneId()): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone)
Object.assign(Temporal.Now, {
  instant: () => now().toInstant(),
  zonedDateTimeISO: now,
  plainDateTimeISO: (timeZone?: string) => now(timeZone).toPlainDateTime(),
  plainDateISO: (timeZone?: string) => now(timeZone).toPlainDate(),
})
