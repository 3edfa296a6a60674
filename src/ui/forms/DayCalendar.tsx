import { parseDate } from '@internationalized/date'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar } from 'react-aria/useCalendar'
import { useCalendarState } from 'react-stately/useCalendarState'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './Calendar.css.ts'
import { gregorian, Month, PageButton } from './CalendarMonth.tsx'
import type { WeekDay } from './firstDayOfWeek.ts'

export interface DayCalendarProps {
  /** `YYYY-MM-DD`; null: none is chosen, and `focusedDay` is in view. */
  value: string | null
  focusedDay: string
  minDay: string
  maxDay: string
  /** BCP 47, with the digits to use. */
  locale: string
  firstDayOfWeek: WeekDay
  label: string
  /** IANA time zone that decides what day is today; the guest's own by default. */
  timeZone?: string | undefined
  onChange: (day: string) => void
}

/** One month, of which one day is chosen. Load it lazily: it imports React Aria. */
export const DayCalendar = (props: DayCalendarProps) => (
  <I18nProvider locale={props.locale}>
    <Calendar {...props} />
  </I18nProvider>
)

const Calendar = ({
  value,
  focusedDay,
  minDay,
  maxDay,
  locale,
  firstDayOfWeek,
  label,
  timeZone,
  onChange,
}: DayCalendarProps) => {
  const chosen = value === null ? null : parseDate(value)
  const settings = {
    'aria-label': label,
    value: chosen,
    defaultFocusedValue: chosen ?? parseDate(focusedDay),
    minValue: parseDate(minDay),
    maxValue: parseDate(maxDay),
    firstDayOfWeek,
    onChange: (day: { toString: () => string }) => onChange(day.toString()),
  }
  const calendar = useCalendarState({ ...settings, locale, createCalendar: gregorian })
  const state = { ...calendar, ...(timeZone === undefined ? {} : { timeZone }) }
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(settings, state)
  return (
    <div {...calendarProps}>
      <div className={css.head}>
        <PageButton icon={icons.prev} props={prevButtonProps} />
        <PageButton icon={icons.next} props={nextButtonProps} />
      </div>
      <Month
        state={state}
        range={chosen && { start: chosen, end: chosen }}
        first={state.visibleRange.start}
        locale={locale}
        firstDayOfWeek={firstDayOfWeek}
      />
    </div>
  )
}
