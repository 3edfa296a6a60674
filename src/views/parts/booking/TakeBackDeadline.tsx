import type { Bid } from '#contract/booking/bookings.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { momentText } from '#src/views/parts/negotiation/words.ts'

/** The moment until which a hotel can take agreed hours back; nothing where none are agreed, or where a card is needed first. */
export const TakeBackDeadline = ({ bid, timeZone, className }: { bid: Bid; timeZone: string; className?: string }) => {
  const words = useI18n()
  const { status, final_at } = bid
  if (status === undefined || status === 'unpaid' || final_at === undefined || hourPromise(status) !== 'agreed')
    return null
  return <p className={className}>{words.t('booking.bid.certain', { when: momentText(words, final_at, timeZone) })}</p>
}
