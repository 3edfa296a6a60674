import { openMapCanvas, type MapHandle, type PlacedPins } from '#src/actors/map.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { REDUCED_MOTION } from '#src/styles/media.ts'
import { useMedia } from '#src/ui/useMedia.ts'
import { useEffect, useRef, useState } from 'react'
import { colorsAt, followScheme } from './colors.ts'
import { MapFoot } from './MapFoot.tsx'
import type { PlaceMapProps } from './PlaceMap.tsx'
import * as pin from './PricePins.css.ts'
import * as css from './RunningMap.css.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** Streets would be seen from here; without them, the quarter and the water around it. */
const PLACE_ZOOM = 14
const HERE = 'here'
const nothing = (): void => undefined

export const WholePlaceMap = ({ name, location: { lat, lng } }: PlaceMapProps) => {
  const words = useWords()
  const { locale } = words
  const isStill = useMedia(REDUCED_MOTION)
  const ground = useRef<HTMLDivElement>(null)
  const pinLayer = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<MapHandle | null>(null)
  const [{ priced }, setPins] = useState<PlacedPins>({ priced: [], inSight: [] })
  const [metresPerPixel, setMetresPerPixel] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const [element, layer] = [ground.current, pinLayer.current]
    if (element === null || layer === null) return undefined
    const opened = openMapCanvas({
      element,
      pinLayer: layer,
      searched: { point: { lat, lng }, bounds: null, zoom: PLACE_ZOOM },
      locale,
      colors: colorsAt(element),
      isStill,
      isShy: true,
      told: {
        placed: nothing,
        grabbed: nothing,
        settled: nothing,
        pins: setPins,
        hovered: nothing,
        pressed: nothing,
        scaled: setMetresPerPixel,
        failed: () => setHasFailed(true),
        tile: nothing,
      },
    })
    opened.setPlaces([{ id: HERE, location: { lat, lng }, width: 1 }])
    setHandle(opened)
    const unfollow = followScheme(element, opened)
    const sizes = new ResizeObserver(() => opened.refit())
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      unfollow()
      opened.close()
      setHandle(null)
    }
  }, [isStill, lat, lng, locale])

  return (
    <section className={css.map} aria-label={words.t('map.place', { name })}>
      <div ref={ground} className={css.shyGround} aria-hidden="true" />
      <div ref={pinLayer} className={pin.layer}>
        {priced.map(({ id, x, y }) => (
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
          ground="drawn"
          attribution={null}
          metresPerPixel={metresPerPixel}
          hasFailed={hasFailed}
          onRetryTiles={nothing}
        />
      </div>
    </section>
  )
}
