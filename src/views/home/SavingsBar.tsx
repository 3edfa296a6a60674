import { ASSUMED_NIGHTLY_RATE, calculateSavings } from '#contract/hotel/savings.ts'
import {
  hourPart,
  countHours,
  countNights,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type DayHour,
} from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans, TransPlural } from '#src/i18n/Rich.tsx'
import { besideStandard, stayHours } from '#src/i18n/stayWords.ts'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { NightBefore, STAY_HOURS } from '#src/views/searchForm/NightBefore.tsx'
import { HourStepper } from '#src/views/searchForm/HourStepper.tsx'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import * as css from './SavingsBar.css.ts'

/** Specification §2 and §4: duration, check-in and check-out hours, and the saving. */
export const SavingsBar = ({ draft, hasDates }: { draft: SearchDraft; hasDates: boolean }) => {
  const words = useI18n()
  const { criteria } = draft
  return (
    <div className={css.bar} {...STAY_HOURS}>
      <div className={css.message}>
        <p className={css.saving} role="status">
          <SavingMessage draft={draft} />
        </p>
        <p className={css.duration}>
          {words.t('common.stay.nightsAndHours', {
            nights: words.plural('common.nights', countNights(criteria)),
            hours: words.plural('common.hours', countHours(criteria, draft.timeZone)),
          })}
        </p>
        <p className={css.assumed}>
          <Trans text="home.savings.assumed" parts={{ money: <Money key="money" dollars={ASSUMED_NIGHTLY_RATE} /> }} />
        </p>
      </div>
      <div className={css.line}>
        <StayLineLarge
          hourShort={words.hourShort}
          stay={stayHours(criteria)}
          label={words.plural('common.stay.label', countNights(criteria))}
          hands={{
            checkIn: {
              label: words.t('common.stay.checkInHour'),
              valueText: words.hourOf(criteria.checkIn),
              onChange: draft.changeCheckInHour,
            },
            checkOut: {
              label: words.t('common.stay.checkOutHour'),
              valueText: words.hourOf(criteria.checkOut),
              onChange: draft.changeCheckOutHour,
            },
          }}
        />
        <NightBefore draft={draft} />
      </div>
      <TimeCard
        className={css.checkIn}
        name={words.t('common.stay.checkIn')}
        at={criteria.checkIn}
        isNow={criteria.checkIn === draft.night}
        standard={STANDARD_CHECK_IN_HOUR}
        hasDate={hasDates}
        isPossible={draft.isCheckInHour}
        onChange={draft.changeCheckInHour}
      />
      <TimeCard
        className={css.checkOut}
        name={words.t('common.stay.checkOut')}
        at={criteria.checkOut}
        standard={STANDARD_CHECK_OUT_HOUR}
        hasDate={hasDates}
        isPossible={draft.isCheckOutHour}
        onChange={draft.changeCheckOutHour}
      />
    </div>
  )
}

const SavingMessage = ({ draft }: { draft: SearchDraft }) => {
  const words = useI18n()
  const savings = calculateSavings(draft.criteria)
  const money = (
    <b className={css.gained}>
      <Money dollars={savings.money} />
    </b>
  )
  if (savings.money > 0 && savings.hours > 0)
    return <TransPlural text="home.savings.both" count={savings.hours} parts={{ money }} />
  if (savings.money > 0) return <Trans text="home.savings.money" parts={{ money }} />
  if (savings.hours > 0) return <b className={css.gained}>{words.plural('home.savings.hours', savings.hours)}</b>
  return words.t('home.savings.none')
}

const TimeCard = ({
  className,
  name,
  at,
  isNow = false,
  standard,
  hasDate,
  isPossible,
  onChange,
}: {
  className: string
  name: string
  at: DayHour
  /** The check-in of the running night. */
  isNow?: boolean
  standard: number
  hasDate: boolean
  isPossible: (hour: number) => boolean
  onChange: (hour: number) => void
}) => {
  const words = useI18n()
  const hour = hourPart(at)
  return (
    <div className={className} role="group" aria-label={name}>
      <span className={css.what}>
        {name}
        {hasDate && (
          <span className={css.date}>
            {' · '}
            <time dateTime={at}>{words.day(at, 'weekdayDayMonth')}</time>
          </span>
        )}
      </span>
      <HourStepper hour={hour} isPossible={isPossible} className={css.stepper} onChange={onChange} />
      <span className={css.why}>
        {isNow ? words.t('common.stay.tonightNow') : besideStandard(words, hour, standard)}
      </span>
    </div>
  )
}
