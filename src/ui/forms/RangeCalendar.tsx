import { parseDate, type CalendarDate } from '@internationalized/date'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState'
import { TWO_MONTHS } from '#src/styles/media.ts'
import * as icons from '#src/ui/content/icons.ts'
import { gregorian, Month, PageButton } from './CalendarMonth.tsx'
import type { WeekDay } from './firstDayOfWeek.ts'
import * as css from './Calendar.css.ts'
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
        <Month
          state={state}
          range={state.highlightedRange}
          first={start}
          locale={locale}
          firstDayOfWeek={firstDayOfWeek}
        />
        {months === 2 && (
          <Month
            state={state}
            range={state.highlightedRange}
            first={start.add({ months: 1 })}
            locale={locale}
            firstDayOfWeek={firstDayOfWeek}
          />
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
