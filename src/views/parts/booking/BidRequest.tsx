import type { Bid } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Link } from '@tanstack/react-router'
import * as css from './BidRequest.css.ts'
import { TakeBackDeadline } from './TakeBackDeadline.tsx'

const LINKS = {
  countered: 'booking.bid.answer',
  unpaid: 'booking.bid.card',
} as const

/**
 * What a bid waits for, from when an agreed one is certain, and the way to the page of its request. Nothing before the request was
 * sent to the hotel.
 */
export const BidRequest = ({ bid, timeZone }: { bid: Bid; timeZone: string }) => {
  const words = useI18n()
  const { inquiry, status, offer } = bid
  if (inquiry === undefined || status === undefined) return null
  const isWaiting = status === 'countered' || status === 'unpaid'
  return (
    <div className={css.request}>
      {status === 'countered' && offer !== undefined && (
        <p>
          <Trans
            text="booking.bid.countered"
            parts={{ hour: words.hourOf(offer.at), money: <Money key="money" exact dollars={offer.amount} /> }}
          />
        </p>
      )}
      {status === 'unpaid' && <p>{words.t('booking.bid.unpaid')}</p>}
      <TakeBackDeadline bid={bid} timeZone={timeZone} />
      <Link to="/inquiry/$id" params={{ id: inquiry }} className={textLink}>
        {words.t(isWaiting ? LINKS[status] : 'booking.bid.see')}
      </Link>
    </div>
  )
}
