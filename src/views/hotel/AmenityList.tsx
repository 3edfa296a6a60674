import type { Amenity } from '#contract/amenities.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import * as css from './HotelPage.css.ts'

const ICONS: Partial<Record<Amenity, IconName>> = {
  wifi: 'wifi',
  pool: 'pool',
  gym: 'gym',
  breakfast: 'cup',
  bar: 'cup',
  air_conditioning: 'airConditioning',
  family: 'family',
}

export const AmenityList = ({ amenities }: { amenities: readonly Amenity[] }) => {
  const words = useWords()
  return (
    <ul className={css.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity} className={css.amenity}>
          <Icon name={ICONS[amenity] ?? 'check'} />
          {words.t(`hotel.amenity.${amenity}`)}
        </li>
      ))}
    </ul>
  )
}
