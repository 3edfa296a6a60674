import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState'
import { TWO_MONTHS } from '#src/styles/media.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import type { WeekDay } from './firstDayOfWeek.ts'
import * as css from './RangeCalendar.css.ts'
import { useMedia } from '#src/ui/hooks/useMedia.ts'

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
  firstDayOfWeek: WeekDay
  label: string
  /** IANA time zone that decides what day is today; the guest's own by default. */
  timeZone?: string | undefined
  onChange: (range: DayRange) => void
}

/** Two months on a wide screen, one on a phone. Load it lazily: it imports React Aria. */
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
  timeZone,
  onChange,
}: RangeCalendarProps) => {
  const element = useRef<HTMLDivElement>(null)
  const months = useMedia(TWO_MONTHS) ? 2 : 1
  const settings = {
    'aria-label': label,
    value: value && { start: parseDate(value.start), end: parseDate(value.end) },
    minValue: parseDate(minDay),
    maxValue: parseDate(maxDay),
    firstDayOfWeek,
    isDateUnavailable: (date: CalendarDateLike, anchor: CalendarDate | null) =>
      anchor !== null && Math.abs(date.compare(anchor)) > maxNights,
    onChange: ({ start, end }: { start: CalendarDate; end: CalendarDate }) =>
      // Two presses on one day mean one night: a stay has at least one.
      onChange({ start: start.toString(), end: (end.compare(start) > 0 ? end : start.add({ days: 1 })).toString() }),
  }
  const range = useRangeCalendarState({
    ...settings,
    locale,
    // Never page to a hidden month: paging stops where the stay must end.
    visibleDuration: { months },
    createCalendar: gregorian,
    selectionAlignment: 'start',
    pageBehavior: 'single',
  })
  const [turned, setTurned] = useState(false)
  const state = { ...(turned ? onlyBegun(range) : range), ...(timeZone === undefined ? {} : { timeZone }) }
  const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(settings, state, element)

  /** Leaving after the first press sets the start of the stay and keeps its length. */
  const leave = useEffectEvent(() => {
    const { anchorDate } = range
    if (anchorDate === null) return
    const nights = value === null ? 1 : parseDate(value.end).compare(parseDate(value.start))
    onChange({ start: anchorDate.toString(), end: anchorDate.add({ days: nights }).toString() })
  })
  useEffect(() => () => leave(), [])
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A focused day removed by paging blurs to nowhere: the guest has not left.
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
    leave()
    range.setAnchorDate(null)
  }
  const start = state.visibleRange.start
  return (
    <div {...calendarProps} ref={element} onBlur={onBlur}>
      <div className={css.head}>
        <PageButton icon={icons.prev} props={prevButtonProps} onTurn={() => setTurned(true)} />
        <PageButton icon={icons.next} props={nextButtonProps} onTurn={() => setTurned(true)} />
      </div>
      <div className={css.months} onPointerMove={() => setTurned(false)} onFocus={() => setTurned(false)}>
        <Month state={state} first={start} locale={locale} firstDayOfWeek={firstDayOfWeek} />
        {months === 2 && (
          <Month state={state} first={start.add({ months: 1 })} locale={locale} firstDayOfWeek={firstDayOfWeek} />
        )}
      </div>
    </div>
  )
}

/**
 * After paging, shows only the start day as selected until the focus is among the days again: React Aria moves its focused day
 * with the page and would draw a stay up to it. It would also select one on blur, which never happens here.
 */
const onlyBegun = (state: RangeCalendarState): RangeCalendarState => {
  const { anchorDate } = state
  if (anchorDate === null) return state
  return {
    ...state,
    highlightedRange: { start: anchorDate, end: anchorDate },
    isSelected: (date) => date.compare(anchorDate) === 0,
  }
}

type CalendarDateLike = Pick<CalendarDate, 'compare'>
type PageButtonProps = ReturnType<typeof useRangeCalendar>['prevButtonProps']

const PageButton = ({ icon, props, onTurn }: { icon: IconPath; props: PageButtonProps; onTurn: () => void }) => (
  <IconButton
    icon={icon}
    label={props['aria-label'] ?? ''}
    disabled={props.isDisabled ?? false}
    onClick={() => {
      // `onPress` expects React Aria's press event; the page buttons do not use it.
      Reflect.apply(props.onPress ?? (() => undefined), undefined, [])
      onTurn()
    }}
  />
)

interface MonthProps {
  state: RangeCalendarState
  first: CalendarDate
  locale: string
  firstDayOfWeek: WeekDay
}

const Month = ({ state, first, locale, firstDayOfWeek }: MonthProps) => {
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

/** "Sun" in English; one letter in Arabic and Hebrew. */
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
