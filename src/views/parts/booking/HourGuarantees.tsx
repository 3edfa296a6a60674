import { bookingTab, sidesOnRequest, type Booking } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { countExtraHours } from '#src/i18n/stayWords.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { bidStatesOf } from './booking.rules.ts'
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
      {isWithBids && bidStatesOf(booking).map((state) => <BidTag key={state} state={state} />)}
    </>
  )
}

export const BidTag = ({ state }: { state: Booking['bids']['check_in']['state'] }) => {
  const words = useI18n()
  if (state === 'none') return null
  const tone = { asked: 'asked', accepted: 'guaranteed', rejected: 'plain' } as const
  const icon = { asked: icons.ask, accepted: icons.check, rejected: icons.close } as const
  return (
    <Tag tone={tone[state]} icon={icon[state]}>
      {words.t(`account.bid.${state}`)}
    </Tag>
  )
}
