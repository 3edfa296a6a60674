import { GregorianCalendar, type CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendarCell, useCalendarGrid, type CalendarAria } from 'react-aria/useCalendar'
import { classes } from '#src/ui/classes.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'
import * as css from './Calendar.css.ts'
import type { WeekDay } from './firstDayOfWeek.ts'

export const gregorian = () => new GregorianCalendar()

type PageButtonProps = CalendarAria['prevButtonProps']

/** Shows the month before or after. */
export const PageButton = ({
  icon,
  props,
  onTurn,
}: {
  icon: IconPath
  props: PageButtonProps
  onTurn?: () => void
}) => (
  <IconButton
    icon={icon}
    label={props['aria-label'] ?? ''}
    disabled={props.isDisabled ?? false}
    onClick={() => {
      // `onPress` expects React Aria's press event; the page buttons do not use it.
      Reflect.apply(props.onPress ?? (() => undefined), undefined, [])
      onTurn?.()
    }}
  />
)

/** State of a calendar of one day, or of a range. */
type AnyCalendarState = Parameters<typeof useCalendarGrid>[1]

interface MonthProps {
  state: AnyCalendarState
  /** First and last day of what is chosen, or being chosen. */
  range: { start: CalendarDate; end: CalendarDate } | null
  first: CalendarDate
  locale: string
  firstDayOfWeek: WeekDay
}

export const Month = ({ state, range, first, locale, firstDayOfWeek }: MonthProps) => {
  const { gridProps, headerProps } = useCalendarGrid(
    { startDate: first, endDate: first.add({ months: 1 }).subtract({ days: 1 }), firstDayOfWeek },
    state,
  )
  const weeks = weeksOf(state, first)
  // The second week of a month is always complete.
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
              {week.map(
                (date) => date && <Day key={date.toString()} state={state} range={range} date={date} month={first} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const write = (date: CalendarDate, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.UTC(date.year, date.month - 1, date.day))

/** "Sun" in English; one letter in Arabic and Hebrew. */
const weekdayName = (date: CalendarDate, locale: string): string =>
  write(date, locale, { weekday: locale.startsWith('en') ? 'short' : 'narrow' })

const weeksOf = (state: AnyCalendarState, first: CalendarDate): (CalendarDate | null)[][] =>
  Array.from({ length: 6 }, (_, week) => state.getDatesInWeek(week, first)).filter((week) =>
    week.some((date) => date?.month === first.month),
  )

const Day = ({
  state,
  range,
  date,
  month,
}: Pick<MonthProps, 'state' | 'range'> & { date: CalendarDate; month: CalendarDate }) => {
  const element = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable } = useCalendarCell(
    { date, isOutsideMonth: date.month !== month.month },
    state,
    element,
  )
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
