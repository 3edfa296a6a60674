import { hoursOf, nightsOf, type Stay } from '#contract/stay.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel, type SideTones } from '#src/i18n/stayWords.ts'
import { N } from '#src/ui/N.tsx'
import { StayLegend } from '#src/ui/StayLine.tsx'
import { StayLineLarge } from '#src/ui/StayLineLarge.tsx'
import { staySegments } from '#src/ui/staySegments.ts'
import type { ReactNode } from 'react'
import * as css from './StayPanel.css.ts'

export interface StayPanelProps {
  stay: Stay
  /** What becomes of the extra hours. */
  tones: SideTones
  /** Of the hotel; undefined while it is not known. */
  timeZone: string | undefined
  change: ReactNode
}

export const StayPanel = ({ stay, tones, timeZone, change }: StayPanelProps) => {
  const words = useWords()
  const line = stayHours(stay, tones)
  const drawn = [...new Set(staySegments(line, 1).map(({ tone }) => tone))].filter((tone) => tone !== 'idle')
  return (
    <section className={css.stay} aria-label={words.plural('common.stay.label', nightsOf(stay))}>
      <div className={css.head}>
        <dl className={css.ends}>
          <End term={words.t('common.stay.checkIn')} day={words.day(stay.checkIn, 'weekdayDayMonth')}>
            <N>{words.hourOf(stay.checkIn)}</N>
          </End>
          <End term={words.t('common.stay.checkOut')} day={words.day(stay.checkOut, 'weekdayDayMonth')}>
            <N>{words.hourOf(stay.checkOut)}</N>
          </End>
          <End term={words.plural('common.nights', nightsOf(stay))}>
            {words.plural('common.hours', hoursOf(stay, timeZone))}
          </End>
        </dl>
        <div className={css.actions}>{change}</div>
      </div>
      <StayLineLarge stay={line} label={stayLabel(words, stay, tones, timeZone)} />
      <StayLegend items={drawn.map((tone) => ({ tone, label: words.t(`common.stay.tone.${tone}`) }))} />
    </section>
  )
}

const End = ({ term, day, children }: { term: string; day?: string; children: ReactNode }) => (
  <div>
    <dt className={css.term}>
      {term} {day !== undefined && <span className={css.day}>{day}</span>}
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
