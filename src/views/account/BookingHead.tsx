import type { Booking } from '#contract/booking/bookings.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Reference } from '#src/views/parts/booking/Reference.tsx'
import { StatusNotice } from '#src/views/parts/booking/StatusNotice.tsx'
import * as css from './BookingPage.css.ts'
import { StatusTag } from './StatusTag.tsx'

/** Hotel, status, and the reference to say at the desk. `address`: null while loading, empty if the hotel has left. */
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
