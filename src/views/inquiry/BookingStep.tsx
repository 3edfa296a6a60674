import { addDays, datePart, MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/hotel/stay.ts'
import {
  MAX_HOTEL_NAME_LENGTH,
  MAX_HOTEL_REFERENCE_LENGTH,
  MAX_HOTEL_TEXT_LENGTH,
} from '#contract/inquiry/inquiries.ts'
import { NO_HOTEL, type InquiryHotel } from '#machines/inquiry/inquiry.rules.ts'
import { hourAt } from '#src/actors/search/placeClock.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { CALENDAR_LOCALE } from '#locales/kit/formats.ts'
import { card, textLink } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { firstDayOfWeek } from '#src/ui/forms/firstDayOfWeek.ts'
import { INVALID_FIELD_ATTR } from '#src/ui/forms/invalidField.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { useNow } from '#src/ui/hooks/useNow.ts'
import { ANYWHERE, HOTELS, PlaceField } from '#src/views/searchForm/PlaceField.tsx'
import { useState } from 'react'
import * as css from './inquiry.css.ts'
import { Calendar } from './lazyCalendar.tsx'
import { problemText } from './problemText.ts'
import { StepForm } from './StepForm.tsx'
import { useEager } from './useEager.ts'
import { useInquiry, useStepProblems } from './useInquiry.ts'

/** Room to type a little past a limit and see the error. */
const ROOM = 40

type Named = 'hotel' | 'address' | 'town' | 'reference'

/** Step 1: hotel and dates, as they were booked elsewhere. */
export const BookingStep = () => {
  const words = useI18n()
  const inquiry = useInquiry()
  const { draft, change } = inquiry
  const { hotel, checkIn, checkOut } = draft
  const { problems, isChecked, isRefused } = useStepProblems('booking', inquiry)
  const eager = useEager<Named>(isChecked)
  const [isByHand, setByHand] = useState(hotel.id === '' && hotel.name !== '')
  const now = useNow(() => hourAt(hotel.timeZone), null)
  const errorOf = (name: keyof typeof problems, label: string, isShown: boolean): string | undefined =>
    problems[name] !== undefined && isShown ? problemText(words, problems[name], label) : undefined
  const changeHotel = (changed: Partial<InquiryHotel>) => change({ hotel: { ...hotel, ...changed } })
  const label = { hotel: words.t('inquiry.booking.hotel'), name: words.t('inquiry.booking.name') }
  const datesError = errorOf('dates', words.t('inquiry.booking.dates'), isChecked || checkIn.day !== '')
  return (
    <StepForm step="booking" inquiry={inquiry} hasProblems={Object.keys(problems).length > 0} isRefused={isRefused}>
      <section className={classes(card, css.block)}>
        {isByHand ? (
          <>
            <TextField
              label={label.name}
              autoComplete="off"
              dir="auto"
              value={hotel.name}
              maxLength={MAX_HOTEL_NAME_LENGTH + ROOM}
              error={
                hotel.timeZone === ''
                  ? undefined
                  : errorOf('hotel', label.name, eager.isShown('hotel') || hotel.name !== '')
              }
              onChange={(event) => changeHotel({ name: event.currentTarget.value })}
              onBlur={() => hotel.name !== '' && eager.leave('hotel')}
            />
            <TextField
              label={words.t('inquiry.booking.address')}
              note={words.t('validation.notRequired')}
              autoComplete="off"
              dir="auto"
              value={hotel.description}
              maxLength={MAX_HOTEL_TEXT_LENGTH + ROOM}
              error={errorOf('address', words.t('inquiry.booking.address'), true)}
              onChange={(event) => changeHotel({ description: event.currentTarget.value })}
            />
            <PlaceField
              label={words.t('inquiry.booking.town')}
              hint={words.t('inquiry.booking.townHint')}
              selected={hotel.town}
              types={ANYWHERE}
              error={
                hotel.timeZone === ''
                  ? words.t('inquiry.booking.unknownClock')
                  : errorOf('town', words.t('inquiry.booking.town'), eager.isShown('town'))
              }
              onPick={({ place, destination }) =>
                changeHotel({ town: place.name, point: destination.point, timeZone: null })
              }
            />
          </>
        ) : (
          <PlaceField
            label={label.hotel}
            hint={<bdi>{hotel.description}</bdi>}
            placeholder={words.t('inquiry.booking.hotelPlaceholder')}
            selected={hotel.name}
            types={HOTELS}
            error={errorOf('hotel', label.hotel, eager.isShown('hotel'))}
            onPick={({ place: { id, name, description, detail }, destination }) =>
              change({
                hotel: {
                  ...NO_HOTEL,
                  id,
                  name,
                  description,
                  vicinity: detail?.vicinity ?? null,
                  internationalPhoneNumber: detail?.internationalPhoneNumber ?? null,
                  website: detail?.website ?? null,
                  url: detail?.url ?? null,
                  point: destination.point,
                },
              })
            }
          />
        )}
        <div>
          <button
            type="button"
            className={textLink}
            onClick={() => {
              setByHand(!isByHand)
              change({ hotel: NO_HOTEL })
            }}
          >
            {words.t(isByHand ? 'inquiry.booking.fromList' : 'inquiry.booking.byHand')}
          </button>
        </div>
      </section>
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
