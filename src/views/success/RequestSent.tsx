import { maxTotal, sidesOnRequest, type Bid, type Booking } from '#contract/booking/bookings.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, dayHour, datePart } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { MaxTotal } from '#src/i18n/MaxTotal.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { BidRequest } from '#src/views/parts/booking/BidRequest.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './SuccessPage.css.ts'

/** The bids sent to the hotel, and the outcome if it accepts or declines. */
export const RequestSent = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const most = maxTotal(booking)
  return (
    <Notice tone="asked">
      <div className={css.request}>
        <h3 className={css.subtitle}>{words.t('success.sent')}</h3>
        <ul className={css.request}>
          {sidesOnRequest(booking).map((side) => (
            <SideOnRequest
              key={side}
              side={side}
              at={booking[side]}
              bid={booking.bids[side]}
              timeZone={booking.hotel.time_zone}
            />
          ))}
        </ul>
        {most > booking.total && <MaxTotal dollars={most} />}
      </div>
    </Notice>
  )
}

const SideOnRequest = ({
  side,
  at,
  bid,
  timeZone,
}: {
  side: 'check_in' | 'check_out'
  at: string
  bid: Bid
  timeZone: string
}) => {
  const { amount, status } = bid
  const words = useI18n()
  const isIn = side === 'check_in'
  const hour = words.hourOf(at)
  const standard = words.hourOf(dayHour(datePart(at), isIn ? STANDARD_CHECK_IN_HOUR : STANDARD_CHECK_OUT_HOUR))
  const money = amount !== null && <Money key="money" exact dollars={amount} />
  return (
    <li>
      <p className={css.bid}>
        {words.t(isIn ? 'checkout.bid.checkIn' : 'checkout.bid.checkOut', { hour })}
        {money && <>: {money}</>}
      </p>
      {money && status !== 'countered' && (
        <p>
          <Trans text={isIn ? 'checkout.bid.acceptedIn' : 'checkout.bid.acceptedOut'} parts={{ hour, money }} />
        </p>
      )}
      <p>{words.t(isIn ? 'checkout.bid.declinedIn' : 'checkout.bid.declinedOut', { hour: standard })}</p>
      <BidRequest bid={bid} timeZone={timeZone} />
    </li>
  )
}
