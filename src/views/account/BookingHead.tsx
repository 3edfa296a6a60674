import type { Booking } from '#contract/bookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Reference } from '#src/views/parts/Reference.tsx'
import type { ReactNode } from 'react'
import * as css from './BookingPage.css.ts'
import { dayHere } from './dayHere.ts'
import { StatusTag } from './StatusTag.tsx'

/** Where it is, how it stands, and the number to say at the desk. `address`: null while it is on its way, empty when the hotel has left. */
export const BookingHead = ({ booking, address }: { booking: Booking; address: string | null }) => (
  <>
    <Picture src={booking.hotel.image} alt="" width={1050} height={450} eager className={css.picture} />
    <div className={css.part}>
      <div className={css.head}>
        <div className={css.headWords}>
          <h2 className={css.name}>
            <bdi>{booking.hotel.name}</bdi>
          </h2>
          {address !== '' && (
            <div className={css.address}>
              <Icon path={icons.pin} size="small" />
              {address === null ? <Skeleton width="220px" height="20px" /> : <span>{address}</span>}
            </div>
          )}
        </div>
        <StatusTag status={booking.status} />
      </div>
      <StatusNotice booking={booking} />
      <Reference reference={booking.reference} />
    </div>
  </>
)

/** What the status means for the guest, where the word alone does not say. It changes by itself. */
const StatusNotice = ({ booking }: { booking: Booking }) => {
  const words = useWords()
  return (
    <div role="status" className={css.notice}>
      {content()}
    </div>
  )

  function content(): ReactNode {
    switch (booking.status) {
      case 'processing':
        return <Notice icon={icons.clock}>{words.t('checkout.processing.text')}</Notice>
      case 'review':
        return <Notice icon={icons.clock}>{words.t('booking.review')}</Notice>
      case 'rejected':
        return <Notice tone="bad">{words.t('booking.rejected')}</Notice>
      case 'cancelled':
        return booking.cancelled === undefined ? null : (
          <Notice>
            <Rich
              text="booking.canceledOn"
              parts={{
                when: <time key="when">{words.day(dayHere(booking.cancelled.at), 'withYear')}</time>,
                money: <Money key="money" exact dollars={booking.cancelled.refund} />,
              }}
            />
          </Notice>
        )
      case 'confirmed':
      case 'ongoing':
      case 'completed':
        return null
    }
  }
}
