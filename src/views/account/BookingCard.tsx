import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { extraHoursOf, stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { N } from '#src/ui/N.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { StayLine } from '#src/ui/StayLine.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import * as css from './account.css.ts'
import { bookedStay, openDeadline } from './bookings.rules.ts'

const STATUS_ICON: Record<BookingStatus, IconName> = {
  processing: 'clock',
  review: 'clock',
  confirmed: 'check',
  ongoing: 'bed',
  completed: 'check',
  rejected: 'close',
  cancelled: 'close',
}

export const BookingCard = ({ booking }: { booking: Booking }) => {
  const words = useWords()
  const heading = useId()
  const { hotel, status } = booking
  const { stay, tones } = bookedStay(booking)
  const deadline = openDeadline(booking, Temporal.Now.instant())
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
              {words.t('account.reference')} <N className={css.reference}>{booking.reference}</N>
            </p>
          </div>
          <Tag icon={STATUS_ICON[status]} tone={status === 'rejected' ? 'bad' : 'plain'}>
            {words.t(`account.status.${status}`)}
          </Tag>
        </div>
        <div className={css.stay}>
          <div className={css.times}>
            <Moment at={stay.checkIn} />
            <Moment at={stay.checkOut} />
          </div>
          <StayLine stay={stayHours(stay, tones)} label={stayLabel(words, stay, tones)} />
        </div>
        <div className={css.foot}>
          <Promises booking={booking} />
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
        {status === 'confirmed' && booking.cancellation.deadline === null && (
          <p className={css.small}>{words.t('account.notRefundable')}</p>
        )}
        <Link
          to="/booking-success/$id"
          params={{ id: booking.id }}
          className={`${buttonClass({ look: 'line', size: 'small' })} ${css.details}`}
          aria-label={`${words.t('account.details')}: ${hotel.name}`}
        >
          {words.t('account.details')}
        </Link>
      </div>
    </article>
  )
}

const Moment = ({ at }: { at: string }) => {
  const words = useWords()
  return (
    <p className={css.moment}>
      <time dateTime={at} className={css.small}>
        {words.day(at, 'weekdayDayMonth')}
      </time>
      <b className={css.hour}>
        <N>{words.hourOf(at)}</N>
      </b>
    </p>
  )
}

/** What is sure about the hours beyond the standard ones, and what is asked for. */
const Promises = ({ booking }: { booking: Booking }) => {
  const words = useWords()
  const { bids, checkin_guaranteed, checkout_guaranteed } = booking
  const extra = extraHoursOf({ checkIn: booking.check_in, checkOut: booking.check_out })
  const isUnsure =
    (extra.checkIn > 0 && !checkin_guaranteed && bids.check_in.state === 'none') ||
    (extra.checkOut > 0 && !checkout_guaranteed && bids.check_out.state === 'none')
  return (
    <>
      {extra.checkIn > 0 && checkin_guaranteed && (
        <Tag tone="guaranteed" icon="lock">
          {words.t('hotel.rate.checkInGuaranteed', { hour: words.hourOf(booking.check_in) })}
        </Tag>
      )}
      {extra.checkOut > 0 && checkout_guaranteed && (
        <Tag tone="guaranteed" icon="lock">
          {words.t('hotel.rate.checkOutGuaranteed', { hour: words.hourOf(booking.check_out) })}
        </Tag>
      )}
      {isUnsure && (
        <Tag tone="asked" icon="ask">
          {words.t('common.stay.tone.asked')}
        </Tag>
      )}
      <BidTag state={bids.check_in.state} />
      <BidTag state={bids.check_out.state} />
    </>
  )
}

const BidTag = ({ state }: { state: Booking['bids']['check_in']['state'] }) => {
  const words = useWords()
  if (state === 'none') return null
  const tone = { asked: 'asked', accepted: 'guaranteed', rejected: 'plain' } as const
  const icon = { asked: 'ask', accepted: 'check', rejected: 'close' } as const
  return (
    <Tag tone={tone[state]} icon={icon[state]}>
      {words.t(`account.bid.${state}`)}
    </Tag>
  )
}
