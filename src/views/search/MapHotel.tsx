import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Room, Stay } from '#contract/hotel/stay.ts'
import { shownRate, type WantedTerms } from '#machines/search/shownRate.rules.ts'
import { hoursInCardTotal } from '#src/i18n/hoursInTotal.ts'
import { Money } from '#src/i18n/Money.tsx'
import { NightPrice } from '#src/i18n/NightPrice.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { HotelName, HotelRating } from '#src/views/parts/hotel/HotelTitle.tsx'
import { GuaranteeNote, rateQuery } from './HotelCard.tsx'
import * as css from './MapHotel.css.ts'

/** Compact hotel card for the map. Its link keeps the search. */
export const MapHotel = ({
  hotel,
  stay,
  wanted,
  query,
}: {
  hotel: HotelSummary
  stay: Stay & { rooms: readonly Room[] }
  wanted: WantedTerms
  query: Record<string, string>
}) => {
  const shown = shownRate(hotel, wanted)
  if (shown === null) return null
  return (
    <div className={css.card}>
      <Picture src={hotel.image} alt="" width={900} height={600} eager className={css.picture} />
      <div className={css.words}>
        <HotelName hotel={hotel} query={rateQuery(hotel, wanted, query)} />
        <HotelRating reviews={hotel.reviews} />
        <p className={css.price}>
          <span className={css.total}>
            <Money dollars={shown.hoursTotal} />
          </span>{' '}
          <span className={css.night}>
            <NightPrice dollars={shown.avg_night_price} rooms={stay.rooms.length} hours={hoursInCardTotal(hotel)} />
          </span>
        </p>
        <GuaranteeNote hotel={hotel} shown={shown} stay={stay} />
      </div>
    </div>
  )
}
