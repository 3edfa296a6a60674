import { maxTotal, paidBids, paidTotal, type Booking } from '#contract/booking/bookings.ts'
import { countNights } from '#contract/hotel/stay.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { LateCancellation } from '#src/i18n/LateCancellation.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { MaxTotal } from '#src/i18n/MaxTotal.tsx'
import { countExtraHours } from '#src/i18n/stayWords.ts'
import { BreakdownList } from '#src/ui/content/BreakdownList.tsx'
import { breakdownLines } from '#src/i18n/priceWords.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import * as css from './BookingPage.css.ts'
import { CancellationTerms } from './CancellationTerms.tsx'
import { openDeadline } from '#src/views/parts/booking/booking.rules.ts'

/** Exact price, and what canceling costs. */
export const BookingPriceDetails = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out }
  const extra = countExtraHours(stay)
  const hours = {
    checkin_deviation: extra.checkIn,
    checkout_deviation: extra.checkOut,
    checkin_guaranteed: booking.checkin_guaranteed,
    checkout_guaranteed: booking.checkout_guaranteed,
  }
  const most = maxTotal(booking)
  const paid = paidTotal(booking)
  const bids = paidBids(booking).map(({ side, amount }) => ({
    id: side,
    name: words.t(side === 'check_in' ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', {
      hour: words.hourOf(booking[side]),
    }),
    dollars: amount,
  }))
  const lines = breakdownLines(words, booking.breakdown, hours, countNights(stay))
  return (
    <>
      <div className={css.part}>
        <h3 className={css.title}>{words.t('booking.price')}</h3>
        <BreakdownList
          lines={[...lines, ...bids].map(({ id, name, dollars }) => ({
            id,
            name,
            amount: (
              <span className={dollars < 0 ? css.gained : undefined}>
                <Money exact dollars={dollars} />
              </span>
            ),
          }))}
          total={{ name: words.t('checkout.breakdown.total'), amount: <Money exact dollars={paid} /> }}
        />
        {most > paid && <MaxTotal dollars={most} className={css.small} />}
        <p className={css.small}>{words.t('checkout.inDollars')}</p>
      </div>
      {(booking.status === 'confirmed' || booking.status === 'ongoing') && (
        <div className={css.part}>
          <h3 className={css.title}>{words.t('booking.cancelling')}</h3>
          <Terms booking={booking} />
        </div>
      )}
    </>
  )
}

const Terms = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const now = useInstant()
  const { deadline } = booking.cancellation
  const isFree = openDeadline(booking, now) !== null
  return (
    <div className={css.until}>
      <p>{isFree ? words.t('account.freeUntil') : <CancellationTerms booking={booking} />}</p>
      {deadline !== null && booking.status === 'confirmed' && (
        <DeadlineClocks deadline={deadline} hotelZone={booking.hotel.time_zone} />
      )}
      {isFree && (
        <p className={css.small}>
          <LateCancellation price={booking} />
        </p>
      )}
    </div>
  )
}
