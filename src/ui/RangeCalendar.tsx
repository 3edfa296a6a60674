import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date'
import { useRef, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import * as css from './RangeCalendar.css.ts'

export interface DayRange {
  /** `YYYY-MM-DD`. */
  start: string
  end: string
}

export interface RangeCalendarProps {
  value: DayRange | null
  minDay: string
  maxDay: string
  maxNights: number
  /** BCP 47, with the digits to use. */
  locale: string
  firstDayOfWeek: 'sun' | 'mon' | 'sat'
  label: string
  /** Said between the arrows, such as the nights chosen. */
  title: ReactNode
  onChange: (range: DayRange) => void
}

/** Two months on a wide screen, one on a phone. Load it lazily: it brings React Aria. */
export const RangeCalendar = (props: RangeCalendarProps) => (
  <I18nProvider locale={props.locale}>
    <Calendar {...props} />
  </I18nProvider>
)

const gregorian = () => new GregorianCalendar()

const Calendar = ({
  value,
  minDay,
  maxDay,
  maxNights,
  locale,
  firstDayOfWeek,
  label,
  title,
  onChange,
}: RangeCalendarProps) => {
  const element = useRef<HTMLDivElement>(null)
  const settings = {
    'aria-label': label,
    value: value && { start: parseDate(value.start), end: parseDate(value.end) },
    minValue: parseDate(minDay),
    maxValue: parseDate(maxDay),
    firstDayOfWeek,
    isDateUnavailable: (date: CalendarDateLike, anchor: CalendarDate | null) =>
      anchor !== null && Math.abs(date.compare(anchor)) > maxNights,
    onChange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
      // One press twice is one night: there is no stay without one.
      onChange({ start: start.toString(), end: (end.compare(start) > 0 ? end : start.add({ days: 1 })).toString() }),
  }
  const state = useRangeCalendarState({
    ...settings,
    locale,
    visibleDuration: { months: 2 },
    createCalendar: gregorian,
    selectionAlignment: 'start',
    pageBehavior: 'single',
  })
  const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(settings, state, element)
  const start = state.visibleRange.start
  return (
    <div {...calendarProps} ref={element}>
      <div className={css.head}>
        <PageButton icon="prev" props={prevButtonProps} />
        <div className={css.title}>{title}</div>
        <PageButton icon="next" props={nextButtonProps} />
      </div>
      <div className={css.months}>
        <Month state={state} first={start} locale={locale} firstDayOfWeek={firstDayOfWeek} />
        <div className={css.secondMonth}>
          <Month state={state} first={start.add({ months: 1 })} locale={locale} firstDayOfWeek={firstDayOfWeek} />
        </div>
      </div>
    </div>
  )
}

type CalendarDateLike = Pick<CalendarDate, 'compare'>
type PageButtonProps = ReturnType<typeof useRangeCalendar>['prevButtonProps']

const PageButton = ({ icon, props }: { icon: 'prev' | 'next'; props: PageButtonProps }) => (
  <IconButton
    icon={icon}
    label={props['aria-label'] ?? ''}
    disabled={props.isDisabled ?? false}
    onClick={() => {
      // React Aria's buttons speak of presses; this one needs no more than that it was pressed.
      Reflect.apply(props.onPress ?? (() => undefined), undefined, [])
    }}
  />
)

interface MonthProps {
  state: RangeCalendarState
  first: CalendarDate
  locale: string
  firstDayOfWeek: 'sun' | 'mon' | 'sat'
}

const Month = ({ state, first, locale, firstDayOfWeek }: MonthProps) => {
  const { gridProps, headerProps } = useCalendarGrid(
    { startDate: first, endDate: first.add({ months: 1 }).subtract({ days: 1 }), firstDayOfWeek },
    state,
  )
  const weeks = weeksOf(state, first)
  // The second week of a month has all its days.
  const weekdays = (weeks[1] ?? []).map((date) => date && { key: date.toString(), name: weekdayName(date, locale) })
  return (
    <div>
      <h2 className={css.monthName}>{write(first, locale, { month: 'long', year: 'numeric' })}</h2>
      <table {...gridProps} className={css.grid}>
        <thead {...headerProps}>
          <tr>
            {weekdays.map(
              (day) =>
                day && (
                  <th key={day.key} className={css.weekday} scope="col">
                    {day.name}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>
              {week.map((date) => date && <Day key={date.toString()} state={state} date={date} month={first} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const write = (date: CalendarDate, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.UTC(date.year, date.month - 1, date.day))

/** "Sun" in English; Arabic and Hebrew write one letter. */
const weekdayName = (date: CalendarDate, locale: string): string =>
  write(date, locale, { weekday: locale.startsWith('en') ? 'short' : 'narrow' })

const weeksOf = (state: RangeCalendarState, first: CalendarDate): (CalendarDate | null)[][] =>
  Array.from({ length: 6 }, (_, week) => state.getDatesInWeek(week, first)).filter((week) =>
    week.some((date) => date?.month === first.month),
  )

const Day = ({ state, date, month }: { state: RangeCalendarState; date: CalendarDate; month: CalendarDate }) => {
  const element = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable } = useCalendarCell(
    { date, isOutsideMonth: date.month !== month.month },
    state,
    element,
  )
  const range = state.highlightedRange
  const isSelectionStart = range !== null && date.compare(range.start) === 0
  const isSelectionEnd = range !== null && date.compare(range.end) === 0
  const isEnd = isSelectionStart || isSelectionEnd
  return (
    <td {...cellProps} className={css.cell}>
      <div
        {...buttonProps}
        ref={element}
        className={classes(
          css.day,
          isSelected && !isEnd && css.within,
          isSelectionStart && !isSelectionEnd && css.first,
          isSelectionEnd && !isSelectionStart && css.last,
          (isDisabled || isUnavailable) && css.off,
          date.month !== month.month && css.outside,
        )}
      >
        {isEnd ? <span className={css.end}>{date.day}</span> : date.day}
      </div>
    </td>
  )
}
