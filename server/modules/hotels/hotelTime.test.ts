import { describe, expect, test } from 'vitest'
import { hotelTime } from './hotelTime.ts'

const ZONES = [
  'America/New_York',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

describe.each(ZONES)('the wall clock of %s', (zone) => {
  test('agrees with Temporal at every hour of a year, clock changes included', () => {
    const clock = hotelTime(zone)
    const start = Temporal.Instant.from('2026-11-01T00:00Z')
    // Every hour near a clock change, and a sample of the others.
    const near = (hour: number) => offsetAt(zone, start, hour - 60) !== offsetAt(zone, start, hour + 60)
    for (let hour = 0; hour < 366 * 24; hour += near(hour) ? 1 : 29) {
      const instant = start.add({ hours: hour })
      const local = instant.toZonedDateTimeISO(zone).toPlainDateTime()
      expect(clock.localOf(instant.epochMilliseconds)).toBe(local.toString({ smallestUnit: 'minute' }))
      const full = local.round({ smallestUnit: 'hour', roundingMode: 'trunc' })
      const shown = full.toString({ smallestUnit: 'minute' })
      expect(clock.hourAt(instant.epochMilliseconds)).toBe(shown)
      expect(clock.momentOf(shown)).toBe(full.toZonedDateTime(zone).epochMilliseconds)
    }
  })
})

test('an hour skipped by the clocks is the hour after it', () => {
  const clock = hotelTime('America/New_York')
  expect(clock.momentOf('2027-03-14T02:00')).toBe(clock.momentOf('2027-03-14T03:00'))
})

const offsetAt = (zone: string, start: Temporal.Instant, hours: number): string =>
  start.add({ hours }).toZonedDateTimeISO(zone).offset
