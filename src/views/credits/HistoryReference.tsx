import type { StayedHours } from '#contract/booking/credits.ts'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './credits.css.ts'

/** The booking that a line of the history belongs to. */
export const HistoryReference = ({ booking: { hotel_name, reference } }: Pick<StayedHours, 'booking'>) => (
  <p className={css.small}>
    <Facts>
      <bdi>{hotel_name}</bdi>
      <Numeral>{reference}</Numeral>
    </Facts>
  </p>
)
