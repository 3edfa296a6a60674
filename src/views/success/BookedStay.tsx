import { hasReceipt, sidesOnRequest, type Booking } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { card } from '#src/styles/layout.css.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { StayDetails } from '#src/views/parts/booking/StayDetails.tsx'
import { bidStatusesOf } from '#src/views/parts/booking/booking.rules.ts'
import { CalendarButton } from '#src/views/parts/booking/CalendarButton.tsx'
import { DirectionsLink } from '#src/views/parts/booking/DirectionsLink.tsx'
import { Fact, FactList } from '#src/views/parts/booking/FactList.tsx'
import { BidTag, HourGuarantees } from '#src/views/parts/booking/HourGuarantees.tsx'
import { ReceiptButton } from '#src/views/parts/booking/ReceiptButton.tsx'
import { Reference } from '#src/views/parts/booking/Reference.tsx'
import { StatusNotice } from '#src/views/parts/booking/StatusNotice.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Hero } from './Hero.tsx'
import { NextSteps } from './NextSteps.tsx'
import { RequestSent } from './RequestSent.tsx'
import { ShareStay } from './ShareStay.tsx'
import { outcomeOf } from './success.viewState.ts'
import { StayTimesLarge } from './StayTimesLarge.tsx'
import * as css from './SuccessPage.css.ts'

/** The stay, its files and links, and what happens next. `address`: null while loading. */
export const BookedStay = ({
  booking,
  title,
  address,
  email,
}: {
  booking: Booking
  title: string
  address: string | null
  email: string
}) => {
  const words = useI18n()
  const isBooked = outcomeOf(booking.status) === 'booked'
  const { hotel, breakdown } = booking
  const [firstStatus] = useState(booking.status)
  return (
    <article className={classes(card, css.box)}>
      {isBooked && <Hero image={hotel.image} />}
      <div className={css.part}>
        <div className={isBooked ? css.underMark : css.head}>
          <h1 className={css.title}>{title}</h1>
          <h2 className={css.name}>
            <bdi>{hotel.name}</bdi>
          </h2>
          {address !== '' && (
            <p className={css.address}>
              {address === null ? (
                <Skeleton width="200px" height="24px" className={css.middle} />
              ) : (
                <>
                  <Icon path={icons.pin} size="small" className={css.pin} />
                  {address}
                </>
              )}
            </p>
          )}
        </div>
        <StatusNotice booking={booking} />
        {/* Announced once if the status changed on this page; otherwise the heading says it. */}
        <span role="status" className={hidden}>
          {isBooked && firstStatus !== booking.status && title}
        </span>
        <StayTimesLarge booking={booking} />
        <div className={css.tags}>
          <HourGuarantees booking={booking} isWithBids={false} />
          {isBooked &&
            bidStatusesOf(booking).map((status) => status !== 'asked' && <BidTag key={status} status={status} />)}
        </div>
        <div className={css.actions}>
          {isBooked && <CalendarButton booking={booking} />}
          {isBooked && <DirectionsLink hotel={hotel} text={words.t('booking.directions')} />}
          {hasReceipt(booking) && <ReceiptButton booking={booking} />}
          {isBooked && <ShareStay booking={booking} />}
          <Link
            to="/account/my-bookings/$id"
            params={{ id: booking.id }}
            className={classes(buttonClass({ look: 'ink' }), css.main)}
          >
            {words.t('success.see')}
          </Link>
        </div>
      </div>
      <div className={css.part}>
        <Reference reference={booking.reference} />
      </div>
      {isBooked && (
        <div className={css.part}>
          {sidesOnRequest(booking).length > 0 && <RequestSent booking={booking} />}
          <NextSteps booking={booking} email={email} />
        </div>
      )}
      <div className={css.part}>
        <FactList>
          {(['credits', 'promo'] as const).map(
            (off) =>
              breakdown[off] !== 0 && (
                <Fact key={off} name={words.t(`checkout.breakdown.${off}`)}>
                  <span className={css.gained}>
                    <Money exact dollars={breakdown[off]} />
                  </span>
                </Fact>
              ),
          )}
          <Fact name={words.t('checkout.breakdown.total')}>
            <b className={css.total}>
              <Money exact dollars={booking.total} />
            </b>
          </Fact>
          <StayDetails booking={booking} />
        </FactList>
        {isBooked && booking.cancellation.deadline === null && (
          <Notice tone="bad">{words.t('checkout.cancellation.none')}</Notice>
        )}
      </div>
    </article>
  )
}
