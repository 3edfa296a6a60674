import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import { extraHours, nightsOf, stayOf, withinExtraHours } from '#machines/inquiry/inquiry.rules.ts'
import { besideStandard } from '#src/i18n/stayWords.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import { StayLegend } from '#src/ui/stay/StayLine.tsx'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { HourStepper } from '#src/views/searchForm/HourStepper.tsx'
import { CancellationBlock } from './CancellationBlock.tsx'
import * as css from './inquiry.css.ts'
import { PriceBlock } from './PriceBlock.tsx'
import { problemText } from './problemText.ts'
import { StepForm } from './StepForm.tsx'
import { useInquiry, useStepProblems } from './useInquiry.ts'

/** Step 2: hours and price, and until when the booking can be cancelled. */
export const TimeStep = () => {
  const words = useI18n()
  const inquiry = useInquiry()
  const { draft, change } = inquiry
  const { checkIn, checkOut } = draft
  const { problems, isChecked, isRefused } = useStepProblems('time', inquiry)
  const hours = extraHours(draft)
  const changeHours = (next: { checkIn: number; checkOut: number }) => {
    const within = withinExtraHours(next)
    change({ checkIn: { ...checkIn, hour: within.checkIn }, checkOut: { ...checkOut, hour: within.checkOut } })
  }
  const onCheckIn = (hour: number) => changeHours({ checkIn: hour, checkOut: checkOut.hour })
  const onCheckOut = (hour: number) => changeHours({ checkIn: checkIn.hour, checkOut: hour })
  const stay = stayOf(draft)
  // The router shows this step only with a booking.
  if (stay === null) return null
  const hoursError =
    problems.hours !== undefined && (isChecked || hours > 0)
      ? problemText(words, problems.hours, words.t('inquiry.time.hours'))
      : ''
  return (
    <StepForm step="time" inquiry={inquiry} hasProblems={Object.keys(problems).length > 0} isRefused={isRefused}>
      <section className={classes(card, css.block)}>
        <VisuallyHidden>
          <h2>{words.t('inquiry.time.hours')}</h2>
        </VisuallyHidden>
        <div className={css.ends}>
          <div className={css.end} role="group" aria-label={words.t('common.stay.checkInHour')}>
            <p className={css.endLabel}>
              {words.t('common.stay.checkIn')}{' '}
              <time dateTime={checkIn.day}>{words.day(checkIn.day, 'weekdayDayMonth')}</time>
            </p>
            <HourStepper
              hour={checkIn.hour}
              isPossible={(hour) => hour <= STANDARD_CHECK_IN_HOUR}
              onChange={onCheckIn}
            />
            <p className={css.asked}>{besideStandard(words, checkIn.hour, STANDARD_CHECK_IN_HOUR)}</p>
          </div>
          <div className={css.end} role="group" aria-label={words.t('common.stay.checkOutHour')}>
            <p className={css.endLabel}>
              {words.t('common.stay.checkOut')}{' '}
              <time dateTime={checkOut.day}>{words.day(checkOut.day, 'weekdayDayMonth')}</time>
            </p>
            <HourStepper
              hour={checkOut.hour}
              isPossible={(hour) => hour >= STANDARD_CHECK_OUT_HOUR}
              onChange={onCheckOut}
            />
            <p className={css.asked}>{besideStandard(words, checkOut.hour, STANDARD_CHECK_OUT_HOUR)}</p>
          </div>
        </div>
        <StayLineLarge
          hourShort={words.hourShort}
          stay={{
            checkInHour: checkIn.hour,
            checkOutHour: checkOut.hour,
            nights: nightsOf(draft),
            checkInTone: 'asked',
            checkOutTone: 'asked',
          }}
          label={words.plural('common.stay.label', nightsOf(draft))}
          hands={{
            checkIn: {
              label: words.t('common.stay.checkInHour'),
              valueText: words.hour(checkIn.hour),
              onChange: onCheckIn,
            },
            checkOut: {
              label: words.t('common.stay.checkOutHour'),
              valueText: words.hour(checkOut.hour),
              onChange: onCheckOut,
            },
          }}
        />
        <div className={css.sum}>
          <p className={classes(css.strong, css.asked)} role="status">
            {hours > 0
              ? words.plural('inquiry.time.asked', hours)
              : words.t('inquiry.time.none', {
                  from: words.hour(STANDARD_CHECK_IN_HOUR),
                  until: words.hour(STANDARD_CHECK_OUT_HOUR),
                })}
          </p>
          <StayLegend
            items={[
              { tone: 'standard', label: words.t('common.stay.tone.standard') },
              { tone: 'asked', label: words.t('common.stay.tone.asked') },
            ]}
          />
        </div>
        <p
          className={css.error}
          role="alert"
          tabIndex={-1}
          {...(hoursError === '' ? {} : { [INVALID_FIELD_ATTR]: '' })}
        >
          {hoursError}
        </p>
      </section>
      <PriceBlock draft={draft} stay={stay} problems={problems} isChecked={isChecked} onChange={change} />
      <CancellationBlock draft={draft} problem={problems.cancellation} isChecked={isChecked} onChange={change} />
    </StepForm>
  )
}
