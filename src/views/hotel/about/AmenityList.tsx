import type { Amenity } from '#contract/hotel/amenities.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import * as css from '#src/views/hotel/HotelPage.css.ts'

const ICONS: Partial<Record<Amenity, IconPath>> = {
  wifi: icons.wifi,
  pool: icons.pool,
  gym: icons.gym,
  breakfast: icons.cup,
  bar: icons.cup,
  air_conditioning: icons.airConditioning,
  family: icons.family,
}

export const AmenityList = ({ amenities }: { amenities: readonly Amenity[] }) => {
  const words = useI18n()
  return (
    <ul className={css.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity} className={css.amenity}>
          <Icon path={ICONS[amenity] ?? icons.check} />
          {words.t(`hotel.amenity.${amenity}`)}
        </li>
      ))}
    </ul>
  )
}
