import type { ConfirmInquiryResponse } from '#contract/inquiry/confirm.ts'
import { hourPromise } from '#contract/inquiry/hourPromise.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { HoursShown } from '#src/views/parts/negotiation/HoursShown.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { stayOf } from '#src/views/parts/negotiation/offer.rules.ts'
import { priceText } from '#src/views/parts/negotiation/words.ts'

/** The request that the guest confirms: hotel, hours and price. */
export const InquirySummary = ({ inquiry }: { inquiry: NonNullable<ConfirmInquiryResponse['inquiry']> }) => {
  const words = useI18n()
  return (
    <>
      <div className={part.head}>
        <h2 className={part.title}>
          <bdi>{inquiry.hotel}</bdi>
        </h2>
        <b className={part.large}>{priceText(words, inquiry.price)}</b>
      </div>
      <HoursShown
        stay={stayOf(inquiry)}
        side={null}
        tone={hourPromise(inquiry.status) ?? 'asked'}
        timeZone={inquiry.time_zone}
      />
    </>
  )
}
