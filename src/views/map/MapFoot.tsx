import { scaleLength } from '#machines/map/map.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useId } from 'react'
import * as css from './MapFoot.css.ts'

export interface MapFootProps {
  basemap: 'offline' | 'tiled' | 'fallback'
  /** Attribution of the tiles. */
  attribution: string | null
  metresPerPixel: number | null
  hasFailed: boolean
  onRetryTiles: () => void
}

/** Data sources of the offline map, with their attribution pages. */
const SOURCES = [
  { name: '© OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' },
  { name: 'Natural Earth', address: 'https://www.naturalearthdata.com' },
  { name: 'GeoNames', address: 'https://www.geonames.org' },
]
const WIDEST_PX = 80
const METRES = 1000

/** Bottom line of the map: note that it is simplified, scale, and data sources. */
export const MapFoot = ({ basemap, attribution, metresPerPixel, hasFailed, onRetryTiles }: MapFootProps) => {
  const words = useI18n()
  const note = useId()
  const length = metresPerPixel === null ? null : scaleLength(metresPerPixel * WIDEST_PX)
  return (
    <>
      {basemap === 'fallback' && (
        <p className={css.notice} role="status">
          {words.t('map.fallenBack')}{' '}
          <button type="button" className={css.link} onClick={onRetryTiles}>
            {words.t('common.retry')}
          </button>
        </p>
      )}
      {hasFailed && basemap !== 'tiled' && (
        <p className={css.notice} role="status">
          {words.t('map.failed')}
        </p>
      )}
      <div className={css.foot}>
        {length !== null && metresPerPixel !== null && (
          <span className={css.scale}>
            <span className={css.bar} style={{ inlineSize: length / metresPerPixel }} aria-hidden="true" />
            <Numeral direction="auto">{words.distance(length / METRES)}</Numeral>
          </span>
        )}
        {basemap !== 'tiled' && (
          <>
            <button type="button" className={css.link} popoverTarget={note}>
              {words.t('map.simplified')}
            </button>
            <p id={note} popover="auto" className={css.note}>
              {words.t('map.noStreets')}
            </p>
          </>
        )}
        <span className={css.sources}>
          <VisuallyHidden>{words.t('map.data')}: </VisuallyHidden>
          {basemap === 'tiled'
            ? attribution
            : SOURCES.map(({ name, address }) => (
                <a key={name} href={address} rel="noreferrer" target="_blank" className={css.source}>
                  <bdi dir="ltr">{name}</bdi>
                </a>
              ))}
        </span>
      </div>
    </>
  )
}
