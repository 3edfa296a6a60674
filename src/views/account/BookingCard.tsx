import { fullName } from '#contract/user/fullName.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { returnOf } from '#machines/cancelling/cancelling.rules.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import * as css from './account.css.ts'
import { CancellationTerms } from './CancellationTerms.tsx'
import { StayTimes } from './StayTimes.tsx'
import { RefundSummary } from '#src/views/parts/booking/RefundSummary.tsx'
import { HourGuarantees } from '#src/views/parts/booking/HourGuarantees.tsx'
import { bidsToActOn, openDeadline } from '#src/views/parts/booking/booking.rules.ts'
import { StatusTag } from './StatusTag.tsx'

export interface BookingCardProps {
  booking: Booking
  /** Owner of the booking. */
  account: string
  /** Another user's booking: read-only. */
  isOthers?: boolean
  onCancel?: (id: string) => void
}

export const BookingCard = ({ booking, account, isOthers = false, onCancel }: BookingCardProps) => {
  const words = useI18n()
  const heading = useId()
  const { hotel, status, guest } = booking
  const name = fullName(guest)
  const deadline = openDeadline(booking, useInstant())
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.pictureBox}>
        <Picture src={hotel.image} alt="" width={416} height={320} className={css.picture} />
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.headWords}>
            <h2 id={heading} className={css.hotel}>
              <bdi>{hotel.name}</bdi>
            </h2>
            <p className={css.small}>
              {words.t('account.reference')} <Numeral className={css.reference}>{booking.reference}</Numeral>
            </p>
            {isOthers && <p className={css.small}>{words.t('account.companyPage.by', { name: account })}</p>}
            {name !== account && (
              <p className={css.small}>
                {words.t('booking.guest')} <bdi className={css.reference}>{name}</bdi>
              </p>
            )}
            {booking.cost_reference !== undefined && (
              <p className={css.small}>
                {words.t('checkout.guest.costReference')} <bdi className={css.reference}>{booking.cost_reference}</bdi>
              </p>
            )}
          </div>
          <StatusTag status={status} />
        </div>
        <div className={css.stay}>
          <StayTimes booking={booking} />
        </div>
        <div className={css.foot}>
          <HourGuarantees booking={booking} />
          <span className={css.total}>
            <Money dollars={booking.total} exact />
          </span>
        </div>
      </div>
      <div className={css.band}>
        {deadline !== null && (
          <div className={css.deadline}>
            <p className={css.deadlineTitle}>{words.t('account.freeUntil')}</p>
            <DeadlineClocks deadline={deadline} hotelZone={hotel.time_zone} />
          </div>
        )}
        {deadline === null && status === 'confirmed' && (
          <p className={css.small}>
            <CancellationTerms booking={booking} />
          </p>
        )}
        {booking.cancelled && (
          <p className={css.small}>
            <RefundSummary returned={returnOf(booking)} isInvoiced={booking.invoice !== undefined} />
          </p>
        )}
        <div className={css.actions}>
          {booking.cancellation.is_open && onCancel && (
            <Button
              look="danger"
              size="small"
              aria-label={`${words.t('account.cancelBooking')}: ${hotel.name}`}
              onClick={() => onCancel(booking.id)}
            >
              {words.t('account.cancelBooking')}
            </Button>
          )}
          {!isOthers &&
            bidsToActOn(booking).map(({ inquiry, status: waits }) => {
              const text = words.t(waits === 'countered' ? 'booking.bid.answer' : 'booking.bid.card')
              return (
                <Link
                  key={inquiry}
                  to="/inquiry/$id"
                  params={{ id: inquiry }}
                  className={buttonClass({ look: 'ink', size: 'small' })}
                  aria-label={`${text}: ${hotel.name}`}
                >
                  {text}
                </Link>
              )
            })}
          {!isOthers && (
            <Link
              to="/account/my-bookings/$id"
              params={{ id: booking.id }}
              className={buttonClass({ look: 'line', size: 'small' })}
              aria-label={`${words.t('account.details')}: ${hotel.name}`}
            >
              {words.t('account.details')}
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}
