import { fullName } from '#contract/user/fullName.ts'
import type { StaffBooking } from '#contract/booking/staff.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffBookings as texts } from '#src/i18n/staffTexts.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useId } from 'react'
import { History } from './History.tsx'
import { ReviewDecisionForm } from './ReviewDecisionForm.tsx'
import { showTarget } from './showTarget.ts'
import { causeText, stepText } from './staff.rules.ts'
import * as css from './staff.css.ts'

/** A booking for staff: account, reason for review, history, and possible decisions. */
export const StaffBookingCard = ({ one, onDecided }: { one: StaffBooking; onDecided: () => void }) => {
  const words = useI18n()
  const heading = useId()
  const { booking, reason } = one
  const hours = (at: DayHour): string => `${words.day(at, 'dayMonthYear')} ${words.hourOf(at)}`
  return (
    <article ref={showTarget} id={booking.id} className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        <bdi>{booking.reference}</bdi> · <bdi>{booking.hotel.name}</bdi>
      </h2>
      {reason !== null && <Notice tone="bad">{causeText(reason)}</Notice>}
      <dl className={css.facts}>
        <dt>{texts.guest}</dt>
        <dd>
          <Facts>
            <bdi>{fullName(booking.guest)}</bdi>
            {one.email === '' ? null : <bdi dir="ltr">{one.email}</bdi>}
          </Facts>
        </dd>
        <dt>{texts.hours}</dt>
        <dd>
          <bdi>{hours(booking.check_in)}</bdi> – <bdi>{hours(booking.check_out)}</bdi>
        </dd>
        <dt>{texts.total}</dt>
        <dd>
          <Money exact dollars={booking.total} />
        </dd>
        {booking.cancelled !== undefined && (
          <>
            <dt>{texts.giveBack}</dt>
            <dd>
              <Money exact dollars={booking.cancelled.refund} />
            </dd>
          </>
        )}
        <dt>{texts.transaction}</dt>
        <dd>
          <bdi>{one.transaction ?? '–'}</bdi>
        </dd>
      </dl>
      <History
        title={texts.steps}
        lines={one.steps.map(({ step, cause, at }) => ({ at, text: stepText(step, cause) }))}
      />
      {one.decisions.length > 0 && (
        <History
          title={texts.decisions}
          lines={one.decisions.map(({ decision, note, by, at }) => ({
            at,
            text: `${texts.decided[decision]} (${by}): ${note}`,
          }))}
        />
      )}
      {one.open.length > 0 && <ReviewDecisionForm id={booking.id} open={one.open} onDecided={onDecided} />}
    </article>
  )
}
