import {
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  addDays,
  dayHour,
  datePart,
  hourPart,
  type DayHour,
  type Stay,
} from '#contract/hotel/stay.ts'

/** The hours [from, until) on the hotel's clock in which a room is taken. */
export interface Span {
  from: DayHour
  until: DayHour
}

/** Which sides of a stay are guaranteed. A side with no more than standard hours always is. */
export interface Guarantee {
  check_in: boolean
  check_out: boolean
}

/** Decisions §3: a guaranteed side holds the chosen hour, any other the standard hour. */
export const heldSpan = (stay: Stay, guaranteed: Guarantee): Span => ({
  from:
    guaranteed.check_in || hourPart(stay.checkIn) >= STANDARD_CHECK_IN_HOUR
      ? stay.checkIn
      : dayHour(datePart(stay.checkIn), STANDARD_CHECK_IN_HOUR),
  until:
    guaranteed.check_out || hourPart(stay.checkOut) <= STANDARD_CHECK_OUT_HOUR
      ? stay.checkOut
      : dayHour(datePart(stay.checkOut), STANDARD_CHECK_OUT_HOUR),
})

/** A span as the inventory counts it: whole days, hour `opens` of the first until hour `closes` (1 to 24) of the last. */
export interface DaySpan {
  first: string
  opens: number
  last: string
  closes: number
}

export const daysOfSpan = (span: Span): DaySpan => {
  const closes = hourPart(span.until)
  return {
    first: datePart(span.from),
    opens: hourPart(span.from),
    // A span that ends at midnight takes nothing of the day that begins there.
    last: closes === 0 ? addDays(datePart(span.until), -1) : datePart(span.until),
    closes: closes === 0 ? 24 : closes,
  }
}
