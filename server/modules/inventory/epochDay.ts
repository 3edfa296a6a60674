const EPOCH = Temporal.PlainDate.from('1970-01-01')

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  text: string
  /** Days since 1970-01-01. */
  epoch_day: number
  /** 1 to 12. */
  month: number
  /** 1 Monday to 7 Sunday. */
  weekday: number
}

const byText = new Map<string, CalendarDay>()
const byEpochDay = new Map<number, CalendarDay>()

/** Guests ask for the same few hundred days, and a calendar never changes: compute each day once. */
const MAX_STORED_DAYS = 2000

const keep = (date: Temporal.PlainDate): CalendarDay => {
  const epoch_day = EPOCH.until(date).days
  const day = { text: date.toString(), epoch_day, month: date.month, weekday: date.dayOfWeek }
  if (byText.size >= MAX_STORED_DAYS) {
    byText.clear()
    byEpochDay.clear()
  }
  byText.set(day.text, day)
  byEpochDay.set(epoch_day, day)
  return day
}

/** @param day a valid day, `YYYY-MM-DD`. */
export const calendarDay = (day: string): CalendarDay => byText.get(day) ?? keep(Temporal.PlainDate.from(day))

export const calendarDayOfEpoch = (epoch_day: number): CalendarDay =>
  byEpochDay.get(epoch_day) ?? keep(EPOCH.add({ days: epoch_day }))

export const epochDay = (day: string): number => calendarDay(day).epoch_day

export const dayOfEpoch = (epoch_day: number): string => calendarDayOfEpoch(epoch_day).text
