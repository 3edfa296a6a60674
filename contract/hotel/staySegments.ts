import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from './stay.ts'

/** State of an hour beyond the standard stay: not yet known, guaranteed, agreed but not final yet, or on request. */
export type ExtraTone = 'gained' | 'guaranteed' | 'agreed' | 'asked'
export type StayTone = ExtraTone | 'standard' | 'givenBack' | 'idle'

export interface StayHours {
  checkInHour: number
  checkOutHour: number
  nights: number
  checkInTone?: ExtraTone
  checkOutTone?: ExtraTone
}

export interface Segment {
  /** Offset from the start of the line, in the unit of `width`. */
  start: number
  tone: StayTone
  /** In hours of the two end days; whole days between are drawn narrower than 24. */
  width: number
  /** The segment begins at midnight. */
  startsDay: boolean
  /** `day`: one whole day between the end days. `folded`: all of them in one. */
  between: 'no' | 'day' | 'folded'
}

const DAY = 24
/** More whole days than this are folded into one segment. */
const DAYS_DRAWN = 4

/** Segments of the line of a stay: first day, whole days between, last day. Both end days have the same scale. */
export const staySegments = (stay: StayHours, dayWidth: number): Segment[] => {
  const { checkInHour: from, checkOutHour: until, checkInTone = 'gained', checkOutTone = 'gained' } = stay
  const parts: Segment[] = []
  let start = 0
  const add = (tone: StayTone, width: number, startsDay = false, between: Segment['between'] = 'no') => {
    if (width <= 0) return
    parts.push({ start, tone, width, startsDay, between })
    start += width
  }

  add('idle', Math.min(from, STANDARD_CHECK_IN_HOUR))
  add(checkInTone, STANDARD_CHECK_IN_HOUR - from)
  add('givenBack', from - STANDARD_CHECK_IN_HOUR)
  add('standard', DAY - Math.max(from, STANDARD_CHECK_IN_HOUR))

  const daysBetween = stay.nights - 1
  if (daysBetween > DAYS_DRAWN) add('standard', DAYS_DRAWN * dayWidth, true, 'folded')
  else for (let day = 0; day < daysBetween; day += 1) add('standard', dayWidth, true, 'day')

  add('standard', Math.min(until, STANDARD_CHECK_OUT_HOUR), true)
  add(checkOutTone, until - STANDARD_CHECK_OUT_HOUR)
  add('givenBack', STANDARD_CHECK_OUT_HOUR - until, until === 0)
  add('idle', DAY - Math.max(until, STANDARD_CHECK_OUT_HOUR))
  return parts
}

/** Width of the whole line, in hours of the end days. */
export const lineWidth = (nights: number, dayWidth: number): number =>
  2 * DAY + Math.min(nights - 1, DAYS_DRAWN) * dayWidth
