import type { Booking } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { directionsTo } from './directions.ts'

/** Opens directions to the hotel in a new window. */
export const DirectionsLink = ({ hotel }: Pick<Booking, 'hotel'>) => {
  const words = useI18n()
  const href = directionsTo(hotel)
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ look: 'line' })}>
      <Icon path={icons.pin} />
      {words.t('booking.directions')}
    </a>
  )
}
