import {
  hourPart,
  countHours,
  countNights,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type DayHour,
} from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { besideStandard, stayHours, stayLabel, type SideTones } from '#src/i18n/stayWords.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { StayLegend } from '#src/ui/stay/StayLine.tsx'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { staySegments } from '#contract/hotel/staySegments.ts'
import { HourStepper } from '#src/views/searchForm/HourStepper.tsx'
import { NightBefore, STAY_HOURS } from '#src/views/searchForm/NightBefore.tsx'
import { problemText } from '#src/views/searchForm/problemText.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import type { ReactNode } from 'react'
import * as css from './StayPanel.css.ts'

export interface StayPanelProps {
  draft: SearchDraft
  /** Status of the extra hours. */
  tones: SideTones
  /** Time zone of the hotel; undefined until loaded. */
  timeZone: string | undefined
  change: ReactNode
}

/** The stay of the page, with both hours adjustable. */
export const StayPanel = ({ draft, tones, timeZone, change }: StayPanelProps) => {
  const words = useI18n()
  const { criteria: stay, problem } = draft
  const line = stayHours(stay, tones)
  const drawn = [...new Set(staySegments(line, 1).map(({ tone }) => tone))].filter((tone) => tone !== 'idle')
  return (
    <section
      id="stay"
      tabIndex={-1}
      className={css.stay}
      {...STAY_HOURS}
      aria-label={words.plural('common.stay.label', countNights(stay))}
    >
      <div className={css.head}>
        <End
          name={words.t('common.stay.checkIn')}
          at={stay.checkIn}
          isNow={stay.checkIn === draft.night}
          isPossible={draft.isCheckInHour}
          standard={STANDARD_CHECK_IN_HOUR}
          onChange={draft.changeCheckInHour}
        />
        <End
          name={words.t('common.stay.checkOut')}
          at={stay.checkOut}
          isPossible={draft.isCheckOutHour}
          standard={STANDARD_CHECK_OUT_HOUR}
          onChange={draft.changeCheckOutHour}
        />
        <div className={css.end}>
          <span className={css.term}>{words.plural('common.nights', countNights(stay))}</span>
          <b className={css.value}>{words.plural('common.hours', countHours(stay, timeZone))}</b>
        </div>
        <div className={css.actions}>{change}</div>
      </div>
      <div className={css.line}>
        <StayLineLarge
          hourShort={words.hourShort}
          stay={line}
          label={stayLabel(words, stay, tones, timeZone)}
          hands={{
            checkIn: {
              label: words.t('common.stay.checkInHour'),
              valueText: words.hourOf(stay.checkIn),
              onChange: draft.changeCheckInHour,
            },
            checkOut: {
              label: words.t('common.stay.checkOutHour'),
              valueText: words.hourOf(stay.checkOut),
              onChange: draft.changeCheckOutHour,
            },
          }}
        />
      </div>
      <StayLegend items={drawn.map((tone) => ({ tone, label: words.t(`common.stay.tone.${tone}`) }))} />
      <NightBefore draft={draft} />
      <div role="alert">{problem && <Notice tone="bad">{problemText(words, problem)}</Notice>}</div>
    </section>
  )
}

const End = ({
  name,
  at,
  isNow = false,
  isPossible,
  standard,
  onChange,
}: {
  name: string
  at: DayHour
  /** The check-in of the running night. */
  isNow?: boolean
  isPossible: (hour: number) => boolean
  standard: number
  onChange: (hour: number) => void
}) => {
  const words = useI18n()
  return (
    <div className={css.end} role="group" aria-label={name}>
      <span className={css.term}>
        {name}{' '}
        <time className={css.day} dateTime={at}>
          {words.day(at, 'weekdayDayMonth')}
        </time>
      </span>
      <HourStepper hour={hourPart(at)} isPossible={isPossible} size="small" onChange={onChange} />
      <span className={css.why}>
        {isNow ? words.t('common.stay.tonightNow') : besideStandard(words, hourPart(at), standard)}
      </span>
    </div>
  )
}
