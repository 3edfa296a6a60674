import type { StayedHours } from '#contract/booking/credits.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './credits.css.ts'

/** Booking of a history entry. */
export const HistoryReference = ({ booking: { hotel_name, reference } }: Pick<StayedHours, 'booking'>) => (
  <p className={css.small}>
    <Facts>
      <bdi>{hotel_name}</bdi>
      <Numeral>{reference}</Numeral>
    </Facts>
  </p>
)
