import { selectBasemap } from '#machines/map/map.selectors.ts'
import { startMap, type MapActor } from '#src/actors/search/map.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import * as hotels from './HotelsMap.css.ts'
import { MapFoot } from './MapFoot.tsx'
import type { PlaceMapProps } from './PlaceMap.tsx'
import * as pin from './PricePins.css.ts'
import * as css from './InteractiveMap.css.ts'
import { useCanvas } from './useCanvas.ts'
import { useMapActor } from './useMapActor.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** Shows streets, or on the offline map the neighborhood and the water around it. */
const PLACE_ZOOM = 14
const HERE = 'here'

export const LoadedPlaceMap = (props: PlaceMapProps) => {
  const actor = useMapActor(startMap, { point: props.location, bounds: null, zoom: PLACE_ZOOM })
  return actor === null ? <div className={hotels.waiting} aria-busy /> : <RunningPlaceMap {...props} actor={actor} />
}

const RunningPlaceMap = ({ name, location: { lat, lng }, actor }: PlaceMapProps & { actor: MapActor }) => {
  const words = useI18n()
  const basemap = useRef<HTMLDivElement>(null)
  const pinLayer = useRef<HTMLDivElement>(null)
  const { handle, pins, metresPerPixel, hasFailed, attribution } = useCanvas(actor, basemap, pinLayer, {
    places: useMemo(() => [{ id: HERE, location: { lat, lng }, width: 1 }], [lat, lng]),
    isShy: true,
  })
  const groundKind = useSelector(actor, selectBasemap)
  return (
    <section className={css.map} aria-label={words.t('map.place', { name })}>
      <div ref={basemap} className={css.shyGround} aria-hidden="true" />
      <div ref={pinLayer} className={pin.layer}>
        {pins.priced.map(({ id, x, y }) => (
          <div key={id} data-pin={id} className={pin.pin} style={{ translate: `${x}px ${y}px` }}>
            <span className={pin.name}>
              <bdi className={pin.words}>{name}</bdi>
            </span>
          </div>
        ))}
      </div>
      <ZoomButtons handle={handle} />
      <div className={css.low}>
        <MapFoot
          basemap={groundKind}
          attribution={attribution}
          metresPerPixel={metresPerPixel}
          hasFailed={hasFailed}
          onRetryTiles={() => actor.send({ type: 'tiles.retry' })}
        />
      </div>
    </section>
  )
}
