import { earlyCheckOutPercent, lateCheckInPercent } from '#contract/hotel/savings.ts'
import { addDays, dayHour, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, type Stay } from '#contract/hotel/stay.ts'
import { DEFAULT_CHECK_IN_DAYS_AHEAD } from '#machines/search/search.stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import type { SideTones } from '#src/i18n/stayWords.ts'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLegend } from '#src/ui/stay/StayLine.tsx'
import type { ReactNode } from 'react'
import * as css from './HomePage.css.ts'

const LATE_HOUR = 23
const EARLY_HOUR = 4
const LONG_FROM = 10
const LONG_UNTIL = 15
const NIGHTS = 2

const TONES = ['standard', 'guaranteed', 'asked', 'givenBack'] as const

/**
 * The value of each hour, shown with three stays.
 * @param today `YYYY-MM-DD`; null while unknown.
 */
export const HowItWorks = ({ today }: { today: string | null }) => {
  const words = useI18n()
  const stay = (from: number, until: number): Stay | null => {
    if (today === null) return null
    const day = addDays(today, DEFAULT_CHECK_IN_DAYS_AHEAD)
    return { checkIn: dayHour(day, from), checkOut: dayHour(addDays(day, NIGHTS), until) }
  }
  const hour = (value: number) => <Numeral>{words.hour(value)}</Numeral>
  const longer = LONG_UNTIL - STANDARD_CHECK_OUT_HOUR + STANDARD_CHECK_IN_HOUR - LONG_FROM
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{words.t('home.ways.title')}</h2>
      <p className={css.sectionLead}>
        <Trans
          text="home.ways.lead"
          parts={{ from: hour(STANDARD_CHECK_IN_HOUR), until: hour(STANDARD_CHECK_OUT_HOUR) }}
        />
      </p>
      <div className={css.ways}>
        <Way
          figure={<Percent value={-lateCheckInPercent(LATE_HOUR)} />}
          title={words.t('home.ways.lateTitle')}
          stay={stay(LATE_HOUR, STANDARD_CHECK_OUT_HOUR)}
        >
          <Trans text="home.ways.late" parts={{ hour: hour(LATE_HOUR) }} />
        </Way>
        <Way
          figure={<Percent value={-earlyCheckOutPercent(EARLY_HOUR)} />}
          title={words.t('home.ways.earlyTitle')}
          stay={stay(STANDARD_CHECK_IN_HOUR, EARLY_HOUR)}
        >
          <Trans
            text="home.ways.early"
            parts={{ percent: <Numeral>{words.percent(earlyCheckOutPercent(0))}</Numeral> }}
          />
        </Way>
        <Way
          figure={words.plural('home.ways.more', longer)}
          title={words.t('home.ways.longTitle')}
          stay={stay(LONG_FROM, LONG_UNTIL)}
          tones={{ checkIn: 'guaranteed', checkOut: 'asked' }}
        >
          <Trans text="home.ways.long" parts={{ from: hour(LONG_FROM), until: hour(LONG_UNTIL) }} />
        </Way>
      </div>
      <StayLegend items={TONES.map((tone) => ({ tone, label: words.t(`common.stay.tone.${tone}`) }))} />
    </section>
  )
}

const Percent = ({ value }: { value: number }) => <Numeral>{useI18n().percent(value)}</Numeral>

const Way = ({
  figure,
  title,
  stay,
  tones,
  children,
}: {
  figure: ReactNode
  title: string
  stay: Stay | null
  tones?: SideTones
  children: ReactNode
}) => (
  <article className={css.way}>
    <p className={css.figure}>{figure}</p>
    <h3>{title}</h3>
    <p className={css.wayText}>{children}</p>
    <div className={css.wayLine}>
      {stay && <WordedStayLine stay={stay} timeZone={null} {...(tones ? { tones } : {})} />}
    </div>
  </article>
)
