import { selectBasemap, selectIsAsking, selectIsFollowing, selectPicked } from '#machines/map/map.selectors.ts'
import type { MapActor, PinnedPlace } from '#src/actors/search/map.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Checkbox } from '#src/ui/forms/Choice.tsx'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { HotelOnMap, HotelsMapProps } from './HotelsMap.tsx'
import { MapCard } from './MapCard.tsx'
import { MapFoot } from './MapFoot.tsx'
import { PricePins } from './PricePins.tsx'
import * as css from './InteractiveMap.css.ts'
import { ZoomButtons } from './ZoomButtons.tsx'
import { useCanvas } from './useCanvas.ts'

/** Size of a price on the map: padding, and width of a digit. */
const PRICE_AIR_PX = 30
const DIGIT_PX = 9
/** Direction marks in right-to-left text. */
const UNSEEN = /\p{Cf}/gu

const placeOf = ({ id, location, hours_total }: HotelOnMap, words: PageI18n): PinnedPlace => {
  const { length } = words.money(hours_total).replaceAll(UNSEEN, '')
  return { id, location, width: PRICE_AIR_PX + length * DIGIT_PX }
}

export const InteractiveMap = ({
  actor,
  hotels,
  point,
  bounds,
  zoom,
  lit,
  onLight,
  onSearchArea,
  card,
  busy,
  onRetry,
}: HotelsMapProps & { actor: MapActor }) => {
  const words = useI18n()
  const basemap = useRef<HTMLDivElement>(null)
  const pinLayer = useRef<HTMLUListElement>(null)
  const { handle, pins, metresPerPixel, hasFailed, attribution } = useCanvas(actor, basemap, pinLayer, {
    places: useMemo(() => hotels.map((hotel) => placeOf(hotel, words)), [hotels, words]),
    onLight,
    onSearchArea,
  })
  const isAsking = useSelector(actor, selectIsAsking)
  const isFollowing = useSelector(actor, selectIsFollowing)
  const picked = useSelector(actor, selectPicked)
  const groundKind = useSelector(actor, selectBasemap)

  const { lat, lng } = point
  useEffect(() => {
    actor.send({ type: 'searched.change', searched: { point: { lat, lng }, bounds, zoom } })
  }, [actor, bounds, lat, lng, zoom])
  useEffect(() => {
    actor.send({ type: 'hotels.change', ids: hotels.map(({ id }) => id) })
  }, [actor, hotels])

  const byId = useMemo(() => new Map(hotels.map((hotel) => [hotel.id, hotel])), [hotels])
  const open = picked === null ? undefined : byId.get(picked)
  const cardBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [box, map] = [cardBox.current?.getBoundingClientRect(), basemap.current?.getBoundingClientRect()]
    if (picked === null || box === undefined || map === undefined) return
    handle?.reveal(picked, { left: box.left - map.left, right: box.right - map.left, top: box.top - map.top })
  }, [handle, picked])
  const closeCard = () => {
    actor.send({ type: 'card.close' })
    if (picked !== null)
      pinLayer.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(picked)}"] button`)?.focus()
  }

  return (
    <section className={css.map} aria-label={words.t('map.label')}>
      <div
        ref={basemap}
        className={css.basemap}
        // Handles the arrow keys itself, as its label says.
        role="application"
        aria-label={words.t('map.keys')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map is moved by keys
        tabIndex={0}
      />
      <PricePins
        ref={pinLayer}
        pins={pins}
        hotels={byId}
        handle={handle}
        lit={lit}
        picked={picked}
        onLight={onLight}
        onPress={(id) => actor.send({ type: 'pin.press', id })}
      />
      <div className={css.ask}>
        {onRetry !== undefined && !isAsking && (
          <Button size="small" icon={icons.warning} className={css.askButton} onClick={onRetry}>
            {words.t('map.areaFailed')}
          </Button>
        )}
        {(isAsking || busy) && (
          <Button
            size="small"
            icon={icons.retry}
            busy={busy}
            className={css.askButton}
            onClick={() => actor.send({ type: 'area.search' })}
          >
            {words.t(busy ? 'search.loading' : 'search.map.searchArea')}
          </Button>
        )}
      </div>
      <ZoomButtons handle={handle} />
      <div className={css.low}>
        {open && (
          <MapCard ref={cardBox} key={open.id} name={open.name} onClose={closeCard}>
            {card(open.id)}
          </MapCard>
        )}
        <Checkbox
          className={css.follow}
          checked={isFollowing}
          onChange={({ target }) => actor.send({ type: target.checked ? 'following.begin' : 'following.end' })}
        >
          {words.t('map.follow')}
        </Checkbox>
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
