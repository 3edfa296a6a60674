import { hasReceipt, type Booking } from '#contract/booking/bookings.ts'
import type { Hotel } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { CalendarButton } from '#src/views/parts/booking/CalendarButton.tsx'
import { DirectionsLink } from '#src/views/parts/booking/DirectionsLink.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { ReceiptButton } from '#src/views/parts/booking/ReceiptButton.tsx'
import { Offline, LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { useBooking } from '#src/views/parts/booking/useBooking.ts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { BookingFacts } from './BookingFacts.tsx'
import { BookingHead } from './BookingHead.tsx'
import { BookingPriceDetails } from './BookingPriceDetails.tsx'
import * as css from './BookingPage.css.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { HotelContact } from './HotelContact.tsx'
import { queryToBookAgain } from './queryToBookAgain.ts'
import { openCancelling } from './useCancelling.ts'

/** All details of a booking, for its owner. */
export const BookingPage = ({ id }: { id: string }) => {
  const words = useI18n()
  const backLink = useRef<HTMLAnchorElement>(null)
  const { viewState, booking, hotel, isHotelExpected, failure, retry } = useBooking(id)
  return (
    <>
      <Link ref={backLink} to="/account/my-bookings" activeOptions={{ exact: true }} className={css.back}>
        <Icon path={icons.prev} />
        {words.t('booking.all')}
      </Link>
      {viewState === 'shown' && booking !== null && (
        <>
          <Shown booking={booking} hotel={hotel} isHotelExpected={isHotelExpected} />
          <CancelDialog onDone={() => backLink.current?.focus()} />
        </>
      )}
      {viewState === 'loading' && <LoadingBooking onRetry={retry} />}
      {viewState === 'offline' && <Offline text="account.offline.text" />}
      {viewState === 'missing' && (
        <EmptyState
          live="alert"
          icon={icons.warning}
          title={words.t('booking.missing.title')}
          text={words.t('booking.missing.text')}
        />
      )}
      {viewState === 'failed' && (
        <LoadError of="booking.failed" offline="account.offline.text" failure={failure} onRetry={retry} />
      )}
    </>
  )
}

const Shown = ({
  booking,
  hotel,
  isHotelExpected,
}: {
  booking: Booking
  hotel: Hotel | null
  isHotelExpected: boolean
}) => {
  const words = useI18n()
  return (
    <div className={css.card}>
      <BookingHead booking={booking} address={hotel?.address ?? (isHotelExpected ? null : '')} />
      <BookingFacts booking={booking} />
      <BookingPriceDetails booking={booking} />
      {(hotel !== null || isHotelExpected) && <HotelContact contact={hotel?.contact ?? null} />}
      <div className={css.part}>
        <div className={css.actions}>
          {(booking.status === 'confirmed' || booking.status === 'ongoing') && (
            <>
              <CalendarButton booking={booking} />
              <DirectionsLink hotel={booking.hotel} text={words.t('booking.directions')} />
            </>
          )}
          {hasReceipt(booking) && <ReceiptButton booking={booking} />}
          <Link
            to="/hotels/$id"
            params={{ id: booking.hotel.id }}
            search={queryToBookAgain(booking)}
            className={buttonClass({ look: 'line' })}
          >
            {words.t('booking.again')}
          </Link>
          {booking.status === 'confirmed' && (
            <Link
              to="/inquiry/steps/booking"
              search={{ booking: booking.id }}
              className={buttonClass({ look: 'line' })}
            >
              {words.t('booking.askForHours')}
            </Link>
          )}
          {booking.cancellation.is_open && (
            <Button look="danger" className={css.last} onClick={() => openCancelling(booking.id)}>
              {words.t('account.cancelBooking')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const LoadingBooking = ({ onRetry }: { onRetry: () => void }) => (
  <Loading label="booking.loading" onRetry={onRetry}>
    <div className={css.card}>
      <Skeleton height="auto" className={css.pictureWaiting} />
      <div className={css.part}>
        <Skeleton width="55%" height="35px" />
        <Skeleton width="70%" height="26px" />
        <Skeleton height="60px" />
      </div>
      <div className={css.part}>
        <Skeleton height="44px" />
        <Skeleton height="12px" />
        <Skeleton width="60%" height="48px" />
      </div>
      <div className={css.part}>
        <Skeleton width="30%" height="26px" />
        <Skeleton height="90px" />
      </div>
    </div>
  </Loading>
)
