/** RFC 5545 §3.6.5: time zone rules for the length of the event, for calendars that do not know the zone. */
export const timeZoneLines = (timeZone: string, from: Temporal.Instant, until: Temporal.Instant): string[] => {
  const lines: string[] = []
  let at: Temporal.ZonedDateTime | null = from.toZonedDateTimeISO(timeZone)
  const before = at.getTimeZoneTransition('previous')
  lines.push(...observance(at, before !== null && before.epochMilliseconds > 0 ? before : null))
  for (;;) {
    at = at.getTimeZoneTransition('next')
    if (at === null || Temporal.Instant.compare(at.toInstant(), until) > 0) break
    lines.push(...observance(at, at))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE']
}

const SECOND_NS = 1e9
/** Earlier than any clock change that matters. */
const ALWAYS = '19700101T000000'

/** The offset at `within`, in force since `begun`; null: always. */
const observance = (within: Temporal.ZonedDateTime, begun: Temporal.ZonedDateTime | null): string[] => {
  const offset = within.offsetNanoseconds
  const former = begun === null ? offset : begun.subtract({ nanoseconds: 1 }).offsetNanoseconds
  const kind = isSummerTime(within) ? 'DAYLIGHT' : 'STANDARD'
  // RFC 5545: the onset is in the former offset.
  const onset =
    begun === null
      ? ALWAYS
      : compact(begun.toInstant().add({ nanoseconds: former }).toZonedDateTimeISO('UTC').toPlainDateTime())
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(former)}`,
    `TZOFFSETTO:${offsetText(offset)}`,
    `END:${kind}`,
  ]
}

const isSummerTime = (at: Temporal.ZonedDateTime): boolean =>
  [1, 7].some((month) => at.with({ month, day: 1 }).offsetNanoseconds < at.offsetNanoseconds)

/** `20261224T150000` */
export const compact = (local: Temporal.PlainDateTime): string =>
  local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const two = (value: number): string => String(value).padStart(2, '0')

const offsetText = (nanoseconds: number): string => {
  const minutes = Math.round(Math.abs(nanoseconds) / SECOND_NS / 60)
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
