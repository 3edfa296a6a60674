/** RFC 5545 §3.6.5: the rules of a time zone for as long as an event lasts, so that no calendar has to know the zone. */
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
/** Before any clock was changed that still matters. */
const ALWAYS = '19700101T000000'

/** The offset of `within`, since it began at `begun`; null: always. */
const observance = (within: Temporal.ZonedDateTime, begun: Temporal.ZonedDateTime | null): string[] => {
  const offset = within.offsetNanoseconds
  const former = begun === null ? offset : begun.subtract({ nanoseconds: 1 }).offsetNanoseconds
  const kind = isSummerTime(within) ? 'DAYLIGHT' : 'STANDARD'
  // RFC 5545: the onset by the clock as it was before.
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
