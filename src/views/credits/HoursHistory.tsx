import { Trans } from '#src/i18n/Rich.tsx'
import type { StayedHours } from '#contract/booking/credits.ts'
import { datePart } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useId } from 'react'
import * as css from './credits.css.ts'
import { EmptyHistory } from './EmptyHistory.tsx'
import * as icons from '#src/ui/content/icons.ts'

/** Past stays with the running total of hours, newest first. */
export const HoursHistory = ({ stays, total }: { stays: readonly StayedHours[]; total: number }) => {
  const words = useI18n()
  const heading = useId()
  return (
    <section className={classes(card, css.history)} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.title}>
          {words.t('credits.hours.title')}
        </h2>
        <p className={css.sum}>
          <strong>{words.plural('common.hours', total)}</strong>
        </p>
      </header>
      {stays.length === 0 ? (
        <EmptyHistory icon={icons.clock} of="hours" />
      ) : (
        <ol className={css.rows}>
          {stays.map(({ booking, check_in, check_out, hours, running_total }) => (
            <li key={booking.id} className={css.row}>
              <div className={css.what}>
                <p className={css.kind}>
                  <bdi>{booking.hotel_name}</bdi>
                </p>
                <p className={css.small}>
                  <Facts ends>
                    <Moment at={check_in} />
                    <Moment at={check_out} />
                  </Facts>
                </p>
                <p className={css.small}>
                  <Numeral>{booking.reference}</Numeral>
                </p>
              </div>
              <div className={css.figures}>
                <p className={css.hours}>{words.plural('common.hours', hours)}</p>
                <p className={css.small}>{words.plural('credits.hours.inAll', running_total)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const Moment = ({ at }: { at: string }) => {
  const words = useI18n()
  return (
    <time dateTime={at} className={css.moment}>
      <Trans
        text="common.list"
        parts={{
          first: <bdi key="day">{words.day(datePart(at), 'withYear')}</bdi>,
          second: <Numeral key="hour">{words.hourOf(at)}</Numeral>,
        }}
      />
    </time>
  )
}
