import type { Booking } from '#contract/booking/bookings.ts'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { directionsTo } from './directions.ts'

/** Opens directions to the hotel in a new window. */
export const DirectionsLink = ({ hotel, text }: { hotel: Pick<Booking['hotel'], 'location'>; text: string }) => {
  const href = directionsTo(hotel)
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'line' })}>
      <Icon path={icons.pin} />
      {text}
    </a>
  )
}
