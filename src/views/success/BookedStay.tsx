import { mostTotal, sidesOnRequest, type Booking } from '#contract/bookings.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { MostInAll } from '#src/i18n/MostInAll.tsx'
import { partyText } from '#src/i18n/priceWords.ts'
import { Rich } from '#src/i18n/Rich.tsx'
import { WordedStayLine } from '#src/i18n/WordedStayLine.tsx'
import { card } from '#src/styles/layout.css.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { IconPath } from '#src/ui/icons.ts'
import { N } from '#src/ui/N.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { sureFrom } from './booking.face.ts'
import { Reference } from '#src/views/parts/Reference.tsx'
import * as css from './SuccessPage.css.ts'

/** Number, hotel, hours, total, and what happens next. `address`: null while it is on its way. */
export const BookedStay = ({
  booking,
  address,
  email,
}: {
  booking: Booking
  address: string | null
  email: string
}) => {
  const words = useWords()
  const { hotel, room, guest } = booking
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out }
  const tones = {
    checkIn: booking.checkin_guaranteed ? ('guaranteed' as const) : ('asked' as const),
    checkOut: booking.checkout_guaranteed ? ('guaranteed' as const) : ('asked' as const),
  }
  const onRequest = sidesOnRequest(booking)
  const most = mostTotal(booking)
  return (
    <div className={classes(card, css.box)}>
      <div className={css.part}>
        <Reference reference={booking.reference} />
      </div>
      <div className={css.part}>
        <div className={css.hotel}>
          <Picture src={hotel.image} alt="" width={88} height={88} eager className={css.picture} />
          <div>
            <h2 className={css.name}>
              <bdi>{hotel.name}</bdi>
            </h2>
            <p className={css.quiet}>
              <Facts>
                <bdi>{room.name}</bdi>
                <bdi>
                  {guest.first_name} {guest.last_name}
                </bdi>
              </Facts>
            </p>
            <p className={css.quiet}>{partyText(words, booking.rooms)}</p>
            {address !== '' && (
              <p className={css.address}>
                <Icon path={icons.pin} size="small" />
                {address === null ? <Skeleton width="200px" height="20px" /> : <span>{address}</span>}
              </p>
            )}
          </div>
        </div>
        <WordedStayLine dated stay={stay} tones={tones} timeZone={hotel.time_zone} />
        <p className={css.total}>
          <span>{words.t('checkout.breakdown.total')}</span>
          <b className={css.totalAmount}>
            <Money exact dollars={booking.total} />
          </b>
        </p>
        {onRequest.length > 0 && (
          <Notice tone="asked">
            <div className={css.asked}>
              <p className={css.askedTitle}>{words.t('common.stay.tone.asked')}</p>
              <ul>
                {onRequest.map((side) => (
                  <li key={side}>{bidLine(side)}</li>
                ))}
              </ul>
              {most > booking.total && <MostInAll dollars={most} />}
              <p>{words.t('checkout.bid.refused')}</p>
            </div>
          </Notice>
        )}
        {booking.cancellation.deadline === null && <Notice tone="bad">{words.t('checkout.cancellation.none')}</Notice>}
      </div>
      <div className={css.part}>
        <h3 className={css.subtitle}>{words.t('checkout.success.next')}</h3>
        <ul className={css.next}>{nextSteps()}</ul>
        {booking.cancellation.deadline !== null && (
          <>
            <h3 className={css.subtitle}>{words.t('checkout.success.nextCancel')}</h3>
            <DeadlineClocks deadline={booking.cancellation.deadline} hotelZone={hotel.time_zone} />
          </>
        )}
      </div>
    </div>
  )

  function bidLine(side: 'check_in' | 'check_out'): ReactNode {
    const { amount } = booking.bids[side]
    const hour = words.hourOf(booking[side])
    return (
      <>
        {words.t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour })}
        {amount !== null && (
          <>
            : <Money exact dollars={amount} />
          </>
        )}
      </>
    )
  }

  function nextSteps(): ReactNode {
    const { check_in, check_out } = booking.bids
    const from = sureFrom(booking)
    return (
      <>
        <Step icon={icons.mail}>
          <Rich text="checkout.success.nextMail" parts={{ email: <N key="email">{email}</N> }} />
        </Step>
        <Step icon={icons.pin}>
          <Rich
            text="checkout.success.nextStay"
            parts={{
              when: (
                <time key="when" dateTime={from} className={css.when}>
                  {words.day(from, 'weekdayDayMonth')} <N>{words.hourOf(from)}</N>
                </time>
              ),
            }}
          />
        </Step>
        {(check_in.state === 'asked' || check_out.state === 'asked') && (
          <Step icon={icons.ask}>{words.t('checkout.success.bids')}</Step>
        )}
      </>
    )
  }
}

const Step = ({ icon, children }: { icon: IconPath; children: ReactNode }) => (
  <li className={css.nextItem}>
    <Icon path={icon} />
    <span>{children}</span>
  </li>
)
