import { nightsOf, stayPrompt, type InquiryDraft, type Step } from '#machines/inquiry/inquiry.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './inquiry.css.ts'

/** The booking as far as it is known, and what of the stay is still to be selected. */
export const YourBooking = ({ draft, step }: { draft: InquiryDraft; step: Step }) => {
  const words = useI18n()
  const { hotel, checkIn, checkOut } = draft
  const prompt = stayPrompt(draft)
  const nights = nightsOf(draft)
  return (
    <section className={classes(card, css.card)} aria-label={words.t('inquiry.aside.booking')}>
      <p className={css.eyebrow}>{words.t('inquiry.aside.booking')}</p>
      {hotel.name === '' ? (
        <p className={css.quiet}>{words.t('inquiry.aside.empty')}</p>
      ) : (
        <div className={css.line}>
          <h2 className={css.cardTitle}>
            <bdi>{hotel.name}</bdi>
          </h2>
          <p className={css.quiet}>
            <bdi>{hotel.description || hotel.town}</bdi>
          </p>
        </div>
      )}
      {nights > 0 && (
        <div className={css.split}>
          <Facts>
            {[
              <Facts key="days" ends>
                {[
                  <time key="in" dateTime={checkIn.day}>
                    {words.day(checkIn.day, 'weekdayDayMonth')}
                  </time>,
                  <time key="out" dateTime={checkOut.day}>
                    {words.day(checkOut.day, 'weekdayDayMonth')}
                  </time>,
                ]}
              </Facts>,
              words.plural('common.nights', nights),
            ]}
          </Facts>
          {step !== 'booking' && (
            <Link
              to="/inquiry/steps/booking"
              aria-label={words.t('inquiry.request.changeOf', { part: words.t('inquiry.aside.booking') })}
            >
              {words.t('inquiry.request.change')}
            </Link>
          )}
        </div>
      )}
      {prompt !== null && <p className={css.quiet}>{words.t(`inquiry.select.${prompt}`)}</p>}
    </section>
  )
}
