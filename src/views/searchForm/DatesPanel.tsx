import {
  addDays,
  dayHour,
  datePart,
  hourPart,
  isSkippedHour,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  countNights,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type DayHour,
  type Stay,
} from '#contract/hotel/stay.ts'
import { CALENDAR_LOCALE } from '#locales/kit/formats.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { countExtraHours } from '#src/i18n/stayWords.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { earlyCheckOutPercent, lateCheckInPercent } from '#contract/hotel/savings.ts'
import { below } from '#src/styles/media.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { useState } from 'react'
import { firstDayOfWeek } from '#src/ui/forms/firstDayOfWeek.ts'
import { HourGrid } from '#src/ui/forms/HourGrid.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useEntry } from '#src/ui/overlay/Popover.tsx'
import { RangeCalendar } from '#src/ui/forms/RangeCalendar.tsx'
import type { StayTone } from '#contract/hotel/staySegments.ts'
import * as css from './SearchForm.css.ts'
import { NightBefore, STAY_HOURS } from './NightBefore.tsx'
import { problemText } from './problemText.ts'
import type { SearchDraft } from './useSearchDraft.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Tone of each hour of the first day, for a check-in at `from`. */
const checkInTones = (from: number): StayTone[] =>
  HOURS.map((hour) => {
    if (hour < from) return hour >= STANDARD_CHECK_IN_HOUR ? 'givenBack' : 'idle'
    return hour < STANDARD_CHECK_IN_HOUR ? 'gained' : 'standard'
  })

/** Tone of each hour of the last day, for a check-out at `until`. */
const checkOutTones = (until: number): StayTone[] =>
  HOURS.map((hour) => {
    if (hour >= until) return hour < STANDARD_CHECK_OUT_HOUR ? 'givenBack' : 'idle'
    return hour >= STANDARD_CHECK_OUT_HOUR ? 'gained' : 'standard'
  })

const meaning = (words: PageI18n, extra: number): string => {
  if (extra === 0) return ''
  return extra > 0 ? words.plural('common.stay.gained', extra) : words.plural('common.stay.givenBack', -extra)
}

/** Text beside an hour: hours it adds, or percent of a night it saves; empty for the standard hours. */
const whatItSaves = (words: PageI18n, extra: number, percent: number): string => {
  if (extra > 0) return words.plural('common.stay.gained', extra)
  return percent > 0 ? words.t('search.stay.saves', { percent: words.percent(percent) }) : ''
}

/** Mark below an hour: hours it adds, or percent of a night it saves. */
const markOf = (words: PageI18n, extra: number, percent: number): string => {
  if (extra > 0) return words.plural('search.stay.adds', extra)
  return percent > 0 ? words.percent(-percent) : ''
}

/** The calendar's tab stop. */
const FOCUSED_DAY = '[role="grid"] [tabindex="0"]'

export interface DatesPanelProps {
  draft: SearchDraft
  /** Current hour at the destination. */
  now: DayHour
  /** Popover that contains this panel. */
  popoverId: string
}

/** Days and hours, with the resulting stay always in view. On a phone in two steps. */
export const DatesPanel = ({ draft, now, popoverId }: DatesPanelProps) => {
  const words = useI18n()
  const { criteria, problem } = draft
  const isNarrow = useMedia(below('sm'))
  const [step, setStep] = useState<Step>('days')
  const content = useEntry(popoverId, FOCUSED_DAY)
  return (
    <div ref={content} className={css.datesPanel}>
      {isNarrow && (
        <div className={css.steps} role="group" aria-label={words.t('search.form.dates')}>
          {STEPS.map((one) => (
            <button
              key={one}
              type="button"
              className={css.step}
              aria-pressed={one === step}
              onClick={() => setStep(one)}
            >
              {words.t(`search.steps.${one}`)}
            </button>
          ))}
        </div>
      )}
      {(!isNarrow || step === 'days') && (
        <RangeCalendar
          value={{ start: datePart(criteria.checkIn), end: datePart(criteria.checkOut) }}
          minDay={datePart(draft.night ?? now)}
          maxDay={addDays(datePart(now), MAX_DAYS_AHEAD + MAX_NIGHTS)}
          maxNights={MAX_NIGHTS}
          locale={CALENDAR_LOCALE[words.locale]}
          firstDayOfWeek={firstDayOfWeek(words.locale, navigator.languages)}
          label={words.t('search.form.calendar')}
          timeZone={draft.timeZone ?? undefined}
          onChange={draft.changeDays}
        />
      )}
      {(!isNarrow || step === 'days') && draft.night !== null && (
        <NightStill draft={draft} night={draft.night} today={datePart(now)} />
      )}
      {(!isNarrow || step === 'hours') && <Hours draft={draft} />}
      <div role="alert">{problem && <Notice tone="bad">{problemText(words, problem)}</Notice>}</div>
      <div className={css.foot}>
        <div className={css.footLine}>
          <WordedStayLine dated stay={criteria} timeZone={draft.timeZone} />
        </div>
        <div className={css.footWords}>
          <span aria-live="polite">
            <Facts>
              {[
                words.plural('common.nights', countNights(criteria)),
                gained(words, criteria),
                saved(words, criteria),
              ].filter((fact) => fact !== null)}
            </Facts>
          </span>
          {!isStandard(criteria) && (
            <button
              type="button"
              className={textLink}
              onClick={() => draft.changeHours(STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR)}
            >
              {words.t('search.form.standardHours')}
            </button>
          )}
        </div>
        {/* Two buttons: with one that changes, the press would also close the panel. */}
        {isNarrow && step === 'days' ? (
          <Button key="next" look="ink" size="small" onClick={() => setStep('hours')}>
            {words.t('search.steps.toHours')}
          </Button>
        ) : (
          <Button key="done" look="ink" size="small" popoverTarget={popoverId} popoverTargetAction="hide">
            {words.t('common.done')}
          </Button>
        )}
      </div>
    </div>
  )
}

const STEPS = ['days', 'hours'] as const
type Step = (typeof STEPS)[number]

const isStandard = (stay: Stay): boolean => Object.values(countExtraHours(stay)).every((hours) => hours === 0)

/** Hours beyond standard; null if none. */
const gained = (words: PageI18n, stay: Stay): string | null => {
  const { checkIn, checkOut } = countExtraHours(stay)
  const hours = Math.max(0, checkIn) + Math.max(0, checkOut)
  return hours === 0 ? null : words.plural('common.stay.gained', hours)
}

/** Percent of a night saved by unused hours; null if none. */
const saved = (words: PageI18n, { checkIn, checkOut }: Stay): string | null => {
  const percent = lateCheckInPercent(hourPart(checkIn)) + earlyCheckOutPercent(hourPart(checkOut))
  return percent === 0 ? null : words.t('search.stay.saves', { percent: words.percent(percent) })
}

/** While the night that began yesterday is sold: says so, with one press to take it. */
const NightStill = ({ draft, night, today }: { draft: SearchDraft; night: DayHour; today: string }) => {
  const words = useI18n()
  const { checkIn, checkOut } = draft.criteria
  if (checkIn === night) return <Notice>{words.t('search.stay.nightBegun')}</Notice>
  return (
    <Notice>
      {words.t('search.stay.nightStill', { day: words.day(night, 'weekdayDayMonth') })}{' '}
      <button
        type="button"
        className={textLink}
        onClick={() => draft.changeStay({ checkIn: night, checkOut: dayHour(today, hourPart(checkOut)) })}
      >
        {words.t('common.stay.tonightNow')}
      </button>
    </Notice>
  )
}

const Hours = ({ draft }: { draft: SearchDraft }) => {
  const words = useI18n()
  const { criteria } = draft
  const extra = countExtraHours(criteria)
  const checkInHour = hourPart(criteria.checkIn)
  const checkOutHour = hourPart(criteria.checkOut)
  return (
    <div className={css.bothHours} {...STAY_HOURS}>
      <div className={css.hours}>
        <p className={css.split}>
          <span className={css.strong}>
            {words.t('common.stay.checkIn')} {words.day(criteria.checkIn, 'weekdayDayMonth')}
          </span>
          <span className={css.aside}>{words.t('search.stay.marks')}</span>
          <span className={css.meaning}>{meaning(words, extra.checkIn)}</span>
        </p>
        <HourGrid
          clock={words}
          label={words.t('common.stay.checkInHour')}
          value={checkInHour}
          tones={checkInTones(checkInHour)}
          say={(hour) => whatItSaves(words, STANDARD_CHECK_IN_HOUR - hour, lateCheckInPercent(hour))}
          mark={(hour) => markOf(words, STANDARD_CHECK_IN_HOUR - hour, lateCheckInPercent(hour))}
          onChange={draft.changeCheckInHour}
          isDisabled={(hour) => !draft.isCheckInHour(hour)}
        />
        <div role="status">
          <MovedHour side="checkIn" from={draft.movedCheckIn} to={criteria.checkIn} timeZone={draft.timeZone} />
        </div>
        <NightBefore draft={draft} />
      </div>
      <div className={css.hours}>
        <p className={css.split}>
          <span className={css.strong}>
            {words.t('common.stay.checkOut')} {words.day(criteria.checkOut, 'weekdayDayMonth')}
          </span>
          <span className={css.meaning}>{meaning(words, extra.checkOut)}</span>
        </p>
        <HourGrid
          clock={words}
          label={words.t('common.stay.checkOutHour')}
          value={checkOutHour}
          tones={checkOutTones(checkOutHour)}
          say={(hour) => whatItSaves(words, hour - STANDARD_CHECK_OUT_HOUR, earlyCheckOutPercent(hour))}
          mark={(hour) => markOf(words, hour - STANDARD_CHECK_OUT_HOUR, earlyCheckOutPercent(hour))}
          onChange={draft.changeCheckOutHour}
          isDisabled={(hour) => !draft.isCheckOutHour(hour)}
        />
        <div aria-live="polite">
          <MovedHour side="checkOut" from={draft.movedCheckOut} to={criteria.checkOut} timeZone={draft.timeZone} />
        </div>
      </div>
    </div>
  )
}

/** Says that a chosen hour became another, and why. */
const MovedHour = ({
  side,
  from,
  to,
  timeZone,
}: {
  side: 'checkIn' | 'checkOut'
  from: DayHour | null
  to: DayHour
  timeZone: string | null
}) => {
  const words = useI18n()
  if (from === null) return null
  const hours = { passed: words.hourOf(from), hour: words.hourOf(to) }
  return (
    <Notice>
      {isSkippedHour(from, timeZone)
        ? words.t('search.stay.hourMoved', {
            skipped: hours.passed,
            day: words.day(from, 'dayMonth'),
            hour: hours.hour,
          })
        : words.t(side === 'checkIn' ? 'search.stay.hourPassed' : 'search.stay.checkOutHourPassed', hours)}
    </Notice>
  )
}
