import type { Amenity } from '#contract/amenities.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import * as icons from '#src/ui/icons.ts'
import type { IconPath } from '#src/ui/icons.ts'
import * as css from './HotelPage.css.ts'

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
