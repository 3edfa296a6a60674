import {
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  addDays,
  datePart,
  hourPart,
  type DayHour,
  type Stay,
} from '#contract/hotel/stay.ts'
import type { Sides } from './supplier.port.ts'

/** Whole nights, from the standard check-in of `arrival` to the standard check-out of `departure`, both `YYYY-MM-DD`. */
export interface Nights {
  guaranteed: Sides
  arrival: string
  departure: string
}

/**
 * Decision 037: how to buy a stay by the hour where only nights are sold, fewest nights first. An hour before the standard
 * check-in is guaranteed by the night before, one after the standard check-out by the night after; without that night the hour
 * is on request. Fewer hours than standard cost the same: suppliers refund no part of a night.
 */
export const waysInNights = (stay: Stay): Nights[] => {
  const [first, last] = [datePart(stay.checkIn), datePart(stay.checkOut)]
  const isEarly = hourPart(stay.checkIn) < STANDARD_CHECK_IN_HOUR
  const isLate = hourPart(stay.checkOut) > STANDARD_CHECK_OUT_HOUR
  const arrivals = [
    { check_in: !isEarly, arrival: first },
    ...(isEarly ? [{ check_in: true, arrival: addDays(first, -1) }] : []),
  ]
  const departures = [
    { check_out: !isLate, departure: last },
    ...(isLate ? [{ check_out: true, departure: addDays(last, 1) }] : []),
  ]
  return arrivals
    .flatMap(({ check_in, arrival }) =>
      departures.map(({ check_out, departure }) => ({ guaranteed: { check_in, check_out }, arrival, departure })),
    )
    .toSorted((a, b) => extraNights(a, stay) - extraNights(b, stay))
}

const extraNights = ({ arrival, departure }: Nights, stay: Stay): number =>
  (arrival === datePart(stay.checkIn) ? 0 : 1) + (departure === datePart(stay.checkOut) ? 0 : 1)

const clock = (at: DayHour): string => `${at.slice(11)} on ${datePart(at)}`

/**
 * The message to the hotel. A guest who arrives the morning after the first night bought is not a no-show, but without the
 * message the hotel would give the room away.
 */
export const hoursInWords = (stay: Stay, { guaranteed, arrival, departure }: Nights): string => {
  const lines: string[] = []
  if (arrival !== datePart(stay.checkIn))
    lines.push(`The guest arrives at ${clock(stay.checkIn)}. The night before is paid for: please keep the room.`)
  else if (!guaranteed.check_in)
    lines.push(`The guest would like to check in at ${clock(stay.checkIn)}, if that is possible.`)
  else if (hourPart(stay.checkIn) > STANDARD_CHECK_IN_HOUR)
    lines.push(`The guest arrives late, at ${clock(stay.checkIn)}: please keep the room.`)
  if (departure !== datePart(stay.checkOut))
    lines.push(`The guest leaves at ${clock(stay.checkOut)}. The night after is paid for.`)
  else if (!guaranteed.check_out)
    lines.push(`The guest would like to check out at ${clock(stay.checkOut)}, if that is possible.`)
  return lines.join(' ')
}
