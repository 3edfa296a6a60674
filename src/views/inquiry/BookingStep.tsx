import { addDays, datePart, MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/hotel/stay.ts'
import { MAX_HOTEL_REFERENCE_LENGTH } from '#contract/inquiry/inquiries.ts'
import { hourAt } from '#src/actors/search/placeClock.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { CALENDAR_LOCALE } from '#locales/kit/formats.ts'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { firstDayOfWeek } from '#src/ui/forms/firstDayOfWeek.ts'
import { INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useNow } from '#src/ui/hooks/useNow.ts'
import { useState } from 'react'
import { HotelBlock, ROOM } from './HotelBlock.tsx'
import * as css from './inquiry.css.ts'
import { Calendar } from './lazyCalendar.tsx'
import { problemText } from './problemText.ts'
import { StepForm } from './StepForm.tsx'
import { useInquiry, useStepProblems } from './useInquiry.ts'

/** Step 1: hotel and dates, as they were booked elsewhere. */
export const BookingStep = () => {
  const words = useI18n()
  const inquiry = useInquiry()
  const { draft, change } = inquiry
  const { hotel, checkIn, checkOut } = draft
  const { problems, isChecked, isRefused } = useStepProblems('booking', inquiry)
  // Fields that have just replaced others were not there when the guest wanted to leave the step.
  const [areFieldsNew, setFieldsNew] = useState(false)
  const now = useNow(() => hourAt(hotel.timeZone), null)
  const errorOf = (name: keyof typeof problems, label: string, isShown: boolean): string | undefined =>
    problems[name] !== undefined && isShown ? problemText(words, problems[name], label) : undefined
  const datesError = errorOf('dates', words.t('inquiry.booking.dates'), isChecked || checkIn.day !== '')
  return (
    <StepForm
      step="booking"
      inquiry={inquiry}
      hasProblems={Object.keys(problems).length > 0}
      isRefused={isRefused}
      onSubmit={() => setFieldsNew(false)}
    >
      <HotelBlock
        hotel={hotel}
        problems={problems}
        isChecked={isChecked && !areFieldsNew}
        onChange={(changed) => change({ hotel: changed })}
        onSwitch={() => setFieldsNew(true)}
      />
      <section className={classes(card, css.block)} aria-labelledby="inquiry-dates">
        <div className={css.blockHead}>
          <h2 className={css.blockTitle} id="inquiry-dates">
            {words.t('inquiry.booking.dates')}
          </h2>
          <p className={css.quiet}>{words.t('inquiry.booking.datesText')}</p>
        </div>
        {now !== null && (
          <div
            className={css.calendar}
            tabIndex={-1}
            {...(datesError === undefined ? {} : { [INVALID_FIELD_ATTR]: '' })}
          >
            <Calendar
              value={checkIn.day === '' || checkOut.day === '' ? null : { start: checkIn.day, end: checkOut.day }}
              minDay={datePart(now)}
              maxDay={addDays(datePart(now), MAX_DAYS_AHEAD + MAX_NIGHTS)}
              maxNights={MAX_NIGHTS}
              locale={CALENDAR_LOCALE[words.locale]}
              firstDayOfWeek={firstDayOfWeek(words.locale, navigator.languages)}
              label={words.t('inquiry.booking.dates')}
              timeZone={hotel.timeZone || undefined}
              onChange={({ start, end }) =>
                change({ checkIn: { ...checkIn, day: start }, checkOut: { ...checkOut, day: end } })
              }
            />
          </div>
        )}
        <p className={css.error} aria-live="polite">
          {datesError}
        </p>
      </section>
      <section className={classes(card, css.block)}>
        <TextField
          label={words.t('inquiry.booking.reference')}
          note={words.t('validation.notRequired')}
          hint={words.t('inquiry.booking.referenceHint')}
          autoComplete="off"
          dir="auto"
          value={draft.reference}
          maxLength={MAX_HOTEL_REFERENCE_LENGTH + ROOM}
          error={errorOf('reference', words.t('inquiry.booking.reference'), true)}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      </section>
    </StepForm>
  )
}
