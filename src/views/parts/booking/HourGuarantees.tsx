import { bookingTab, sidesOnRequest, type BidStatus, type Booking } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { countExtraHours } from '#src/i18n/stayWords.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { bidStatusesOf } from './booking.rules.ts'
import { TonightNow } from './TonightNow.tsx'

/** Which extra hours are guaranteed, and which are on request. */
export const HourGuarantees = ({ booking, isWithBids = true }: { booking: Booking; isWithBids?: boolean }) => {
  const words = useI18n()
  const { bids, checkin_guaranteed, checkout_guaranteed } = booking
  const extra = countExtraHours({ checkIn: booking.check_in, checkOut: booking.check_out })
  const isUnsure = sidesOnRequest(booking).some((side) => !isWithBids || bids[side].state === 'none')
  return (
    <>
      {bookingTab(booking.status) !== 'canceled' && (
        <TonightNow checkIn={booking.check_in} timeZone={booking.hotel.time_zone} />
      )}
      {extra.checkIn > 0 && checkin_guaranteed && (
        <Tag tone="guaranteed" icon={icons.lock}>
          {words.t('hotel.rate.checkInGuaranteed', { hour: words.hourOf(booking.check_in) })}
        </Tag>
      )}
      {extra.checkOut > 0 && checkout_guaranteed && (
        <Tag tone="guaranteed" icon={icons.lock}>
          {words.t('hotel.rate.checkOutGuaranteed', { hour: words.hourOf(booking.check_out) })}
        </Tag>
      )}
      {isUnsure && (
        <Tag tone="asked" icon={icons.ask}>
          {words.t('common.stay.tone.asked')}
        </Tag>
      )}
      {isWithBids && bidStatusesOf(booking).map((status) => <BidTag key={status} status={status} />)}
    </>
  )
}

const BID_LOOK = {
  asked: { tone: 'asked', icon: icons.ask },
  countered: { tone: 'asked', icon: icons.ask },
  accepted: { tone: 'agreed', icon: icons.check },
  unpaid: { tone: 'bad', icon: icons.card },
  charged: { tone: 'agreed', icon: icons.check },
  done: { tone: 'guaranteed', icon: icons.check },
  rejected: { tone: 'plain', icon: icons.close },
  taken_back: { tone: 'plain', icon: icons.close },
} as const satisfies Record<BidStatus, object>

export const BidTag = ({ status }: { status: BidStatus }) => {
  const words = useI18n()
  return <Tag {...BID_LOOK[status]}>{words.t(`account.bid.${status}`)}</Tag>
}
