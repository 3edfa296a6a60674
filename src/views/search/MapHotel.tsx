import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Room, Stay } from '#contract/hotel/stay.ts'
import { hoursInBaseRate, Money, NightPrice } from '#src/i18n/Money.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { HotelName, HotelRating } from '#src/views/parts/hotel/HotelTitle.tsx'
import { GuaranteeNote } from './HotelCard.tsx'
import * as css from './MapHotel.css.ts'

/** Compact hotel card for the map. Its link keeps the search. */
export const MapHotel = ({
  hotel,
  stay,
  query,
}: {
  hotel: HotelSummary
  stay: Stay & { rooms: readonly Room[] }
  query: Record<string, string>
}) => (
  <div className={css.card}>
    <Picture src={hotel.image} alt="" width={900} height={600} eager className={css.picture} />
    <div className={css.words}>
      <HotelName hotel={hotel} query={query} />
      <HotelRating reviews={hotel.reviews} />
      <p className={css.price}>
        <span className={css.total}>
          <Money dollars={hotel.rate.total} />
        </span>{' '}
        <span className={css.night}>
          <NightPrice dollars={hotel.rate.avg_night_price} rooms={stay.rooms.length} hours={hoursInBaseRate(hotel)} />
        </span>
      </p>
      <GuaranteeNote hotel={hotel} stay={stay} />
    </div>
  </div>
)
